import { describe, expect, it } from 'vitest';
import { apply, shift } from '../geometry/affine.ts';
import type { TextRun } from '../texts/types.ts';
import { cropSheet } from './crop-sheet.ts';
import { findDrawing } from './find-drawing.ts';
import { fitSheet } from './fit-sheet.ts';
import { measureSkew } from './measure-skew.ts';
import { placeDrawing } from './place-drawing.ts';
import type { PointPx, Sheet } from './types.ts';
import { usedPart } from './used-part.ts';

const PAPER = 250;
const UPRIGHT = [0, 500, 800];
const LEVEL = [0, 600];
/** How much of a pixel a line covers, as smooth as in a scan, by the distance across it and the place along it. */
const covered = (off: number, along: number, long: number) =>
  Math.max(0, Math.min(1, 2.5 - Math.abs(off), along + 2.5, long + 2.5 - along));

/** Outlines of a dwelling of two rooms on a sheet, their corner at `at`, turned clockwise; lines four pixels thick. */
function drawing({ size = [1600, 1200], at = [300, 250], degrees = 0 }: Partial<Options> = {}): Sheet {
  const [widthPx, heightPx] = size;
  const grey = new Uint8Array(widthPx * heightPx).fill(PAPER);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const [dx, dy] = [x - at[0], y - at[1]];
      const [u, v] = [cos * dx + sin * dy, -sin * dx + cos * dy];
      let dark = 0;
      for (const line of UPRIGHT) dark = Math.max(dark, covered(u - line, v, 600));
      for (const line of LEVEL) dark = Math.max(dark, covered(v - line, u, 800));
      grey[y * widthPx + x] = PAPER - (PAPER - 20) * dark;
    }
  }
  const rgb = new Uint8Array(grey.length * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = grey[Math.floor(i / 3)]!;
  return { widthPx, heightPx, grey, rgb };
}

interface Options {
  size: [number, number];
  at: PointPx;
  degrees: number;
}

const NAME: TextRun = {
  text: 'Bedroom',
  box: { x0: 500, y0: 480, x1: 600, y1: 500 },
  angle: 0,
  heightPx: 20,
  confidence: 1,
  source: 'ocr',
};

describe('measureSkew', () => {
  const skewOf = (sheet: Sheet) => measureSkew(findDrawing(sheet, []));
  it.each([0, 0.5, -1.5, 4])('finds %f degrees', (degrees) => {
    expect(skewOf(drawing({ degrees }))).toBeCloseTo(degrees, 1);
  });
  it('finds none where walls are meant to be slanted', () => {
    expect(skewOf(drawing({ degrees: 12 }))).toBe(0);
  });
});

describe('usedPart', () => {
  it('is the ink with a margin', () => {
    const { x0, y0, x1, y1 } = usedPart(drawing())!;
    const margin = 0.04 * 804;
    expect(Math.abs(x0 - (298 - margin))).toBeLessThan(4);
    expect(Math.abs(y0 - (248 - margin))).toBeLessThan(4);
    expect(Math.abs(x1 - (1102 + margin))).toBeLessThan(4);
    expect(Math.abs(y1 - (852 + margin))).toBeLessThan(4);
  });
  it('is not asked for where the ink takes up the sheet, or nothing is drawn', () => {
    expect(usedPart(drawing({ size: [860, 660], at: [30, 30] }))).toBeUndefined();
    expect(usedPart(drawing({ at: [5000, 5000] }))).toBeUndefined();
  });
});

describe('placeDrawing', () => {
  it.each<[string, Partial<Options>]>([
    ['straight', { degrees: 0 }],
    ['askew', { degrees: 2 }],
    ['small and askew', { degrees: -3, size: [1150, 950], at: [150, 180] }],
  ])('puts a %s drawing straight and knows where it was', (_, options) => {
    const sheet = drawing(options);
    const { page, texts, toGiven } = placeDrawing(sheet, [NAME]);
    expect(Math.abs(measureSkew(page))).toBeLessThan(0.2);
    // The top left corner of the dwelling.
    const [x, y] = apply(toGiven, [page.region.x0, page.region.y0]);
    const [ax, ay] = options.at ?? [300, 250];
    expect(Math.hypot(x - ax, y - ay)).toBeLessThan(6);
    const { x0, y0, x1, y1 } = texts[0]!.box;
    const middle = apply(toGiven, [(x0 + x1) / 2, (y0 + y1) / 2]);
    expect(Math.hypot(middle[0] - 550, middle[1] - 490)).toBeLessThan(2);
  });
  it('takes the dark strip of a scanner for no part of the drawing', () => {
    const sheet = drawing();
    const strip = 12;
    sheet.grey.fill(30, 0, strip * sheet.widthPx);
    sheet.rgb.fill(30, 0, 3 * strip * sheet.widthPx);
    const { page, toGiven } = placeDrawing(sheet, []);
    const [x, y] = apply(toGiven, [page.region.x0, page.region.y0]);
    expect(Math.hypot(x - 300, y - 250)).toBeLessThan(6);
  });
  it('leaves empty paper out, and enlarges what is left where it is small', () => {
    const widthOf = (size: [number, number]) => placeDrawing(drawing({ size }), []).sheet.widthPx;
    expect([widthOf([1400, 1100]), widthOf([3000, 2000])]).toEqual([1500, 1500]);
    // Hardly smaller: the whole sheet decides.
    expect(widthOf([1110, 1000])).toBeLessThan(1200);
  });
});

describe('cropSheet', () => {
  it('keeps the size of paper in proportion and moves the texts', () => {
    const sheet = { ...drawing(), pageMm: { width: 400, height: 300 } };
    const part = cropSheet(sheet, [NAME], { x0: 400, y0: 300, x1: 1200, y1: 900 });
    expect(part.sheet.pageMm).toEqual({ width: 200, height: 150 });
    expect(part.sheet.grey[0]).toBe(sheet.grey[300 * 1600 + 400]);
    expect(part.texts[0]!.box.x0).toBe(100);
    expect(apply(part.toGiven, [100, 180])).toEqual([500, 480]);
  });
});

describe('fitSheet', () => {
  it('says where its pixels were', () => {
    const { sheet, toGiven } = fitSheet(
      { sheet: drawing({ size: [750, 700] }), texts: [], toGiven: shift(30, 20) },
      750,
    );
    expect(sheet.widthPx).toBe(1500);
    expect(apply(toGiven, [1500, 1400])).toEqual([780, 720]);
  });
});
