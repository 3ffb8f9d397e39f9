import { describe, expect, it } from 'vitest';
import type { Page, PointPx } from '../sheet/types.ts';
import type { RoomPx, RoomsPx } from '../structure/types.ts';
import { findMeasures } from '../texts/find-measures.ts';
import type { TextRun } from '../texts/types.ts';
import { fitRooms } from './fit-rooms.ts';

const WIDTH = 1000;
const HEIGHT = 800;
const bitmap = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
const page: Page = {
  widthPx: WIDTH, heightPx: HEIGHT, region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }, ink: bitmap, lineInk: bitmap,
  grey: new Uint8Array(0), strokePx: 0, textPx: 12,
}; // biome-ignore format: one field a line would hide the shape
const evidence = { doorsPx: [40, 42], drawingPx: WIDTH };

/** Rooms made of boxes that lie open to each other, one list of boxes and one outline a room. */
function roomsOf(list: { boxes: [number, number, number, number][]; outline: PointPx[] }[]): RoomsPx {
  const labels = new Uint16Array(WIDTH * HEIGHT);
  list.forEach(({ boxes }, i) => {
    for (const [x0, y0, x1, y1] of boxes)
      for (let y = y0; y < y1; y++) labels.fill(i + 1, y * WIDTH + x0, y * WIDTH + x1);
  });
  const rooms = list.map(({ outline }): RoomPx => ({ outline, holes: [], areaPx: 1, texts: [], outdoor: false }));
  return { rooms, labels, inside: bitmap };
}

const write = (text: string, cx: number, cy: number): TextRun => ({
  text, box: { x0: cx - 40, y0: cy - 6, x1: cx + 40, y1: cy + 6 }, angle: 0, heightPx: 12, confidence: 0.9, source: 'ocr',
}); // biome-ignore format: one field a line would hide the shape

/** An L of a dining and a living room and a bedroom; one pixel is two centimetres. */
const open = roomsOf([
  {
    boxes: [[100, 100, 300, 500], [300, 300, 500, 500]],
    outline: [[100, 100], [300, 100], [300, 300], [500, 300], [500, 500], [100, 500]],
  },
  { boxes: [[520, 100, 720, 400]], outline: [[520, 100], [720, 100], [720, 400], [520, 400]] },
]); // biome-ignore format: one point a line would hide the shape
const floor = { rooms: open, page, facesPx: 0 };

describe('fitRooms', () => {
  it('measures open rooms between walls and corners', () => {
    const texts = [write('4.00 x 4.00', 200, 200), write('8.00 x 4.00', 320, 420), write('4.05 x 5.90', 620, 250)];
    const fit = fitRooms(findMeasures(texts), floor, evidence)!;
    expect(fit.texts).toBe(3);
    expect(Math.abs(Math.exp(fit.log) / 0.02 - 1)).toBeLessThan(0.02);
  });

  it('asks for agreement along both axes', () => {
    // Widths are in proportion to those drawn, depths are anything.
    const texts = [write('4.00 x 9.10', 200, 200), write('8.00 x 15.30', 320, 420), write('4.05 x 2.30', 620, 250)];
    expect(fitRooms(findMeasures(texts), floor, evidence)).toBeUndefined();
  });

  it('takes no scale from one room', () => {
    expect(fitRooms(findMeasures([write('4.00 x 6.00', 620, 250)]), floor, evidence)).toBeUndefined();
  });

  it('lives with sizes that are a few per cent off', () => {
    const texts = [write('4.10 x 3.95', 200, 200), write('8.20 x 3.90', 320, 420), write('3.92 x 6.10', 620, 250)];
    const fit = fitRooms(findMeasures(texts), floor, evidence)!;
    expect(Math.abs(Math.exp(fit.log) / 0.02 - 1)).toBeLessThan(0.02);
  });

  it('wants all sides of two sizes to agree', () => {
    const right = [write('8.00 x 4.00', 320, 420), write('4.00 x 6.00', 620, 250)];
    expect(Math.exp(fitRooms(findMeasures(right), floor, evidence)!.log)).toBeCloseTo(0.02, 3);
    const half = [write('8.00 x 4.00', 320, 420), write('4.00 x 7.10', 620, 250)];
    expect(fitRooms(findMeasures(half), floor, evidence)).toBeUndefined();
  });
});
