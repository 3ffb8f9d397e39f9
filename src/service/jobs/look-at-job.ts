import type { JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { LaterRecord, LaterRows } from '../ports/later-rows.ts';

/** A job of which the queue knows nothing for so long, seconds, has died between the rows and the queue, or long ago. */
export const ENTERING_S = 60;

/** Of a job that nobody works on any more and that nobody has ended. */
export const BROKE_OFF: JobOutcome = {
  ok: false,
  code: 'internal_error',
  message: 'The processing broke off. Send the drawing again.',
  details: {},
};

interface Jobs {
  readonly later: LaterRows;
  readonly queue: JobQueue;
}

/** How a job ended, or that it has not, or that nobody knows of it, whether its sender waits or not. */
export async function lookAtJob(id: string, jobs: Jobs): Promise<JobOutcome | 'unfinished' | 'unknown'> {
  const record = await jobs.later.find(id);
  return record ? outcomeOf(record, jobs) : jobs.queue.look(id);
}

/** The same of a job whose row was found: nobody else knows of one that was cancelled, or that the queue has long forgotten. */
export async function outcomeOf(record: LaterRecord, { queue }: Jobs): Promise<JobOutcome | 'unfinished'> {
  const { id, outcome, isCancelled, now, createdAt } = record;
  if (outcome) return outcome;
  if (isCancelled) return BROKE_OFF;
  const seen = await queue.look(id);
  if (seen !== 'unknown') return seen;
  return +now - +createdAt < ENTERING_S * 1000 ? 'unfinished' : BROKE_OFF;
}
