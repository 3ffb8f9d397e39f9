import { scaling } from '../geometry/affine.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, RoomPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { PlanInput } from './is-plan.ts';
import { lookAtSheet } from './look-at-sheet.ts';

export const [WIDTH, HEIGHT] = [400, 300];

export const run = (text: string): TextRun => ({
  text,
  box: { x0: 10, y0: 10, x1: 60, y1: 22 },
  angle: 0,
  heightPx: 12,
  confidence: 1,
  source: 'file',
});

export const scaleOf = (metresPerPixel: number, more: Partial<ScaleFinding> = {}): ScaleFinding => ({
  metresPerPixel,
  from: 'dimensions',
  agreeing: 6,
  read: 6,
  confidence: 1,
  others: [],
  measures: [],
  spans: [],
  ...more,
});

const room = (x: number): RoomPx => ({ outline: [[x, 20], [x + 80, 20], [x + 80, 280], [x, 280]], holes: [], areaPx: 80 * 260, texts: [], outdoor: false }); // biome-ignore format: short

const door = (x: number): OpeningPx => ({
  kind: 'door',
  wall: 0,
  from: [x, 150],
  to: [x, 190],
  swing: { hinge: [x, 150], leaf: [x + 40, 150] },
});

const greyAsRgb = (grey: Uint8Array) =>
  Uint8Array.from({ length: 3 * grey.length }, (_, i) => grey[Math.floor(i / 3)]!);

type MadePlan = PlanInput & { readonly scale: ScaleFinding };

/** Four rooms in a row with doors between, 4 px a wall line: a small plan that was read well, for tests. */
export function madePlan(more: Partial<MadePlan> = {}): MadePlan {
  const data = new Uint8Array(WIDTH * HEIGHT);
  const mark = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) data.fill(1, y * WIDTH + x0, y * WIDTH + x1);
  };
  for (const x of [10, 105, 200, 295, 386]) mark(x, 10, x + 4, 290);
  mark(10, 10, 390, 14);
  mark(10, 286, 390, 290);
  const grey = data.map((v) => (v ? 0 : 255));
  const bitmap = { width: WIDTH, height: HEIGHT, data };
  const inside = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(1) };
  const page: Page = {
    widthPx: WIDTH,
    heightPx: HEIGHT,
    region: { x0: 10, y0: 10, x1: 390, y1: 290 },
    ink: bitmap,
    lineInk: bitmap,
    grey,
    strokePx: 2,
    textPx: 12,
  };
  const wall = (x: number) => ({
    from: [x, 10] as [number, number],
    to: [x, 290] as [number, number],
    thicknessPx: 4,
    exterior: false,
  });
  return {
    page,
    walls: {
      walls: [12, 107, 202, 297, 388].map(wall),
      mask: bitmap,
      thicknessPx: 4,
      doorPx: 40,
    },
    openings: [door(107), door(202), door(297)],
    rooms: { rooms: [room(15), room(110), room(205), room(300)], labels: new Uint16Array(WIDTH * HEIGHT), inside },
    scale: scaleOf(0.02),
    texts: [run('BEDROOM'), run('KITCHEN')],
    source: { toPicture: scaling(1), look: lookAtSheet({ widthPx: WIDTH, heightPx: HEIGHT, rgb: greyAsRgb(grey) }) },
    ...more,
  };
}
