import type { Opening, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import { type Box, boxOutline, touches } from './wall-spots.ts';

/** Share of the closets that show their shelves, how deep these are, and closets that are too deep to have any before one's hand; metres. */
const SHARE = 0.5;
const DEPTHS = [0.25, 0.3, 0.35, 0.45, 0.6];
const DEEPEST = 1.1;

/** Fills flat closets with shelves along the wall behind what opens them, from side to side. */
export function addClosetShelves(plan: Plan, random: Random): void {
  for (const room of plan.rooms) {
    const isShown = random.chance(SHARE);
    if (room.type !== 'closet' || room.outline.length !== 4) continue;
    const box = boundsOf(room.outline);
    // Bent homes have closets askew.
    if (Math.abs((box.x1 - box.x0) * (box.y1 - box.y0) - room.area) > 0.02) continue;
    const front = plan.openings.find((opening) => isBeside(opening, box));
    // Without leaves before them nothing else would tell that it is a closet.
    if (!front || !(isShown || front.kind === 'gap') || plan.fixtures.some((f) => touches(boundsOf(f.outline), box)))
      continue;
    const upright = front.from[0] === front.to[0];
    const deep = upright ? box.x1 - box.x0 : box.y1 - box.y0;
    const depth = Math.min(random.pick(DEPTHS), deep * 0.85);
    if (deep > DEEPEST || front.swing) continue;
    plan.fixtures.push(shelves(room, box, front, upright, depth));
  }
}

const isBeside = ({ from, to }: Opening, { x0, x1, y0, y1 }: Box): boolean => {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return x > x0 - 0.3 && x < x1 + 0.3 && y > y0 - 0.3 && y < y1 + 0.3;
};

function shelves(room: Room, box: Box, front: Opening, upright: boolean, depth: number): Plan['fixtures'][number] {
  const axis = upright ? 0 : 1;
  const middle = upright ? (box.x0 + box.x1) / 2 : (box.y0 + box.y1) / 2;
  const isLow = front.from[axis] > middle;
  const body = upright
    ? { ...box, ...(isLow ? { x1: box.x0 + depth } : { x0: box.x1 - depth }) }
    : { ...box, ...(isLow ? { y1: box.y0 + depth } : { y0: box.y1 - depth }) };
  const side = isLow ? 1 : -1;
  return {
    id: `f-shelves-${room.id}`,
    kind: 'shelves',
    room: room.id,
    outline: boxOutline(body, upright ? [side, 0] : [0, side]),
  };
}
