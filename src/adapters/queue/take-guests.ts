import { setTimeout as wait } from 'node:timers/promises';
import type { AskQueue } from './job-lengths.ts';

export interface Host {
  /** Jobs that this process works on at a time. */
  readonly workers: number;
  /** Of each job that it works on. */
  readonly flows: () => readonly string[];
  readonly ask: AskQueue;
  /** Works on one job more of a flow of which none is worked on; resolves when it has ended, or when there is none. */
  readonly takeOne: () => Promise<void>;
  /** No more of them. */
  readonly signal: AbortSignal;
}

const LOOK_MS = 300;

/** A free worker takes a job within some milliseconds: of one that has waited for so long, none is. */
const UNTAKEN_MS = 300;

/**
 * While one flow holds a process, takes a job beyond those that its workers are at: a guest, which works in the pauses of the others and
 * waits for the end of none of their drawings. One at a time, so that most of the process goes on with its own.
 */
export async function takeGuests({ workers, flows, ask, takeOne, signal }: Host): Promise<void> {
  while (!signal.aborted) {
    await wait(LOOK_MS, undefined, { ref: false });
    try {
      if (isHeldByOne(flows(), workers) && (await isGuestWaiting(ask))) await takeOne();
    } catch {
      // The queue cannot be reached, which its workers tell: a look that fails is made again.
    }
  }
}

/** Whether all workers of a process are busy, two of them or more with one flow. */
export const isHeldByOne = (flows: readonly string[], workers: number): boolean =>
  flows.length >= workers && new Set(flows).size < flows.length;

/** Whether a job waits that found no worker, on whichever machine, and of whose flow none is worked on. */
async function isGuestWaiting(ask: AskQueue): Promise<boolean> {
  const [row] = await ask<{ isWaiting: boolean }>(
    `select exists (
       select from pgboss.job as waiting
       where name = $1 and state in ('created', 'retry') and created_on < now() - interval '${UNTAKEN_MS} ms' and not exists (
         select from pgboss.job where name = $1 and state = 'active' and group_id = waiting.group_id
       )
     ) as "isWaiting"`,
  );
  return row!.isWaiting;
}
