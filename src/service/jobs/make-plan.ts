import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { documentName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { FurnishJob, PlanJob } from '../ports/job-queue.ts';
import type { FurnishedPlan, PlanProcessor, ProcessedPlan, ProcessOptions } from '../ports/plan-processor.ts';
import type { Rows } from '../ports/rows.ts';

/** Has the processor do what a job asks for: read its drawing, or furnish its plan. @throws Failure */
export async function makePlan(
  job: PlanJob,
  input: Uint8Array,
  { processor, files, rows }: { processor: PlanProcessor; files: FileStore; rows: Rows },
  options: ProcessOptions,
): Promise<FurnishedPlan | ProcessedPlan> {
  const { wishes } = job;
  if (job.kind !== 'furnish') {
    const { corrections, keepRefused, isWatched } = job;
    return processor.process(input, { ...options, wishes, corrections, keepRefused, isWatched });
  }
  const plan = parsePlanDocument(new TextDecoder().decode(input));
  const { keepLayout, isVariant = false } = job;
  const before = keepLayout ? undefined : await findVersionBefore(job, files, rows);
  return processor.furnish(plan, { ...options, wishes, keepLayout, before, mended: !isVariant, edited: isVariant });
}

/** The newest version of a plan that is put right; undefined of a refused drawing, which has none. */
async function findVersionBefore(
  { uniqueId, edition }: FurnishJob,
  files: FileStore,
  rows: Rows,
): Promise<PlanDocument | undefined> {
  const record = edition === null ? undefined : await rows.plans.findByUniqueId(uniqueId);
  const bytes = record && (await files.get(documentName(uniqueId, record.edition)));
  return bytes && parsePlanDocument(new TextDecoder().decode(bytes));
}
