import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import { addAlike } from './add-alike.ts';
import { at, oneWall } from './one-wall.fixture.ts';

const [Y, HALF] = [100, 10];
const PAPER = 255;

/** A wall filled with black, but for windows of two faces and a pane, or of a pane alone, from x to x. */
function drawn(windows: readonly (readonly [from: number, to: number, pane?: 'pane'])[]): Page {
  const grey = new Uint8Array(600 * 200).fill(PAPER);
  const rows = (from: number, to: number, ys: readonly number[], level: number) => {
    for (const y of ys) grey.fill(level, y * 600 + from, y * 600 + to);
  };
  const all = Array.from({ length: 2 * HALF + 1 }, (_, k) => Y - HALF + k);
  rows(0, 600, all, 0);
  for (const [from, to, pane] of windows) {
    rows(from, to, all, PAPER);
    rows(from, to, pane ? [Y - 8, Y - 7] : [Y - HALF, Y - HALF + 1, Y, Y + 1, Y + HALF - 1, Y + HALF], 0);
  }
  return { widthPx: 600, heightPx: 200, grey, ink: createBitmap(600, 200) } as Page;
}

const spans = (openings: readonly OpeningPx[]) =>
  openings.map(({ kind, from, to }) => [kind, Math.round(from[0] / 10), Math.round(to[0] / 10)]);
const read = (page: Page, found: readonly OpeningPx[], exterior = true) =>
  spans(addAlike(page, oneWall(exterior), found));

const THREE = [
  [60, 130],
  [220, 300],
  [400, 480],
] as const;
const TWO = [at('window', 60, 130), at('window', 220, 300)];

describe('addAlike', () => {
  it('finds the window that looks as two others do, also where it was a gap', () => {
    const all = [
      ['window', 6, 13],
      ['window', 22, 30],
      ['window', 40, 48],
    ];
    expect(read(drawn(THREE), TWO)).toEqual(all);
    expect(read(drawn(THREE), [...TWO, at('gap', 402, 480)])).toEqual(all);
  });

  it('leaves what looks otherwise, is a door, or lies in an inner wall', () => {
    const other = [...THREE.slice(0, 2), [400, 480, 'pane']] as const;
    expect(read(drawn(other), [...TWO, at('gap', 400, 480)])).toEqual(spans([...TWO, at('gap', 400, 480)]));
    expect(read(drawn(THREE), [...TWO, at('door', 400, 480)])).toEqual(spans([...TWO, at('door', 400, 480)]));
    expect(read(drawn(THREE), TWO, false)).toEqual(spans(TWO));
  });

  it('learns nothing from one window, from two that look unlike, or where the wall looks like its windows', () => {
    expect(read(drawn(THREE), TWO.slice(0, 1))).toEqual(spans(TWO.slice(0, 1)));
    const unlike = [[60, 130, 'pane'], ...THREE.slice(1)] as const;
    expect(read(drawn(unlike), TWO)).toEqual(spans(TWO));
    expect(read(drawn([[0, 600]]), TWO)).toEqual(spans(TWO));
  });

  it('leaves pieces that are much shorter than the windows, and more than the windows themselves', () => {
    expect(read(drawn([...THREE.slice(0, 2), [400, 430]]), TWO)).toEqual(spans(TWO));
    const many = [20, 120, 220, 320, 420, 520].map((from) => [from, from + 40] as const);
    const two = [at('window', 20, 60), at('window', 120, 160)];
    expect(read(drawn(many), two)).toEqual(spans(two));
  });
});
