import type { Home } from '../plan/schema.ts';
import { activityName, isCounted } from './activity-name.ts';
import { inUnits, type Units } from './units.ts';

/** One thing that people do in a home, and where: `2 in Bedroom 1, 1 in Bedroom 2`. */
export interface ActivityLine {
  readonly activity: string;
  readonly places: string;
}

/** `Furnished for 4 people`. */
export function sayPeople({ people }: Home): string {
  if (people === undefined) return 'What the home is furnished for';
  return people === 1 ? 'Furnished for 1 person' : `Furnished for ${people} people`;
}

/** Every activity once, in the order given, with its rooms by name, and why where no room takes it. */
export function listActivities(
  { activities = [] }: Home,
  roomName: (id: string) => string | undefined,
  units: Units,
): ActivityLine[] {
  const places = new Map<string, string[]>();
  for (const { what, for: count, room, reason } of activities) {
    const people = isCounted(what) && count;
    const told = places.get(what) ?? [];
    places.set(what, told);
    const name = room == null ? undefined : roomName(room);
    if (name) told.push(people ? `${people} in ${name}` : `in ${name}`);
    else if (room === null)
      told.push(`no place${people ? ` for ${people}` : ''}${reason ? ` (${inUnits(reason, units)})` : ''}`);
    else if (people) told.push(`for ${people}`);
  }
  return [...places].map(([what, told]) => ({ activity: activityName(what), places: told.join(', ') }));
}
