import type { JobOutcome } from '../ports/job-queue.ts';
import type { StageListener } from '../ports/plan-processor.ts';
import type { Handing } from './hand-in-job.ts';

/** A worker that is free takes a job up within some milliseconds, or when it looks after half a second. What waits longer, waits for one that is at work. */
const WAITS_AFTER_MS = 600;

/**
 * Hands a job in and, when no worker takes it up at once, has it looked at beside its waiting: what is refused at sight leaves the queue
 * and has its answer. Where a worker is free nothing is added.
 * @param refuse told by its signal that a worker has begun, or that nobody waits any more
 */
export async function lookWhileWaiting(
  handIn: (handing: Handing) => Promise<JobOutcome>,
  refuse: (signal: AbortSignal) => Promise<JobOutcome | undefined>,
  { signal, onStage, entered, ...progress }: Handing,
): Promise<JobOutcome> {
  const begun = new AbortController();
  const refused = new AbortController();
  let refusal: JobOutcome | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    // A look that breaks off says nothing of the drawing.
    const seen = await refuse(AbortSignal.any([begun.signal, signal])).catch(() => undefined);
    if (!seen || begun.signal.aborted) return;
    refusal = seen;
    refused.abort();
  };
  const hear: StageListener = (stage, found) => {
    if (stage !== 'queued') begun.abort();
    onStage?.(stage, found);
  };
  const enter = () => {
    entered();
    timer = setTimeout(look, WAITS_AFTER_MS);
  };
  try {
    const stop = AbortSignal.any([signal, refused.signal]);
    return await handIn({ ...progress, signal: stop, onStage: hear, entered: enter });
  } catch (error) {
    if (refusal && !signal.aborted) return refusal;
    throw error;
  } finally {
    clearTimeout(timer);
    begun.abort();
  }
}
