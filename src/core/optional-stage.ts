import type { PlanIssue } from './plan/schema.ts';
import type { OptionalStage, Watch } from './watch.ts';

/**
 * What a plan lacks without each of the stages that only add something. The search for symbols is none
 * of them: without it nobody could say that no furniture is drawn, and a furnished drawing must not be accepted because of a fault.
 */
const LACKING: Record<OptionalStage, string> = {
  bays: 'Bays before the outer walls may be missing.',
  leaves: 'Doors without the arc of a swing may be missing.',
  fronts: 'Glass fronts of rooms may be taken for plain gaps.',
  porches: 'Porches, terraces and balconies may be missing.',
  niches: 'Cupboards may be taken for a part of their room.',
  stairs: 'Flights of stairs may be taken for a part of their room.',
  'seen-walls': 'Walls that only the network sees may be missing.',
  'printed-sizes': 'Walls that cut rooms shorter than their printed sizes may have stayed.',
  names: 'The rooms have neither names nor types.',
  'seen-fixtures': 'Fixtures that only the network sees may be missing.',
  tidying: 'Walls and openings beyond the dwelling may have stayed.',
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
