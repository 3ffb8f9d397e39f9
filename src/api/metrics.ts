import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { LOOK_OUTCOMES, type LookOutcome } from '#service/ports/first-look.ts';
import type { JobQueue } from '#service/ports/job-queue.ts';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from './app.ts';
import { BoundedLabel } from './bounded-label.ts';
import { HttpProblem } from './problem.ts';

/** Keys that are told apart: three series each. */
const MOST_KEYS = 100;

/** Why requests are sent away, as `details.reason` says it: `budget`, or in the words of `/readyz` and of what is full. */
const REASONS = [
  'budget',
  'guessing',
  'arriving',
  'queue full',
  'draining',
  'files',
  'rows',
  'queue',
  'disk full',
  'no worker',
];

/** An answer, or what became of a request that got none. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Of the error, or `success`. */
  readonly code: string;
  readonly seconds: number;
  /** Who paid for it, where that is known. */
  readonly key?: string | undefined;
  /** Why it was sent away, for a 429 or 503. */
  readonly sentAway?: string | undefined;
  readonly isReplay: boolean;
}

/** A registry that has what Node tells of the process. */
export function makeRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'plenish_' });
  return registry;
}

/**
 * Counts every answer of this process, and looks at the queue. Rejected uploads leave nothing but this and their line in the log. What is of the
 * whole installation says so in its help: the same from every process, to be taken once and not added up. What is counted by a closed list begins
 * at 0: Prometheus sees no increase in a series that was not there before.
 */
export class Metrics {
  readonly registry = makeRegistry();
  readonly #keys = new BoundedLabel(MOST_KEYS);
  readonly #answers: Counter;
  readonly #seconds: Histogram;
  readonly #byKey: Counter;
  readonly #sentAway: Counter;
  readonly #replays: Counter;
  readonly #looks: Counter;

  constructor({ desk, queue }: { desk: UploadDesk; queue: JobQueue }) {
    const registers = [this.registry];
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
    this.#byKey = new Counter({
      name: 'plenish_key_answers_total',
      help: `Answers to requests with a key, by its public half: the first ${MOST_KEYS} since the start, others together as other; outcome is success, refused or failed`,
      labelNames: ['key', 'outcome'],
      registers,
    });
    this.#sentAway = new Counter({
      name: 'plenish_sent_away_total',
      help: 'Requests that got 429 or 503, by details.reason',
      labelNames: ['reason'],
      registers,
    });
    for (const reason of REASONS) this.#sentAway.inc({ reason }, 0);
    this.#replays = new Counter({
      name: 'plenish_idempotent_replays_total',
      help: 'Answers that were given, or earned, by an earlier request under the same Idempotency-Key',
      registers,
    });
    this.#looks = new Counter({
      name: 'plenish_first_looks_total',
      help: 'Drawings that had to wait and were looked at meanwhile; outcome is refused, nothing where nothing spoke against them, or given up',
      labelNames: ['outcome'],
      registers,
    });
    for (const outcome of LOOK_OUTCOMES) this.#looks.inc({ outcome }, 0);
    addQueueGauges(registers, desk, queue);
  }

  readonly noteLook = (outcome: LookOutcome): void => this.#looks.inc({ outcome });

  note({ method, route, status, code, seconds, key, sentAway, isReplay }: Answered): void {
    this.#answers.inc({ method, route, status, code });
    this.#seconds.observe({ route, status }, seconds);
    if (key !== undefined) this.#byKey.inc({ key: this.#keys.of(key), outcome: outcomeOf(status) });
    if (sentAway !== undefined) this.#sentAway.inc({ reason: sentAway });
    if (isReplay) this.#replays.inc();
  }
}

const outcomeOf = (status: number): string => (status < 400 ? 'success' : status < 500 ? 'refused' : 'failed');

/** Of the whole installation; `NaN` while the queue cannot be asked. */
function addQueueGauges(registers: Registry[], desk: UploadDesk, queue: JobQueue): void {
  new Gauge({
    name: 'plenish_uploads_waiting',
    help: 'Uploads of the whole installation that no worker has taken up',
    registers,
    async collect() {
      this.set(await desk.countWaiting().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'plenish_oldest_waiting_seconds',
    help: 'How long the job of the whole installation that waits longest has waited; 0 when none does',
    registers,
    async collect() {
      this.set(await queue.oldestWaitingS().catch(() => Number.NaN));
    },
  });
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
