import type { Metrics } from '#api/metrics.ts';
import { WorkMetrics } from '#api/work-metrics.ts';
import type { Config } from '#config';
import { makePlanHandler } from '#service/jobs/process-plan.ts';
import type { Log } from '#service/ports/log.ts';
import type { PlanProcessor } from '#service/ports/plan-processor.ts';
import type { MakeProcessor } from './make-child-processor.ts';
import type { Stores } from './open-stores.ts';

type WorkStores = Pick<Stores, 'files' | 'rows' | 'queue' | 'webhooks'>;

export interface WorkParts {
  readonly config: Config;
  readonly log: Log;
  /** May still be opening: what does the work starts meanwhile. */
  readonly stores: WorkStores | Promise<WorkStores>;
  /** Where the work is counted. */
  readonly registry: Metrics['registry'];
  readonly makeProcessor: MakeProcessor;
}

/** Takes up what waits, as many at a time as the configuration says. @returns what does the work, to be closed after the queue */
export async function startWork({ config, log, stores, registry, makeProcessor }: WorkParts): Promise<PlanProcessor> {
  const { workers, timeLimitS, keeping } = config;
  let countRunning = () => 0;
  const metrics = new WorkMetrics({ registry, countRunning: () => countRunning(), places: workers });
  const starting = makeProcessor({ workers, log, onDeath: metrics.countDeath });
  const [processor, { files, rows, queue, webhooks }] = await Promise.all([starting, stores]);
  countRunning = () => queue.countRunning();
  const told = { onLeftOut: metrics.countLeftOut, onTimings: metrics.noteTimings, onEnd: metrics.noteEnd };
  await queue.work(workers, makePlanHandler({ files, rows, webhooks, processor, timeLimitS, keeping, log, ...told }));
  return processor;
}
