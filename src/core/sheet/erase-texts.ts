import { type Component, keepListed } from '../raster/components.ts';
import type { TextRun } from '../texts/types.ts';
import type { Bitmap } from './types.ts';

/** How far a frame drawn around a text stands off it at most, in heights of its letters: ahead and behind, above and below. */
const FRAME_ALONG = 2;
const FRAME_ACROSS = 1;
/** What frames are drawn around that look like furniture: tags around numbers are too small for it. */
const WORD = /\p{L}{3}/u;

/**
 * Ink without texts. Inside a text box only components that are no larger than letters go, so that a wall or a line that
 * crosses the box survives; around it goes a frame of its own, which would be a table otherwise. Without recognised texts,
 * rows of letter-sized components are taken for text.
 */
export function eraseTexts(ink: Bitmap, texts: readonly TextRun[], textPx: number): Bitmap {
  return keepListed(ink, (list) => {
    const drop = new Uint8Array(list.length);
    for (const text of texts) markInBox(text, list, drop);
    if (texts.length === 0) markRows(list, textPx, drop);
    return list.map((_, i) => !drop[i]);
  });
}

function markInBox(text: TextRun, list: readonly Component[], drop: Uint8Array): void {
  const margin = 0.25 * text.heightPx;
  const { x0, y0, x1, y1 } = text.box;
  list.forEach((c, i) => {
    if (c.x1 < x0 || c.x0 > x1 || c.y1 < y0 || c.y0 > y1) return;
    const inside = c.x0 >= x0 - margin && c.x1 <= x1 + margin && c.y0 >= y0 - margin && c.y1 <= y1 + margin;
    if (inside || isFrame(c, text)) drop[i] = 1;
  });
}

/** Whether something is drawn all around a word and close to it, and around nothing else. */
function isFrame(c: Component, { box, heightPx, angle, text }: TextRun): boolean {
  if (!WORD.test(text)) return false;
  // The box of a text may reach into its frame.
  const slack = 0.25 * heightPx;
  const around = c.x0 < box.x0 + slack && c.x1 > box.x1 - slack && c.y0 < box.y0 + slack && c.y1 > box.y1 - slack;
  const [x, y] = angle % 180 === 0 ? [FRAME_ALONG, FRAME_ACROSS] : [FRAME_ACROSS, FRAME_ALONG];
  const near = box.x0 - c.x0 < x * heightPx && c.x1 - box.x1 < x * heightPx;
  return around && near && box.y0 - c.y0 < y * heightPx && c.y1 - box.y1 < y * heightPx;
}

/** Letter-sized components with a neighbour of about the same height on the same row (or column, for turned text). */
function markRows(list: readonly Component[], textPx: number, drop: Uint8Array): void {
  const cell = Math.max(8, 3 * textPx);
  const grid = new Map<string, number[]>();
  const letters: number[] = [];
  list.forEach((c, i) => {
    const [w, h] = [c.x1 - c.x0, c.y1 - c.y0];
    if (Math.max(w, h) > 2.6 * textPx || Math.max(w, h) < 0.35 * textPx) return;
    letters.push(i);
    const key = `${Math.floor((c.x0 + c.x1) / 2 / cell)},${Math.floor((c.y0 + c.y1) / 2 / cell)}`;
    const bucket = grid.get(key);
    if (bucket) bucket.push(i);
    else grid.set(key, [i]);
  });
  for (const i of letters) {
    const c = list[i]!;
    const [gx, gy] = [Math.floor((c.x0 + c.x1) / 2 / cell), Math.floor((c.y0 + c.y1) / 2 / cell)];
    let near = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const j of grid.get(`${gx + dx},${gy + dy}`) ?? []) if (j !== i && sameRow(c, list[j]!, textPx)) near++;
      }
    }
    if (near >= 2) drop[i] = 1;
  }
}

function sameRow(a: Component, b: Component, textPx: number): boolean {
  const row = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
  const column = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0);
  const gapX = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  const gapY = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  return (row && gapX < 1.6 * textPx) || (column && gapY < 1.6 * textPx);
}
