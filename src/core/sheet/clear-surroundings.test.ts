import { describe, expect, it } from 'vitest';
import { inRing } from '../geometry/ring.ts';
import { clearSurroundings } from './clear-surroundings.ts';
import type { PointPx, Sheet } from './types.ts';

const [W, H] = [600, 400];
const [PAPER, TABLE, INK] = [240, 120, 20];

function sheet(levelAt: (x: number, y: number) => number): Sheet {
  const grey = Uint8Array.from({ length: W * H }, (_, i) => levelAt(i % W, Math.floor(i / W)));
  const rgb = new Uint8Array(3 * grey.length);
  for (let i = 0; i < grey.length; i++) rgb.fill(grey[i]!, 3 * i, 3 * i + 3);
  return { widthPx: W, heightPx: H, grey, rgb };
}

/** A plan of one room, 200 by 120 pixels. */
const isWall = (x: number, y: number) =>
  x > 196 && x < 404 && y > 136 && y < 264 && (x < 202 || x > 398 || y < 142 || y > 258);
const SLANTED: PointPx[] = [
  [60, 40],
  [545, 52],
  [538, 366],
  [52, 350],
];
const darkIn = ({ grey }: Sheet) => grey.reduce((n, v) => n + (v < 200 ? 1 : 0), 0);
const WALLS = darkIn(sheet((x, y) => (isWall(x, y) ? INK : PAPER)));

describe('clearSurroundings', () => {
  it.each<[string, (x: number, y: number) => boolean]>([
    ['a sheet that lies aslant on a table', (x, y) => inRing([x, y], SLANTED)],
    ['a page in a window, as high as that', (x) => x > 90 && x < 480],
  ])('leaves only the paper and what is drawn on it: %s', (_, isPaper) => {
    const given = sheet((x, y) => (!isPaper(x, y) ? TABLE : isWall(x, y) ? INK : PAPER));
    expect(darkIn(given)).toBeGreaterThan(WALLS + 0.2 * W * H);
    const cleared = clearSurroundings(given);
    expect(darkIn(cleared)).toBe(WALLS);
    expect(cleared.rgb[0]).toBe(PAPER);
  });

  it('takes the lettering of a dark menu for no drawing', () => {
    const isMenu = (x: number, y: number) => x < 100 || y < 30;
    const isLetter = (x: number, y: number) => x > 20 && x < 70 && y > 60 && y % 24 < 8 && x % 6 < 3;
    const menu = (x: number, y: number) => (isLetter(x, y) ? 95 : 45);
    const cleared = clearSurroundings(sheet((x, y) => (isMenu(x, y) ? menu(x, y) : isWall(x, y) ? INK : PAPER)));
    expect(darkIn(cleared)).toBe(WALLS);
  });

  it('paints as light as the paper beside it is', () => {
    const shade = (x: number) => Math.round(PAPER - 0.1 * x);
    const cleared = clearSurroundings(sheet((x, y) => (!inRing([x, y], SLANTED) ? 80 : isWall(x, y) ? INK : shade(x))));
    expect(Math.abs(cleared.grey[200 * W]! - shade(60))).toBeLessThan(8);
    expect(Math.abs(cleared.grey[200 * W + W - 1]! - shade(535))).toBeLessThan(8);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['a sheet without surroundings', (x, y) => (isWall(x, y) ? INK : PAPER)],
    ['white rooms on coloured ground', (x, y) => (isWall(x, y) ? INK : x > 196 && x < 404 && y > 136 && y < 264 ? PAPER : TABLE)],
    ['a ground on which something is drawn', (x, y) => (isWall(x, y) ? INK : inRing([x, y], SLANTED) ? PAPER : y % 20 ? TABLE : INK)],
    ['paper that ends in the round', (x, y) => (isWall(x, y) ? INK : Math.hypot(x - 300, 1.4 * (y - 200)) < 250 ? PAPER : TABLE)],
    ['light lines on dark paper', (x, y) => (isWall(x, y) ? PAPER : 60)],
  ])('leaves %s', (_, levelAt) => {
    const given = sheet(levelAt);
    expect(clearSurroundings(given)).toBe(given);
  }); // biome-ignore format: a table
});
