import { OUTDOOR_TYPES } from '../../plan/outdoor-types.ts';
import type { Opening } from '../../plan/schema.ts';
import type { Doorway } from '../space/doorways.ts';

const OUTDOORS: ReadonlySet<string> = OUTDOOR_TYPES;
/** Rooms from which one steps out, the likeliest first; other rooms come after them. */
const FROM = ['living', 'living-kitchen', 'dining', 'kitchen', 'bedroom', 'children', 'study'];
/** Narrowest glass door, metres. */
const NARROWEST = 0.7;

/**
 * The openings of the doorways, with a way to every balcony and terrace: plans draw glass that slides as they draw windows, and before one that
 * no door leads to some of its windows is a door. The widest one of the likeliest room slides then.
 */
export function enterOutdoors(openings: readonly Opening[], doorways: readonly Doorway[]): Opening[] {
  const joining = doorways.flatMap((doorway) => {
    const [a, b] = doorway.sides.map((side) => side.room);
    return a && b && a !== b ? [{ doorway, rooms: [a, b] }] : [];
  });
  const outdoors = new Set(joining.flatMap(({ rooms }) => rooms.filter(({ type }) => OUTDOORS.has(type))));
  const doors = new Set<Opening>();
  for (const outdoor of outdoors) {
    const own = joining.filter(({ rooms }) => rooms.includes(outdoor));
    if (own.some(({ doorway }) => doorway.isPassage)) continue;
    const windows = own.flatMap(({ doorway, rooms }) => {
      const { type } = rooms.find((room) => room !== outdoor)!;
      const rank = FROM.includes(type) ? FROM.indexOf(type) : FROM.length;
      return doorway.length < NARROWEST || OUTDOORS.has(type) ? [] : [{ doorway, rank }];
    });
    const [best] = windows.sort((p, q) => p.rank - q.rank || q.doorway.length - p.doorway.length);
    if (best) doors.add(best.doorway.opening);
  }
  return openings.map((o) => (doors.has(o) ? { ...o, kind: 'sliding' } : o));
}
