import { expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import { hasJambs } from './swing-ground.ts';

/** Bodies of walls, 12 pixels thick, from one column to another at y = 100. */
function groundOf(...walls: [number, number][]) {
  const body = createBitmap(300, 200);
  for (const [x0, x1] of walls) fillBand(body, [x0, 100], [x1, 100], 12);
  return { ink: body, toWall: distanceThirds(body), pieces: [], strokePx: 2, thicknessPx: 12 };
}

/** A leaf that closes from x = 120 to 150. */
const swing = { hinge: [120, 100] as PointPx, closed: [150, 100] as PointPx, leaf: [120, 70] as PointPx, radius: 30 };

it('finds the jambs of a small door at stubs of wall on both of its sides', () => {
  expect(hasJambs(swing, groundOf([100, 118], [152, 170]))).toBe(true);
});

it('finds none where wall goes on beyond one end only, or through the opening', () => {
  expect(hasJambs(swing, groundOf([40, 118]))).toBe(false);
  expect(hasJambs(swing, groundOf([152, 260]))).toBe(false);
  expect(hasJambs(swing, groundOf([40, 260]))).toBe(false);
});
