import { compose, growthOf, scaling } from '../geometry/affine.ts';
import { STRAIGHT } from '../geometry/skew-of.ts';
import type { TextRun } from '../texts/types.ts';
import { clearEdges } from './clear-edges.ts';
import { cropSheet } from './crop-sheet.ts';
import { findDrawing } from './find-drawing.ts';
import { fitSheet, type PlacedSheet, zoomFor } from './fit-sheet.ts';
import { measureSkew } from './measure-skew.ts';
import { planPart } from './plan-part.ts';
import { turnAskew } from './turn-askew.ts';
import type { Page, Sheet } from './types.ts';

/** Enlarging by less than this only blurs. */
const LARGER = 1.35;

/** A sheet as it suits reading, straight, at the right size and without empty paper, and the drawing on it. */
export interface PlacedDrawing extends PlacedSheet {
  readonly page: Page;
}

/** Finds the drawing on an upright sheet, once more where the sheet has to be turned first. */
export function placeDrawing(given: Sheet, texts: TextRun[]): PlacedDrawing {
  const upright = clearEdges(given);
  const used = planPart(upright, texts);
  const whole = Math.max(upright.widthPx, upright.heightPx);
  const part = used ? Math.max(used.x1 - used.x0, used.y1 - used.y0) : whole;
  // What is drawn small on a large sheet is enlarged as if it were alone.
  const isSmall = zoomFor(part, whole) > LARGER * zoomFor(whole, whole);
  const taken = used && isSmall ? cropSheet(upright, texts, used) : { sheet: upright, texts, toGiven: scaling(1) };
  const fitted = fitSheet(taken, whole);
  const level = findOn(withoutMargins(fitted));
  const skew = measureSkew(level.page);
  if (Math.abs(skew) < STRAIGHT) return level;
  const zoom = 1 / growthOf(fitted.toGiven);
  return findOn(withoutMargins(zoom > 1 ? turnAskew(taken, skew, zoom) : turnAskew(fitted, skew, 1)));
}

/** Without empty paper, which costs as much as any other. */
function withoutMargins(placed: PlacedSheet): PlacedSheet {
  const used = planPart(placed.sheet, placed.texts);
  if (!used) return placed;
  const part = cropSheet(placed.sheet, placed.texts, used);
  return { ...part, toGiven: compose(placed.toGiven, part.toGiven) };
}

function findOn(placed: PlacedSheet): PlacedDrawing {
  return { ...placed, page: findDrawing(placed.sheet, placed.texts) };
}
