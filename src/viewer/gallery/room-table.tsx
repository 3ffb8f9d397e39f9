import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import { useWording } from './wording-context.ts';

/** Every room with its measures and all that is in it. */
export function RoomTable({ summary, units }: { summary: PlanSummary; units: Units }) {
  const wording = useWording();
  return (
    <table class="room-table">
      <thead>
        <tr>
          {(['room', 'area', 'size', 'doors', 'windows', 'fittings', 'furniture'] as const).map((column) => (
            <th key={column} scope="col">
              {wording.say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary.rooms.map((room) => (
          <tr key={room.id}>
            <th scope="row">{room.name}</th>
            <td>{wording.area(room.area, units)}</td>
            <td>{room.rectangular && wording.size(room.size, units)}</td>
            <td>{wording.number(room.doors)}</td>
            <td>{wording.number(room.windows)}</td>
            <td>{room.fixtures.join(', ')}</td>
            <td>{room.furniture.join(', ')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{wording.say('total')}</th>
          <td>{wording.area(summary.indoorArea, units)}</td>
          <td colSpan={5} />
        </tr>
      </tfoot>
    </table>
  );
}
