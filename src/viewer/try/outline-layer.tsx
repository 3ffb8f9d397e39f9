import type { PlanOutline } from '#core/gallery/plan-outline.ts';
import { formatArea } from '#core/gallery/units.ts';
import { useTryData } from './texts.ts';

/** What has been read of a drawing, over it: floors, walls and openings, names with areas, and then the furniture in their place. */
export function OutlineLayer({ plan, furniture }: { plan: PlanOutline; furniture?: string | undefined }) {
  const { language } = useTryData();
  const { widthPx, heightPx, wallPx } = plan;
  return (
    <>
      <svg class="outline" viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
        <path class="outline-floors" d={plan.floors} fill-rule="evenodd" />
        <path class="outline-walls" d={plan.walls} stroke-width={wallPx} />
        <path class="outline-openings" d={plan.openings} stroke-width={wallPx} />
        {furniture && <path class="outline-furniture" d={furniture} />}
      </svg>
      {!furniture &&
        plan.rooms.map(({ at: [x, y], label, area }, index) => (
          <b
            key={index}
            class="outline-room"
            style={{ left: `${(100 * x) / widthPx}%`, top: `${(100 * y) / heightPx}%` }}
            aria-hidden="true"
          >
            {label}
            <span>{formatArea(area, plan.units, language)}</span>
          </b>
        ))}
    </>
  );
}
