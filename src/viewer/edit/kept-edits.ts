import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { LayoutItem } from '#core/plan/schema.ts';

/** Edits are of what is shown: a picture belongs to one version or variant of one plan. */
const keyOf = ({ pictureUrl }: GalleryData) => `plenish-edit-${pictureUrl}`;
const SAVED = 'plenish-saved-variant';

/** Edits that were not saved yet, kept until the window is closed. Frames without a store keep none. */
export function keepEdits(data: GalleryData, items: readonly LayoutItem[] | undefined): void {
  try {
    if (items) sessionStorage.setItem(keyOf(data), JSON.stringify(items));
    else sessionStorage.removeItem(keyOf(data));
  } catch {
    // Full or forbidden: the edits live as long as the page does.
  }
}

export function keptEdits(data: GalleryData): LayoutItem[] | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(data));
    return text ? (JSON.parse(text) as LayoutItem[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers over the way to the page of a variant that this visitor has just saved it. */
export function noteSaved(variant: string): void {
  try {
    sessionStorage.setItem(SAVED, variant);
  } catch {
    // Then it is not said.
  }
}

/** Whether the variant was just saved; says so once. */
export function wasJustSaved(variant: string | undefined): boolean {
  try {
    const saved = variant !== undefined && sessionStorage.getItem(SAVED) === variant;
    if (saved) sessionStorage.removeItem(SAVED);
    return saved;
  } catch {
    return false;
  }
}
