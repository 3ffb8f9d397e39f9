import { describe, expect, it } from 'vitest';
import { blend, fitBox, keepInBounds, zoomAt } from './transform.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const viewport = { width: 800, height: 600 };

describe('fitBox', () => {
  it('fills the tighter direction and centres the other', () => {
    expect(fitBox({ x0: 0, y0: 0, x1: 1600, y1: 600 }, viewport, none)).toEqual({ scale: 0.5, x: 0, y: 150 });
  });
  it('keeps clear of the insets', () => {
    const { scale, x, y } = fitBox({ x0: 100, y0: 100, x1: 200, y1: 200 }, viewport, {
      top: 100,
      right: 0,
      bottom: 0,
      left: 300,
    });
    expect(scale).toBe(5);
    expect(x + scale * 100).toBe(300);
    expect(y + scale * 100).toBe(100);
  });
  it('does not enlarge beyond the given scale', () => {
    expect(fitBox({ x0: 0, y0: 0, x1: 10, y1: 10 }, viewport, none, 2).scale).toBe(2);
  });
});

describe('zoomAt', () => {
  it('leaves the point under the cursor where it is', () => {
    const before = { scale: 0.7, x: 31, y: -12 };
    const after = zoomAt(before, 1.8, [240, 310]);
    expect((240 - after.x) / after.scale).toBeCloseTo((240 - before.x) / before.scale);
    expect((310 - after.y) / after.scale).toBeCloseTo((310 - before.y) / before.scale);
  });
});

describe('keepInBounds', () => {
  const picture = { width: 1600, height: 1200 };
  const whole = fitBox({ x0: 0, y0: 0, x1: 1600, y1: 1200 }, viewport, none);
  it('returns to the whole picture instead of shrinking it', () => {
    expect(keepInBounds({ scale: 0.1, x: 90, y: 90 }, picture, viewport, whole)).toEqual(whole);
  });
  it('stops at twelve times the whole picture, or where its pixels would be seen', () => {
    const small = { scale: 0.1, x: 0, y: 0 };
    expect(keepInBounds({ scale: 99, x: 0, y: 0 }, picture, viewport, small).scale).toBeCloseTo(1.2);
    expect(keepInBounds({ scale: 99, x: 0, y: 0 }, picture, viewport, whole).scale).toBe(1.6);
  });
  it('does not let the picture be pushed off the middle', () => {
    expect(keepInBounds({ scale: 1, x: 5000, y: -5000 }, picture, viewport, whole)).toEqual({
      scale: 1,
      x: 400,
      y: -900,
    });
  });
});

describe('blend', () => {
  it('starts and ends where it should, and keeps a common fixed point fixed on the way', () => {
    const from = { scale: 1, x: 0, y: 0 };
    const to = zoomAt(from, 4, [200, 100]);
    expect(blend(from, to, 0, viewport)).toEqual(from);
    for (const t of [0.3, 0.7, 1]) {
      const { scale, x, y } = blend(from, to, t, viewport);
      expect(x + scale * 200).toBeCloseTo(200);
      expect(y + scale * 100).toBeCloseTo(100);
    }
  });
});
