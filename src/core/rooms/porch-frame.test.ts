import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, BoxPx, PointPx } from '../sheet/types.ts';
import { type PorchGround, porchFrame } from './porch-frame.ts';

const [WIDTH, HEIGHT] = [600, 400];
const DOOR = 40;
/** A balcony from (100, 120) to (200, 280), its name in the middle, before a house from x = 200 on. */
const NAME: BoxPx = { x0: 125, y0: 194, x1: 175, y1: 206 };
const FRAME: BoxPx = { x0: 100, y0: 120, x1: 200, y1: 280 };

function drawn() {
  const [ink, house] = [createBitmap(WIDTH, HEIGHT), createBitmap(WIDTH, HEIGHT)];
  fillBand(house, [200, HEIGHT / 2], [WIDTH, HEIGHT / 2], HEIGHT);
  const line = (from: PointPx, to: PointPx, dash = 0) => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let s = 0; s <= long; s++) {
      if (dash && s % (2 * dash) >= dash) continue;
      const [x, y] = [from[0] + ((to[0] - from[0]) * s) / long, from[1] + ((to[1] - from[1]) * s) / long];
      for (const [dx, dy] of [[0, 0], [0, 1], [1, 0], [1, 1]] as const) ink.data[Math.round(y + dy) * WIDTH + Math.round(x + dx)] = 1; // biome-ignore format: short
    }
  };
  const frame = (dash = 0) => {
    line([100, 120], [200, 120], dash);
    line([100, 280], [200, 280], dash);
    line([100, 120], [100, 280], dash);
  };
  const ground = (lengths: PorchGround['lengths'] = []): PorchGround => ({ ink, house, doorPx: DOOR, lengths });
  return { ink, house, line, frame, ground };
}

/** Whether two boxes are the same but for the thickness of lines and the dilation of the house. */
const isAbout = (a: BoxPx | undefined, b: BoxPx) =>
  !!a && (['x0', 'y0', 'x1', 'y1'] as const).every((key) => Math.abs(a[key] - b[key]) <= 3);

const turned = ({ width, height, data }: Bitmap): Bitmap => {
  const out = createBitmap(height, width);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out.data[x * height + y] = data[y * width + x]!;
  return out;
};

describe('porchFrame', () => {
  it('finds a frame before the house, solid or dashed', () => {
    for (const dash of [0, 6]) {
      const { frame, ground } = drawn();
      frame(dash);
      expect(isAbout(porchFrame(NAME, ground()), FRAME)).toBe(true);
    }
  });

  it('finds it above the house as well', () => {
    const { frame, ground } = drawn();
    frame();
    const { ink, house } = ground();
    const flip = ({ x0, y0, x1, y1 }: BoxPx) => ({ x0: y0, y0: x0, x1: y1, y1: x1 });
    const found = porchFrame(flip(NAME), { ...ground(), ink: turned(ink), house: turned(house) });
    expect(isAbout(found, flip(FRAME))).toBe(true);
  });

  it('takes tiles within it for none of its sides', () => {
    const { frame, line, ground } = drawn();
    frame(6);
    for (const x of [120, 140, 160, 180]) line([x, 120], [x, 280]);
    for (const y of [140, 160, 180, 220, 240, 260]) line([100, y], [200, y]);
    expect(isAbout(porchFrame(NAME, ground()), FRAME)).toBe(true);
  });

  it('leaves dimension lines beside it out, and those that go on', () => {
    const { frame, line, ground } = drawn();
    frame();
    // A dimension of the balcony itself, with witness lines that touch its corners.
    line([70, 120], [70, 280]);
    for (const y of [120, 280]) line([66, y], [100, y]);
    const lengths = [{ middle: [62, 200] as PointPx, heightPx: 10 }];
    expect(isAbout(porchFrame(NAME, ground(lengths)), FRAME)).toBe(false);
    const apart = drawn();
    apart.frame();
    apart.line([70, 40], [70, 380]);
    for (const y of [120, 280]) apart.line([60, y], [88, y]);
    expect(isAbout(porchFrame(NAME, apart.ground(lengths)), FRAME)).toBe(true);
  });

  it('finds none where the name stands closer to the house than its sides are looked at', () => {
    const { frame, ground } = drawn();
    frame();
    const before = (away: number): BoxPx => ({ x0: 200 - away - 2, y0: 194, x1: 200 - away + 2, y1: 206 });
    // Doors of 90 pixels: the first 14 pixels of a side need not be drawn.
    const find = (away: number) => porchFrame(before(away), { ...ground(), doorPx: 90 });
    expect(isAbout(find(30), FRAME)).toBe(true);
    expect([1, 4, 13].map(find)).toEqual([undefined, undefined, undefined]);
  });

  it('finds nothing without three sides, or far from the house', () => {
    const { line, ground } = drawn();
    line([100, 120], [200, 120]);
    line([100, 280], [200, 280]);
    expect(porchFrame(NAME, ground())).toBeUndefined();
    const { frame, ground: other, house } = drawn();
    frame();
    house.data.fill(0);
    expect(porchFrame(NAME, other())).toBeUndefined();
  });
});
