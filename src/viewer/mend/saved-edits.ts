import type { PlanDocument } from '#core/plan/schema.ts';

const keyOf = (planId: string) => `plenish-mend-${planId}`;

/** Edits that were not sent yet, kept until the window is closed. Frames without a store keep none. */
export function saveEdits(planId: string, document: PlanDocument | undefined): void {
  try {
    if (document) sessionStorage.setItem(keyOf(planId), JSON.stringify(document));
    else sessionStorage.removeItem(keyOf(planId));
  } catch {
    // Full or forbidden: the edits live as long as the page does.
  }
}

export function loadEdits(planId: string): PlanDocument | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(planId));
    return text ? (JSON.parse(text) as PlanDocument) : undefined;
  } catch {
    return undefined;
  }
}
