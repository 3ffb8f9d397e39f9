import type { PlanIds } from '../ports/idempotency-rows.ts';
import type { JobOutcome, PlanSummary } from '../ports/job-queue.ts';
import { expectDone } from './hand-in-job.ts';

/** A finished upload. */
export interface FinishedPlan {
  readonly uniqueId: string;
  readonly imageId: string;
  readonly galleryId: string;
  /** 1 as it was read, one more each time it is mended. */
  readonly version: number;
  /** Opens the page on which it can be mended. */
  readonly mendSecret: string;
  readonly summary: PlanSummary;
}

/** @throws Failure that it ended with */
export function finish(
  { mendSecret }: { readonly mendSecret: string },
  { uniqueId, imageId, galleryId }: PlanIds,
  outcome: JobOutcome,
): FinishedPlan {
  const { summary, version = 1 } = expectDone(outcome, mendSecret);
  return { uniqueId, imageId, galleryId, version, mendSecret, summary };
}

/**
 * What opens a plan whose answer more than one process may give: nothing of it is kept.
 * @param derive see `KeyRing`
 */
export const deriveMendSecret = (derive: (purpose: string) => string, { uniqueId }: PlanIds): string =>
  derive(`mend ${uniqueId}`);
