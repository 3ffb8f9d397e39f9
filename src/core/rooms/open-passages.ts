import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { OpeningPx } from '../openings/types.ts';
import { invert, isSet } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { LARGEST_PIECE, WAYS } from './join-halls.ts';

/** A plain gap narrower than this, in door widths, may be a door that was not seen. */
const NARROWEST = 1.05;
/** A passage goes on without jambs: the gap takes up this share of the ground behind it. */
const FULL = 0.85;
const CERTAIN = 0.5;

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
  const gaps = openings.filter((o) => o.kind === 'gap' && lengthOf(o) > NARROWEST * doorPx);
  if (!gaps.length) return;
  const { width } = barrier;
  const { labels, list } = findComponents(invert(barrier), 4);
  const labelAt = (x: number, y: number) => labels[Math.round(y) * width + Math.round(x)] ?? 0;
  const [hall, named] = [new Set<number>(), new Set<number>()];
  for (const { text, box } of texts) {
    const name = nameRoom(text, CERTAIN);
    if (!name) continue;
    const l = labelAt((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
    named.add(l);
    if (WAYS.has(name.type)) hall.add(l);
  }
  for (const o of gaps) {
    const off = 0.5 * Math.max(3, walls.walls[o.wall]!.thicknessPx) + 0.15 * doorPx;
    const middle = lengthOf(o) / 2;
    const [a, b] = [-off, off].map((beside) => labelAt(...pointAt(o, middle, beside))) as [number, number];
    const rest = hall.has(a) && !named.has(b) ? b : hall.has(b) && !named.has(a) ? a : 0;
    if (!rest || list[rest - 1]!.area > LARGEST_PIECE * doorPx ** 2) continue;
    const beside = rest === a ? -off : off;
    const isFree = (along: number) => !isSet(barrier, ...pointAt(o, along, beside));
    let [lo, hi] = [middle, middle];
    while (isFree(lo) && hi - lo < lengthOf(o) / FULL) lo--;
    while (isFree(hi) && hi - lo < lengthOf(o) / FULL) hi++;
    if (hi - lo >= lengthOf(o) / FULL) continue;
    fillBand(barrier, o.from, o.to, Math.max(3, walls.walls[o.wall]!.thicknessPx) + 2, 0);
  }
}
