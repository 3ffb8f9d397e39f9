import { directionOf } from '#core/geometry/segment.ts';
import { moveOpenRoom } from '#core/mending/shape-open-room.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import { dragThing } from './drag-thing.ts';
import { nameOfThing, type Thing } from './things.ts';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Metres for one press, and with Shift. */
const STEP_M = 0.01;
const LONG_STEP_M = 0.1;

/** The plan after an arrow key on a thing; undefined for other keys and for what stays where it is. */
export function nudgeThing(plan: Plan, thing: Thing, key: string, shift: boolean): Plan | undefined {
  const way = WAYS[key];
  if (!way || thing.of === 'furniture') return undefined;
  const step = shift ? LONG_STEP_M : STEP_M;
  // Of rooms only those move that no walls enclose: terraces.
  if (thing.of === 'room') {
    const moved = moveOpenRoom(plan, thing.id, [way[0] * step, way[1] * step]);
    return moved === plan ? undefined : moved;
  }
  const opening = thing.of === 'opening' ? plan.openings.find(({ id }) => id === thing.id) : undefined;
  // Along a wall that runs down, left and right mean something as well: the nearest way is taken.
  const [x, y] = opening ? along(directionOf(opening), way) : way;
  return dragThing(plan, nameOfThing(thing), { from: [0, 0], to: [x * step, y * step], reach: 0 });
}

function along([dx, dy]: Point, [x, y]: Point): Point {
  const share = dx * x + dy * y || dx * y + dy * x;
  return [dx * Math.sign(share), dy * Math.sign(share)];
}
