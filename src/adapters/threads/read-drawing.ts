import type { PlanDocument } from '#core/plan/schema.ts';
import { openSheet, readPlan } from '#core/read-plan.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { findMeasures } from '#core/texts/find-measures.ts';
import { findOrientation, turnTexts } from '#core/texts/find-orientation.ts';
import type { TextRun } from '#core/texts/types.ts';
import { refuseAtSight } from '#core/verdict/is-plan.ts';
import { lookAtSheet } from '#core/verdict/look-at-sheet.ts';
import { ignore, type Watch } from '#core/watch.ts';
import { type LoadedSheet, loadSheet } from '../codec/load-sheet.ts';
import { turnSheet } from '../codec/turn-sheet.ts';
import { classifyPixels } from '../network/classify-pixels.ts';
import { readTexts } from '../ocr/read-texts.ts';

/** Share of the lettering that must agree: letters of a script that is not read look like Latin ones upside down. */
const SURE_TURN = 0.7;

export interface ReadDrawing {
  readonly document: PlanDocument;
  /** The upright sheet that was read. */
  readonly sheet: Sheet;
}

export interface ReadOptions {
  readonly watch?: Watch;
  /** Recognises the texts of a sheet; replaced by a cached one while developing. */
  readonly recognise?: (sheet: Sheet) => Promise<TextRun[]>;
  readonly onDecoded?: () => void;
}

/** Bytes of a drawing -> plan with verdict. Throws `Failure` when there is no sheet to look at. */
export async function readDrawing(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadDrawing> {
  const loaded = await loadSheet(bytes);
  options.onDecoded?.();
  const look = lookAtSheet(loaded.sheet);
  const refusal = refuseAtSight(look, Math.max(loaded.source.widthPx, loaded.source.heightPx));
  if (refusal) throw refusal;
  const { sheet, texts, source } = await makeUpright(loaded, options.recognise ?? readTexts);
  const watch = options.watch ?? ignore;
  const opened = openSheet(sheet, texts, { ...source, look }, watch);
  const document = readPlan(opened, await classifyPixels(opened.page), watch);
  return { document, sheet };
}

/** Texts of the sheet, from the file where it has measures, else recognised; and all of it turned so that most texts are upright. */
async function makeUpright(loaded: LoadedSheet, recognise: (sheet: Sheet) => Promise<TextRun[]>) {
  let { sheet, texts, source } = loaded;
  if (findMeasures(texts).length === 0) texts = [...texts, ...(await recognise(sheet))];
  const lie = findOrientation(texts);
  const turn = lie.confidence >= SURE_TURN ? lie.turn : 0;
  const sideways = turn === 90 || turn === 270;
  texts = turnTexts(texts, turn, sheet.widthPx, sheet.heightPx);
  sheet = turnSheet(sheet, turn);
  if (sideways) source = { widthPx: source.heightPx, heightPx: source.widthPx };
  return { sheet, texts, source: { ...source, perSheetPx: source.widthPx / sheet.widthPx } };
}
