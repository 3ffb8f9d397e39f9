import type { Opening, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type Corner, findCorner, restore, slantWalls } from './cut-corner.ts';
import { besideOpening, moveDoor } from './move-door.ts';
import { inRing } from './rooms.ts';

/** How much of both walls a slanted entry takes, metres: room for a door and its jambs. */
const CUTS = [1.2, 1.4, 1.6, 1.9, 2.3];

/**
 * Sets the entrance at 45 degrees: an outer corner of the room behind it is cut off, its door moves into the slanted wall and its old place is
 * walled up. Nothing changes where no corner of that room is free or the door does not fit.
 */
export function slantEntry(plan: Plan, random: Random): void {
  const entrance = plan.openings.find(
    ({ kind, swing, wall }) => kind === 'door' && swing && plan.walls.some((w) => w.id === wall && w.exterior),
  );
  const room =
    entrance && plan.rooms.find(({ outline }) => besideOpening(plan, entrance).some((at) => inRing(at, outline)));
  if (!entrance || !room) return;
  const before = structuredClone(plan);
  for (const cut of random.shuffle(CUTS)) {
    const corner = cornerFree(plan, room, cut, entrance, random);
    if (!corner) continue;
    if (!moveDoor(plan, entrance, room, slantWalls(plan, corner, cut))) restore(plan, before);
    return;
  }
}

/** An outer corner of the room that can be cut off once its entrance is gone. */
function cornerFree(plan: Plan, room: Room, cut: number, entrance: Opening, random: Random): Corner | undefined {
  const closed = { ...plan, openings: plan.openings.filter((opening) => opening !== entrance) };
  for (const index of random.shuffle(room.outline.map((_, i) => i))) {
    const corner = findCorner(closed, room, index, cut, 'outer');
    if (corner) return corner;
  }
  return undefined;
}
