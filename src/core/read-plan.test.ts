import { describe, expect, it } from 'vitest';
import { scaling } from './geometry/affine.ts';
import { type PaintedBox, paintClasses } from './pixel-classes/paint-classes.ts';
import { createBitmap } from './raster/bitmap.ts';
import { fillBand } from './raster/fill-band.ts';
import { readPlan } from './read-plan.ts';
import type { BoxPx } from './sheet/types.ts';
import { textAt } from './texts/text-at.fixture.ts';
import type { TextRun } from './texts/types.ts';

const [WIDTH, HEIGHT] = [640, 440];
/** Filled walls of two rooms, and a line across both of them that only the network takes for a wall. */
const FILLED: BoxPx[] = [
  { x0: 52, y0: 52, x1: 588, y1: 68 },
  { x0: 52, y0: 372, x1: 588, y1: 388 },
  { x0: 52, y0: 52, x1: 68, y1: 388 },
  { x0: 572, y0: 52, x1: 588, y1: 388 },
  { x0: 312, y0: 52, x1: 328, y1: 388 },
];
const LINE: BoxPx = { x0: 60, y0: 219, x1: 580, y1: 221 };
const SEEN: BoxPx = { ...LINE, y0: 217, y1: 223 };
const BED: PaintedBox = { name: 'furniture', x0: 72, y0: 72, x1: 308, y1: 212 };
const NAMES = [
  textAt('BEDROOM', 190, 140),
  textAt('BATHROOM', 450, 140),
  textAt('BEDROOM', 190, 300),
  textAt('UTILITY', 450, 300),
];
const LENGTH = textAt('5,20 m', 320, 30);

function read(texts: TextRun[], others: PaintedBox[] = []) {
  const ink = createBitmap(WIDTH, HEIGHT);
  for (const { x0, y0, x1, y1 } of [...FILLED, LINE]) fillBand(ink, [x0, (y0 + y1) / 2], [x1, (y0 + y1) / 2], y1 - y0);
  const grey = ink.data.map((set) => (set ? 0 : 255));
  const rgb = new Uint8Array(3 * grey.length).map((_, i) => grey[Math.floor(i / 3)]!);
  const sheet = { widthPx: WIDTH, heightPx: HEIGHT, rgb, grey };
  const region = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  const page = { ...sheet, region, ink, lineInk: ink, strokePx: 3, textPx: 12 };
  const walls = [...FILLED, SEEN].map((box): PaintedBox => ({ ...box, name: 'wall' }));
  const classes = paintClasses(['room', 'wall', 'window', 'furniture'], WIDTH, HEIGHT, [...others, ...walls]);
  const source = { widthPx: WIDTH, heightPx: HEIGHT, toPicture: scaling(1) };
  const { verdict, plan } = readPlan({ sheet, texts, page, source }, classes);
  return { code: verdict.code, rooms: plan.rooms.length };
}

describe('readPlan', () => {
  it('looks for the walls that explain all names', () => {
    expect(read([...NAMES, LENGTH])).toEqual({ code: 'dimensions_missing', rooms: 4 });
  });

  it('looks no further than what is drawn where nothing is measured, or the rooms are furnished', () => {
    expect(read(NAMES)).toEqual({ code: 'dimensions_missing', rooms: 2 });
    expect(read([...NAMES, LENGTH], [BED])).toEqual({ code: 'furniture_detected', rooms: 2 });
  });
});
