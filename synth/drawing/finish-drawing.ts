import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Affine, apply, compose } from '#core/geometry/affine.ts';
import type { Random } from '../random.ts';
import { moveTruth, turning } from './affine.ts';
import { paintClassMap } from './class-map.ts';
import type { Mark, PointPx } from './pen.ts';
import { framePhoto, photographClasses, photographTruth, takePhoto } from './photograph.ts';
import { putInSetting } from './setting.ts';
import { type DrawnPlan, type SheetTruth, sheetTruth } from './sheet-truth.ts';
import { wearSheet } from './sheet-wear.ts';
import { encodeSpoilt, skewCanvas, spoilPixels, turnCanvas } from './spoil.ts';
import type { Content, DrawingStyle, DrawingTruth } from './types.ts';

/** A drawing and all that is known about it. */
export interface Drawing {
  png: Uint8Array;
  truth: DrawingTruth;
  /** The class of every pixel (see `PIXEL_CLASSES`), painted when asked for. */
  classMap(): Uint8Array;
  /** The geometry of all plans on the sheet in its pixels, worked out when asked for. */
  sheetTruth(): SheetTruth;
}

/** What is known of a drawing while it is made: its truth, its plans as they stand on it, and the strokes of dimensions and the areas that no plan tells. */
export interface Known {
  readonly truth: DrawingTruth;
  readonly drawn: readonly DrawnPlan[];
  readonly strokes: readonly [PointPx, PointPx][];
  readonly marks: readonly Mark[];
}

/** What happens to a drawing on its way to us: stretched, askew, turned, put somewhere, spoilt, photographed. The truth goes along. */
export async function finishDrawing(
  canvas: Canvas,
  known: Known,
  style: DrawingStyle,
  content: Content,
  random: Random,
): Promise<Drawing> {
  const { width, height } = canvas;
  let { truth, drawn, strokes, marks } = known;
  let finished = canvas;
  const move = (affine: Affine, size: { width: number; height: number }) => {
    truth = moveTruth(truth, affine, size);
    drawn = drawn.map(({ plan, toPixels }) => ({ plan, toPixels: compose(affine, toPixels) }));
    const moved = (p: PointPx) => apply(affine, p);
    strokes = strokes.map(([a, b]) => [moved(a), moved(b)]);
    marks = marks.map((mark) => ({ ...mark, ring: mark.ring.map(moved) }));
  };
  if (content.contradiction === 'stretched') {
    const stretch = random.fork('stretch').pick([0.78, 0.85, 1.15, 1.25]);
    const size = { width: Math.round(width * stretch), height };
    finished = createCanvas(size.width, height);
    finished.getContext('2d').drawImage(canvas, 0, 0, size.width, height);
    move([size.width / width, 0, 0, 1, 0, 0], size);
  }
  const { turned, skewDegrees } = style.spoil;
  if (skewDegrees) {
    finished = skewCanvas(finished, skewDegrees, style.ground ?? style.paper);
    const { affine } = turning(skewDegrees, finished.width, finished.height);
    move(affine, finished);
  }
  if (turned) {
    const { affine, width: w, height: h } = turning(turned, finished.width, finished.height);
    finished = turnCanvas(finished, turned);
    move(affine, { width: w, height: h });
  }
  if (style.spoil.wear) {
    const worn = wearSheet(finished, style.spoil.wear, truth.texts, random.fork('wear'));
    finished = worn.canvas;
    truth.texts.push(...worn.texts);
  }
  const set = putInSetting(finished, style.spoil.setting, random.fork('setting'));
  if (set.canvas !== finished) {
    finished = set.canvas;
    move([1, 0, 0, 1, ...set.offset], finished);
    truth.texts.push(...set.texts);
  }
  truth.turned = turned;
  const pixels = spoilPixels(finished, style.spoil, random.fork('spoil'), truth.texts);
  const flat = truth;
  const flatClasses = () => paintClassMap(flat, drawn, strokes, marks);
  if (style.spoil.setting !== 'photo') {
    const png = await encodeSpoilt(pixels, finished.width, finished.height, style.spoil);
    return { png, truth, classMap: flatClasses, sheetTruth: () => sheetTruth(flat, drawn, flat.texts) };
  }
  const { width: w, height: h } = finished;
  const photo = framePhoto(w, h, random.fork('photo'));
  const taken = takePhoto(pixels, w, h, photo, random.fork('table'));
  const png = await encodeSpoilt(taken, photo.width, photo.height, style.spoil);
  const seen = photographTruth(truth, photo);
  return {
    png,
    truth: seen,
    classMap: () => photographClasses(flatClasses(), w, h, photo),
    sheetTruth: () => sheetTruth(seen, drawn, seen.texts, photo.toPhoto),
  };
}
