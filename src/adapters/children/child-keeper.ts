import { setTimeout as wait } from 'node:timers/promises';
import { Child, type ChildOptions } from './child.ts';

/** A start after one that failed waits this long, twice as long each time up to the longest. */
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;

/** Keeps one child ready for the next task: replaces it when it is dead or worn out. */
export class ChildKeeper {
  readonly #options: ChildOptions;
  #child: Promise<Child> | undefined;
  #failedStarts = 0;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /** A child that can take a task. @throws what kept it from starting */
  async child(): Promise<Child> {
    const current = this.#child;
    const known = await current?.catch(() => undefined);
    if (known?.isFit) return known;
    // Whoever asked at the same time may have started the next one.
    if (this.#child === current) {
      void known?.kill();
      this.#child = this.#start();
    }
    return this.#child!;
  }

  /** Starts a child in place of one that is no longer fit, before the next task needs it. */
  prepare(): void {
    this.child().catch(() => {});
  }

  async close(): Promise<void> {
    const known = await this.#child?.catch(() => undefined);
    await known?.kill();
  }

  async #start(): Promise<Child> {
    if (this.#failedStarts > 0)
      await wait(Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (this.#failedStarts - 1)));
    try {
      const child = await Child.start(this.#options);
      this.#failedStarts = 0;
      return child;
    } catch (error) {
      this.#failedStarts++;
      throw error;
    }
  }
}
