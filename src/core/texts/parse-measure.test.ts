import { describe, expect, it } from 'vitest';
import { parseMeasure } from './parse-measure.ts';
import type { Reading } from './types.ts';

const FT = 0.3048;
const IN = 0.0254;
const feet = (f: number, i = 0) => f * FT + i * IN;

/** Readings in a form that can be compared: millimetres, unit, and `!` when certain. */
const shown = (r: Reading) => {
  if (r.kind === 'ratio') return `1:${r.denominator}`;
  if (r.kind === 'area') return `${r.squareMetres.toFixed(2)} m²${r.certain ? '!' : ''}`;
  const metres = (r.kind === 'size' ? r.metres : [r.metres]).map((m) => m.toFixed(3)).join(' x ');
  return `${r.unit} ${metres}${r.certain ? '!' : ''}`;
};
const read = (text: string) => parseMeasure(text).map(shown);
const show = (unit: string, metres: number[], certain: boolean) =>
  `${unit} ${metres.map((m) => m.toFixed(3)).join(' x ')}${certain ? '!' : ''}`;

describe('parseMeasure: sizes as drawings print them', () => {
  it.each([
    [`10'5" x 12'7"`, feet(10, 5), feet(12, 7)],
    [`11'-8" x 15'-0"`, feet(11, 8), feet(15)],
    [`12' 0" x 9' 11"`, feet(12), feet(9, 11)],
    [`16'2 x 14'10`, feet(16, 2), feet(14, 10)],
    [`11'x10'`, feet(11), feet(10)],
    [`11'-0''X15'-4''`, feet(11), feet(15, 4)],
    [`10'-0 x 15'-4"`, feet(10), feet(15, 4)],
    [`(12'8"x11'2")`, feet(12, 8), feet(11, 2)],
    [`12'-6"x16'-0"`, feet(12, 6), feet(16)],
    [`(5'6",12'9.25")`, feet(5, 6), feet(12, 9.25)],
    [`9.2 ft X 14.4 ft`, 9.2 * FT, 14.4 * FT],
    [`LIVING 12'11" x 12'9"`, feet(12, 11), feet(12, 9)],
    [`11'1′ ×13'6°`, feet(11, 1), feet(13, 6)],
    [`11'11'x9'0'`, feet(11, 11), feet(9)],
  ])('%s in feet and inches', (text, x, y) => {
    expect(read(text)).toEqual([show('ft-in', [x, y], true)]);
  });

  it.each([
    ['3.6 x 5.7m', 3.6, 5.7],
    ['1.55 x 2.80m', 1.55, 2.8],
    ['Kitchen 3.10m x 2.40m', 3.1, 2.4],
  ])('%s in metres', (text, x, y) => {
    expect(read(text)).toEqual([show('m', [x, y], true)]);
  });

  it.each([
    ['12-8 X 12-0', 'ft-in', feet(12, 8), feet(12)],
    ['11X12', 'ft-in', feet(11), feet(12)],
    ['5.2 x 4.3', 'm', 5.2, 4.3],
    ['322 X 347', 'cm', 3.22, 3.47],
    ['3750X4800', 'mm', 3.75, 4.8],
  ])('%s: %s among the hypotheses, not certain', (text, unit, x, y) => {
    expect(read(text)).toContain(show(unit, [x, y], false));
    expect(read(text).some((r) => r.endsWith('!'))).toBe(false);
  });
});

