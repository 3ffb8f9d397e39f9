import { describe, expect, it } from 'vitest';
import { rounding } from './votes.ts';

describe('rounding', () => {
  it('is that of the last decimal of metres that is printed', () => {
    expect(rounding('m', 3.7, '3,7')).toBeCloseTo(10 * rounding('m', 3.7, '3,70'));
    expect(rounding('m', 3.7, '3.7 x 4.2 m')).toBe(rounding('m', 3.7, '3,7'));
    expect(rounding('m', 3.7, '3.7 x 4.25')).toBe(rounding('m', 3.7, '3.72'));
  });

  it('is less for long lengths, and that of the unit where no decimals are printed', () => {
    expect(rounding('m', 12.9, '12,9')).toBeLessThan(rounding('m', 3.7, '3,7'));
    expect(rounding('mm', 3.7, '3700')).toBeLessThan(rounding('cm', 3.7, '370'));
    expect(rounding('ft-in', 3.7, `12'-1.5"`)).toBe(rounding('ft-in', 3.7, `12'-2"`));
  });
});
