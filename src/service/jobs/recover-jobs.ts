import { planFileNames } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { isCommitted } from './is-committed.ts';

/**
 * After a crash of the only process: ends the jobs that died with it, removes what they left and every upload that waited.
 * Results that were committed stay. Never call it while another process works on the same stores.
 * @returns how many jobs had died
 */
export async function recoverJobs(stores: { queue: JobQueue; files: FileStore; rows: Rows }): Promise<number> {
  const { queue, files, rows } = stores;
  const dead = await queue.abandonAll();
  for (const job of dead) {
    if (await isCommitted(job, rows)) continue;
    for (const name of planFileNames(job)) await files.remove(name);
  }
  for (const name of await files.list('inputs')) await files.remove(name);
  return dead.length;
}
