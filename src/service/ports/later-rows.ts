import type { Scope } from '../keys/scopes.ts';
import type { PlanIds } from './idempotency-rows.ts';
import type { JobOutcome } from './job-queue.ts';
import type { Stage } from './plan-processor.ts';

/** An upload whose sender does not wait: what its answer needs, whichever process gives it. Plain JSON. */
export interface LaterOrder {
  readonly plan: PlanIds;
  /** Of the endpoint that it came by. */
  readonly scope: Scope;
  readonly requestId: string;
  /** As it was sent. */
  readonly additionalData?: string | undefined;
  /** Sentences on what of the upload was not understood. */
  readonly notes: readonly string[];
  /** Where the answer is posted as well. */
  readonly webhookUrl?: string | undefined;
}

/** A stage and when it began. */
export interface BegunStage {
  readonly stage: Stage;
  readonly at: Date;
}

/** The job of such an upload. */
export interface LaterRecord {
  /** That of the job on the queue; it cannot be guessed. */
  readonly id: string;
  readonly keyId: string;
  readonly order: LaterOrder;
  /** In the order in which they began; those of a worker that died stay. */
  readonly stages: readonly BegunStage[];
  /** Null until its worker has said how it ended. */
  readonly outcome: JobOutcome | null;
  readonly isCancelled: boolean;
  readonly createdAt: Date;
  /** When it was looked up, by the clock of the rows as all other times. */
  readonly now: Date;
}

export interface LaterRows {
  /** A new job, queued. */
  insert(job: Pick<LaterRecord, 'id' | 'keyId' | 'order'>): Promise<void>;
  find(id: string): Promise<LaterRecord | undefined>;
  noteStage(id: string, stage: Stage): Promise<void>;
  /** How it ended, once: the first outcome stays, and none where it had been cancelled. */
  settle(id: string, outcome: JobOutcome): Promise<{ readonly isCancelled: boolean; readonly awaitsWebhook: boolean }>;
  /** @returns false when it had ended */
  cancel(id: string): Promise<boolean>;
  /** Jobs that are not cancelled and whose answers nobody has handed on to be posted. */
  listAwaitingWebhook(): Promise<string[]>;
  /** Its answer is handed on to be posted. */
  noteWebhook(id: string): Promise<void>;
  /** Those that made a plan, or were to. */
  removeOfPlan(uniqueId: string): Promise<void>;
  /** @returns how many */
  removeOlderThan(seconds: number): Promise<number>;
}
