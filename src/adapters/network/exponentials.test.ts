import { describe, expect, it } from 'vitest';
import { expOfMinus } from './exponentials.ts';

describe('expOfMinus', () => {
  it('is as close as it says, between the steps of its table too', () => {
    for (let x = 0; x < 31; x += 0.00137)
      expect(Math.abs(expOfMinus(x) - Math.exp(-x))).toBeLessThanOrEqual(1.01e-8 * Math.exp(-x));
  });
  it('is next to nothing beyond its table', () => {
    expect(expOfMinus(33)).toBeLessThan(1e-13);
    expect(expOfMinus(1e9)).toBeLessThan(1e-13);
  });
});
