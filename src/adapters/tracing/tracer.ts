import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { TraceContext } from '#service/ports/tracing.ts';

/** Where work is in its trace. It moves on: what begins in a stage of a job belongs to that stage. */
export interface Place {
  context: Context;
}

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Where it belongs, when that is not where the work runs that begins it. */
  readonly parent?: Context;
  readonly startTime?: Date;
}

const W3C = new W3CTraceContextPropagator();

/**
 * Spans, and where in the trace the running work is: known to everything that is awaited in it. Nothing is registered with the process, so
 * that libraries which would trace by themselves do not, and two services in one process (tests) do not mix.
 */
export class Tracer {
  readonly #tracer: OtelTracer;
  readonly #places = new AsyncLocalStorage<Place>();

  constructor(tracer: OtelTracer) {
    this.#tracer = tracer;
  }

  /** Whether the running work belongs to a span. What runs by itself, as looking for work, is not worth a trace. */
  get isTracing(): boolean {
    return this.#places.getStore() !== undefined;
  }

  begin(name: string, { parent, kind = SpanKind.INTERNAL, ...options }: SpanOptions = {}): Span {
    return this.#tracer.startSpan(
      name,
      { kind, ...options },
      parent ?? this.#places.getStore()?.context ?? ROOT_CONTEXT,
    );
  }

  /** Runs work that belongs to a span; whoever began the span ends it. */
  within<T>(span: Span, work: (place: Place) => T): T {
    const place = { context: trace.setSpan(ROOT_CONTEXT, span) };
    return this.#places.run(place, () => work(place));
  }

  /** Runs work as a span of its own, which ends with it. */
  async run<T>(name: string, options: SpanOptions, work: (span: Span, place: Place) => Promise<T>): Promise<T> {
    const span = this.begin(name, options);
    try {
      return await this.within(span, (place) => work(span, place));
    } catch (error) {
      noteError(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  /** Where the running work is, for another process. */
  inject(): TraceContext {
    const carrier: Record<string, string> = {};
    const place = this.#places.getStore();
    if (place) W3C.inject(place.context, carrier, { set: (_, name, value) => void (carrier[name] = value) });
    return carrier;
  }

  /** What another process said, or nothing that can be understood: then a trace begins here. */
  extract({ traceparent, tracestate }: TraceContext = {}): Context {
    const carrier: Record<string, string | undefined> = { traceparent, tracestate };
    return W3C.extract(ROOT_CONTEXT, carrier, { get: (_, name) => carrier[name], keys: () => Object.keys(carrier) });
  }
}

function noteError(span: Span, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  span.recordException({ name, message });
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}
