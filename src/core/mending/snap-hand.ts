import { directionOf, distanceTo } from '../geometry/segment.ts';
import type { Plan, Point } from '../plan/schema.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { snapToDrawing } from './drawn/snap-to-drawing.ts';
import { type Snapped, snapPoint } from './snap-point.ts';

/** A point that a hand has put, and what it was drawn to. */
export interface OnHand extends Omit<Snapped, 'to'> {
  readonly to: Snapped['to'] | 'drawn';
  /** Through the point, on which axes it lies on a line of the drawing. */
  readonly guides?: { readonly x: boolean; readonly y: boolean };
}

interface Hand {
  /** The other end of the wall that is being drawn. */
  readonly start?: Point | undefined;
  /** How near something must be to draw a point to itself, metres. */
  readonly reach: number;
  readonly ink?: DrawnInk | undefined;
}

/** Beyond this a wall counts as slanted, as a sine: drawn lines are looked for level and upright. */
const LEVEL = 0.02;

/** The point that is meant by a click: as `snapPoint` says, and where that leaves a coordinate free, on the walls of the drawing. */
export function snapHand(plan: Plan, click: Point, { start, reach, ink }: Hand): OnHand {
  const snapped = snapPoint(click, plan.walls, { start, reach });
  const axes = snapped.to === 'end' ? { x: false, y: false } : freeAxes(plan, snapped, start);
  if (!ink || !(axes.x || axes.y)) return snapped;
  const { point, x, y } = snapToDrawing(ink, plan.walls, snapped.point, reach, axes);
  if (!x && !y) return snapped;
  return { point, to: snapped.to === 'wall' ? 'wall' : 'drawn', guides: { x, y } };
}

/** A point on a wall may go along it; the end of a level wall may go on. */
function freeAxes({ walls }: Plan, { point, to }: Snapped, start: Point | undefined): { x: boolean; y: boolean } {
  if (to === 'free') return { x: true, y: true };
  if (to === 'square' && start) return { x: point[1] === start[1], y: point[0] === start[0] };
  // The end of a wall that is drawn from elsewhere lies where its line meets the other wall.
  const [host] = start ? [] : [...walls].sort((a, b) => distanceTo(a, point) - distanceTo(b, point));
  const [dx, dy] = host ? directionOf(host) : [1, 1];
  return { x: Math.abs(dy) < LEVEL, y: Math.abs(dx) < LEVEL };
}
