import { percentile } from '../raster/percentile.ts';
import { eraseTexts } from '../sheet/erase-texts.ts';
import { findFaintInk } from '../sheet/find-ink.ts';
import type { Page } from '../sheet/types.ts';
import type { Measure, TextRun } from '../texts/types.ts';

// Where dimension lines are not found as they are usually drawn they are looked for on the page as other drawings have them.

/** How much bolder than the commonest strokes, which may be those of a hatch, dimension lines are then. */
const BOLD = 2;
/** Shares of a text's box that are as dark as its letters, and darker than what it is written on. */
const LETTERS = 0.03;
const GROUND = 0.75;
/** The page as if its usual strokes were bold. */
export function boldPage(page: Page): Page {
  return { ...page, strokePx: BOLD * page.strokePx };
}

/** The page with every stroke that can be told from its paper. */
export function faintPage(page: Page, texts: readonly TextRun[]): Page {
  const ink = findFaintInk(page.grey, page.widthPx, page.heightPx);
  return { ...page, lineInk: eraseTexts(ink, texts, page.textPx) };
}

/** The page with the strokes alone that are about as dark as the letters of `lengths`: floors are patterned in paler ones. */
export function darkPage(page: Page, lengths: readonly Measure[]): Page {
  const { grey, lineInk, widthPx, heightPx } = page;
  const levels: number[] = [];
  for (const { run } of lengths) {
    const { x0, y0, x1, y1 } = run.box;
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(heightPx, y1); y++) {
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(widthPx, x1); x++) levels.push(grey[y * widthPx + x]!);
    }
  }
  const around = Uint8Array.from(levels);
  const palest = (percentile(around, LETTERS) + percentile(around, GROUND)) / 2;
  return { ...page, lineInk: { ...lineInk, data: lineInk.data.map((v, i) => (v && grey[i]! < palest ? 1 : 0)) } };
}
