import type { PlanJob } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';

/** Whether a job has committed its result: then its files stay, whatever came after. */
export async function isCommitted(job: PlanJob, { plans }: Rows): Promise<boolean> {
  if (job.kind !== 'furnish' || job.edition === null) return (await plans.findByUniqueId(job.uniqueId)) !== undefined;
  return (await plans.listEditions(job.uniqueId)).some(({ id }) => id === job.edition);
}
