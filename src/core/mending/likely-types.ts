import { countOpenings } from '../gallery/openings-of-room.ts';
import { typeByLooks } from '../naming/type-by-looks.ts';
import type { Plan, Room, RoomType } from '../plan/schema.ts';
import { isOutdoor } from '../scene/footprint.ts';

/** What rooms are used as, the most usual first: a dwelling has at least one of each of the first four. */
const USUAL: readonly RoomType[] = ['bedroom', 'bathroom', 'living', 'kitchen', 'hall', 'closet'];
/** As many as a glance takes in. */
const MOST = 5;

/** What a room may be used as, the likeliest first: what the reader would take it for, and what is usual. */
export function likelyTypes(plan: Plan, room: Room): RoomType[] {
  const looks = looksLike(plan, room, kindsIn(plan, room));
  return [...new Set([...(looks === 'other' ? [] : [looks]), ...USUAL])].slice(0, MOST);
}

/** What the fixtures of a room say that it is; undefined where they say no more than its floor and its doors do. */
export function typeByFixtures(plan: Plan, room: Room): RoomType | undefined {
  const told = looksLike(plan, room, kindsIn(plan, room));
  return told === looksLike(plan, room, []) ? undefined : told;
}

const kindsIn = ({ fixtures }: Plan, { id }: Room): string[] =>
  fixtures.filter((fixture) => fixture.room === id).map(({ kind }) => kind);

/** As the reader takes a room without a name, in a plan where the others have theirs. */
function looksLike(plan: Plan, room: Room, drawn: readonly string[]): RoomType {
  const others = plan.rooms.filter((other) => other !== room && !isOutdoor(other));
  const isOfOthers = (...types: RoomType[]) => others.some(({ type }) => types.includes(type));
  return typeByLooks({
    areaM2: room.area,
    outline: room.outline,
    outdoor: isOutdoor(room),
    doors: countOpenings(room, plan).doors,
    drawn,
    isLiving: !isOfOthers('living', 'living-kitchen') && others.every(({ area }) => area <= room.area),
    bedroomNamed: isOfOthers('bedroom', 'children'),
    kitchenNamed: isOfOthers('kitchen', 'living-kitchen'),
    texts: [],
  });
}
