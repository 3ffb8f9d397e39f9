import type { TraceContext } from './tracing.ts';

export interface PostAttempt {
  readonly isLast: boolean;
  /** What the job was added with. */
  readonly trace?: TraceContext | undefined;
}

/** Posts the answer of a job, or throws: then it is tried again, unless this is the last time. */
export type WebhookHandler = (jobId: string, attempt: PostAttempt) => Promise<void>;

/** Answers that are to be posted, until they are or nobody tries any more. It outlives processes. */
export interface WebhookQueue {
  /** Once for each job, however often it is called. @throws StoreUnavailable */
  add(jobId: string, trace?: TraceContext): Promise<void>;
  work(handler: WebhookHandler): Promise<void>;
  /** Answers that are to be posted, or posted again. @throws StoreUnavailable */
  countWaiting(): Promise<number>;
}

/** What posts to the addresses that senders name, and to nothing inside our own network. */
export interface WebhookPoster {
  /** Why nothing may be posted to this address, as a sentence; undefined where it may. */
  refuse(url: string): Promise<string | undefined>;
  /** @returns the status of the answer, whose body nobody reads. @throws Error when there is none, or the address is refused */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number>;
}
