import { isPlan, type PlanInput, type PlanJudgement } from '../verdict/is-plan.ts';
import { logistic } from './logistic.ts';
import { planFeatures } from './plan-features.ts';
import { PLAN_WEIGHTS } from './verdict-weights.ts';
import type { WeighedInstance } from './weigh-instances.ts';

/** A sheet holds a floor plan where that is likelier than not. */
const LIKELY = 0.5;

/** Whether there is a floor plan on the sheet: no photo and not too small, and likely by what was found on it and what it says of itself. */
export function judgePlan(input: PlanInput, instances: readonly WeighedInstance[]): PlanJudgement {
  return isPlan(input, (evidence) => logistic(planFeatures(evidence, instances), PLAN_WEIGHTS) >= LIKELY);
}
