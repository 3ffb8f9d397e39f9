import { ClaimLost, type JobHandling } from '../ports/job-queue.ts';

/**
 * Whether another worker has the job now, or may have: what it works on, and what it keeps under the same names, is not ours to remove.
 * A process that was paused does not know it by itself. @throws never
 */
export async function isAnothers({ signal, holdsClaim }: Pick<JobHandling, 'signal' | 'holdsClaim'>): Promise<boolean> {
  if (signal.aborted) return signal.reason instanceof ClaimLost;
  return !(await holdsClaim().catch(() => false));
}
