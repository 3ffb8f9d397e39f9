import { describe, expect, it } from 'vitest';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { findScale } from './find-scale.ts';

describe('findScale of stretched pictures', () => {
  it('tells a stretched picture by its axes', () => {
    const d = new DrawnSheet();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    d.chainX(130, [100, 350, 700], ['5.00', '7.00']);
    d.chainY(60, [120, 340, 450, 615], ['4.00', '2.00', '3.00']);
    d.chainY(30, [120, 230, 615], ['2.00', '7.00']);
    const scale = findScale(d.input());
    expect(scale.x! / scale.y!).toBeCloseTo(1.1, 2);
  });

  it('does not mend the ends of a stretched picture whose lines of one direction all run over', () => {
    const d = new DrawnSheet();
    [7.09, 4.19, 2.2].forEach((metres, i) => {
      d.chainX(40 + 40 * i, [100, Math.round(100 + metres / 0.013)], [metres.toFixed(2)]);
    });
    [3.12, 5.21, 6.6, 2.78, 4.4].forEach((metres, i) => {
      d.chainY(700 + 40 * i, [20, Math.round(20 + metres / 0.0101) + 8], [metres.toFixed(2)]);
    });
    const scale = findScale(d.input());
    expect(scale.x).toBeCloseTo(0.013, 4);
    expect(scale.y! / scale.x!).toBeLessThan(0.8);
  });
});
