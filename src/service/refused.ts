import { Failure, type FailureCode, type FailureDetails } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';

/** What was read of a drawing that is refused. */
export interface SeenDrawing {
  readonly document: PlanDocument;
  /** As that of a plan. */
  readonly original: Uint8Array;
}

/** A drawing that is refused for what was read of it. */
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
