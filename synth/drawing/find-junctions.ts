import type { Point, Wall } from '#core/plan/schema.ts';

/** How the centre lines of walls meet at a point: bent, one on another, crossing; `end` where one stops alone. */
export const JUNCTION_KINDS = ['corner', 'tee', 'cross', 'end'] as const;
export type JunctionKind = (typeof JUNCTION_KINDS)[number];

export interface Junction {
  kind: JunctionKind;
  at: Point;
}

/** Points nearer than this are one, metres: plans are in whole millimetres. */
const SAME_POINT_M = 0.002;
/** Arms whose directions differ by less are one, radians. */
const SAME_DIRECTION = 0.02;
/** Walls that turn by less are pieces of one curved wall, radians: a bend of six degrees is hardly seen. */
const LEAST_TURN = 0.1;

/** Where centre lines of walls bend, meet, cross or end, metres. Where one wall only goes on as another, straight or round a curve, there is no junction. */
export function findJunctions(walls: readonly Wall[]): Junction[] {
  const points: Point[] = [];
  const add = (p: Point | undefined) => {
    if (p && !points.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < SAME_POINT_M)) points.push(p);
  };
  walls.forEach((wall, i) => {
    add(wall.from);
    add(wall.to);
    for (const other of walls.slice(i + 1)) add(crossing(wall, other));
  });
  return points.flatMap((at) => {
    const kind = kindOf(walls.flatMap((wall) => armsOf(wall, at)));
    return kind ? [{ kind, at }] : [];
  });
}

/** From the directions in which walls leave a point, radians. */
function kindOf(directions: readonly number[]): JunctionKind | undefined {
  const arms = directions.filter((a, i) => !directions.slice(0, i).some((b) => turnBetween(a, b) < SAME_DIRECTION));
  if (arms.length === 1) return 'end';
  if (arms.length > 2) return arms.length === 3 ? 'tee' : 'cross';
  const [a, b] = arms as [number, number];
  return Math.PI - turnBetween(a, b) < LEAST_TURN ? undefined : 'corner';
}

const turnBetween = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Directions in which a wall leaves a point: none when it does not reach it, two when it runs on through it. */
function armsOf({ from, to }: Wall, at: Point): number[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (at[0] - from[0]) * ux + (at[1] - from[1]) * uy;
  const across = (at[0] - from[0]) * uy - (at[1] - from[1]) * ux;
  if (Math.abs(across) > SAME_POINT_M || along < -SAME_POINT_M || along > length + SAME_POINT_M) return [];
  const ahead = Math.atan2(uy, ux);
  return [...(along < length - SAME_POINT_M ? [ahead] : []), ...(along > SAME_POINT_M ? [Math.atan2(-uy, -ux)] : [])];
}

/** The point where two walls cross, both running on beyond it. */
function crossing(one: Wall, two: Wall): Point | undefined {
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [bx, by] = [two.to[0] - two.from[0], two.to[1] - two.from[1]];
  const area = ax * by - ay * bx;
  if (Math.abs(area) < 1e-9) return undefined;
  const [dx, dy] = [two.from[0] - one.from[0], two.from[1] - one.from[1]];
  const [s, t] = [(dx * by - dy * bx) / area, (dx * ay - dy * ax) / area];
  return s > 0 && s < 1 && t > 0 && t < 1 ? [one.from[0] + ax * s, one.from[1] + ay * s] : undefined;
}
