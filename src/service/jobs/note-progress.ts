import { removePlan } from '../keeping/remove-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { JobHandler, JobOutcome, PlanJob } from '../ports/job-queue.ts';
import type { Log } from '../ports/log.ts';
import type { Stage, StageListener } from '../ports/plan-processor.ts';
import type { Rows } from '../ports/rows.ts';
import type { WebhookQueue } from '../ports/webhooks.ts';
import { endJob } from './end-job.ts';

interface NotingOptions {
  readonly files: FileStore;
  readonly rows: Rows;
  readonly webhooks: WebhookQueue;
  readonly log: Log;
}

/**
 * The same handler, which also notes in the rows what becomes of jobs whose senders do not wait: so every process can tell.
 * What cannot be noted changes nothing for the job; the queue knows how it ended as well.
 */
export function notingProgress(handler: JobHandler, options: NotingOptions): JobHandler {
  return async (job, handling) => {
    if (!isAnsweredLater(job)) return handler(job, handling);
    const { signal, onStage } = handling;
    // One after the other: stages come in order.
    let noted: Promise<unknown> = Promise.resolve();
    let current: Stage | undefined;
    const startedAt = performance.now();
    const note = (stage: Stage) => {
      if (stage === current) return;
      current = stage;
      noted = noted.then(() => options.rows.later.noteStage(job.id, stage)).catch(() => {});
    };
    note('decoding');
    const hear: StageListener = (stage, found) => {
      note(stage);
      onStage(stage, found);
    };
    const outcome = await handler(job, { ...handling, onStage: hear });
    await noted;
    // Another worker has it, or nobody wants it any more.
    if (signal.aborted && !outcome.ok) return outcome;
    // Its upload was answered 202 long before: without this line nobody finds what became of it.
    const code = outcome.ok ? 'success' : outcome.code;
    const ms = Math.round(performance.now() - startedAt);
    options.log.info({ requestId: job.requestId, code, ms }, 'a job that is answered later has ended');
    await settle(job, outcome, options).catch((err) =>
      options.log.warn({ err, requestId: job.requestId }, 'the end of a job was not noted'),
    );
    return outcome;
  };
}

const isAnsweredLater = (job: PlanJob): boolean => job.kind !== 'furnish' && job.isAnsweredLater === true;

/** What was cancelled while its result was being kept leaves no plan. */
async function settle(job: PlanJob, outcome: JobOutcome, { files, rows, webhooks }: NotingOptions): Promise<void> {
  if (await endJob(job.id, outcome, { later: rows.later, webhooks })) return;
  const plan = outcome.ok && (await rows.plans.findByUniqueId(job.uniqueId));
  if (plan) await removePlan(plan.uniqueId, { files, rows });
}