describe('parseMeasure: lengths as drawings print them', () => {
  it('does not take what is left of an interrupted line for the sign of a level', () => {
    expect(read('-2.94 m')).toEqual(['m 2.940!']);
    expect(read('-1.00-')).toEqual(read('1.00'));
    expect(read('-0.15')).toEqual([]);
  });

  it('doubts whole metres above a hundred: a point was lost, or a letter', () => {
    expect(read('182 m')).toEqual(['mm 0.182', 'm 1.820']);
    expect(read('3590 m')).toEqual(['mm 3.590', 'm 35.900']);
  });

  it.each([
    [`13' - 7"`, feet(13, 7)],
    [`5'-1 3/4"`, feet(5, 1.75)],
    [`5'-13/4"`, feet(5, 1.75)],
    [`20"`, feet(0, 20)],
    [`24' 8"`, feet(24, 8)],
    [`39'-6"`, feet(39, 6)],
    [`3'-11 1/2"`, feet(3, 11.5)],
    [`22'`, feet(22)],
    [`10.99'`, 10.99 * FT],
  ])('%s in feet and inches', (text, metres) => {
    expect(read(text)).toEqual([show('ft-in', [metres], true)]);
  });

  it.each([
    ['3.65 m', 'm', 3.65],
    ['.93 m', 'm', 0.93],
    ['3m50', 'm', 3.5],
    ['2350.0mm', 'mm', 2.35],
  ])('%s with its unit', (text, unit, metres) => {
    expect(read(text)).toEqual([show(unit, [metres], true)]);
  });

  it.each([
    ['16,75', 'm', 16.75],
    ['2, 88', 'm', 2.88],
    ['1 , 75', 'm', 1.75],
    ['3.66⁵', 'm', 3.665],
    ['366⁵', 'cm', 3.665],
    ['1 575', 'cm', 15.75],
    ['1 575', 'mm', 1.575],
    ['3590', 'mm', 3.59],
    ['9 600', 'mm', 9.6],
    [`1'425`, 'mm', 1.425],
    ['13 500', 'mm', 13.5],
    ['450', 'cm', 4.5],
    ['9-2', 'ft-in', feet(9, 2)],
  ])('%s may be in %s', (text, unit, metres) => {
    expect(read(text)).toContain(show(unit, [metres], false));
    expect(read(text).some((r) => r.endsWith('!'))).toBe(false);
  });

  it('reads a length in two units as one', () => {
    expect(read(`3.35m [10.99']`)).toEqual(['m 3.350!', 'ft-in 3.350!']);
    expect(read(`4.55 m x 3.20 m (14'11" x 10'6")`)).toEqual(['m 4.550 x 3.200!', 'ft-in 4.547 x 3.200!']);
  });

  it('takes decimals for feet where a point parts them, not where a comma does', () => {
    expect(read('8.14')).toContain(show('ft-in', [8.14 * FT], false));
    expect(read('8,14')).toEqual(['m 8.140', '8.14 m²']);
    expect(read('12.5 x 10.2')).toContain(show('ft-in', [12.5 * FT, 10.2 * FT], false));
    expect(read('12,5 x 10,2')).toEqual(['m 12.500 x 10.200']);
  });

  it('leaves inches above a hundred open: the foot mark may be lost', () => {
    expect(read(`293"`)).toEqual(['ft-in 7.442!', show('ft-in', [feet(29, 3)], false)]);
  });
});

describe('parseMeasure: faults of recognition', () => {
  it('takes no sheet number for inches', () => {
    expect(read('1425/16"')).toEqual([]);
  });

  it.each([
    ['14°9"', feet(14, 9)],
    ['12-6"', feet(12, 6)],
    ['10°11"', feet(10, 11)],
    ['1T', feet(11)],
    ['9-3°', feet(9, 3)],
    [`1 1°-8"`, feet(11, 8)],
    ['2-0 1/2*', feet(2, 0.5)],
    ['I6-3 3/8°', feet(16, 3.375)],
    ['1O-2 3/4°', feet(10, 2.75)],
    [`8'1]"`, feet(8, 11)],
    ['1 1′8 3/4°', feet(11, 8.75)],
    [`3'-11 1/2′`, feet(3, 11.5)],
    ['24′-0*', feet(24)],
    ['12-61/2"', feet(12, 6.5)],
    ['9-71/2', feet(9, 7.5)],
    ['30-101/2', feet(30, 10.5)],
    [`12'-101/2"`, feet(12, 10.5)],
    ['51-01/2', feet(51, 0.5)],
    ['8-611/16"', feet(8, 6.6875)],
    ['12-3/4"', feet(0, 12.75)],
    [`6'-6'`, feet(6, 6)],
  ])('%s', (text, metres) => {
    expect(read(text)).toEqual([show('ft-in', [metres], true)]);
  });

  it.each([
    ['172x112', feet(17, 2), feet(11, 2)],
    ['231×910°', feet(23, 1), feet(9, 10)],
    [`231”×9'10`, feet(23, 1), feet(9, 10)],
    ['84x74', feet(8, 4), feet(7, 4)],
    ['130x1110', feet(13), feet(11, 10)],
    [`120x11'1`, feet(12), feet(11, 1)],
  ])('%s may have lost its quotes', (text, x, y) => {
    expect(read(text)).toContain(show('ft-in', [x, y], false));
  });

  it('reads 7"10* as 7\'10"', () => {
    expect(read('9′11" x 7"10*')).toEqual([show('ft-in', [feet(9, 11), feet(7, 10)], true)]);
  });
});

