import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobQueue } from '#service/ports/job-queue.ts';
import type { UploadDesk } from '#service/upload-desk.ts';
import type { App } from './app.ts';
import { HttpProblem } from './problem.ts';

/** Counts every answer by route, status and code. Rejected uploads leave nothing but this and their line in the log. */
export class Metrics {
  readonly registry = new Registry();
  readonly #answers: Counter;
  readonly #seconds: Histogram;
  readonly #leftOut: Counter;
  readonly #stageSeconds: Histogram;

  constructor({ desk, queue }: { desk: UploadDesk; queue: JobQueue }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'plenish_' });
    this.#answers = new Counter({
      name: 'plenish_answers_total',
      help: 'HTTP answers; code is the error code, or success',
      labelNames: ['method', 'route', 'status', 'code'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'plenish_answer_seconds',
      help: 'From the request to the end of its answer',
      labelNames: ['route', 'status'],
      buckets: [0.01, 0.1, 0.5, 1, 2, 4, 8, 16, 32, 64, 128],
      registers,
    });
    this.#leftOut = new Counter({
      name: 'plenish_stages_left_out_total',
      help: 'Stages of reading that failed and were left out of a plan by workers of this process: bugs, their log lines tell where',
      labelNames: ['stage'],
      registers,
    });
    this.#stageSeconds = new Histogram({
      name: 'plenish_stage_seconds',
      help: 'Of the plans that workers of this process made: how long each part of the work took',
      labelNames: ['stage'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 2, 4, 8, 16, 32],
      registers,
    });
    new Gauge({
      name: 'plenish_uploads_waiting',
      help: 'Uploads that no worker has taken up',
      registers,
      async collect() {
        this.set(await desk.countWaiting().catch(() => Number.NaN));
      },
    });
    new Gauge({
      name: 'plenish_uploads_running',
      help: 'Uploads that workers of this process are busy with',
      registers,
      collect() {
        this.set(queue.countRunning());
      },
    });
  }

  note({
    method,
    route,
    status,
    code,
    seconds,
  }: {
    method: string;
    route: string;
    status: number;
    code: string;
    seconds: number;
  }): void {
    this.#answers.inc({ method, route, status, code });
    this.#seconds.observe({ route, status }, seconds);
  }

  readonly countLeftOut = (stage: string): void => this.#leftOut.inc({ stage });

  /** Milliseconds by stage. */
  readonly noteTimings = (timings: Readonly<Record<string, number>>): void => {
    for (const [stage, ms] of Object.entries(timings)) this.#stageSeconds.observe({ stage }, ms / 1000);
  };
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * `/metrics` on the public port, for this very machine only: by loopback, under a loopback name, through no proxy. A service with
 * a public address does not call this but gives the metrics a port of their own.
 */
export function addLoopbackMetricsRoute(app: App, metrics: Metrics): void {
  app.route({
    method: 'GET',
    url: '/metrics',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!isFromThisMachine(request)) throw new HttpProblem('not_found', 'There is nothing here.');
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  });
}

function isFromThisMachine({ headers, ip, hostname }: FastifyRequest): boolean {
  const loopback = /^(127\.|::1$|::ffff:127\.)/.test(ip) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return loopback && !FORWARDED.some((name) => headers[name] !== undefined);
}
