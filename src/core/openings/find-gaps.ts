import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { WallPx, WallsPx } from '../walls/types.ts';

/** A stretch of a wall's centre line without wall body: distances from the start of the wall, pixels. */
export interface Gap {
  readonly wall: number;
  readonly lo: number;
  readonly hi: number;
}

/** Stretches of every wall where its body is interrupted for at least `shortest` pixels. */
export function findGaps(walls: WallsPx, shortest: number): Gap[] {
  return walls.walls.flatMap((w, wall) =>
    emptyRuns(w, walls)
      .filter((r) => r.hi - r.lo >= shortest)
      .map((r) => ({ wall, ...r })),
  );
}

function emptyRuns(w: WallPx, walls: WallsPx): { lo: number; hi: number }[] {
  const long = lengthOf(w);
  const runs: { lo: number; hi: number }[] = [];
  let start = -1;
  for (let s = 0; s <= long + 1; s++) {
    const empty = s <= long && !hasBody(w, s, walls);
    if (empty && start < 0) start = s;
    if (!empty && start >= 0) {
      runs.push({ lo: start, hi: Math.min(long, s) });
      start = -1;
    }
  }
  return runs;
}

function hasBody(w: WallPx, along: number, walls: WallsPx): boolean {
  let hits = 0;
  for (let k = -2; k <= 2; k++) {
    const [x, y] = pointAt(w, along, k * 0.17 * w.thicknessPx);
    if (isSet(walls.mask, x, y)) hits++;
  }
  return hits >= 2;
}
