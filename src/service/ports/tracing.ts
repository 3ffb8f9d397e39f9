/** Where a piece of work belongs in a trace, as W3C writes it (https://www.w3.org/TR/trace-context/): it goes from process to process. */
export interface TraceContext {
  readonly traceparent?: string;
  readonly tracestate?: string;
}

/** The same in a job, and when it was put on the queue: milliseconds since 1970, by the clock of who put it there. */
export interface JobTrace extends TraceContext {
  readonly queuedAtMs: number;
}

/** What is told of a request when its answer has ended. */
export interface TracedAnswer {
  /** With its parameters unfilled: addresses of galleries are secrets. */
  readonly route: string;
  readonly status: number;
  readonly code: string;
}

export interface TracedRequest {
  readonly method: string;
  readonly requestId: string;
  /** A sender that traces says in them what it is a part of. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Runs the answering of a request: what it does belongs to its span, until `end` is called. */
export type TraceRequest = (request: TracedRequest, answer: (end: (answer: TracedAnswer) => void) => void) => void;
