import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { Plan, Room, RoomType } from '../plan/schema.ts';
import { roomUnder } from './with-rooms.ts';

/** What a fixture says of the room that it stands in. */
const BY_FIXTURE: Readonly<Record<string, RoomType>> = {
  bath: 'bathroom',
  shower: 'bathroom',
  toilet: 'wc',
  bidet: 'bathroom',
  hob: 'kitchen',
  sink: 'kitchen',
  'kitchen-counter': 'kitchen',
  fridge: 'kitchen',
  'washing-machine': 'utility',
  stairs: 'stairs',
  wardrobe: 'bedroom',
};
/** A toilet in more floor than this is in a bathroom, m². */
const WC_MOST_M2 = 2.6;
/** What rooms usually are that no fixture tells, by their floor, m²: below the first one closets, from the last one on living rooms. */
const BY_FLOOR: readonly (readonly [below: number, RoomType[]])[] = [
  [1.5, ['closet', 'technical', 'utility', 'wc', 'hall']],
  [4, ['closet', 'wc', 'hall', 'utility', 'bathroom']],
  [7, ['bathroom', 'hall', 'utility', 'study', 'closet']],
  [18, ['bedroom', 'study', 'kitchen', 'children', 'dining']],
  [Number.POSITIVE_INFINITY, ['living', 'living-kitchen', 'bedroom', 'dining', 'terrace']],
];
/** Floor that is so many times as long as wide, or that so many openings lead from, is passed through. */
const LONG = 2.6;
const DOORS = 3;
/** How far beside an opening its rooms are looked for, metres from the wall's face. */
const BESIDE_M = 0.15;
/** As many as a glance takes in. */
const MOST = 5;

/** What a room may be used as by what stands in it, its floor and its doors, the likeliest first. */
export function likelyTypes(plan: Plan, room: Room): RoomType[] {
  const told = typeByFixtures(plan, room);
  const passed = isPassage(plan, room) ? (['corridor', 'hall'] as const) : [];
  const usual = BY_FLOOR.find(([below]) => room.area < below)![1];
  return [...new Set([...(told ? [told] : []), ...passed, ...usual])].slice(0, MOST);
}

/** What the fixtures of a room say that it is; undefined where it has none that tell. */
export function typeByFixtures({ fixtures }: Plan, { id, area }: Room): RoomType | undefined {
  const told = new Set(fixtures.filter(({ room }) => room === id).map(({ kind }) => BY_FIXTURE[kind]));
  if (told.has('bathroom') || (told.has('wc') && area > WC_MOST_M2)) return 'bathroom';
  return (['wc', 'kitchen', 'stairs', 'utility', 'bedroom'] as const).find((type) => told.has(type));
}

function isPassage({ walls, openings }: Plan, room: Room): boolean {
  const doors = openings.filter((opening) => {
    const thickness = walls.find(({ id }) => id === opening.wall)?.thickness ?? 0;
    const sides = [1, -1].map((side) => pointAt(opening, lengthOf(opening) / 2, side * (thickness / 2 + BESIDE_M)));
    return opening.kind !== 'window' && sides.some((point) => roomUnder(point, [room]));
  });
  const edges = room.outline.map((from, i) => lengthOf({ from, to: room.outline[(i + 1) % room.outline.length]! }));
  const half = edges.reduce((sum, edge) => sum + edge, 0) / 2;
  // Of a rectangle of this floor and this edge: its longer side squared over its floor is how long it is for its width.
  const longer = (half + Math.sqrt(Math.max(0, half * half - 4 * room.area))) / 2;
  return doors.length >= DOORS || (longer * longer) / room.area > LONG;
}
