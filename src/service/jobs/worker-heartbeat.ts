import { randomUUID } from 'node:crypto';
import type { Log } from '../ports/log.ts';
import type { WorkerRows } from '../ports/rows.ts';

const BEAT_EVERY_MS = 5_000;

/** A worker that has not been heard of for this long, three beats and what a busy machine delays them, counts as dead. */
export const WORKER_DEAD_AFTER_S = 20;

/**
 * Tells the other processes of an installation that somebody works here, until `stop`: to be called when work is taken, and stopped
 * when no more is. @param places drawings that it works on at a time. @throws StoreUnavailable when the first beat cannot be noted
 */
export async function startHeartbeat(
  workers: WorkerRows,
  places: number,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const id = randomUUID();
  await workers.beat(id, places);
  const timer = setInterval(() => {
    workers.beat(id, places).catch((error) => log.warn({ err: error }, 'a heartbeat was not noted'));
  }, BEAT_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await workers.leave(id).catch((error) => log.warn({ err: error }, 'the end of a worker was not noted'));
    },
  };
}
