import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../sheet/types.ts';
import { createBitmap, isSet } from './bitmap.ts';
import { findComponents, keepComponents } from './components.ts';
import { slideExtreme } from './extremes.ts';
import { fillBand } from './fill-band.ts';
import { floodOutside } from './flood-outside.ts';
import { dilate, erode } from './morphology.ts';
import { traceContours } from './trace-contours.ts';
import { traceStrokes } from './trace-strokes.ts';

/** A bitmap from rows of text: `#` is set. */
function draw(...rows: string[]): Bitmap {
  const out = createBitmap(rows[0]!.length, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((c, x) => {
      out.data[y * out.width + x] = c === '#' ? 1 : 0;
    });
  });
  return out;
}

const countSet = ({ data }: Bitmap) => data.reduce((sum, set) => sum + set, 0);

function box(width: number, height: number, x0: number, y0: number, x1: number, y1: number): Bitmap {
  const out = createBitmap(width, height);
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) out.data[y * width + x] = 1;
  return out;
}

describe('sliding extremes', () => {
  it('agrees with looking at every window', () => {
    const [w, h, r] = [23, 17, 3];
    const grey = Uint8Array.from({ length: w * h }, (_, i) => (i * 7919) % 251);
    const fast = slideExtreme(grey, w, h, r, 'max');
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        let most = 0;
        for (let v = Math.max(0, y - r); v <= Math.min(h - 1, y + r); v++) {
          for (let u = Math.max(0, x - r); u <= Math.min(w - 1, x + r); u++) most = Math.max(most, grey[v * w + u]!);
        }
        expect(fast[y * w + x]).toBe(most);
      }
    }
  });
});

describe('morphology', () => {
  it('leaves a picture as it is for boxes of less than a pixel, and takes all of it for endless ones', () => {
    const blob = draw('....', '.##.', '..#.', '....');
    for (const work of [dilate, erode])
      for (const size of [0, 0.5, -3, Number.NaN]) expect(work(blob, size)).toEqual(blob);
    expect(countSet(dilate(blob, Number.POSITIVE_INFINITY))).toBe(16);
    expect(countSet(erode(blob, 1e12, 1))).toBe(0);
  });

  it('undoes a dilation by an erosion, even for even sizes', () => {
    const blob = box(30, 30, 10, 10, 20, 18);
    for (const size of [3, 4, 7]) expect(erode(dilate(blob, size), size).data).toEqual(blob.data);
  });
});

describe('components', () => {
  const picture = draw('##..#', '##.#.', '.....', '###..');
  it('joins through corners only with eight neighbours', () => {
    expect(findComponents(picture, 8).list.map((c) => c.area)).toEqual([4, 2, 3]);
    expect(findComponents(picture, 4).list).toHaveLength(4);
  });
  it('keeps what passes', () => {
    expect(countSet(keepComponents(picture, (c) => c.area > 2))).toBe(7);
  });
});

describe('floods', () => {
  it('reach everything but what a ring without a gap encloses', () => {
    const ring = box(100, 100, 20, 20, 80, 80);
    for (let y = 24; y < 76; y++) for (let x = 24; x < 76; x++) ring.data[y * 100 + x] = 0;
    expect(isSet(floodOutside(ring), 50, 50)).toBe(false);
    expect(isSet(floodOutside(ring), 50, 10)).toBe(true);
    for (let x = 45; x < 55; x++) for (let y = 20; y < 24; y++) ring.data[y * 100 + x] = 0;
    expect(isSet(floodOutside(ring), 50, 50)).toBe(true);
  });
});

describe('contours', () => {
  it('runs around a region and its hole, the hole the other way', () => {
    const ring = draw('.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......');
    const rings = traceContours(ring);
    expect(rings).toHaveLength(2);
    expect(rings.map((r) => r.length)).toEqual([4, 4]);
  });
});

describe('strokes', () => {
  it('follows a thin line through a crossing wall and tells their thickness', () => {
    const picture = createBitmap(200, 120);
    fillBand(picture, [10, 60], [190, 60], 2.5);
    fillBand(picture, [100, 10], [100, 110], 10);
    const strokes = traceStrokes(picture, 30);
    const level = strokes.filter((s) => s.level).sort((a, b) => b.centre.length - a.centre.length)[0]!;
    expect(level.centre.length).toBeGreaterThan(175);
    const upright = strokes.filter((s) => !s.level).sort((a, b) => b.centre.length - a.centre.length)[0]!;
    expect(Math.max(...upright.across)).toBeGreaterThanOrEqual(10);
  });
});
