import type { PlanEvidence } from '../verdict/is-plan.ts';
import type { WeighedInstance } from './weigh-instances.ts';

/** What is weighed for a sheet holding a floor plan, in the order of the weights. */
export const PLAN_FEATURES = [
  'rooms', 'doors', 'windows', 'wall length', 'enclosed', 'coherence', 'fixtures', 'room names', 'other titles', 'says plan', 'numbers', 'tabular',
] as const; // biome-ignore format: one glance

/** More titles of other drawings say no more. */
const TITLES = 6;

/** What speaks for a floor plan: rooms, openings and walls, fixtures, and what the sheet calls itself; counts as logarithms. */
export function planFeatures(evidence: PlanEvidence, instances: readonly WeighedInstance[]): number[] {
  const { rooms, doors, windows, wallLength, enclosed, coherence, roomNames, otherTitles, saysPlan, numbers, tabular } =
    evidence;
  const fixtures = instances.filter(({ loose }) => !loose).reduce((sum, { sure }) => sum + sure, 0);
  return [
    Math.log1p(rooms),
    Math.log1p(doors),
    Math.log1p(windows),
    Math.log1p(wallLength),
    enclosed,
    coherence,
    Math.log1p(fixtures),
    Math.log1p(roomNames),
    Math.min(otherTitles.length, TITLES),
    saysPlan ? 1 : 0,
    Math.log1p(numbers),
    tabular,
  ];
}
