/** A drawing to read, a mended plan to furnish, a plan to be drawn otherwise: from long to short. */
export const JOB_KINDS = ['drawing', 'furnish', 'variant'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** @param job a `PlanJob` */
export function kindOf(job: { readonly kind?: string; readonly isVariant?: boolean }): JobKind {
  if (job.kind !== 'furnish') return 'drawing';
  return job.isVariant ? 'variant' : 'furnish';
}
