import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import type { RoomType } from '../plan/schema.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import type { LeavesOf } from './find-mouths.ts';

/** A cut wider than this, in door widths, is no door that was not seen; nor is one before ground that so many doors lead into. */
const NARROWEST = 1.05;
const DOORS = 2;
/** Largest piece of a hall that has no name of its own, squares of the door width. */
export const LARGEST_PIECE = 12;
const CERTAIN = 0.5;
export const WAYS: ReadonlySet<RoomType> = new Set(['hall', 'corridor']);

/** Cuts through undrawn necks without those that part a named hall from the rest of it: a hall may have corners and waists. */
export function joinHalls(
  cuts: readonly Segment[],
  free: Bitmap,
  texts: readonly TextRun[],
  doorPx: number,
  leavesOf?: LeavesOf,
): Segment[] {
  const names = texts.flatMap((text) => {
    const name = nameRoom(text.text, CERTAIN);
    return name ? [{ isWay: WAYS.has(name.type), at: middleOfText(text) }] : [];
  });
  if (!cuts.length || !names.some(({ isWay }) => isWay)) return [...cuts];
  const parted = { ...free, data: free.data.slice() };
  for (const { from, to } of cuts) fillBand(parted, from, to, 2.5, 0);
  const { labels, list } = findComponents(parted, 4);
  const labelAt = (x: number, y: number) => labels[Math.round(y) * free.width + Math.round(x)] ?? 0;
  const [hall, named] = [new Set<number>(), new Set<number>([0])];
  for (const { isWay, at } of names) {
    const label = labelAt(...at);
    named.add(label);
    if (isWay) hall.add(label);
  }
  const leaves = leavesOf?.({ labels, count: list.length, width: free.width });
  return cuts.filter((cut) => {
    const [a, b] = [-4, 4].map((beside) => labelAt(...pointAt(cut, lengthOf(cut) / 2, beside))) as [number, number];
    const rest = hall.has(a) && !named.has(b) ? b : hall.has(b) && !named.has(a) ? a : 0;
    if (!rest || list[rest - 1]!.area > LARGEST_PIECE * doorPx ** 2) return true;
    return lengthOf(cut) <= NARROWEST * doorPx && (leaves?.[rest] ?? 0) < DOORS;
  });
}
