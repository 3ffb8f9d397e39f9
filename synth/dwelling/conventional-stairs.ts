import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { largestBox } from './largest-box.ts';
import { addFlight, type FlightSize } from './open-flights.ts';
import { boxOutline } from './wall-spots.ts';

/** Share of the homes in which stairs stand open in a room. */
const OPEN = 0.3;

/** Stairs that stand open, turned ones among them; footprints as in `open-flights.ts`. */
const FLIGHTS: readonly FlightSize[] = [
  { kind: 'flight', width: [2.4, 3.9], depth: [0.8, 1.05] },
  { kind: 'flight', width: [0.8, 1], depth: [2.1, 2.9] },
  { kind: 'half-turn-stairs', width: [1.75, 2.6], depth: [1.9, 2.9] },
  { kind: 'quarter-turn-stairs', width: [1.7, 2.8], depth: [1.7, 2.8] },
  { kind: 'spiral-stairs', width: [1.3, 2], depth: [1.3, 2] },
];

/** Stairs as things with an outline: those of the stair rooms, and here and there some that stand open in a hall or a living room. */
export function addConventionalStairs(plan: Plan, random: Random): void {
  const stairs = plan.rooms.filter((room) => room.type === 'stairs');
  plan.fixtures.push(...stairs.map((room) => fillRoom(plan, room, random.fork(room.id))));
  if (stairs.length === 0 && random.chance(OPEN))
    plan.fixtures.push(...addFlight(plan, [], random.fork('open'), FLIGHTS));
  plan.fixtures.forEach((fixture, i) => {
    if (fixture.id === '') fixture.id = `f-stairs${i}`;
  });
}

/** The stairs of a stair room: as wide as it, from a landing before its door to the far end. */
function fillRoom(plan: Plan, room: Room, random: Random): DrawnItem {
  const { x0, y0, x1, y1 } = largestBox(room.outline);
  const upright = y1 - y0 >= x1 - x0;
  const [low, high] = upright ? [y0, y1] : [x0, x1];
  const [width, length] = [upright ? x1 - x0 : y1 - y0, high - low];
  const axis = upright ? 1 : 0;
  const near = ([x, y]: readonly [number, number]) => x > x0 - 0.5 && x < x1 + 0.5 && y > y0 - 0.5 && y < y1 + 0.5;
  const way = plan.openings.find((o) => o.kind !== 'window' && near(o.from) && near(o.to));
  const atLow = way ? (way.from[axis] + way.to[axis]) / 2 < (low + high) / 2 : true;
  const landing = Math.min(1, length * 0.3);
  const [start, end] = atLow ? [low + landing, high] : [low, high - landing];
  const body = upright ? { x0, x1, y0: start, y1: end } : { x0: start, x1: end, y0, y1 };
  const towards = atLow ? -1 : 1;
  const kind =
    width > 1.7
      ? random.weighted({ 'half-turn-stairs': 0.75, 'quarter-turn-stairs': 0.2, flight: 0.05 })
      : width > 1.4 && length - landing > 1.4
        ? random.weighted({ 'quarter-turn-stairs': 0.5, 'half-turn-stairs': 0.2, flight: 0.3 })
        : 'flight';
  return { id: '', kind, room: room.id, outline: boxOutline(body, upright ? [0, towards] : [towards, 0]) };
}
