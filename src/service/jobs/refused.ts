import { Failure, type FailureCode, type FailureDetails } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';

/** What was seen of a drawing that is refused: what was read of it, or the pages one of which has to be chosen first. */
export type SeenDrawing =
  | {
      readonly document: PlanDocument;
      /** As that of a plan. */
      readonly original: Uint8Array;
    }
  /** The first ones, small, JPEG. */
  | { readonly pages: readonly Uint8Array[] };

/** A drawing that is refused for what was seen of it. */
export class RefusedDrawing extends Failure {
  readonly seen: SeenDrawing;

  constructor(code: FailureCode, message: string, details: FailureDetails, seen: SeenDrawing) {
    super(code, message, details);
    this.seen = seen;
  }
}

/** An upload that is refused and was kept, so that its sender can put it right. */
export class RefusedUpload extends Failure {
  /** Opens the page to do so. */
  readonly mendSecret: string;

  constructor(code: FailureCode, message: string, details: FailureDetails, mendSecret: string) {
    super(code, message, details);
    this.mendSecret = mendSecret;
  }
}
