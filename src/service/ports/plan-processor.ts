import type { Corrections } from '#core/corrections/schema.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import type { Found } from '#core/gallery/plan-outline.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';

/** The stages that a person waiting for a plan is told about, in this order. */
export const STAGES = ['queued', 'decoding', 'reading', 'furnishing', 'drawing', 'storing'] as const;
export type Stage = (typeof STAGES)[number];

/** Told of each stage as it begins, and, of work that is watched, what the one before has found. */
export type StageListener = (stage: Stage, found?: Found) => void;

/** What a plan becomes. */
export interface FurnishedPlan {
  readonly document: PlanDocument & Required<Pick<PlanDocument, 'layout'>>;
  /** The furnished picture, JPEG. */
  readonly picture: Uint8Array;
  /** The same without names, sizes and scale bar, JPEG. */
  readonly barePicture: Uint8Array;
  readonly frame: PictureFrame;
  /** The furnished plan in 3D, binary glTF. */
  readonly scene: Uint8Array;
  /** Milliseconds of each part of the work, by its name. */
  readonly timings: Readonly<Record<string, number>>;
}

/** What one uploaded drawing becomes. */
export interface ProcessedPlan extends FurnishedPlan {
  /** The drawing as it was read: upright, on white, JPEG, without metadata; `document.source` gives its size. */
  readonly original: Uint8Array;
}

/** A stage of reading that failed and was left out of the plan, and what it threw. */
export interface StageFault {
  readonly stage: string;
  readonly error: Error;
}

export interface ProcessOptions {
  /** What the sender of a drawing knows better than its reading. */
  readonly corrections?: Corrections | undefined;
  /** What the home is to be like. */
  readonly wishes?: Wishes | undefined;
  /** A drawing that is refused for what was read of it is refused with that: `RefusedDrawing`. */
  readonly keepRefused?: boolean | undefined;
  /** Stops the work at once when it is aborted, wherever it is. */
  readonly signal?: AbortSignal | undefined;
  readonly onStage?: StageListener | undefined;
  /** Somebody looks on: what is found is told with the stages. */
  readonly isWatched?: boolean | undefined;
  /** Told once of every stage that was left out, whatever becomes of the drawing. */
  readonly onFault?: ((fault: StageFault) => void) | undefined;
  /** It goes before all work that waits. */
  readonly isGuest?: boolean | undefined;
}

export interface FurnishOptions extends ProcessOptions {
  /** Draws the layout that the plan has, as it is, instead of furnishing it. */
  readonly keepLayout?: boolean;
  /** A person has put the plan right: it has to keep every rule of SPEC.md, and its verdict is theirs. */
  readonly mended?: boolean;
  /** A person has put the layout together that is kept: it has to keep the rules of furnishing, too. */
  readonly edited?: boolean;
  /** The version of the plan before: what was not touched stays as it is furnished there. */
  readonly before?: PlanDocument | undefined;
}

/**
 * Turns drawings into furnished plans. Throws `Failure` for every drawing that cannot be served, and the reason of `signal` when that
 * was aborted; whatever a drawing does to the process that works on it, no other drawing feels it.
 */
export interface PlanProcessor {
  /** The bytes of a JPG, PNG or PDF -> its furnished plan. */
  process(file: Uint8Array, options?: ProcessOptions): Promise<ProcessedPlan>;
  /** A plan that was read before -> the same plan, furnished. */
  furnish(plan: PlanDocument, options?: FurnishOptions): Promise<FurnishedPlan>;
  close(): Promise<void>;
}
