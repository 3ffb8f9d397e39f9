import { formatArea, formatNumber, type Units } from '#core/gallery/units.ts';
import type { TryResult } from './send-plan.ts';
import { useSay } from './texts.ts';

interface PlanFactsProps {
  readonly summary: NonNullable<TryResult['summary']>;
  readonly units: Units;
}

/** Rooms, area and pieces of a furnished plan. */
export function PlanFacts({ summary: { rooms, area, items }, units }: PlanFactsProps) {
  const { say, language } = useSay();
  const facts = [
    [say('rooms'), formatNumber(rooms, 0, language)],
    [say('area'), formatArea(area, units, language)],
    [say('furniture'), formatNumber(items, 0, language)],
  ];
  return (
    <dl class="plan-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
