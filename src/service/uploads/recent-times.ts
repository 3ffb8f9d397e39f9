import { median } from '#core/geometry/median.ts';
import type { Stage } from '../ports/plan-processor.ts';

/** Milliseconds that a drawing spends in each stage. */
export type StageTimes = { readonly [stage in Stage]?: number };

/** Drawings that are remembered: enough for a median, few enough to follow the load of the hour. */
const REMEMBERED = 15;

/** How long drawings took lately, as whoever waits for them sees it: what the next one may expect. */
export class RecentTimes {
  readonly #recent: StageTimes[] = [];

  /** The usual time of each stage; nothing before the first drawing is done. */
  get expected(): StageTimes {
    const stages = new Set(this.#recent.flatMap((times) => Object.keys(times) as Stage[]));
    const usual = (stage: Stage) => Math.round(median(this.#recent.flatMap((times) => times[stage] ?? [])));
    return Object.fromEntries([...stages].map((stage) => [stage, usual(stage)]));
  }

  /** Follows a drawing; one that is not done, because it was refused or its sender left, leaves nothing. */
  follow(): { enter(stage: Stage): void; done(): void } {
    const times: Partial<Record<Stage, number>> = {};
    let current: { stage: Stage; since: number } | undefined;
    const leave = () => {
      if (current) times[current.stage] = (times[current.stage] ?? 0) + performance.now() - current.since;
    };
    return {
      enter: (stage) => {
        leave();
        current = { stage, since: performance.now() };
      },
      done: () => {
        leave();
        // How long the queue was says nothing of how long it is.
        const { queued: _, ...worked } = times;
        this.#recent.unshift(worked);
        this.#recent.length = Math.min(this.#recent.length, REMEMBERED);
      },
    };
  }
}
