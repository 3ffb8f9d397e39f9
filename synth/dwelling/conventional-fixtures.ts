import type { Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { type Box, boxOutline, floorFree, freeSpots, touches } from './wall-spots.ts';

/** What else is built in: where, how large along the wall and from it, and how much floor stays free before it; metres. */
export interface BuiltIn {
  kind: string;
  rooms: readonly Room['type'][];
  width: readonly [number, number];
  depth: readonly [number, number];
  free: number;
}

const SAUNA: BuiltIn = {
  kind: 'sauna-bench',
  rooms: ['utility', 'bathroom', 'technical'],
  width: [1.5, 2.4],
  depth: [0.6, 1.1],
  free: 0.6,
};
const VANITY: BuiltIn = { kind: 'vanity', rooms: ['bathroom'], width: [1.2, 1.8], depth: [0.5, 0.56], free: 0.6 };
const CUPBOARDS: BuiltIn = {
  kind: 'cupboards',
  rooms: ['hall', 'bedroom', 'corridor', 'utility'],
  width: [1.2, 3],
  depth: [0.55, 0.62],
  free: 0.8,
};
const WARDROBES: BuiltIn = { ...CUPBOARDS, kind: 'crossed-cupboards', rooms: ['bedroom', 'hall', 'corridor'] };
const UTILITIES: BuiltIn = {
  kind: 'shaft',
  rooms: ['bathroom', 'wc', 'kitchen'],
  width: [0.3, 0.8],
  depth: [0.25, 0.5],
  free: 0,
};

/** Share of the homes whose wardrobes have a cross over their doors. */
const CROSSED = 0.14;

export type FixtureHabit = 'nordic' | 'american' | 'plain';

/** Adds what sheets of a habit show as built in: sauna benches and rows of cupboards, a long basin for two, shafts. */
export function addConventionalFixtures(plan: Plan, habit: FixtureHabit, random: Random): void {
  const wanted = habit === 'nordic' ? [SAUNA, CUPBOARDS, CUPBOARDS] : habit === 'american' ? [VANITY] : [UTILITIES];
  const crossed = random.fork('crossed');
  if (crossed.chance(CROSSED)) wanted.push(...Array.from({ length: crossed.int(1, 3) }, () => WARDROBES));
  for (const what of wanted) {
    if (!random.chance(0.6)) continue;
    const rooms = random.shuffle(plan.rooms.filter((room) => what.rooms.includes(room.type)));
    for (const room of rooms) if (placeIn(plan, room, what, random)) break;
  }
}

/** Puts one with its back to a wall of a room, off all else in it and before no window; false where it has no place. */
export function placeIn(plan: Plan, room: Room, { kind, width, depth, free }: BuiltIn, random: Random): boolean {
  const [w, d] = [random.range(...width), random.range(...depth)];
  if (w * d > 0.3 * room.area) return false;
  const taken: Box[] = [
    ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
    ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
  ];
  const windows = plan.openings.filter((o) => o.kind === 'window');
  const spots = freeSpots(room.outline, w, d, 0.1).filter(
    (spot) =>
      !taken.some((box) => touches(box, spot.body)) &&
      floorFree(spot.front(Math.max(0.05, free)), room.outline) &&
      !taken.some((box) => touches(box, spot.front(free * 0.6))) &&
      !windows.some((window) => spot.behind(window)),
  );
  const cornered = spots.filter((spot) => spot.toCorner < 0.01);
  if (spots.length === 0) return false;
  const spot = random.pick(cornered.length ? cornered : spots);
  plan.fixtures.push({
    id: `f-${kind}${plan.fixtures.length}`,
    kind,
    room: room.id,
    outline: boxOutline(spot.body, spot.facing),
  });
  return true;
}
