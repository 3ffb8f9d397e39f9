import type { AnswersLater } from '../later/answers-later.ts';
import { sweepDrafts } from '../mending/drafts.ts';
import type { Log } from '../ports/log.ts';
import { sweepIdempotency } from '../uploads/idempotent-uploads.ts';
import { ForeignRows, sweepOrphans } from './orphans.ts';
import { type KeepingPolicy, type SweptStores, sweepInputs, sweepOriginals, sweepPlans } from './retention.ts';

/** What is swept, in the words of metrics and log. */
export const SWEPT = ['refused', 'answers', 'jobs', 'inputs', 'originals', 'plans', 'orphans'] as const;
export type Swept = (typeof SWEPT)[number];

/** A little less than the pause between two looks, and than an hour and a day: clocks differ. */
const OFTEN_S = 9 * 60;
const HOURLY_S = 58 * 60;
const DAILY_S = 23.5 * 3600;

interface Chore {
  /** At most so often, in the whole installation. */
  readonly everyS: number;
  /** @returns how many it removed */
  readonly run: (signal: AbortSignal) => Promise<number>;
}

export interface HousekeepingOptions extends SweptStores {
  readonly later: AnswersLater;
  readonly policy: KeepingPolicy;
  readonly log: Log;
  /** Told of every sweep that has ended; of one that broke off without a number. */
  readonly onSwept?: (what: Swept, removed: number | undefined) => void;
}

/** Looks for what is due this often: refused drawings are gone soon after their time. */
const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Removes what is not to be kept any longer, for the whole installation: of several processes the first one that comes takes a chore upon
 * itself, and for its while no other does. All of it may break off anywhere, and is done again.
 */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  readonly #chores: Readonly<Record<Swept, Chore>>;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: HousekeepingOptions) {
    this.#options = options;
    const { rows, later, policy } = options;
    this.#chores = {
      refused: { everyS: OFTEN_S, run: () => sweepDrafts(options) },
      jobs: { everyS: OFTEN_S, run: () => later.sweep() },
      answers: { everyS: HOURLY_S, run: () => sweepIdempotency(rows) },
      inputs: { everyS: HOURLY_S, run: (signal) => sweepInputs(options, signal) },
      originals: { everyS: HOURLY_S, run: (signal) => sweepOriginals(options, policy.originalDays, signal) },
      plans: { everyS: HOURLY_S, run: (signal) => sweepPlans(options, policy.planDays, signal) },
      orphans: { everyS: DAILY_S, run: (signal) => sweepOrphans(options, signal) },
    };
  }

  /** Begins now, and goes on until `stop`. */
  start(): void {
    const look = () => void this.sweep();
    look();
    this.#timer = setInterval(look, LOOK_EVERY_MS).unref();
  }

  /** Does what is due, or everything. One sweep after the other. @throws never */
  sweep(everything = false): Promise<void> {
    this.#running = this.#running.then(async () => {
      for (const what of SWEPT) await this.#do(what, everything);
    });
    return this.#running;
  }

  /** Resolves when nothing is being swept any more. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    return this.#running;
  }

  async #do(what: Swept, everything: boolean): Promise<void> {
    const { rows, log, onSwept } = this.#options;
    const { everyS, run } = this.#chores[what];
    const { signal } = this.#stop;
    try {
      if (signal.aborted || !(await rows.chores.take(what, everything ? 0 : everyS))) return;
      const removed = await run(signal);
      onSwept?.(what, removed);
      if (removed > 0) log.info({ what, removed }, 'swept');
    } catch (err) {
      // What a shutdown breaks off is done the next time.
      if (signal.aborted) return;
      onSwept?.(what, undefined);
      if (err instanceof ForeignRows) log.error({ what }, err.message);
      else log.warn({ err, what }, 'a sweep broke off');
    }
  }
}
