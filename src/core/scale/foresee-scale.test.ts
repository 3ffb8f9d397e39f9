import { describe, expect, it } from 'vitest';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { foreseeScale } from './foresee-scale.ts';

const foreseen = (draw: (d: DrawnSheet) => void) => {
  const d = new DrawnSheet();
  draw(d);
  const { page, texts } = d.input();
  return foreseeScale(page, texts);
};

describe('foreseeScale', () => {
  it('tells the scale by dimension lines alone', () => {
    const scale = foreseen((d) => {
      d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
      d.chainY(60, [120, 320, 420], ['4.00', '2.00']);
    });
    expect(scale).toBeCloseTo(0.02, 4);
  });

  it('says nothing by few lengths, nor by lengths that disagree', () => {
    expect(foreseen((d) => d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']))).toBeUndefined();
    const mixed = foreseen((d) => {
      d.chainX(80, [100, 300, 450, 700], ['4.00', '3.90', '2.10']);
      d.chainY(60, [120, 320, 420, 600], ['1.00', '2.90', '4.70']);
    });
    expect(mixed).toBeUndefined();
  });
});
