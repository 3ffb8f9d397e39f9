import type { PlanDocument } from '#core/plan/schema.ts';

/** A plan as somebody left it, and the version that it was made of. */
export interface SavedEdits {
  readonly version: number | undefined;
  readonly document: PlanDocument;
}

const keyOf = (planId: string) => `plenish-mend-${planId}`;

/** Edits that were not sent yet, kept until the window is closed. Frames without a store keep none. */
export function saveEdits(planId: string, edits: SavedEdits | undefined): void {
  try {
    if (edits) sessionStorage.setItem(keyOf(planId), JSON.stringify(edits));
    else sessionStorage.removeItem(keyOf(planId));
  } catch {
    // Full or forbidden: the edits live as long as the page does.
  }
}

export function loadEdits(planId: string): SavedEdits | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(planId));
    return text ? (JSON.parse(text) as SavedEdits) : undefined;
  } catch {
    return undefined;
  }
}
