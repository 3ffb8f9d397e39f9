import type { Corrections } from '#core/corrections/schema.ts';
import type { FailureCode, FailureDetails } from '#core/failures.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import type { Found } from '#core/gallery/plan-outline.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { SeenDrawing } from '#service/jobs/refused.ts';
import type { FurnishedPlan, Stage, StageFault } from '#service/ports/plan-processor.ts';
import type { ReadPlan } from '../pipeline/accept-drawing.ts';

/** What a child is asked for, one at a time: to read a drawing, to furnish a plan that was read, or a first look at a drawing. */
export type Task = ReadTask | FurnishTask | LookTask;

export interface ReadTask {
  readonly file: Uint8Array;
  readonly corrections: Corrections | undefined;
  readonly keepRefused: boolean;
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
  readonly isWatched: boolean;
}

export interface LookTask {
  readonly look: Uint8Array;
  readonly page: number | undefined;
  readonly keepRefused: boolean;
}

/** What a task becomes; a look that finds nothing against a drawing becomes nothing. Classes do not survive the way between processes, so a failure travels as plain data. */
export type TaskResult =
  | { readonly done: ReadPlan | FurnishedPlan | null }
  | { readonly failure: { code: FailureCode; message: string; details: FailureDetails; seen?: SeenDrawing } }
  /** A bug. */
  | { readonly error: Error };

/**
 * What a child tells: once that it can work, then of every task the stages that it enters, those that it leaves out, and the result,
 * and after that how much memory it holds when it has cleaned up.
 */
export type ChildMessage =
  | { readonly ready: true }
  | { readonly stage: Stage; readonly found?: Found | undefined }
  | { readonly fault: StageFault }
  | { readonly result: TaskResult }
  | { readonly restingBytes: number };
