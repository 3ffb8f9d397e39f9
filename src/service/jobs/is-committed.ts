import type { PlanJob } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';

/** Under which the result of a job is kept; null for the first version of a plan. */
export const editionOf = (job: PlanJob): string | null => (job.kind === 'furnish' ? job.edition : null);

/** Whether a job has committed its result: then its files stay, whatever came after. */
export async function isCommitted(job: PlanJob, { plans }: Rows): Promise<boolean> {
  const edition = editionOf(job);
  if (edition === null) return (await plans.findByUniqueId(job.uniqueId)) !== undefined;
  return (await plans.listEditions(job.uniqueId)).some(({ id }) => id === edition);
}
