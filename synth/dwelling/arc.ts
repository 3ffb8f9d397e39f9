import type { Point } from '#core/plan/schema.ts';

/** A corner of a line of chords, with the directions of the line before and after it, radians from its first direction. */
export interface ArcCorner {
  point: Point;
  before: number;
  after: number;
}

/**
 * The corners of an arc in chords, which goes on straight at both ends, in a frame in which it starts below its middle and turns to
 * the right: from (0, `radius`) over `angle` radians about (0, 0). With no radius it is one sharp corner.
 */
export function arcCorners(radius: number, angle: number, chords: number): ArcCorner[] {
  if (radius < 1e-6) return [{ point: [0, 0], before: 0, after: angle }];
  return Array.from({ length: chords + 1 }, (_, k) => {
    const a = (k * angle) / chords;
    return {
      point: [radius * Math.sin(a), radius * Math.cos(a)],
      before: k === 0 ? 0 : ((k - 0.5) * angle) / chords,
      after: k === chords ? angle : ((k + 0.5) * angle) / chords,
    };
  });
}

/** The corner of the line that runs beside it at a distance, outwards where that is positive. */
export function besideCorner({ point: [x, y], before, after }: ArcCorner, off: number): Point {
  const [middle, reach] = [(before + after) / 2, off / Math.cos((after - before) / 2)];
  return [x + Math.sin(middle) * reach, y + Math.cos(middle) * reach];
}
