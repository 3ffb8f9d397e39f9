import { createBitmap } from '../raster/bitmap.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';

/** One wall at y = 100, 600 px long and 20 thick; doors are 60 px wide. */
export function oneWall(exterior: boolean, more: Partial<WallsPx> = {}): WallsPx {
  return {
    walls: [{ from: [0, 100], to: [600, 100], thicknessPx: 20, exterior }],
    mask: createBitmap(600, 200),
    thicknessPx: 20,
    doorPx: 60,
    swings: [],
    lines: [],
    spirals: [],
    ...more,
  };
}

/** An opening in it. */
export const at = (kind: OpeningPx['kind'], x0: number, x1: number): OpeningPx => ({
  kind,
  wall: 0,
  from: [x0, 100],
  to: [x1, 100],
});
