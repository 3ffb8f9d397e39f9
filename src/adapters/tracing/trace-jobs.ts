import { type Context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { kindOf } from '#service/jobs/job-kind.ts';
import type { JobHandler, JobOutcome, JobQueue, PlanJob } from '#service/ports/job-queue.ts';
import type { Stage } from '#service/ports/plan-processor.ts';
import { replaceMethods, traceMethods } from './trace-methods.ts';
import type { Place, Tracer } from './tracer.ts';

/** A queue whose jobs say which trace they belong to, so that the worker's spans are beneath those of the request, wherever it runs. */
export function traceQueue(tracer: Tracer, queue: JobQueue): JobQueue {
  const traced = traceMethods(tracer, queue, 'queue', ['submit', 'foresee', 'countWaiting', 'cancel', 'look']);
  return replaceMethods(traced, {
    submit: (job: PlanJob) =>
      traced.submit(tracer.isTracing ? { ...job, trace: { ...tracer.inject(), queuedAtMs: Date.now() } } : job),
    work: (concurrency: number, handler: JobHandler) => queue.work(concurrency, traceHandler(tracer, handler)),
  });
}

/** The work on a job as a span, its wait in the queue before it, and each of its stages beneath. */
function traceHandler(tracer: Tracer, handler: JobHandler): JobHandler {
  return (job, handling) => {
    const parent = tracer.extract(job.trace);
    if (job.trace) {
      const startTime = new Date(job.trace.queuedAtMs);
      tracer.begin('queue wait', { parent, startTime }).end();
    }
    const attributes = { 'plenish.request_id': job.requestId };
    return tracer.run(`job ${kindOf(job)}`, { kind: SpanKind.CONSUMER, parent, attributes }, async (span, place) => {
      const stages = new StageSpans(tracer, place);
      try {
        const outcome = await handler(job, {
          ...handling,
          onStage: (stage, found) => {
            stages.enter(stage);
            handling.onStage(stage, found);
          },
        });
        noteOutcome(span, outcome);
        return outcome;
      } finally {
        stages.leave();
      }
    });
  };
}

/** One after the other; what is done in a stage belongs to its span. */
class StageSpans {
  readonly #tracer: Tracer;
  readonly #place: Place;
  readonly #job: Context;
  #span: Span | undefined;
  #stage: Stage | undefined;

  constructor(tracer: Tracer, place: Place) {
    this.#tracer = tracer;
    this.#place = place;
    this.#job = place.context;
  }

  enter(stage: Stage): void {
    if (stage === this.#stage) return;
    this.leave();
    this.#stage = stage;
    this.#span = this.#tracer.begin(`stage ${stage}`, { parent: this.#job });
    this.#place.context = trace.setSpan(this.#job, this.#span);
  }

  leave(): void {
    this.#span?.end();
    this.#span = undefined;
    this.#place.context = this.#job;
  }
}

/** The milliseconds of each part of the work, finer than stages are, go with the job. */
function noteOutcome(span: Span, outcome: JobOutcome): void {
  span.setAttribute('plenish.code', outcome.ok ? 'success' : outcome.code);
  if (outcome.ok) {
    for (const [part, ms] of Object.entries(outcome.summary.timings)) span.setAttribute(`plenish.ms.${part}`, ms);
  } else if (['internal_error', 'timeout', 'service_unavailable'].includes(outcome.code)) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.message });
  }
}
