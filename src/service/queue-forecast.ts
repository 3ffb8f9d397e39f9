import { queueFull } from './hand-in-job.ts';

/** The queue as it is now. */
export interface QueueState {
  /** Jobs that no worker has taken up, and that may be so many. */
  readonly waiting: number;
  readonly limit: number;
  /** Workers that have nothing to do. */
  readonly idle: number;
  /** Jobs that all workers work on at a time. */
  readonly places: number;
  /** What a job took lately, milliseconds; 0 before the first one is done. */
  readonly usualMs: number;
}

/** What of the queue concerns one key. */
export interface KeyState {
  /** Jobs that have their turn before another one of the key. */
  readonly ahead: number;
  /** Jobs of the key that wait. */
  readonly own: number;
}

/** The part of the queue that one key may fill: there is always room for another's drawing. */
const KEY_SHARE = 0.75;

/** @throws Failure `service_unavailable` when as many wait as may, with the seconds after which one would have a place */
export function checkRoom(queue: QueueState): void {
  const tooMany = queue.waiting - queue.idle - queue.limit + 1;
  if (tooMany > 0) throw queueFull(secondsFor(tooMany, queue));
}

/**
 * @param withinS how long an upload waits at most
 * @throws Failure `service_unavailable` for a key that would leave no room to others, and for whoever would wait in vain
 */
export function checkTurn(queue: QueueState, { ahead, own }: KeyState, withinS: number): void {
  const share = Math.ceil(KEY_SHARE * queue.limit);
  const tooManyOwn = own - queue.idle - share + 1;
  if (own > 0 && tooManyOwn > 0) throw queueFull(secondsFor(tooManyOwn, queue));
  const inFront = ahead - queue.idle;
  const tooLateS = inFront < 0 ? 0 : (secondsFor(inFront + 1, queue) ?? 0) - withinS;
  if (tooLateS > 0) throw queueFull(tooLateS);
}

/** How long so many jobs take, whole seconds; undefined before the first one is done. */
function secondsFor(jobs: number, { usualMs, places }: QueueState): number | undefined {
  return usualMs > 0 ? Math.ceil((jobs * usualMs) / Math.max(1, places) / 1000) : undefined;
}
