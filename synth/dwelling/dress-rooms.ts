import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { addLargeTable } from './large-table.ts';
import { boundsOf } from './loose-furniture.ts';
import { type Box, boxOutline, floorFree, freeSpots, touches } from './wall-spots.ts';

/** Pieces that stand on a rug, and how far it reaches beyond them at most, metres. */
const ON_RUGS = ['bed', 'sofa', 'table', 'round-table', 'oval-table', 'coffee-table', 'corner-sofa', 'desk'];
const BEYOND = 0.9;
/** Pieces that stand askew now and then. */
const TURNABLE = ['chair', 'armchair', 'coffee-table'];

/** Adds to the loose furniture what brochures show: tables for many, large rugs under it, plants in corners; and turns chairs a little. */
export function dressRooms(plan: Plan, random: Random): void {
  addLargeTable(plan, random.fork('large table'));
  const share = random.pick([0.1, 0.3, 0.6]);
  const askew = random.pick([0, 0, 0.3, 0.7]);
  const green = random.pick([0, 0.3, 0.8]);
  const added: DrawnItem[] = [];
  const put = (kind: string, room: Room, box: Box) =>
    added.push({ id: `w${added.length + 1}`, kind, room: room.id, outline: boxOutline(box, [0, 1]) });
  for (const room of plan.rooms) {
    const here = plan.furniture.filter((item) => item.room === room.id);
    const carried = here.filter((item) => ON_RUGS.includes(item.kind));
    if (carried.length && !here.some((item) => item.kind === 'rug') && random.chance(share)) {
      const rug = rugUnder(room, random.pick(carried), random);
      if (rug) put('rug', room, rug);
    }
    if (here.length && room.area > 8 && random.chance(green)) {
      const taken = [...here, ...plan.fixtures.filter((f) => f.room === room.id)].map((f) => boundsOf(f.outline));
      const size = random.range(0.35, 0.6);
      const corner = freeSpots(room.outline, size, size, 0.2).find(
        (spot) => spot.toCorner < 0.01 && !taken.some((box) => touches(box, spot.body)),
      );
      if (corner) put('plant', room, corner.body);
    }
  }
  for (const item of plan.furniture)
    if (TURNABLE.includes(item.kind) && random.chance(askew)) turn(item, random.range(-0.6, 0.6));
  plan.furniture.push(...added);
}

/** The largest of a few rugs that keep to the floor; some run parallel to a wall at a hand's breadth, as walls do. */
function rugUnder(room: Room, { outline }: DrawnItem, random: Random): Box | undefined {
  const body = boundsOf(outline);
  for (const shrink of [1, 0.6, 0.3]) {
    const [x, y] = [random.range(0.2, BEYOND) * shrink, random.range(0.2, BEYOND) * shrink];
    const rug = { x0: body.x0 - x, x1: body.x1 + x, y0: body.y0 - y, y1: body.y1 + y };
    const floor = boundsOf(room.outline);
    const kept = {
      x0: Math.max(rug.x0, floor.x0 + 0.1),
      x1: Math.min(rug.x1, floor.x1 - 0.1),
      y0: Math.max(rug.y0, floor.y0 + 0.1),
      y1: Math.min(rug.y1, floor.y1 - 0.1),
    };
    if (floorFree(kept, room.outline)) return kept;
  }
  return undefined;
}

/** Turns a thing about its middle, radians; it may come a little over its neighbours, as chairs do. */
function turn(item: DrawnItem, angle: number): void {
  const { x0, x1, y0, y1 } = boundsOf(item.outline);
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  item.outline = item.outline.map(([x, y]): [number, number] => [
    mx + (x - mx) * c - (y - my) * s,
    my + (x - mx) * s + (y - my) * c,
  ]);
}
