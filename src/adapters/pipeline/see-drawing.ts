import type { Failure } from '#core/failures.ts';
import { liftChequers } from '#core/sheet/lift-chequers.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { refuseAtSight } from '#core/verdict/is-plan.ts';
import { lookAtSheet, type SheetLook } from '#core/verdict/look-at-sheet.ts';
import { loadSheet } from '../codec/load-sheet.ts';
import type { LoadedSheet } from '../codec/loaded-sheet.ts';
import { collectMuch } from '../memory/collect-garbage.ts';

/** A drawing that was opened and looked at as a picture; nothing on it has been read. */
export interface SeenSheet {
  readonly loaded: LoadedSheet;
  /** Without the chequers that stand for transparency. */
  readonly plain: Sheet;
  readonly look: SheetLook;
  /** Why it is no plan at sight. */
  readonly refusal: Failure | undefined;
}

/** Opens a drawing, of a PDF the page that is asked for, and looks at it. @throws Failure when there is no sheet to look at */
export async function seeDrawing(
  bytes: Uint8Array,
  { page, onDecoded }: { readonly page?: number | undefined; readonly onDecoded?: (() => void) | undefined } = {},
): Promise<SeenSheet> {
  const loaded = await loadSheet(bytes, page);
  await collectMuch(); // a large picture leaves its pixels, a PDF all that it was parsed into
  onDecoded?.();
  const plain = liftChequers(loaded.sheet);
  const look = lookAtSheet(plain);
  // A page of a PDF has the pixels that it is rendered with; a picture those that it was sent with.
  const sidePx = Math.max(loaded.source.widthPx, loaded.source.heightPx, loaded.sheet.widthPx, loaded.sheet.heightPx);
  return { loaded, plain, look, refusal: refuseAtSight(look, sidePx) };
}
