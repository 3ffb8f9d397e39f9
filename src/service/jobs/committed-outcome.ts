import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import { documentName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { JobOutcome, PlanJob } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { editionOf, isCommitted } from './is-committed.ts';
import { summarise } from './summarise.ts';

/** The end of a job whose worker kept its result and died before it could tell; undefined where none was kept. What it took is not known any more. */
export async function findCommitted(
  job: PlanJob,
  { files, rows }: { files: FileStore; rows: Rows },
): Promise<JobOutcome | undefined> {
  if (!(await isCommitted(job, rows))) return undefined;
  const { uniqueId } = job;
  const edition = editionOf(job);
  const bytes = await files.get(documentName(uniqueId, edition));
  if (!bytes) return undefined;
  const document = parsePlanDocument(new TextDecoder().decode(bytes));
  return { ok: true, summary: summarise(document, {}), version: await versionOf(uniqueId, edition, rows) };
}

/** Of a variant: of the plan that it shows. */
async function versionOf(uniqueId: string, edition: string | null, { plans }: Rows): Promise<number> {
  if (edition === null) return 1;
  const own = (await plans.listEditions(uniqueId)).find(({ id }) => id === edition)?.version;
  return own ?? (await plans.findByUniqueId(uniqueId))?.version ?? 1;
}
