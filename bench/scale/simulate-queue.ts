import { EarliestFirst } from './earliest-first.ts';

export interface Arrival {
  readonly atS: number;
  /** Who sent it: keys take turns. */
  readonly key: number;
  /** How long a worker needs for it. */
  readonly serviceS: number;
}

/** A job, and the number by which it has its turn. */
interface Turn extends Arrival {
  readonly turn: number;
}

/**
 * The queue as `BossJobQueue` has it, with so many places for work: jobs come when they come, keys take turns by start-time fair queueing, and
 * a place that gets free takes up the next at once. All are drawings, which the queue takes for equally long: its turns by time are turns by number.
 * @returns how long each arrival waited until it was taken up, seconds
 */
export function simulateQueue(arrivals: readonly Arrival[], places: number): number[] {
  const waiting = new EarliestFirst<Turn>();
  const ends = new EarliestFirst<undefined>();
  /** The turn of the last job of each key, and of the job that was begun last. */
  const lastTurns = new Map<number, number>();
  let now = 0;
  let turnNow = 0;
  const waits: number[] = [];
  const begin = (atS: number) => {
    const job = waiting.take()!;
    turnNow = Math.max(turnNow, job.turn);
    waits.push(atS - job.atS);
    ends.add(atS + job.serviceS, undefined);
  };
  const endUntil = (untilS: number) => {
    while (ends.size > 0 && ends.next <= untilS) {
      now = ends.next;
      ends.take();
      if (waiting.size > 0) begin(now);
    }
  };
  for (const arrival of arrivals) {
    endUntil(arrival.atS);
    const turn = Math.max(turnNow, (lastTurns.get(arrival.key) ?? -1) + 1);
    lastTurns.set(arrival.key, turn);
    waiting.add(turn, { ...arrival, turn });
    if (ends.size < places) begin(arrival.atS);
  }
  endUntil(Number.POSITIVE_INFINITY);
  return waits;
}
