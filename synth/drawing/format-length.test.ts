import { describe, expect, it } from 'vitest';
import { formatArea, formatLength, formatSize, type LengthFormat } from './format-length.ts';

const base: LengthFormat = {
  unit: 'm',
  decimals: 2,
  comma: false,
  suffix: false,
  thousands: false,
  halves: false,
  feet: 'dash',
  both: false,
  fraction: 1,
  times: ' x ',
  unitTwice: false,
  form: 'plain',
};

describe('formatLength', () => {
  it.each<[Partial<LengthFormat>, number, string, number]>([
    [{}, 3.204, '3.20', 3.2],
    [{ comma: true, suffix: true }, 16.75, '16,75 m', 16.75],
    [{ halves: true }, 3.664, '3.66⁵', 3.665],
    [{ halves: true }, 3.66, '3.66', 3.66],
    [{ unit: 'cm' }, 3.22, '322', 3.22],
    [{ unit: 'mm', thousands: true }, 9.6, '9 600', 9.6],
    [{ unit: 'mm', suffix: true }, 2.35, '2350 mm', 2.35],
    [{ unit: 'ft-in' }, 3.81, `12'-6"`, 3.81],
    [{ unit: 'ft-in', feet: 'plain' }, 3.048, `10'0"`, 3.048],
    [{ unit: 'ft-in', feet: 'hyphen' }, 3.8608, '12-8', 3.8608],
    [{ unit: 'ft-in', fraction: 4 }, 1.5685, `5'-1 3/4"`, 1.56845],
    [{ unit: 'ft-in', fraction: 4 }, 1.9431, `6'-4 1/2"`, 1.9431],
    [{ form: 'bracketed' }, 3.35, "3.35m [10.99']", 3.35],
    [{ unit: 'ft-in', form: 'decimal-feet' }, 2.804, '9.2 ft', 2.80416],
    [{ unit: 'ft-in' }, 3.6575, `12'-0"`, 3.6576],
  ])('prints %o %d as %s', (format, metres, text, printed) => {
    const result = formatLength(metres, { ...base, ...format });
    expect(result.text).toBe(text);
    expect(result.metres).toBeCloseTo(printed, 4);
  });

  it('prints pairs and areas', () => {
    expect(formatSize(3.2, 4.1, base).text).toBe('3.20 x 4.10 m');
    expect(formatSize(3.81, 3.048, { ...base, unit: 'ft-in' }).text).toBe(`12'-6" x 10'-0"`);
    expect(formatArea(13.123, { ...base, comma: true }, { unit: 'm²', feet: 'sq ft' })).toEqual({
      text: '13,12 m²',
      area: 13.12,
    });
    expect(formatArea(13.123, { ...base, unit: 'ft-in' }, { unit: 'm²', feet: 'sq ft' }).text).toBe('141 sq ft');
  });
});
