import type { Plan, Point } from '#core/plan/schema.ts';
import { nameOfThing, type Thing } from './things.ts';

/** The ends of the chosen opening, to make it wider or narrower. */
export function Handles({ plan, selected }: { plan: Plan; selected: Thing | undefined }) {
  const opening = selected?.of === 'opening' ? plan.openings.find(({ id }) => id === selected.id) : undefined;
  if (!opening || !plan.walls.some(({ id }) => id === opening.wall)) return null;
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Dot key={end} at={opening[end]} drag={`${nameOfThing(selected!)}:${end}`} />
      ))}
    </>
  );
}

function Dot({ at: [x, y], drag }: { at: Point; drag: string }) {
  return (
    <g class="handle" data-drag={drag} data-control="">
      <path class="reach" d={`M${x} ${y}h0`} />
      <path class="rim" d={`M${x} ${y}h0`} />
      <path class="dot" d={`M${x} ${y}h0`} />
    </g>
  );
}
