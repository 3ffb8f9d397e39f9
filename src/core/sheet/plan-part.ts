import { keepComponents } from '../raster/components.ts';
import { nameRoom } from '../texts/name-room.ts';
import { parseMeasure } from '../texts/parse-measure.ts';
import type { TextRun } from '../texts/types.ts';
import { groupInk } from './ink-groups.ts';
import { smallInk } from './small-ink.ts';
import type { BoxPx, Sheet } from './types.ts';
import { longSide, usedPart, withMargin } from './used-part.ts';

/** Long side of the small picture of the sheet that is looked at. */
const LOOKED_AT = 1000;
/** What lies closer together than this share of the long side is one drawing. */
const TOGETHER = 0.05;
/** A drawing has at least this share of the ink of the largest one, unless rooms are named or measured in it. */
const LEAST_INK = 0.2;
/** Specks are smaller than this share of the long side. */
const SPECK = 0.008;
/** How sure the name of a room is. */
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
  const used = usedPart(sheet);
  const drawings = drawingsOn(sheet, texts);
  const whole = used ? longSide(used) : Math.max(sheet.widthPx, sheet.heightPx);
  return drawings && longSide(drawings) < SMALL * whole ? drawings : used;
}

/** What holds all drawings and the texts that speak of them, with a margin; undefined where nothing is drawn. */
function drawingsOn(sheet: Sheet, texts: readonly TextRun[]): BoxPx | undefined {
  const step = Math.max(1, Math.ceil(Math.max(sheet.widthPx, sheet.heightPx) / LOOKED_AT));
  const ink = smallInk(sheet, texts, step);
  const long = Math.max(ink.width, ink.height);
  const drawn = keepComponents(ink, (c) => longSide(c) > SPECK * long);
  const { groups, at } = groupInk(drawn, TOGETHER * long);
  const telling = texts.filter(isTelling).map(({ box }) => box);
  const told = new Set(telling.map(({ x0, y0, x1, y1 }) => at((x0 + x1) / 2 / step, (y0 + y1) / 2 / step)));
  const most = Math.max(0, ...groups.map(({ count }) => count));
  const kept = groups.filter(({ count }, i) => count >= LEAST_INK * most || told.has(i));
  if (kept.length === 0) return undefined;
  const all = boundsOf([...kept.map(({ box }) => enlarge(box, step)), ...telling]);
  return withMargin(all, MARGIN * longSide(all), sheet);
}

/** Whether a text names a room or measures something on the sheet. */
function isTelling({ text }: TextRun): boolean {
  return nameRoom(text, CERTAIN) !== undefined || parseMeasure(text).some(({ kind }) => kind !== 'ratio');
}

const enlarge = ({ x0, y0, x1, y1 }: BoxPx, step: number): BoxPx => ({
  x0: step * x0,
  y0: step * y0,
  x1: step * x1,
  y1: step * y1,
});

const boundsOf = (boxes: readonly BoxPx[]): BoxPx => ({
  x0: Math.min(...boxes.map((b) => b.x0)),
  y0: Math.min(...boxes.map((b) => b.y0)),
  x1: Math.max(...boxes.map((b) => b.x1)),
  y1: Math.max(...boxes.map((b) => b.y1)),
});
