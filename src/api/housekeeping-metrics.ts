import { Counter, type Registry } from 'prom-client';
import { SWEPT, type Swept } from '#service/keeping/housekeeping.ts';

/** What this process removes because its time is over. Of several processes each counts what it did itself. */
export class HousekeepingMetrics {
  readonly #swept: Counter;
  readonly #sweeps: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#swept = new Counter({
      name: 'plenish_swept_total',
      help: 'What this process has removed because its time was over, or because it was left behind',
      labelNames: ['what'],
      registers,
    });
    this.#sweeps = new Counter({
      name: 'plenish_sweeps_total',
      help: 'Sweeps of this process that have ended; outcome is done, or failed for those that broke off',
      labelNames: ['what', 'outcome'],
      registers,
    });
    for (const what of SWEPT) {
      this.#swept.inc({ what }, 0);
      for (const outcome of ['done', 'failed']) this.#sweeps.inc({ what, outcome }, 0);
    }
  }

  /** @param removed undefined where the sweep broke off */
  readonly note = (what: Swept, removed: number | undefined): void => {
    this.#sweeps.inc({ what, outcome: removed === undefined ? 'failed' : 'done' });
    if (removed) this.#swept.inc({ what }, removed);
  };
}
