import type { PointPx } from '../sheet/types.ts';
import type { RoomPx } from '../structure/types.ts';

/** A rectangle along a wall. */
export interface WallFit {
  /** Corners, sheet pixels; the first two are at the wall. */
  readonly outline: PointPx[];
  /** Metres along the wall, and away from it. */
  readonly along: number;
  readonly across: number;
}

/** Shorter pieces of a room's outline give no direction, metres. */
const SHORTEST = 0.25;
/** What ends this near to a wall stands at it: rims and cisterns are narrow, and their lines belong to the wall's; metres. */
const NEAR = { short: 0.32, long: 0.22, any: 0.2, free: 0.2 } as const;
/** Share of the points that are left out at every side of the rectangle. */
const FRAY = 0.02;
/** A side that should not be at the wall makes a wall this much farther, metres. */
const WRONG_SIDE = 0.3;

/**
 * The rectangle around points (sheet pixels, middles of pixels of size `pixelPx`) in the direction of the wall of their room that they stand at, moved to its face.
 * `back` is the side of the fixture that is at the wall. Undefined where it is at none, unless it may stand free.
 */
export function fitToWall(
  points: readonly PointPx[],
  room: RoomPx,
  back: keyof typeof NEAR,
  pixelPx: number,
  ppm: number,
): WallFit | undefined {
  let best: { cost: number; fit: WallFit } | undefined;
  for (const ring of [room.outline, ...room.holes]) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length < SHORTEST * ppm) return;
      const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      for (const side of [1, -1]) {
        const [vx, vy] = [-uy * side, ux * side];
        const place = ([x, y]: PointPx) =>
          [(x - a[0]) * ux + (y - a[1]) * uy, (x - a[0]) * vx + (y - a[1]) * vy] as const;
        const seen = points.map(place);
        const [u0, u1] = extent(
          seen.map(([u]) => u),
          pixelPx,
        );
        const [v0, v1] = extent(
          seen.map(([, v]) => v),
          pixelPx,
        );
        if (v1 <= 0 || v0 < -NEAR.any * ppm) continue;
        const overlap = Math.min(u1, length) - Math.max(u0, 0);
        const isNear = v0 <= NEAR[back] * ppm && overlap > 0.5 * (u1 - u0);
        if (!isNear && back !== 'free') continue;
        const near = isNear ? 0 : v0;
        const [along, across] = [(u1 - u0) / ppm, (v1 - near) / ppm];
        const wrong = (back === 'short' && along > across) || (back === 'long' && across > along);
        const cost = Math.max(0, v0) / ppm + (wrong ? WRONG_SIDE : 0);
        if (best && best.cost <= cost) continue;
        const at = (u: number, v: number): PointPx => [a[0] + ux * u + vx * v, a[1] + uy * u + vy * v];
        best = { cost, fit: { outline: [at(u0, near), at(u1, near), at(u1, v1), at(u0, v1)], along, across } };
      }
    });
  }
  return best?.fit;
}

function extent(values: number[], pixelPx: number): [number, number] {
  values.sort((a, b) => a - b);
  const skip = Math.floor(FRAY * values.length);
  return [values[skip]! - pixelPx / 2, values[values.length - 1 - skip]! + pixelPx / 2];
}
