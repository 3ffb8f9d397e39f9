import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { LeavesOf } from './find-mouths.ts';
import { NO_DOOR, namesHall, restsOfHalls } from './rest-of-hall.ts';

/** Ground behind a cut as wide as a door, into which so many doors lead, is no room with an unseen one. */
const DOORS = 2;

/** Cuts through undrawn necks without those that part a named hall from the rest of it: a hall may have corners and waists. */
export function joinHalls(
  cuts: readonly Segment[],
  free: Bitmap,
  texts: readonly TextRun[],
  doorPx: number,
  leavesOf?: LeavesOf,
): Segment[] {
  if (!cuts.length || !namesHall(texts)) return [...cuts];
  const parted = { ...free, data: free.data.slice() };
  for (const { from, to } of cuts) fillBand(parted, from, to, 2.5, 0);
  const pieces = findComponents(parted, 4);
  const { labels, list } = pieces;
  const labelAt = (x: number, y: number) => labels[Math.round(y) * free.width + Math.round(x)] ?? 0;
  const restOf = restsOfHalls(pieces, free.width, texts, doorPx);
  const leaves = leavesOf?.({ labels, count: list.length, width: free.width });
  return cuts.filter((cut) => {
    const [a, b] = [-4, 4].map((beside) => labelAt(...pointAt(cut, lengthOf(cut) / 2, beside))) as [number, number];
    const rest = restOf(a, b);
    return !rest || (lengthOf(cut) <= NO_DOOR * doorPx && (leaves?.[rest] ?? 0) < DOORS);
  });
}
