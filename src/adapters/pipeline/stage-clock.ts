import type { Stage } from '#service/ports/plan-processor.ts';

/** Tells of every stage that begins, and adds up how long each took, milliseconds. */
export class StageClock {
  readonly #tell: (stage: Stage) => void;
  readonly #timings: Partial<Record<Stage, number>> = {};
  #current: Stage | undefined;
  #since = performance.now();

  constructor(tell: (stage: Stage) => void) {
    this.#tell = tell;
  }

  readonly enter = (stage: Stage): void => {
    this.#close();
    this.#current = stage;
    this.#tell(stage);
  };

  /** Ends the last stage. */
  stop(): Partial<Record<Stage, number>> {
    this.#close();
    return this.#timings;
  }

  #close(): void {
    const now = performance.now();
    if (this.#current)
      this.#timings[this.#current] = Math.round((this.#timings[this.#current] ?? 0) + now - this.#since);
    this.#since = now;
  }
}
