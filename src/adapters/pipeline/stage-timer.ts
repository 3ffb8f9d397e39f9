import type { TimedStage } from '#core/watch.ts';

/** Where the time of a drawing goes, in the order of the work: `decode` is all until there is a sheet that can be read. */
export type PipelineStage = 'decode' | 'ocr' | 'network' | TimedStage | 'furnish' | 'draw';

/** Milliseconds. A stage that did not run is missing. */
export type StageTimings = Partial<Record<PipelineStage, number>>;

/** Adds up how long each stage takes; what runs within another stage counts for itself alone. */
export class StageTimer {
  readonly #ms: StageTimings = {};
  readonly #running: PipelineStage[] = [];
  #since = 0;

  /** Runs a part of the work and returns its answer, or the promise of it. */
  readonly run = <T>(stage: PipelineStage, work: () => T): T => {
    this.#count();
    this.#running.push(stage);
    let isPending = false;
    const end = () => {
      this.#count();
      this.#running.pop();
    };
    try {
      const answer = work();
      isPending = answer instanceof Promise;
      return isPending ? ((answer as Promise<unknown>).finally(end) as T) : answer;
    } finally {
      if (!isPending) end();
    }
  };

  get timings(): StageTimings {
    return Object.fromEntries(Object.entries(this.#ms).map(([stage, ms]) => [stage, Math.round(ms)]));
  }

  /** What has passed since it was last called belongs to the stage that runs. */
  #count(): void {
    const now = performance.now();
    const stage = this.#running.at(-1);
    if (stage) this.#ms[stage] = (this.#ms[stage] ?? 0) + now - this.#since;
    this.#since = now;
  }
}
