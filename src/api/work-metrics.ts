import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { FAILURE_CODES } from '#core/failures.ts';
import { JOB_KINDS } from '#service/jobs/job-kind.ts';
import type { EndedJob } from '#service/jobs/process-plan.ts';

export interface WorkMetricsOptions {
  readonly registry: Registry;
  /** Jobs that workers of this process are busy with. */
  readonly countRunning: () => number;
  /** Drawings that this process works on at a time. */
  readonly places: number;
}

/** What the workers of this process do. Every process counts its own work: the sum over all is that of the installation. */
export class WorkMetrics {
  readonly #plans: Counter;
  readonly #planSeconds: Histogram;
  readonly #stageSeconds: Histogram;
  readonly #leftOut: Counter;
  readonly #deaths: Counter;

  constructor({ registry, countRunning, places }: WorkMetricsOptions) {
    const registers = [registry];
    this.#plans = new Counter({
      name: 'plenish_plans_total',
      help: 'Jobs that workers of this process have ended; code is the error code, success, or stopped for one whose sender left',
      labelNames: ['kind', 'code'],
      registers,
    });
    for (const kind of JOB_KINDS)
      for (const code of ['success', 'stopped', ...FAILURE_CODES]) this.#plans.inc({ kind, code }, 0);
    this.#planSeconds = new Histogram({
      name: 'plenish_plan_seconds',
      help: 'From when a worker of this process took a job up to its end',
      labelNames: ['kind'],
      buckets: [0.1, 0.5, 1, 2, 4, 8, 16, 32, 64, 128],
      registers,
    });
    this.#stageSeconds = new Histogram({
      name: 'plenish_stage_seconds',
      help: 'Of the plans that workers of this process made: how long each part of the work took',
      labelNames: ['stage'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 2, 4, 8, 16, 32],
      registers,
    });
    this.#leftOut = new Counter({
      name: 'plenish_stages_left_out_total',
      help: 'Stages of reading that failed and were left out of a plan by workers of this process: bugs, their log lines tell where',
      labelNames: ['stage'],
      registers,
    });
    this.#deaths = new Counter({
      name: 'plenish_child_deaths_total',
      help: 'Child processes of this process that ended under a drawing and were replaced; cause is died, or the code of the limit that it broke',
      labelNames: ['cause'],
      registers,
    });
    this.#deaths.inc({ cause: 'died' }, 0);
    new Gauge({
      name: 'plenish_places',
      help: 'Jobs that this process works on at a time',
      registers,
    }).set(places);
    new Gauge({
      name: 'plenish_uploads_running',
      help: 'Jobs that workers of this process are busy with',
      registers,
      collect() {
        this.set(countRunning());
      },
    });
  }

  readonly countLeftOut = (stage: string): void => this.#leftOut.inc({ stage });

  /** Milliseconds by stage. */
  readonly noteTimings = (timings: Readonly<Record<string, number>>): void => {
    for (const [stage, ms] of Object.entries(timings)) this.#stageSeconds.observe({ stage }, ms / 1000);
  };

  readonly noteEnd = ({ kind, code, seconds }: EndedJob): void => {
    this.#plans.inc({ kind, code });
    this.#planSeconds.observe({ kind }, seconds);
  };

  /** @param cause a failure's code, or `died` for a child that ended of itself */
  readonly countDeath = (cause: string): void => this.#deaths.inc({ cause });
}
