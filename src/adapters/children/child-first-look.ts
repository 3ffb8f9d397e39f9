import pLimit, { type LimitFunction } from 'p-limit';
import { Failure } from '#core/failures.ts';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import type { FirstLook, LookOptions, LookOutcome } from '#service/ports/first-look.ts';
import type { ChildOptions } from './child.ts';
import { ChildKeeper } from './child-keeper.ts';
import { type Limits, LOOK_LIMITS } from './limits.ts';
import { runWithin } from './run-within.ts';

export interface ChildFirstLookOptions extends ChildOptions {
  readonly limits?: Partial<Limits>;
  /** The child is ended when nobody has asked for so long, milliseconds. */
  readonly idleMs?: number;
  /** Told what became of each look: whether the drawing was refused, nothing spoke against it, or the look was given up. */
  readonly onLook?: (outcome: LookOutcome) => void;
}

/** A queue that was full for a while is so again soon; a service that has room needs no such process. */
const IDLE_MS = 60_000;

/** It looks at what waits, while others are at work: those come first. */
const NICENESS = 15;

/** FirstLook in one child process, that is started when it is needed first. Whatever a drawing does to it, that costs the look alone. */
export class ChildFirstLook implements FirstLook {
  readonly #limits: Limits;
  readonly #keeper: ChildKeeper;
  readonly #onLook: (outcome: LookOutcome) => void;
  readonly #idleMs: number;
  readonly #closing = new AbortController();
  readonly #one = pLimit(1);
  /** Each key has one drawing in the line at a time, so that keys take turns. */
  readonly #ofKey = new Map<string | null, LimitFunction>();
  #idle: NodeJS.Timeout | undefined;

  constructor({ limits, idleMs = IDLE_MS, onLook = () => {}, ...options }: ChildFirstLookOptions = {}) {
    this.#limits = { ...LOOK_LIMITS, ...limits };
    this.#idleMs = idleMs;
    this.#onLook = onLook;
    this.#keeper = new ChildKeeper({ ...options, trade: 'look', niceness: NICENESS });
  }

  async refusalOf(file: Uint8Array, options: LookOptions): Promise<Failure | undefined> {
    const { keyId, signal } = options;
    const ofKey = this.#ofKey.get(keyId) ?? pLimit(1);
    this.#ofKey.set(keyId, ofKey);
    try {
      return await ofKey(() => this.#one(async () => (signal.aborted ? undefined : this.#look(file, options))));
    } finally {
      if (ofKey.activeCount + ofKey.pendingCount === 0) this.#ofKey.delete(keyId);
    }
  }

  /** Ends the child, also one that is at work. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#closing.abort();
    await this.#keeper.close();
  }

  /** One that has begun is not stopped when its answer is needed no more: a new child would cost more than what is left of it. */
  async #look(file: Uint8Array, { page, keepRefused }: LookOptions): Promise<Failure | undefined> {
    if (this.#closing.signal.aborted) return undefined;
    clearTimeout(this.#idle);
    try {
      const child = await this.#keeper.child();
      const result = await runWithin(
        this.#limits,
        child,
        { look: file, page, keepRefused },
        {
          signal: this.#closing.signal,
        },
      );
      this.#onLook('failure' in result ? 'refused' : 'done' in result ? 'nothing' : 'given up');
      if (!('failure' in result)) return undefined;
      const { code, message, details, seen } = result.failure;
      return seen ? new RefusedDrawing(code, message, details, seen) : new Failure(code, message, details);
    } catch (error) {
      // What takes too much memory here takes it of a worker as well; what takes too long here may not be too much for one.
      const isTooLarge = error instanceof Failure && error.details.reason === 'too_much_memory';
      this.#onLook(isTooLarge ? 'refused' : 'given up');
      return isTooLarge ? error : undefined;
    } finally {
      this.#idle = setTimeout(() => this.#keeper.close(), this.#idleMs).unref();
    }
  }
}
