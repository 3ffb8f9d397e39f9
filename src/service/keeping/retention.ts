import { setTimeout as pause } from 'node:timers/promises';
import type { FileStore } from '../ports/file-store.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { isUuid } from '../uuid.ts';
import { inputName } from './plan-files.ts';
import { forgetPlan, removeOriginal } from './remove-files.ts';

/** How long what callers sent, and what was made of it, is kept. */
export interface KeepingPolicy {
  /** Plans with all that is theirs, days; undefined: until somebody takes them away. */
  readonly planDays: number | undefined;
  /** The drawings of plans, days; undefined: as long as their plans, 0: not at all. */
  readonly originalDays: number | undefined;
  /** Drawings that were refused and may be put right, hours; 0: not at all. */
  readonly refusedHours: number;
}

export interface SweptStores {
  readonly files: FileStore;
  readonly rows: Rows;
  readonly queue: JobQueue;
}

const DAY_S = 24 * 3600;

/** Plans that are looked up together. */
const BATCH = 100;

/** Between one plan and the next: a sweep of thousands leaves the stores to who is waiting for an answer. */
const PAUSE_MS = 20;

/** Longer than an upload needs from its file to its place in the queue. */
const ENTERING_MS = 5 * 60_000;

/** Takes the plans away whose time is over, oldest first. @returns how many */
export function sweepPlans(stores: SweptStores, days: number | undefined, signal: AbortSignal): Promise<number> {
  const { plans } = stores.rows;
  if (days === undefined) return Promise.resolve(0);
  return oneByOne(
    () => plans.listOlderThan(days * DAY_S, BATCH),
    (id) => forgetPlan(id, stores),
    signal,
  );
}

/** Takes the drawings away whose time is over; their plans stay. @returns how many */
export function sweepOriginals(stores: SweptStores, days: number | undefined, signal: AbortSignal): Promise<number> {
  const { plans } = stores.rows;
  if (days === undefined) return Promise.resolve(0);
  return oneByOne(
    () => plans.listOriginalsOlderThan(days * DAY_S, BATCH),
    (id) => removeOriginal(id, stores),
    signal,
  );
}

/**
 * Removes drawings that were left behind by processes that died, or while the file store was gone: those whose jobs have ended, or of
 * which the queue has never heard. @returns how many
 */
export async function sweepInputs(
  { files, queue }: SweptStores,
  signal: AbortSignal,
  now = Date.now(),
): Promise<number> {
  let removed = 0;
  for await (const page of files.pages('inputs')) {
    for (const { name, writtenAt } of page) {
      signal.throwIfAborted();
      // A name that is none of ours is somebody else's.
      const id = name.slice(inputName({ id: '' }).length);
      if (now - +writtenAt < ENTERING_MS || !isUuid(id) || (await queue.look(id)) === 'unfinished') continue;
      await files.remove(name);
      removed++;
    }
  }
  return removed;
}

async function oneByOne(
  list: () => Promise<string[]>,
  remove: (id: string) => Promise<void>,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (let ids = await list(); ids.length > 0; ids = await list()) {
    for (const id of ids) {
      signal.throwIfAborted();
      await remove(id);
      removed++;
      await pause(PAUSE_MS);
    }
  }
  return removed;
}