describe('parseMeasure: areas', () => {
  it.each([
    ['12.5 m²', 12.5],
    ['8,5m²', 8.5],
    ['38,5 m2', 38.5],
    ['5,50 m2', 5.5],
    ['1.9.m²', 1.9],
    ['MH10.6m2', 10.6],
    ['14.2 mq', 14.2],
    ['14 qm', 14],
    ['(39.29 sq.m)', 39.29],
    ['134 sq ft', 134 * FT * FT],
    ['914 SQUARE FEET', 914 * FT * FT],
    ['4sq.ft', 4 * FT * FT],
    ['1,016 SqFt.', 1016 * FT * FT],
    ['8坪', (8 * 400) / 121],
  ])('%s', (text, squareMetres) => {
    expect(read(text)).toEqual([`${squareMetres.toFixed(2)} m²!`]);
  });

  it('takes none that no building has, whatever is written beside it', () => {
    expect(parseMeasure('31000 m²')).toEqual([]);
    expect(parseMeasure('+31000 m²')).toEqual([]);
    expect(parseMeasure('+31 m²')).toEqual([{ kind: 'area', squareMetres: 31, certain: true }]);
  });

  it('is not certain of mats, whose size differs by region', () => {
    expect(read('6畳')).toEqual(['9.72 m²']);
  });
});

describe('parseMeasure: ratios', () => {
  it.each([
    ['1:100', 100],
    ['échelle 1/100e soit 1cm pour 1m', 100],
    ['M 1:50', 50],
    [`1/4"=1'-0"`, 48],
    ['1/4° = 1′-O*', 48],
    [`SCALE: 3/16" = 1'-0"`, 64],
    [`1" = 20'`, 240],
  ])('%s', (text, denominator) => {
    expect(read(text)).toEqual([`1:${denominator}`]);
  });
});

describe('parseMeasure: what is no dimension', () => {
  it.each([
    '9x21', '10x21', 'MSE 9X16', '18-15 ASW', 'BH=700', 'h=1000 mm', '+92.50', '±0.00', '+2.85', `8' CEILING`, `8'HIGHCEILINGS`,
    `2x10 @ 16" O.C.`, '16"O.C.', 'EQ', '020 7946 0958', '(360) 956-3456', 'A3.0', 'D06', 'CH.2', '6/12', '12.05.2019', 'BEDROOM 1',
    '1500w', '40CFM', '30*300地砖铺设', 'Ø 120', '50%', '25dB', '7', '', "SLOPE: 3/12", 'SCALE',
  ])('%s', (text) => expect(read(text)).toEqual([])); // biome-ignore format: a table
});

describe('parseMeasure: units that were read in part', () => {
  it.each([
    ['3 290 m', ['mm 3.290!']],
    ['4185 nm', ['mm 4.185!']],
    ['2065 x 2803 m', ['mm 2.065 x 2.803!']],
    ['291 c x 252 cm', ['cm 2.910 x 2.520!']],
    ['366 cm1 x 260 cm', ['cm 3.660 x 2.600!']],
    ['4.57 r2', ['4.57 m²!']],
    ['8,5 m', ['m 8.500!']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('takes a raised five behind centimetres for half of one', () => {
    expect(read('3,45 5')).toEqual(read('3,45⁵'));
    expect(read('2.66x2.69m5')).toEqual(['m 2.660 x 2.695']);
  });
});
