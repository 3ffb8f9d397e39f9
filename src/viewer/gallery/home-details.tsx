import { listActivities, sayPeople } from '#core/gallery/home-words.ts';
import type { RoomSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Home } from '#core/plan/schema.ts';
import { useWording } from './wording-context.ts';

interface HomeDetailsProps {
  readonly home: Home;
  readonly rooms: readonly RoomSummary[];
  readonly units: Units;
}

/** Whom the home was furnished for, and to be opened what they do where. */
export function HomeDetails({ home, rooms, units }: HomeDetailsProps) {
  const wording = useWording();
  const lines = listActivities(home, (id) => rooms.find((room) => room.id === id)?.name, units, wording);
  if (!lines.length) return <p class="home">{sayPeople(home, wording)}</p>;
  return (
    <details class="home proof">
      <summary>{sayPeople(home, wording)}</summary>
      <ul class="proof-body lines">
        {lines.map(({ activity, places }) => (
          <li key={activity}>
            <b>{wording.capitalise(activity)}:</b> {places}
          </li>
        ))}
      </ul>
    </details>
  );
}
