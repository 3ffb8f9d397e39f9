import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import { useWording } from '../gallery/wording-context.ts';
import { boxOnPicture } from './plan-to-picture.ts';

interface RoomChipProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  readonly room: string;
}

/** Name and size of a room that is pointed at, over its upper edge. */
export function RoomChip({ data, summary, units, room }: RoomChipProps) {
  const wording = useWording();
  const facts = summary.rooms.find(({ id }) => id === room);
  if (!facts) return null;
  const box = boxOnPicture(facts.outline, data.frame);
  return (
    <div class="chip" style={{ left: `${(box.x0 + box.x1) / 2}px`, top: `${box.y0}px` }}>
      <strong>{facts.name}</strong>
      <span>
        {wording.area(facts.area, units)}
        {facts.rectangular && ` · ${wording.size(facts.size, units)}`}
      </span>
    </div>
  );
}
