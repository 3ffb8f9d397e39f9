import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Piece } from './pieces.ts';

/** Fixtures stand this near to their wall, metres: rim, cladding and line. */
const NEAR_M = 0.2;
const SAMPLES = [0.15, 0.3, 0.5, 0.7, 0.85];

/** Which of the four sides of a shape's rectangle lie along a wall or a window of its room, in the order of its corners. */
export function wallSides({ shape, room }: Piece, walls: Bitmap, rooms: Uint16Array, ppm: number): boolean[] {
  const { corners, middle } = shape;
  return corners.map((a, k) => {
    const b = corners[(k + 1) % 4]!;
    const out = [(a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]];
    const length = Math.hypot(out[0]!, out[1]!) || 1;
    const hits = SAMPLES.filter((s) => {
      for (let d = 0; d <= NEAR_M * ppm; d++) {
        const x = Math.round(a[0] + s * (b[0] - a[0]) + (out[0]! / length) * d);
        const y = Math.round(a[1] + s * (b[1] - a[1]) + (out[1]! / length) * d);
        if (isSet(walls, x, y) || rooms[y * walls.width + x] !== room + 1) return true;
      }
      return false;
    });
    return hits.length >= 3;
  });
}
