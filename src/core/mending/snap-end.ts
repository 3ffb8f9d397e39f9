import type { Plan, Point } from '../plan/schema.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { snapToDrawing } from './drawn/snap-to-drawing.ts';
import { type EndName, endsAt } from './move-wall-end.ts';
import type { OnHand } from './snap-hand.ts';
import { SQUARE, snapPoint } from './snap-point.ts';

/** Something in line is near in this share of the reach: a plan has so many ends that one is in line nearly everywhere. */
const IN_LINE = 0.4;

/**
 * Where the end of a wall is meant to go: to the end or the centre line of another wall, else so that the walls that move with it run
 * level or upright, that it is in line with the ends of others, or that it is on a wall of the drawing.
 * @param reach how near something must be, metres
 */
export function snapEnd(plan: Plan, id: string, end: EndName, to: Point, reach: number, ink?: DrawnInk): OnHand {
  const moved = endsAt(plan.walls, id, end);
  const walls = plan.walls.filter((wall) => !moved.some((one) => one.wall === wall));
  const far = moved.map(({ wall, end: held }) => wall[held === 'from' ? 'to' : 'from']);
  const ends = walls.flatMap((wall) => [wall.from, wall.to]);
  const line = (axis: 0 | 1): number | undefined => {
    const other = axis === 0 ? 1 : 0;
    const square = far.find((at) => Math.abs(at[axis] - to[axis]) <= SQUARE * Math.abs(at[other] - to[other]));
    const level = nearest(ends.map((at) => at[axis]), to[axis], reach * IN_LINE); // biome-ignore format: one line
    return square?.[axis] ?? level;
  };
  const [x, y] = [line(0), line(1)];
  const snapped = snapPoint([x ?? to[0], y ?? to[1]], walls, { reach });
  if (snapped.to !== 'free') return snapped;
  const drawn = ink && snapToDrawing(ink, walls, snapped.point, reach, { x: x === undefined, y: y === undefined });
  if (drawn && (drawn.x || drawn.y)) return { point: drawn.point, to: 'drawn', guides: { x: drawn.x, y: drawn.y } };
  return x !== undefined || y !== undefined ? { ...snapped, to: 'square' } : snapped;
}

function nearest(values: readonly number[], to: number, reach: number): number | undefined {
  const [best] = [...values].sort((a, b) => Math.abs(a - to) - Math.abs(b - to));
  return best !== undefined && Math.abs(best - to) <= reach ? best : undefined;
}
