import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type PlanSummary, sayScale } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import { useWording } from './wording-context.ts';

interface AboutProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
}

/** Totals, where the scale comes from, and what the picture is and is not. */
export function About({ data, summary, units }: AboutProps) {
  const wording = useWording();
  const area = wording.area(summary.indoorArea, units);
  const outdoors = wording.area(summary.outdoorArea, units);
  return (
    <div class="about">
      <p class="totals">
        {summary.outdoorArea > 0
          ? wording.say('floorAreaOutdoors', { area, outdoors })
          : wording.say('floorArea', { area })}
      </p>
      <p>{sayScale(data.document.scale, wording)}</p>
      <p class="honest">
        {wording.say('honest')}{' '}
        {data.originalUrl && (
          <a href={data.originalUrl} target="_blank" rel="noopener">
            {wording.say('seeOriginal')}
          </a>
        )}
      </p>
    </div>
  );
}
