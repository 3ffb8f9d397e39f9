import type { BegunStage } from '../ports/later-rows.ts';
import { STAGES, type Stage } from '../ports/plan-processor.ts';
import type { StageTimes } from '../uploads/recent-times.ts';

/** What does not wait for a worker any more. */
const WORKED_STAGES = STAGES.filter((stage) => stage !== 'queued');

/** The most that is told of a job that has not ended. */
const NEARLY = 0.99;

/**
 * How far a job is, from 0 to below 1, by what drawings took lately; before the first one all stages count alike.
 * @param stages those that have begun, the last one is at work
 * @param usual milliseconds by stage
 */
export function progressOf(stages: readonly BegunStage[], now: Date, usual: StageTimes): number {
  const current = stages.at(-1);
  if (!current || current.stage === 'queued') return 0;
  const isKnown = Object.keys(usual).length > 0;
  const weightOf = (stage: Stage) => (isKnown ? (usual[stage] ?? 0) : 1);
  const sum = (some: readonly Stage[]) => some.reduce((total, stage) => total + weightOf(stage), 0);
  // A stage that takes longer than usual waits at its end.
  const here = isKnown ? Math.min(Math.max(0, +now - +current.at), weightOf(current.stage)) : 0;
  const share =
    (sum(WORKED_STAGES.slice(0, WORKED_STAGES.indexOf(current.stage))) + here) / Math.max(1, sum(WORKED_STAGES));
  return Math.min(NEARLY, Math.round(share * 100) / 100);
}
