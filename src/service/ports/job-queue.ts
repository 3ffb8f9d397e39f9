import type { Corrections } from '#core/corrections/schema.ts';
import type { FailureCode, FailureDetails } from '#core/failures.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { Scope } from '../keys/scopes.ts';
import type { MendSeal } from '../mending/mend-secret.ts';
import type { StageListener } from './plan-processor.ts';
import type { JobTrace } from './tracing.ts';

/** What every job has. What it works on waits in the file store under `inputName(job)`; its ids are drawn beforehand. */
interface Job {
  readonly id: string;
  readonly uniqueId: string;
  readonly imageId: string;
  readonly galleryId: string;
  readonly keyId: string | null;
  /** Missing in jobs of a service that did not know wishes yet. */
  readonly wishes?: Wishes;
  /** Of a drawing that was refused before and was kept. */
  readonly draftId?: string;
  /** Of the upload, so that what is logged of the work can be found. */
  readonly requestId: string;
  /** Where its spans belong, of a service that traces. */
  readonly trace?: JobTrace;
}

/** One drawing to read, furnish and draw. */
export interface DrawingJob extends Job {
  /** Missing in jobs of a service that knew one kind only. */
  readonly kind?: 'drawing';
  /** Of the upload that it came by; null for the try page. */
  readonly scope?: Scope | null;
  /** What the sender knows better. */
  readonly corrections?: Corrections | undefined;
  /** A refused drawing is kept for whoever has the secret. */
  readonly keepRefused?: boolean;
  /** Somebody looks on: what is found is told with the stages. */
  readonly isWatched?: boolean;
  /** Its sender does not wait: what becomes of it is noted in the rows. */
  readonly isAnsweredLater?: boolean;
  /** Of the secret address on which the plan can be mended. */
  readonly seal?: MendSeal;
}

/** A plan that was read before, and is furnished and drawn without being read again. */
export interface FurnishJob extends Job {
  readonly kind: 'furnish';
  /** Under which the files of this edition are kept; null for the first version of a drawing that had been refused. */
  readonly edition: string | null;
  /** A variant, with an edition that says what it shows, and not the next version. */
  readonly isVariant?: boolean;
  /** Draws the layout that the plan has. */
  readonly keepLayout: boolean;
  /** The version that was put right: it fails where that is no longer the newest. */
  readonly basedOn?: number | undefined;
  /** Of a further secret address on which the plan can be mended. */
  readonly seal?: MendSeal;
}

export type PlanJob = DrawingJob | FurnishJob;

/** What is told of a finished plan besides its ids. */
export interface PlanSummary {
  readonly rooms: number;
  /** Square metres, all rooms. */
  readonly area: number;
  readonly items: number;
  readonly scale: { readonly metresPerPixel: number; readonly from: string };
  /** Milliseconds per stage. */
  readonly timings: Readonly<Record<string, number>>;
}

/** How a job ended; `isKept` says that its drawing can be put right by whoever has its secret. Plain JSON: it may come from another machine. */
export type JobOutcome =
  /** Without `version`: the first. */
  | { readonly ok: true; readonly summary: PlanSummary; readonly version?: number }
  | {
      readonly ok: false;
      readonly code: FailureCode;
      readonly message: string;
      readonly details: FailureDetails;
      readonly isKept?: boolean;
    };

/** The reason of a handler's signal when the job is another worker's now, or will be: its own was not heard of for long, or has to end. */
export class ClaimLost extends Error {}

export interface JobHandling {
  readonly signal: AbortSignal;
  readonly onStage: StageListener;
  /**
   * Asks the queue whether the job is still this worker's, which then has it for some seconds more; where it is not, the signal is aborted.
   * @throws StoreUnavailable
   */
  readonly holdsClaim: () => Promise<boolean>;
  /** Taken beyond the jobs that are worked on at a time, since one flow holds two of these or more: it goes first, so as not to wait for their ends. */
  readonly isGuest?: boolean;
}

export type JobHandler = (job: PlanJob, handling: JobHandling) => Promise<JobOutcome>;

/** Whose job it is and of what kind: that decides when it has its turn. */
export interface Turn {
  readonly keyId: string | null;
  readonly kind: JobKind;
}

/** What of the jobs that wait concerns a new one. */
export interface Foreseen {
  /** Those that have their turn before it, and the milliseconds that they will take workers. */
  readonly ahead: number;
  readonly aheadMs: number;
  /** Those of its key and kind, which share its turns. */
  readonly flow: number;
  readonly flowMs: number;
}

/** Every method throws `StoreUnavailable` when the queue cannot be reached. */
export interface JobQueue {
  submit(job: PlanJob): Promise<void>;
  /** Jobs that no worker has taken up yet, of one kind or of all. */
  countWaiting(kind?: JobKind): Promise<number>;
  /** How long the one of them that waits longest has waited, seconds; 0 when none waits. */
  oldestWaitingS(): Promise<number>;
  foresee(turn: Turn): Promise<Foreseen>;
  /** What a job of a kind took lately, whoever worked on it: milliseconds, the mean of the last ones; an estimate where none was done. */
  usualMs(kind: JobKind): Promise<number>;
  /** Resolves when the job has ended, wherever it ran. Rejects with the signal's reason when that is aborted first. */
  waitFor(id: string, options: { signal: AbortSignal; onStage?: StageListener }): Promise<JobOutcome>;
  /** How a job ended, or that it has not, or that the queue knows nothing of it. */
  look(id: string): Promise<JobOutcome | 'unfinished' | 'unknown'>;
  /** Takes a waiting job away, or stops a running one; nothing when it has ended. */
  cancel(id: string): Promise<void>;
  /** Takes up to `concurrency` jobs at a time until `close`, and a guest while one flow holds two of them or more. */
  work(concurrency: number, handler: JobHandler): Promise<void>;
  /** Jobs that this queue's workers are busy with. */
  countRunning(): number;
  /** Ends every job that is waiting or running as failed and returns them: for a start after a crash, when nobody works on them. */
  abandonAll(): Promise<PlanJob[]>;
  check(): Promise<void>;
  /**
   * Takes no more jobs; resolves when the running ones have ended. Those that have not within the time are stopped: where others share
   * the queue they are given back to it, and a worker elsewhere takes them at once; else they end as failed.
   */
  close(withinMs: number): Promise<void>;
}
