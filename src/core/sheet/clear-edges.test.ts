import { describe, expect, it } from 'vitest';
import { clearEdges } from './clear-edges.ts';
import type { Sheet } from './types.ts';

const [W, H] = [600, 400];
const PAPER = 240;

/** White paper on which the pixels that are asked for are dark. */
function sheet(isDark: (x: number, y: number) => boolean, paper = PAPER): Sheet {
  const grey = Uint8Array.from({ length: W * H }, (_, i) => (isDark(i % W, Math.floor(i / W)) ? 30 : paper));
  const rgb = new Uint8Array(3 * grey.length);
  for (let i = 0; i < grey.length; i++) rgb.fill(grey[i]!, 3 * i, 3 * i + 3);
  return { widthPx: W, heightPx: H, grey, rgb };
}

const darkIn = ({ grey }: Sheet) => grey.reduce((n, v) => n + (v < 100 ? 1 : 0), 0);
/** A line of the drawing, which has to stay. */
const isDrawn = (x: number, y: number) => y > 198 && y < 202 && x > 100 && x < 500;
const DRAWN = 3 * 399;

describe('clearEdges', () => {
  it.each<[string, (x: number, y: number) => boolean]>([
    ['level', (_, y) => y < 8],
    ['slanted', (x, y) => y < 2 + x / 60],
    ['at the right', (x) => x >= W - 6],
    ['at two sides', (x, y) => y >= H - 5 || x < 3 + y / 80],
  ])('takes away a dark strip, %s', (_, strip) => {
    const given = sheet((x, y) => strip(x, y) || isDrawn(x, y));
    expect(darkIn(given)).toBeGreaterThan(DRAWN + 1000);
    const cleared = clearEdges(given);
    expect(darkIn(cleared)).toBe(DRAWN);
    expect(cleared.rgb.every((v) => v === 30 || v === PAPER)).toBe(true);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ['a wall at the edge that others end at', (x, y) => y < 8 || (y < 150 && Math.abs(x - 300) < 4)],
    ['a wall at the edge with a window', (x, y) => y < 8 && (x < 200 || x > 300)],
    ['a dark field', (_, y) => y < 60],
    ['a drawing without strips', isDrawn],
  ])('leaves %s', (_, isDark) => {
    const given = sheet(isDark);
    expect(clearEdges(given)).toBe(given);
  });

  describe('the bar of a window', () => {
    /** 32 pixels deep, with letters at a third of its depth and a button two thirds as high as it. */
    const isBar = (x: number, y: number) => {
      const isLetter = y > 10 && y < 18 && x % 9 < 2 && x > 200 && x < 260;
      return y < 32 && !isLetter && Math.hypot(x - 30, y - 15) >= 6;
    };

    it('is taken away with its lettering and buttons, and what hangs under it stays', () => {
      const isPill = (x: number, y: number) => y >= 36 && y < 46 && x >= 500 && x < 540;
      const given = sheet((x, y) => isBar(x, y) || isPill(x, y) || isDrawn(x, y));
      expect(darkIn(given)).toBeGreaterThan(DRAWN + 15_000);
      expect(darkIn(clearEdges(given))).toBe(DRAWN + 400);
    });

    it.each<[string, (x: number, y: number) => boolean]>([
      ['what a wall ends at', (x, y) => isBar(x, y) || (y < 150 && Math.abs(x - 400) < 4)],
      ['what is open along a tenth of its way', (x, y) => isBar(x, y) && (x < 400 || x > 460)],
      ['what is deeper', (x, y) => isBar(x, y - 10) || y < 10],
    ])('is not %s', (_, isDark) => {
      const given = sheet(isDark);
      expect(clearEdges(given)).toBe(given);
    });
  });

  it('leaves dark paper', () => {
    const given = sheet((_, y) => y < 8, 60);
    expect(clearEdges(given)).toBe(given);
  });
});
