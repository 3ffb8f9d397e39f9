import type { BoxPx, Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { Letters } from './letter-height.ts';
import type { Recogniser } from './models.ts';
import { type Crop, recogniseCrops } from './recognise-crops.ts';
import { ACROSS, ALONG } from './region-box.ts';
import { makeRun, UNITS } from './text-runs.ts';
import type { TextRegion } from './types.ts';

/** What stands at the end of a scale bar: a length with its unit. */
const LABEL = new RegExp(`^\\d{1,3}(?:[.,]\\d)?\\s?${UNITS}$`, 'i');
/** Height of a digit, and how far it lies off the row, in heights of the label's letters. */
const HEIGHT = [0.75, 1.25] as const;
const OFF = 0.35;
/** A digit is at most so wide, and stands so far from anything of its size, in the same heights. */
const WIDE = 1;
const ALONE = 0.6;
/** How far along the row digits are looked for. */
const REACH = 60;
/** Labels of one bar: more lone marks in a row are something else. */
const MOST = 12;

/**
 * The digits that stand alone beside the last label of a scale bar, such as `5 m`: none unless one of them is a nought. The detector
 * passes over single digits, and their readings are doubted elsewhere.
 */
export async function readBarLabels(
  sheet: Sheet,
  texts: readonly TextRun[],
  letters: Letters,
  recogniser: Recogniser,
): Promise<TextRun[]> {
  const crops = barLabelRegions(texts, letters).map((region): Crop => ({ region, turn: 0 }));
  if (crops.length === 0) return [];
  const readings = await recogniseCrops(sheet, crops, recogniser);
  const digits = crops.flatMap((crop, i): TextRun[] => {
    const { plain } = readings[i]!;
    const text = asDigit(plain.text);
    return text === undefined ? [] : makeRun(crop, { ...plain, text }, 0, 1);
  });
  return digits.some(({ text }) => text === '0') ? digits : [];
}

/**
 * Regions of the single digits that stand in a row to the left of a label such as `5 m`, as those of a scale bar do, and were not
 * read. `heightPx` of a text is that of a capital.
 */
function barLabelRegions(texts: readonly TextRun[], { pieces }: Letters): TextRegion[] {
  return texts.flatMap((label): TextRegion[] => {
    if (label.angle !== 0 || !LABEL.test(label.text)) return [];
    const height = capitalOf(label, pieces);
    const middle = (label.box.y0 + label.box.y1) / 2;
    const row = pieces.filter(
      ({ x0, x1, y0, y1 }) =>
        Math.abs((y0 + y1) / 2 - middle) < OFF * height &&
        y1 - y0 > HEIGHT[0] * height &&
        y1 - y0 < HEIGHT[1] * height &&
        x1 - x0 < WIDE * height &&
        x1 < label.box.x0 &&
        x0 > label.box.x0 - REACH * height,
    );
    const alone = row.filter(
      (piece) =>
        !row.some((other) => other !== piece && gapOf(piece, other) < ALONE * height) &&
        !texts.some(({ box }) => box.x0 < piece.x1 && box.x1 > piece.x0 && box.y0 < middle && box.y1 > middle),
    );
    return alone.length > MOST ? [] : alone.map((piece) => regionOf(piece, height));
  });
}

/** Of the letters in a label, the usual height; of none that stand apart, what a region of its size is drawn around. */
function capitalOf({ box, heightPx }: TextRun, pieces: readonly BoxPx[]): number {
  const inside = pieces.filter(({ x0, x1, y0, y1 }) => x0 >= box.x0 && x1 <= box.x1 && y0 >= box.y0 && y1 <= box.y1);
  return Math.max(0, ...inside.map(({ y0, y1 }) => y1 - y0)) || heightPx;
}

/** Distance of two boxes along the row, negative where they overlap. */
function gapOf(a: BoxPx, b: BoxPx): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1);
}

function regionOf({ x0, y0, x1, y1 }: BoxPx, height: number): TextRegion {
  return {
    cx: (x0 + x1) / 2,
    cy: (y0 + y1) / 2,
    along: x1 - x0 + ALONG * height,
    across: ACROSS * height,
    axis: 'x',
    tilt: 0,
    score: 0.5,
    guessed: true,
  };
}

/** What a lone mark in such a row is as a digit, if it can be one. */
function asDigit(text: string): string | undefined {
  const digit = text
    .trim()
    .replace(/^[OoQD°]$/, '0')
    .replace(/^[lI|!]$/, '1');
  return /^\d$/.test(digit) ? digit : undefined;
}
