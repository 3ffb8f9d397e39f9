import fc from 'fast-check';
import { Failure } from '#core/failures.ts';
import { scaling } from '#core/geometry/affine.ts';
import { openSheet, type PlanSheet } from '#core/open-sheet.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readPlan } from '#core/read-plan.ts';
import { clearSurroundings } from '#core/sheet/clear-surroundings.ts';
import { findDrawing } from '#core/sheet/find-drawing.ts';
import { liftChequers } from '#core/sheet/lift-chequers.ts';
import { refuseAtSight, refuseByTitles } from '#core/verdict/is-plan.ts';
import { lookAtSheet } from '#core/verdict/look-at-sheet.ts';
import { ignore } from '#core/watch.ts';
import { PIXEL_CLASSES } from '#synth/drawing/pixel-classes.ts';
import { drawSketch, seeSketch } from './draw-sketch.ts';
import { expectPlan } from './expect-plan.ts';
import { fuzzed } from './fuzzed.ts';
import { planLengths, planTexts } from './plan-texts.ts';
import { seeHeads } from './see-heads.ts';
import { type Sketch, sketches } from './sketch.ts';

/** Long side of sketches that are read as they are, and of ones that are first brought to the size that suits reading, pixels. */
const PAGE_PX = 240;
const SHEET_PX = 110;

const sketchesUpTo = (longestPx: number) =>
  sketches({ longestPx, classNames: PIXEL_CLASSES, words: planTexts, lengths: planLengths });

/** Reads a page as it is: the stages from walls to verdict. */
function readPage(sketch: Sketch): PlanDocument {
  const { sheet, texts } = drawSketch(sketch);
  const source = { widthPx: sheet.widthPx, heightPx: sheet.heightPx, toPicture: scaling(1), look: lookAtSheet(sheet) };
  return read(sketch, { sheet, texts, source, page: findDrawing(sheet, texts) });
}

/** Reads a sheet with all that happens before, as for an upload. */
function readSheet(sketch: Sketch): PlanDocument {
  const drawn = drawSketch(sketch);
  const plain = liftChequers(drawn.sheet);
  const look = lookAtSheet(plain);
  const { widthPx, heightPx } = drawn.sheet;
  // Refused or not, it is read on: another sheet that looks like it is not refused.
  for (const refusal of [refuseAtSight(look, Math.max(widthPx, heightPx)), refuseByTitles(drawn.texts)])
    if (refusal && !(refusal instanceof Failure)) throw refusal;
  const source = { widthPx, heightPx, toPicture: scaling(1), look };
  return read(sketch, openSheet(clearSurroundings(plain), drawn.texts, source));
}

function read(sketch: Sketch, opened: PlanSheet): PlanDocument {
  return readPlan(opened, seeHeads(seeSketch(sketch, opened.page, PIXEL_CLASSES)), {
    watch: {
      ...ignore,
      // What a stage that is left out threw is a fault like any other.
      fault: (_stage, error) => {
        throw error;
      },
    },
  });
}

export const sketchedReadings = [
  fuzzed(
    'readPlan reads any page',
    90,
    fc.asyncProperty(sketchesUpTo(PAGE_PX), async (sketch) => expectPlan(readPage(sketch))),
  ),
  fuzzed(
    'openSheet and readPlan read any sheet',
    12,
    fc.asyncProperty(sketchesUpTo(SHEET_PX), async (sketch) => expectPlan(readSheet(sketch))),
  ),
];
