import { describe, expect, it } from 'vitest';
import type { TextRun } from '../texts/types.ts';
import { planPart } from './plan-part.ts';
import type { BoxPx, Sheet } from './types.ts';
import { usedPart } from './used-part.ts';

const [WIDTH, HEIGHT] = [1600, 1200];
const PAPER = 250;
const PLAN = { x0: 300, y0: 250, x1: 800, y1: 650 };

/** A framed sheet with rooms drawn in boxes, lines a pixel thick, and a small one in the corner with a title block. */
function sheet(...rooms: BoxPx[]): Sheet {
  return drawn(
    { x0: 20, y0: 20, x1: 1580, y1: 1180 },
    { x0: 1500, y0: 1120, x1: 1570, y1: 1170 },
    ...rooms.flatMap((room) => [room, { ...room, y1: (room.y0 + room.y1) >> 1 }]),
  );
}

/** A sheet with these boxes alone. */
function drawn(...boxes: BoxPx[]): Sheet {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) grey.fill(10, y * WIDTH + x0, y * WIDTH + x1);
  };
  const frame = ({ x0, y0, x1, y1 }: BoxPx) => {
    fill(x0, y0, x1, y0 + 1);
    fill(x0, y1 - 1, x1, y1);
    fill(x0, y0, x0 + 1, y1);
    fill(x1 - 1, y0, x1, y1);
  };
  boxes.forEach(frame);
  return { widthPx: WIDTH, heightPx: HEIGHT, grey, rgb: new Uint8Array(0) };
}

const text = (words: string, x: number, y: number): TextRun => ({
  text: words,
  box: { x0: x, y0: y, x1: x + 60, y1: y + 14 },
  angle: 0,
  heightPx: 14,
  confidence: 1,
  source: 'ocr',
});

/** A part without the empty paper around it, which is a twentieth of its long side. */
function around(part: BoxPx | undefined, drawn: BoxPx): number[] {
  const margin = 0.05 * Math.max(drawn.x1 - drawn.x0, drawn.y1 - drawn.y0);
  const { x0, y0, x1, y1 } = part!;
  return [x0 + margin - drawn.x0, y0 + margin - drawn.y0, x1 - margin - drawn.x1, y1 - margin - drawn.y1];
}

describe('planPart', () => {
  it('is the drawing alone, without the frame and the title block', () => {
    for (const off of around(planPart(sheet(PLAN), []), PLAN)) expect(Math.abs(off)).toBeLessThan(6);
  });

  it('is the same on a dark sheet', () => {
    const light = sheet(PLAN);
    const dark = { ...light, grey: light.grey.map((v) => 255 - v) };
    for (const off of around(planPart(dark, []), PLAN)) expect(Math.abs(off)).toBeLessThan(6);
  });

  it('holds a small drawing beside it in which a room is named, and a measure that stands alone', () => {
    const small = { x0: 1000, y0: 300, x1: 1080, y1: 360 };
    expect(planPart(sheet(PLAN, small), [])!.x1).toBeLessThan(900);
    const both = planPart(sheet(PLAN, small), [text('Bedroom', 1010, 310)])!;
    expect(both.x1).toBeGreaterThan(1080);
    expect(planPart(sheet(PLAN), [text('4.50 m', 560, 740)])!.y1).toBeGreaterThan(754);
    expect(planPart(sheet(PLAN), [text('REV B', 1510, 1130), text('1:100', 1510, 1150)])!.x1).toBeLessThan(900);
  });

  it('is all that is not empty where that is little more, and undefined where that is the sheet', () => {
    const large = { x0: 200, y0: 150, x1: 1300, y1: 900 };
    expect(planPart(sheet(large), [])).toBeUndefined();
    // A large and a small drawing, of which the small one has little ink.
    const bare = drawn({ ...PLAN, x0: 100 }, { x0: 850, y0: 300, x1: 900, y1: 340 });
    expect(usedPart(bare)!.x1).toBeGreaterThan(900);
    expect(planPart(bare, [])).toEqual(usedPart(bare));
  });
});
