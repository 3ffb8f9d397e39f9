import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { LayoutItem } from '#core/plan/schema.ts';

/** Edits are of one layout, whatever style it is shown in: of a version or a variant of one plan. */
const keyOf = ({ galleryId, document }: GalleryData) =>
  `plenish-edit-${galleryId}-${fingerprint(JSON.stringify(document.layout?.items))}`;

/** 32 bits that tell layouts of one plan apart (FNV-1a). */
function fingerprint(text = ''): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

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
