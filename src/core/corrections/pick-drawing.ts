import { apply, compose, invert } from '../geometry/affine.ts';
import type { Source } from '../open-sheet.ts';
import { cropSheet } from '../sheet/crop-sheet.ts';
import type { BoxPx, Sheet } from '../sheet/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import type { TextRun } from '../texts/types.ts';
import { unusable } from './unusable.ts';

/** No plan is read on less, pixels of the sheet. */
const SMALLEST_PX = 100;

/** A sheet with its texts, and where on the picture that was sent it lies. */
export interface PlacedUpload {
  readonly sheet: Sheet;
  readonly texts: TextRun[];
  readonly source: Omit<Source, 'look'>;
}

/**
 * One drawing of several on a sheet, as if it were alone. @param box x0, y0, x1, y1 in pixels of the picture that was sent
 * @throws `Failure` `invalid_file` for a box that holds no drawing
 */
export function pickDrawing(
  { sheet, texts, source }: PlacedUpload,
  box: readonly [number, number, number, number],
): PlacedUpload {
  const back = invert(source.toPicture);
  const [[ax, ay], [bx, by]] = [apply(back, [box[0], box[1]]), apply(back, [box[2], box[3]])];
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const part: BoxPx = {
    x0: within(Math.min(ax, bx), sheet.widthPx),
    y0: within(Math.min(ay, by), sheet.heightPx),
    x1: within(Math.max(ax, bx), sheet.widthPx),
    y1: within(Math.max(ay, by), sheet.heightPx),
  };
  if (Math.min(part.x1 - part.x0, part.y1 - part.y0) < SMALLEST_PX) {
    const expected = `a box of the picture, which has ${source.widthPx} × ${source.heightPx} pixels, around one drawing`;
    throw unusable({ path: '/drawing', expected, got: box });
  }
  const inside = texts.filter((text) => isIn(middleOfText(text), part));
  const { toGiven, ...cropped } = cropSheet(sheet, inside, part);
  return { ...cropped, source: { ...source, toPicture: compose(source.toPicture, toGiven) } };
}

const isIn = ([x, y]: readonly [number, number], { x0, y0, x1, y1 }: BoxPx) => x >= x0 && x < x1 && y >= y0 && y < y1;
