import { describe, expect, it } from 'vitest';
import { looksTooLarge } from './check-size.ts';
import { madePlan, run, WIDTH } from './made-plan.fixture.ts';

/** The 400 by 300 pixels of the plan, all of them floor, on a page of that width in millimetres. */
const looks = (texts: string[], widthMm?: number) =>
  looksTooLarge(madePlan().rooms, texts.map(run), widthMm ? { width: widthMm } : undefined);

describe('looksTooLarge', () => {
  // 1:100 on 400 mm: a metre is 10 mm, or 10 px, and the floor 1,200 m².
  it('tells the floor by the printed ratio and the size of the page', () => {
    expect(WIDTH).toBe(400);
    expect(looks(['1:100'], 400)).toBe(false);
    expect(looks(['1:200'], 400)).toBe(true);
  });

  it('needs a floor clearly too large, by the least of several ratios', () => {
    expect(looks(['1:150'], 400)).toBe(false);
    expect(looks(['1:200', '1:100'], 400)).toBe(false);
  });

  it('knows nothing without a ratio, or a page of true size', () => {
    expect(looks(['4.00'], 400)).toBe(false);
    expect(looks(['1:200'])).toBe(false);
  });
});
