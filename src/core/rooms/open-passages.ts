import { lengthOf, pointAt } from '../geometry/segment.ts';
import { invert, isSet } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { NO_DOOR, restsOfHalls } from './rest-of-hall.ts';

/** A passage goes on without jambs: the gap takes up this share of the ground behind it. */
const FULL = 0.85;

/**
 * Opens gaps between a named hall and the rest of it: two walls in line on both sides of a hall do not part it. Changes `barrier`.
 */
export function openPassages(
  barrier: Bitmap,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  texts: readonly TextRun[],
): void {
  const { doorPx } = walls;
  const gaps = openings.filter((o) => o.kind === 'gap' && lengthOf(o) > NO_DOOR * doorPx);
  if (!gaps.length) return;
  const { width } = barrier;
  const ground = findComponents(invert(barrier), 4);
  const labelAt = (x: number, y: number) => ground.labels[Math.round(y) * width + Math.round(x)] ?? 0;
  const restOf = restsOfHalls(ground, width, texts, doorPx);
  for (const o of gaps) {
    const off = 0.5 * Math.max(3, walls.walls[o.wall]!.thicknessPx) + 0.15 * doorPx;
    const middle = lengthOf(o) / 2;
    const [a, b] = [-off, off].map((beside) => labelAt(...pointAt(o, middle, beside))) as [number, number];
    const rest = restOf(a, b);
    if (!rest) continue;
    const beside = rest === a ? -off : off;
    const isFree = (along: number) => !isSet(barrier, ...pointAt(o, along, beside));
    let [lo, hi] = [middle, middle];
    while (isFree(lo) && hi - lo < lengthOf(o) / FULL) lo--;
    while (isFree(hi) && hi - lo < lengthOf(o) / FULL) hi++;
    if (hi - lo >= lengthOf(o) / FULL) continue;
    fillBand(barrier, o.from, o.to, Math.max(3, walls.walls[o.wall]!.thicknessPx) + 2, 0);
  }
}
