import { Failure } from '#core/failures.ts';
import { WORKER_DEAD_AFTER_S } from '../jobs/worker-heartbeat.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import { withDeadline } from '../with-deadline.ts';

/** What uploads need and is not there now. */
export interface Missing {
  /** `files`, `rows`, `queue`, `disk full`, `no worker` or `draining`. */
  readonly what: string;
  readonly cause: Error;
}

export interface Needed {
  readonly files: FileStore;
  readonly rows: Rows;
  readonly queue: JobQueue;
  /** Workers of this process; 0 when others do the work. */
  readonly workers: number;
}

/** Which stores do not answer, and whether nobody is there to work; what does not answer within the time is missing as well. */
export async function findMissing({ files, rows, queue, workers }: Needed, withinMs: number): Promise<Missing[]> {
  const stores = Object.entries({ files, rows, queue }) as ['files' | 'rows' | 'queue', { check(): Promise<void> }][];
  const found = await Promise.all([
    ...stores.map(async ([name, store]): Promise<Missing[]> => {
      try {
        await withDeadline(withinMs, () => store.check());
        return [];
      } catch (error) {
        const cause = error instanceof StoreUnavailable ? error : new StoreUnavailable(name, error);
        return [{ what: cause.missing, cause }];
      }
    }),
    workers > 0 ? [] : findWorkers(rows, withinMs),
  ]);
  return found.flat();
}

/** Rows that do not answer are told as such, not as workers that are missing. */
async function findWorkers(rows: Rows, withinMs: number): Promise<Missing[]> {
  const places = await withDeadline(withinMs, () => rows.workers.countPlaces(WORKER_DEAD_AFTER_S)).catch(() => 1);
  return places > 0 ? [] : [{ what: 'no worker', cause: noWorker() }];
}

export function draining(): Missing {
  const message = 'The service is shutting down. Send the drawing again in a moment.';
  return { what: 'draining', cause: unavailable(message, 'draining') };
}

function noWorker(): Failure {
  return unavailable('Nobody is there to work on drawings. Send the drawing again in a moment.', 'no worker');
}

/** @param reason in the words of `Missing` */
function unavailable(message: string, reason: string): Failure {
  return new Failure('service_unavailable', message, { reason });
}
