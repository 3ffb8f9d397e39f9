import { ChildProcessor } from '#adapters/children/child-processor.ts';
import { withoutSettings } from '#config';
import { Failure } from '#core/failures.ts';
import type { Log } from '#service/ports/log.ts';
import type { PlanProcessor } from '#service/ports/plan-processor.ts';

/** What the service needs of a processor, however it is made. */
export interface ProcessorParts {
  /** Drawings worked on at once. */
  readonly workers: number;
  readonly log: Log;
  /** Told of every process that ended under a drawing: `died`, or the code of the limit that it broke. */
  readonly onDeath?: (cause: string) => void;
}

export type MakeProcessor = (parts: ProcessorParts) => Promise<PlanProcessor>;

/** Child processes that read and furnish; fails where they cannot live, so that the service does not start and hang. */
export const makeChildProcessor: MakeProcessor = async ({ workers, log, onDeath }) => {
  const processor = new ChildProcessor({
    children: workers,
    env: withoutSettings(),
    onDeath: (cause) => {
      log.warn({ cause: cause.message }, 'a process ended under a drawing and is replaced');
      onDeath?.(cause instanceof Failure ? cause.code : 'died');
    },
  });
  await processor.start();
  return processor;
};
