import type { Opening, Wall } from '#core/plan/schema.ts';

/** The frame of an opening: a point at `u` metres along it and `v` metres across the wall from its centre line. */
export interface Place {
  length: number;
  half: number;
  point(u: number, v: number): [number, number];
}

export function placeOf({ from, to }: Opening, wall: Wall): Place {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return {
    length,
    half: wall.thickness / 2,
    point: (u, v) => [from[0] + ux * u - uy * v, from[1] + uy * u + ux * v],
  };
}
