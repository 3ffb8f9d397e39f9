import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';

/** The stages that a person waiting for a plan is told about, in this order. */
export const STAGES = ['queued', 'decoding', 'reading', 'furnishing', 'drawing', 'storing'] as const;
export type Stage = (typeof STAGES)[number];

/** What one uploaded drawing becomes. */
export interface ProcessedPlan {
  readonly document: PlanDocument;
  /** The furnished picture, JPEG. */
  readonly picture: Uint8Array;
  readonly frame: PictureFrame;
  /** The furnished plan in 3D, binary glTF. */
  readonly scene: Uint8Array;
  /** The drawing as it was read: upright, on white, JPEG, without metadata; `document.source` gives its size. */
  readonly original: Uint8Array;
  /** Milliseconds per stage. */
  readonly timings: Partial<Record<Stage, number>>;
}

/**
 * Turns the bytes of a drawing into a furnished plan. Throws `Failure` for every drawing that cannot be served
 * (including `timeout` when `signal` was aborted by the time limit); the work is stopped and its thread freed.
 */
export interface PlanProcessor {
  process(
    file: Uint8Array,
    options: { signal?: AbortSignal; onStage?: (stage: Stage) => void },
  ): Promise<ProcessedPlan>;
  close(): Promise<void>;
}
