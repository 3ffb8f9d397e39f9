import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { describeScale, type PlanSummary } from '#core/gallery/summary.ts';
import { formatArea, type Units } from '#core/gallery/units.ts';

interface AboutProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
}

/** Totals, where the scale comes from, and what the picture is and is not. */
export function About({ data, summary, units }: AboutProps) {
  return (
    <div class="about">
      <p class="totals">
        Floor area of the rooms: about {formatArea(summary.indoorArea, units)}
        {summary.outdoorArea > 0 && `, and ${formatArea(summary.outdoorArea, units)} outdoors`}.
      </p>
      <p>{describeScale(data.document.scale)}</p>
      <p class="honest">
        Virtually furnished, illustrative; sizes are approximate and no survey.{' '}
        <a href={data.originalUrl} target="_blank" rel="noopener">
          See the original drawing
        </a>
        .
      </p>
    </div>
  );
}
