import { describe, expect, it } from 'vitest';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { findScale } from './find-scale.ts';

describe('findScale, where dimension lines are not as they usually are,', () => {
  it('finds dimension lines that are too pale to count as ink', () => {
    const d = new DrawnSheet();
    d.tone = 225;
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    expect(findScale(d.input()).metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('follows dimension lines over paler tiles', () => {
    const d = new DrawnSheet();
    d.tone = 190;
    for (let x = 60; x < 840; x += 9) d.fill(x, 60, x + 1, 640);
    d.tone = 0;
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    for (const { box } of d.texts) {
      const [x, y] = [Math.round(box.x0), Math.round(box.y0)];
      d.fill(x + 4, y + 2, x + 7, y + 10);
    }
    expect(findScale(d.input()).metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('finds pale lines also where a few others agree on a scale by chance', () => {
    const d = new DrawnSheet();
    d.chainX(80, [100, 140, 205], ['1.00', '1.63']);
    d.chainX(640, [300, 395], ['2.38']);
    d.tone = 225;
    d.chainX(140, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    d.chainY(60, [120, 320, 420, 600], ['4.00', '2.00', '3.60']);
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 4);
    expect(scale.agreeing).toBe(6);
  });

  it('finds dimension lines bolder than the strokes of a hatch', () => {
    const d = new DrawnSheet();
    d.linePx = 4;
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    expect(findScale(d.input()).metresPerPixel).toBeCloseTo(0.02, 4);
  });
});
