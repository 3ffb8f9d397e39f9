import { type PaintedBox, paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page, PointPx } from '../sheet/types.ts';
import { textAt } from '../texts/text-at.fixture.ts';

export const [WIDTH, HEIGHT] = [640, 440];
/** Filled outer walls around two lines that cross, no thicker than any other line: only the network takes them for walls. */
export const OUTER: [PointPx, PointPx][] = [
  [
    [52, 60],
    [588, 60],
  ],
  [
    [52, 380],
    [588, 380],
  ],
  [
    [60, 52],
    [60, 388],
  ],
  [
    [580, 52],
    [580, 388],
  ],
];
export const INNER: [PointPx, PointPx][] = [
  [
    [320, 60],
    [320, 380],
  ],
  [
    [60, 220],
    [580, 220],
  ],
];
/** What the network sees, with inner walls of some thickness, and all of it taken for `name`. */
export const seen = (thick: number, name = 'wall', others: PaintedBox[] = []) =>
  paintClasses(['room', 'wall', 'window', 'furniture'], WIDTH, HEIGHT, [
    ...others,
    ...[...OUTER.map((ends) => ({ ends, half: 8 })), ...INNER.map((ends) => ({ ends, half: thick / 2 }))].map(
      ({ ends: [[x0, y0], [x1, y1]], half }) => ({
        name,
        x0: x0 - (x0 === x1 ? half : 0),
        y0: y0 - (y0 === y1 ? half : 0),
        x1: x1 + (x0 === x1 ? half : 0),
        y1: y1 + (y0 === y1 ? half : 0),
      }),
    ),
  ]);
export const SEEN = seen(6);

export function page(outer = OUTER): Page {
  const ink = createBitmap(WIDTH, HEIGHT);
  for (const [from, to] of outer) fillBand(ink, from, to, 16);
  for (const [from, to] of INNER) fillBand(ink, from, to, 2);
  const grey = ink.data.map((set) => (set ? 0 : 255));
  const rgb = new Uint8Array(3 * grey.length).map((_, i) => grey[Math.floor(i / 3)]!);
  const region = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  return {
    widthPx: WIDTH,
    heightPx: HEIGHT,
    region,
    ink,
    lineInk: ink,
    grey,
    rgb,
    strokePx: 3,
    textPx: 12,
  };
}

export const NAMES = [
  textAt('BEDROOM', 190, 140),
  textAt('BATHROOM', 450, 140),
  textAt('OFFICE', 190, 300),
  textAt('UTILITY', 450, 300),
];
/** A length above the plan: without one it is refused. */
export const LENGTH = textAt('5,20 m', 320, 30);
