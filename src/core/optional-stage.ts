import type { PlanIssue } from './plan/schema.ts';
import type { OptionalStage, Watch } from './watch.ts';

/**
 * What a plan lacks without each of the stages that only add something. The search for symbols is none
 * of them: without it nobody could say that no furniture is drawn, and a furnished drawing must not be accepted because of a fault.
 */
const LACKING: Record<OptionalStage, string> = {
  stairs: 'Flights of stairs may be taken for a part of their room.',
  names: 'The rooms have neither names nor types.',
};

/** What a stage answers, or `without` where it fails: that costs a plan what the stage would have added, and no more. */
export function optionalStage<T>(stage: OptionalStage, watch: Watch, without: T, work: () => T): T {
  try {
    return work();
  } catch (error) {
    watch.fault(stage, error);
    return without;
  }
}

/** What a plan says of a stage that was left out. */
export function issueOf(stage: OptionalStage): PlanIssue {
  return { code: 'stage_left_out', stage, message: LACKING[stage] };
}
