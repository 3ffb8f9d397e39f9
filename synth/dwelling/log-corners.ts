import type { Plan, Point, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { inRing } from './rooms.ts';

/** How far logs stand out beyond the face of the wall that they cross, metres. */
const OUT = [0.12, 0.28] as const;
/** What stays free around them, metres. */
const CLEAR = 0.1;

/** Lets every upright wall run on outdoors where it meets an outer wall, as the crossed logs of a log house do. */
export function crossLogs(plan: Plan, random: Random): void {
  const out = Math.round(random.range(...OUT) * 1000) / 1000;
  const upright = plan.walls.filter(({ from, to }) => from[0] === to[0] || from[1] === to[1]);
  const longer = upright.flatMap((wall) =>
    (['from', 'to'] as const).flatMap((end) => {
      const crossed = upright.find((w) => w !== wall && w.exterior && isCrossed(w, wall, wall[end]));
      if (!crossed) return [];
      const at = beyond(wall, end, crossed.thickness / 2 + out);
      const around = [0.01, out / 2, out + CLEAR].flatMap((off) =>
        [-1, 0, 1].map((side) => beyond(wall, end, crossed.thickness / 2 + off, side * (wall.thickness / 2 + CLEAR))),
      );
      const isFree = !plan.rooms.some(({ outline }) => around.some((p) => inRing(p, outline)));
      return isFree && !goesOn(plan.walls, wall, wall[end]) ? [{ wall, end, at }] : [];
    }),
  );
  for (const { wall, end, at } of longer) wall[end] = at;
}

/** Whether a wall that ends at `p` meets another there at a right angle. */
function isCrossed({ from, to }: Wall, wall: Wall, p: Point): boolean {
  const axis = from[0] === to[0] ? 1 : 0;
  if ((wall.from[0] === wall.to[0] ? 1 : 0) === axis || p[1 - axis] !== from[1 - axis]) return false;
  return p[axis]! >= Math.min(from[axis], to[axis]) && p[axis]! <= Math.max(from[axis], to[axis]);
}

/** Whether another wall of the same line begins where this one ends. */
const goesOn = (walls: readonly Wall[], wall: Wall, p: Point) =>
  walls.some(
    (w) =>
      w !== wall &&
      [w.from, w.to].some((q) => q[0] === p[0] && q[1] === p[1]) &&
      (w.from[0] === w.to[0]) === (wall.from[0] === wall.to[0]) &&
      (w.from[1] === w.to[1]) === (wall.from[1] === wall.to[1]),
  );

/** A point beyond an end of an upright wall, `beside` its line. */
function beyond(wall: Wall, end: 'from' | 'to', by: number, beside = 0): Point {
  const [p, q] = end === 'from' ? [wall.from, wall.to] : [wall.to, wall.from];
  const move = (axis: 0 | 1) => {
    const ahead = Math.sign(p[axis] - q[axis]);
    return Math.round((p[axis] + (ahead === 0 ? beside : ahead * by)) * 1e6) / 1e6;
  };
  return [move(0), move(1)];
}
