import type { Corrections } from '#core/corrections/schema.ts';
import type { FailureCode, FailureDetails } from '#core/failures.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import type { Found } from '#core/gallery/plan-outline.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { SeenDrawing } from '#service/jobs/refused.ts';
import type { FurnishedPlan, ProcessedPlan, Stage, StageFault } from '#service/ports/plan-processor.ts';

/** What a child is asked for, one at a time: a drawing from its bytes on, only the furnishing of a plan that was read, or a first look at a drawing. */
export type Task = DrawingTask | FurnishTask | LookTask;

export interface DrawingTask {
  readonly file: Uint8Array;
  readonly wishes: Wishes;
  readonly corrections: Corrections | undefined;
  readonly keepRefused: boolean;
  readonly isWatched: boolean;
}

export interface FurnishTask {
  readonly plan: PlanDocument;
  readonly wishes: Wishes;
  readonly keepLayout: boolean;
  /** A person has put it right. */
  readonly mended: boolean;
  /** A person has put the layout together that is kept. */
  readonly edited: boolean;
  /** The version of the plan before. */
  readonly before: PlanDocument | undefined;
}

export interface LookTask {
  readonly look: Uint8Array;
  readonly page: number | undefined;
  readonly keepRefused: boolean;
}

/** What a task becomes; a look that finds nothing against a drawing becomes nothing. Classes do not survive the way between processes, so a failure travels as plain data. */
export type TaskResult =
  | { readonly done: ProcessedPlan | FurnishedPlan | null }
  | { readonly failure: { code: FailureCode; message: string; details: FailureDetails; seen?: SeenDrawing } }
  /** A bug. */
  | { readonly error: Error };

/**
 * What a child tells: once that it can work, then of every task the stages that it enters, those that it leaves out, and the result,
 * and after that how much memory it holds when it has cleaned up and waits for the next.
 */
export type ChildMessage =
  | { readonly ready: true }
  | { readonly stage: Stage; readonly found?: Found | undefined }
  | { readonly fault: StageFault }
  | { readonly result: TaskResult }
  | { readonly restingBytes: number };
