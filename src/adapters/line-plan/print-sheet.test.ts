import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLinePlan } from '#core/line-plan/draw-line-plan.ts';
import { ONE_ROOM } from '#core/line-plan/line-plan.fixture.ts';
import { TONES } from '#core/line-plan/types.ts';
import { writeSvg } from '#core/line-plan/write-svg.ts';
import { printSheet } from './print-sheet.ts';

const named = (label: string) => {
  const [room] = ONE_ROOM.plan.rooms;
  return { ...ONE_ROOM, plan: { ...ONE_ROOM.plan, rooms: [{ ...room!, label }] } };
};
const print = (scale: 50 | 100, label = 'Bedroom') =>
  printSheet(drawLinePlan(named(label), { sheet: 'paper', units: 'm', furniture: true, scale }));

async function open(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
  return document.getPage(1);
}

const millimetres = (points: number) => (points * 25.4) / 72;

/** The box around all that is filled with a colour, points. */
async function filledWith(colour: string, page: PDFPageProxy): Promise<[number, number, number, number]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let fill = '';
  fnArray.forEach((op, i) => {
    const values = argsArray[i];
    if (op === OPS.setFillRGBColor) fill = values[0];
    if (op !== OPS.constructPath || values[0] !== OPS.eoFill || fill !== colour) return;
    const [x0, y0, x1, y1] = values[2];
    box[0] = Math.min(box[0], x0);
    box[1] = Math.min(box[1], y0);
    box[2] = Math.max(box[2], x1);
    box[3] = Math.max(box[3], y1);
  });
  return box;
}

describe('printSheet', () => {
  it.each([
    [50, [297, 210]],
    [100, [210, 297]],
  ] as const)('has the outer corners of the walls where 1:%i puts them, on A4', async (scale, paper) => {
    const page = await open(print(scale));
    const [, , width, height] = page.view;
    expect([width!, height!].map((points) => Math.round(millimetres(points)))).toEqual(paper);
    const [x0, y0, x1, y1] = await filledWith(TONES.wall, page);
    expect(millimetres(x1 - x0)).toBeCloseTo(5000 / scale, 1);
    expect(millimetres(y1 - y0)).toBeCloseTo(3000 / scale, 1);
  });

  it('carries its letters, whichever alphabet, as text', async () => {
    for (const label of ['Кухня', 'Κουζίνα', 'Łazienka', 'Küche']) {
      const { items } = await (await open(print(100, label))).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(label);
    }
  });

  it('is small and the same twice', () => {
    const pdf = print(100);
    expect(pdf.length).toBeLessThan(60_000);
    expect(Buffer.compare(Buffer.from(pdf), Buffer.from(print(100)))).toBe(0);
  });

  it('the SVG of the same plan can be drawn by others', async () => {
    const svg = writeSvg(drawLinePlan(ONE_ROOM, { sheet: 'cut', units: 'm', furniture: true }));
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(width! / height!).toBeCloseTo(107 / 95, 0);
  });
});
