import type { JobKind } from '../jobs/job-kind.ts';
import { WORKER_DEAD_AFTER_S } from '../jobs/worker-heartbeat.ts';
import type { Foreseen, JobQueue, Turn } from '../ports/job-queue.ts';
import type { Rows } from '../ports/rows.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import type { Progress } from './hand-in-job.ts';
import { checkRoom, checkTurn, type QueueState, secondsToNextTry, usualKeyLimit } from './queue-forecast.ts';

export interface AdmissionOptions {
  readonly queue: JobQueue;
  readonly rows: Rows;
  /** Jobs of each kind that may wait for a worker before further ones are sent away. */
  readonly queueLimit: number;
  /** Of these, one key's; undefined for three quarters. */
  readonly keyQueueLimit?: number | undefined;
  /** Jobs of one key that workers work on at a time; undefined for as many as there are workers. */
  readonly keyConcurrency?: number | undefined;
  /** Workers of this process; 0 when others do the work. */
  readonly workers: number;
  /** A job that would wait longer is sent away at once. */
  readonly timeLimitS: number;
}

/** A place in the queue, held until it is given back. */
export interface Place extends Progress {
  leave(): void;
}

/** Lets in only as many jobs as can be worked on. Counts what the queue does not know yet beside what it knows. */
export class Admission {
  readonly #options: AdmissionOptions;
  /** Places whose jobs are not in the queue yet. */
  readonly #entering = new Map<Place, Turn>();
  /** Places of whose jobs no worker has told anything yet: these, and those that a worker has just fetched. */
  readonly #unheard = new Map<Place, Turn>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /**
   * Jobs, of one kind or of all, that have been let in and that no worker has taken up. What a worker has fetched waits no longer for the queue, though
   * the worker has not begun: until it is heard of it waits here.
   */
  async countWaiting(kind?: JobKind): Promise<number> {
    const queued = await this.#options.queue.countWaiting(kind);
    const count = (places: ReadonlyMap<Place, Turn>) =>
      [...places.values()].filter((turn) => kind === undefined || turn.kind === kind).length;
    return Math.max(queued + count(this.#entering), count(this.#unheard));
  }

  /** @throws Failure `service_unavailable` when as many of a kind wait as may */
  async checkRoom(kind: JobKind): Promise<void> {
    checkRoom(await this.#look(kind));
  }

  /** @throws Failure `service_unavailable` when there is no place, or when its turn would come too late */
  takePlace(turn: Turn): Promise<Place> {
    // One by one: two cannot take the last place.
    const taking = this.#last.then(() => this.#take(turn));
    const last = taking.then(
      () => {},
      (error) => {
        if (this.#last === last) this.#last = Promise.resolve();
        // Who waits behind one that found the stores gone is told with it: to find out again takes each as long.
        if (error instanceof StoreUnavailable) throw error;
      },
    );
    last.catch(() => {});
    this.#last = last;
    return taking;
  }

  async #take(turn: Turn): Promise<Place> {
    const { timeLimitS } = this.#options;
    const state = await this.#look(turn.kind);
    checkRoom(state);
    checkTurn(state, await this.#foresee(turn, state), timeLimitS);
    const place: Place = {
      entered: () => this.#entering.delete(place),
      heard: () => this.#unheard.delete(place),
      nextTryS: async () => {
        // Whoever has given up is in nobody's way, its own next try's least of all.
        place.leave();
        const now = await this.#look(turn.kind);
        return secondsToNextTry(now, await this.#foresee(turn, now), timeLimitS);
      },
      leave: () => {
        place.entered();
        place.heard();
      },
    };
    this.#entering.set(place, turn);
    this.#unheard.set(place, turn);
    return place;
  }

  /** What of the queue, and of what is about to enter it, concerns one that comes. */
  async #foresee(turn: Turn, { usualMs }: QueueState): Promise<Foreseen> {
    const { queue } = this.#options;
    const entering = [...this.#entering.values()];
    const ofFlow = entering.filter(({ keyId, kind }) => keyId === turn.keyId && kind === turn.kind).length;
    const enteringMs = await Promise.all(entering.map(({ kind }) => queue.usualMs(kind)));
    const { ahead, aheadMs, flow, flowMs } = await queue.foresee(turn);
    return {
      ahead: ahead + entering.length,
      aheadMs: aheadMs + enteringMs.reduce((sum, ms) => sum + ms, 0),
      flow: flow + ofFlow,
      flowMs: flowMs + ofFlow * usualMs,
    };
  }

  async #look(kind: JobKind): Promise<QueueState> {
    const { queueLimit: limit, keyQueueLimit, keyConcurrency, workers, queue, rows } = this.#options;
    const [waiting, usualMs] = await Promise.all([this.countWaiting(kind), queue.usualMs(kind)]);
    // Looked at last: a job that is taken up in the meantime is counted twice rather than not at all.
    const idle = Math.max(0, workers - queue.countRunning());
    const places = Math.max(workers, await rows.workers.countPlaces(WORKER_DEAD_AFTER_S));
    const keyPlaces = Math.min(places, keyConcurrency ?? places);
    return { waiting, limit, keyLimit: keyQueueLimit ?? usualKeyLimit(limit), idle, places, keyPlaces, usualMs };
  }
}
