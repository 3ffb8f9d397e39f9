import type { Home } from '../plan/schema.ts';
import type { Units } from './units.ts';
import { inUnits } from './units.ts';
import type { Wording } from './wording.ts';

/** One thing that people do in a home, and where: `2 in Bedroom 1, 1 in Bedroom 2`. */
export interface ActivityLine {
  readonly activity: string;
  readonly places: string;
}

/** Known activities of which a number of people says nothing: they need no place for each who takes part. */
const UNCOUNTED: readonly string[] = [
  ...['cook', 'arrive', 'launder', 'bathe', 'store', 'park', 'exercise', 'sauna', 'read', 'music', 'cinema'],
  ...['craft', 'pass'],
];

/** `Furnished for 4 people`. */
export function sayPeople({ people }: Home, wording: Wording): string {
  return people === undefined ? wording.say('whatFor') : wording.count('people', people);
}

/** Every activity once, in the order given, with its rooms by name, and (in English, the language of plans) why where no room takes it. */
export function listActivities(
  { activities = [] }: Home,
  roomName: (id: string) => string | undefined,
  units: Units,
  wording: Wording,
): ActivityLine[] {
  const places = new Map<string, string[]>();
  for (const { what, for: count, room, reason } of activities) {
    const people = UNCOUNTED.includes(what) ? undefined : count || undefined;
    const told = places.get(what) ?? [];
    places.set(what, told);
    const name = room == null ? undefined : roomName(room);
    if (name)
      told.push(people ? wording.say('countInRoom', { n: people, room: name }) : wording.say('inRoom', { room: name }));
    else if (room === null) {
      const why = reason && wording.language === 'en' ? ` (${inUnits(reason, units)})` : '';
      told.push((people ? wording.say('noPlaceFor', { n: people }) : wording.say('noPlace')) + why);
    } else if (people) told.push(wording.say('forCount', { n: people }));
  }
  return [...places].map(([what, told]) => ({ activity: wording.activity(what), places: told.join(', ') }));
}
