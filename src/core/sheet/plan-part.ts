import { createBitmap } from '../raster/bitmap.ts';
import { findComponents, keepComponents } from '../raster/components.ts';
import { dilate } from '../raster/morphology.ts';
import { nameRoom } from '../texts/name-room.ts';
import { parseMeasure } from '../texts/parse-measure.ts';
import type { TextRun } from '../texts/types.ts';
import { findInk } from './find-ink.ts';
import type { Bitmap, BoxPx, Sheet } from './types.ts';
import { usedPart } from './used-part.ts';

/** Long side of the small picture of the sheet that is looked at. */
const LOOKED_AT = 1000;
/** Lines that run straight for this share of the sheet's side are those of its frame. */
const RULED = 0.8;
/** What lies closer together than this share of the long side is one drawing. */
const TOGETHER = 0.05;
/** A drawing has at least this share of the ink of the largest one, unless rooms are named or measured in it. */
const LEAST_INK = 0.2;
/** Specks are smaller than this share of the long side. */
const SPECK = 0.008;
const CERTAIN = 0.5;
/** Long side of what holds drawings as a share of all that is not empty: the network has learnt from sheets with frames and titles. */
const SMALL = 0.6;
/** Empty paper that stays around, as a share of the part's long side. */
const MARGIN = 0.05;

/**
 * The part of a sheet that is worth reading, undefined where that is nearly all of it: what is not empty paper or, where they take up
 * little of that, its drawings without frame, title block and specks of dirt. Drawings are what lies close together; those of little
 * ink, in which no room is named or measured, are none.
 */
export function planPart(sheet: Sheet, texts: readonly TextRun[]): BoxPx | undefined {
  const { widthPx, heightPx } = sheet;
  const step = Math.max(1, Math.ceil(Math.max(widthPx, heightPx) / LOOKED_AT));
  const small = darkest(sheet, step);
  const { ink } = findInk(small.grey, small.widthPx, small.heightPx);
  const long = Math.max(ink.width, ink.height);
  for (const { box } of texts) clear(ink, box, step);
  clearRules(ink);
  const drawn = keepComponents(ink, (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) > SPECK * long);
  const { labels, list } = findComponents(dilate(drawn, Math.max(1, Math.round(TOGETHER * long))));
  const count = new Float64Array(list.length + 1);
  const boxes = list.map((): BoxPx => ({ x0: ink.width, y0: ink.height, x1: 0, y1: 0 }));
  drawn.data.forEach((v, i) => {
    if (!v) return;
    const label = labels[i]!;
    count[label]!++;
    const box = boxes[label - 1]!;
    const [x, y] = [i % ink.width, Math.floor(i / ink.width)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x + 1);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y + 1);
  });
  const most = Math.max(...count);
  const telling = texts.filter(isTelling).map(({ box }) => box);
  const holds = new Set(telling.map(({ x0, y0, x1, y1 }) => labelAt((x0 + x1) / 2 / step, (y0 + y1) / 2 / step)));
  const kept = boxes.filter((_, i) => count[i + 1]! && (count[i + 1]! >= LEAST_INK * most || holds.has(i + 1)));
  if (kept.length === 0) return usedPart(sheet);
  const parts = [...kept.map((box) => enlarge(box, step)), ...telling];
  const [x0, y0] = [Math.min(...parts.map((b) => b.x0)), Math.min(...parts.map((b) => b.y0))];
  const [x1, y1] = [Math.max(...parts.map((b) => b.x1)), Math.max(...parts.map((b) => b.y1))];
  const margin = MARGIN * Math.max(x1 - x0, y1 - y0);
  const part = {
    x0: Math.max(0, Math.floor(x0 - margin)),
    y0: Math.max(0, Math.floor(y0 - margin)),
    x1: Math.min(widthPx, Math.ceil(x1 + margin)),
    y1: Math.min(heightPx, Math.ceil(y1 + margin)),
  };
  const used = usedPart(sheet);
  return longSide(part) < SMALL * (used ? longSide(used) : Math.max(widthPx, heightPx)) ? part : used;

  function labelAt(x: number, y: number): number {
    return x >= 0 && y >= 0 && x < ink.width && y < ink.height ? labels[Math.floor(y) * ink.width + Math.floor(x)]! : 0;
  }
}

/** Whether a text names a room or measures something on the sheet. */
function isTelling({ text }: TextRun): boolean {
  return nameRoom(text, CERTAIN) !== undefined || parseMeasure(text).some(({ kind }) => kind !== 'ratio');
}

const longSide = ({ x0, y0, x1, y1 }: BoxPx) => Math.max(x1 - x0, y1 - y0);

const enlarge = (box: BoxPx, step: number): BoxPx => ({
  x0: step * box.x0,
  y0: step * box.y0,
  x1: step * box.x1,
  y1: step * box.y1,
});

/** A sheet so many times smaller, every pixel as dark as the darkest of those that it stands for: thin lines stay. */
function darkest({ widthPx, heightPx, grey }: Sheet, step: number) {
  const [width, height] = [Math.ceil(widthPx / step), Math.ceil(heightPx / step)];
  const out = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / step) * width;
    for (let x = 0; x < widthPx; x++) {
      const i = row + Math.floor(x / step);
      const level = grey[y * widthPx + x]!;
      if (level < out[i]!) out[i] = level;
    }
  }
  return { widthPx: width, heightPx: height, grey: out };
}

function clear({ data, width, height }: Bitmap, box: BoxPx, step: number): void {
  const [x0, x1] = [Math.max(0, Math.floor(box.x0 / step)), Math.min(width, Math.ceil(box.x1 / step))];
  for (let y = Math.max(0, Math.floor(box.y0 / step)); y < Math.min(height, Math.ceil(box.y1 / step)); y++)
    data.fill(0, y * width + x0, y * width + Math.max(x0, x1));
}

/** Clears lines that run straight along most of a side. */
function clearRules(ink: Bitmap): void {
  const { data, width, height } = ink;
  const ruled = createBitmap(width, height);
  for (const [side, lines, along, across] of [
    [width, height, 1, width],
    [height, width, width, 1],
  ] as const) {
    for (let line = 0; line < lines; line++) {
      let start = 0;
      for (let i = 0; i <= side; i++) {
        if (i < side && data[line * across + i * along]) continue;
        if (i - start > RULED * side) for (let k = start; k < i; k++) ruled.data[line * across + k * along] = 1;
        start = i + 1;
      }
    }
  }
  for (let i = 0; i < data.length; i++) if (ruled.data[i]) data[i] = 0;
}
