import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../ports/store-unavailable.ts';

/** Pauses between tries: they double up to the longest. */
const FIRST_MS = 500;
const LONGEST_MS = 5_000;

/**
 * Does again what a store refuses, until it does not or the time is over: a store that is started anew is back in seconds, and minutes of work
 * need not be thrown away for it.
 * @param work may be done twice
 * @throws what the last try threw; anything but `StoreUnavailable` at once, and the signal's reason when that is aborted
 */
export async function patiently<T>(
  work: () => Promise<T>,
  { forMs, signal }: { forMs: number; signal: AbortSignal },
): Promise<T> {
  const until = performance.now() + forMs;
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() + waitMs > until) throw error;
      await pause(waitMs, undefined, { signal });
    }
  }
}
