import type { Foreseen } from '../ports/job-queue.ts';
import { queueFull } from './hand-in-job.ts';

/** The queue as it is now for jobs of one kind: each kind has places of its own, so that what visitors want takes none from uploads. */
export interface QueueState {
  /** Jobs of this kind that no worker has taken up, and that may be so many. */
  readonly waiting: number;
  readonly limit: number;
  /** Of these so many may be one key's. */
  readonly keyLimit: number;
  /** Workers of this process that have nothing to do. */
  readonly idle: number;
  /** Jobs that all workers work on at a time, and of these one key's. */
  readonly places: number;
  readonly keyPlaces: number;
  /** What a job of this kind takes, milliseconds. */
  readonly usualMs: number;
}

/** The part of the queue that one key may fill unless told otherwise: there is always room for another's drawing. */
const KEY_SHARE = 0.75;

export const usualKeyLimit = (queueLimit: number): number => Math.ceil(KEY_SHARE * queueLimit);

/** @throws Failure `service_unavailable` when as many wait as may, with the seconds after which one would have a place */
export function checkRoom(queue: QueueState): void {
  const inS = secondsToRoom(queue);
  if (inS > 0) throw queueFull(inS);
}

/**
 * @param key what of the queue concerns the one that comes
 * @param withinS how long an upload waits at most
 * @throws Failure `service_unavailable` for a key that would leave no room to others, and for whoever would wait in vain
 */
export function checkTurn(queue: QueueState, key: Foreseen, withinS: number): void {
  const inS = secondsToTurn(queue, key, withinS);
  if (inS > 0) throw queueFull(inS);
}

/**
 * When another try is worth it for who has waited as long as may be: when a worker will have ended what it is at, and whoever comes new is
 * let in.
 */
export function secondsToNextTry(queue: QueueState, key: Foreseen, withinS: number): number {
  return Math.max(secondsFor(queue.usualMs, queue.places), secondsToRoom(queue), secondsToTurn(queue, key, withinS));
}

/** Until there is a place for one more; 0 where there is one. */
function secondsToRoom({ waiting, idle, limit, usualMs, places }: QueueState): number {
  const tooMany = waiting - idle - limit + 1;
  return tooMany > 0 ? secondsFor(tooMany * usualMs, places) : 0;
}

/** Until one of this key would be let in; 0 where it is. */
function secondsToTurn(queue: QueueState, key: Foreseen, withinS: number): number {
  const { idle, usualMs } = queue;
  const tooManyOwn = key.flow - idle - queue.keyLimit + 1;
  if (key.flow > 0 && tooManyOwn > 0) return secondsFor(tooManyOwn * usualMs, queue.keyPlaces);
  const among = (jobs: number, ms: number, places: number) => {
    const inFront = jobs - idle;
    // Those that idle workers are just taking are not in front of anybody; who is at work has half of a job left, and this one's worker is one more.
    // Who is next is let in, however long jobs take: otherwise nobody ever would be where they take longer than anybody may wait.
    return inFront <= 0 ? 0 : secondsFor((ms * inFront) / jobs + usualMs, places);
  };
  const inS = Math.max(
    among(key.ahead, key.aheadMs, queue.places),
    queue.keyPlaces < queue.places ? among(key.flow, key.flowMs, queue.keyPlaces) : 0,
  );
  // The limit may be a fraction of a second.
  return Math.max(0, Math.ceil(inS - withinS));
}

/** How long so much work takes, whole seconds. */
function secondsFor(ms: number, places: number): number {
  return Math.max(1, Math.ceil(ms / Math.max(1, places) / 1000));
}
