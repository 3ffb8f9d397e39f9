import { readFileSync } from 'node:fs';
import { clarifySheet } from '#adapters/codec/clarify-sheet.ts';
import { loadSheet } from '#adapters/codec/load-sheet.ts';
import { turnSheet } from '#adapters/codec/turn-sheet.ts';
import { scaling } from '#core/geometry/affine.ts';
import { openSheet, type PlanSheet } from '#core/read-plan.ts';
import { clearSurroundings } from '#core/sheet/clear-surroundings.ts';
import { liftChequers } from '#core/sheet/lift-chequers.ts';
import { findOrientation, turnTexts } from '#core/texts/find-orientation.ts';
import type { TextRun } from '#core/texts/types.ts';
import { lookAtSheet } from '#core/verdict/look-at-sheet.ts';
import type { DrawingTruth } from '../synth/drawing/types.ts';

/** As sure as recognition usually is. */
const SURE = 0.95;
/** As in `read-drawing.ts`. */
const SURE_TURN = 0.7;

/** Opens a made sheet as the service does, but with the texts that its truth says: these need no recognition. @throws `Failure` where there is none to look at */
export async function openMade(picture: string, truth: DrawingTruth): Promise<PlanSheet & { readonly turn: number }> {
  const loaded = await loadSheet(readFileSync(picture));
  const plain = liftChequers(loaded.sheet);
  const look = lookAtSheet(plain);
  const clear = await clarifySheet(clearSurroundings(plain));
  const texts = textsOf(truth, clear.widthPx / truth.widthPx);
  const { turn: likely, confidence } = findOrientation(texts);
  const turn = confidence >= SURE_TURN ? likely : 0;
  const sheet = turnSheet(clear, turn);
  const { widthPx, heightPx } = loaded.source;
  const source = turn % 180 ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
  const toPicture = scaling(source.widthPx / sheet.widthPx);
  const opened = openSheet(sheet, turnTexts(texts, turn, clear.widthPx, clear.heightPx), {
    ...source,
    toPicture,
    look,
  });
  return { ...opened, turn };
}

function textsOf(truth: DrawingTruth, zoom: number): TextRun[] {
  return truth.texts.map(({ text, box, angle }) => {
    const placed = { x0: box.x0 * zoom, y0: box.y0 * zoom, x1: box.x1 * zoom, y1: box.y1 * zoom };
    const heightPx = angle % 180 ? placed.x1 - placed.x0 : placed.y1 - placed.y0;
    return { text, box: placed, angle: angle as TextRun['angle'], heightPx, confidence: SURE, source: 'ocr' as const };
  });
}
