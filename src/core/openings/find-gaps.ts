import { emptyRuns } from '../raster/empty-runs.ts';
import type { WallsPx } from '../structure/types.ts';

/** A stretch of a wall's centre line without wall body: distances from the start of the wall, pixels. */
export interface Gap {
  readonly wall: number;
  readonly lo: number;
  readonly hi: number;
}

/** Stretches of every wall where its body is interrupted for at least `shortest` pixels. */
export function findGaps(walls: WallsPx, shortest: number): Gap[] {
  return walls.walls.flatMap((w, wall) =>
    emptyRuns(walls.mask, w, w.thicknessPx)
      .filter((r) => r.hi - r.lo >= shortest)
      .map((r) => ({ wall, ...r })),
  );
}
