import { FOOT, INCH, type Token } from './scan-tokens.ts';
import type { LengthUnit, Reading } from './types.ts';

type Bare = Extract<Token, { kind: 'number' }>;

/** Bare decimals are metres up to here, above they are centimetres with half ones. */
const MOST_METRES = 70;

/** What a number without a unit can mean as a length (or, with decimals, as the area of a room). */
export function readNumber(n: Bare): Reading[] {
  const length = (unit: LengthUnit, metres: number): Reading => ({ kind: 'length', unit, metres, certain: false });
  const readings = metricOf(n).map(({ unit, metres }) => length(unit, metres));
  if (n.decimals > 0 && n.decimals < 3 && n.value >= 1 && n.value <= 200) {
    readings.push({ kind: 'area', squareMetres: n.value, certain: false });
  }
  if (n.decimals > 0 && n.value >= 2 && !n.comma) readings.push(length('ft-in', n.value * FOOT));
  if (n.decimals === 0 && !n.grouped) {
    if (n.digits.length > 2) for (const metres of lostQuotes(n.digits)) readings.push(length('ft-in', metres));
  }
  return readings;
}

/** What `a x b` without units can mean. */
export function readNumberPair(a: Bare, b: Bare): Reading[] {
  const readings: Reading[] = [];
  const size = (unit: LengthUnit, x: number, y: number) =>
    readings.push({ kind: 'size', unit, metres: [x, y], certain: false });
  const others = metricOf(b);
  if (hasLostPoint(a, b)) size('m', a.value / 100, b.value);
  if (hasLostPoint(b, a)) size('m', a.value, b.value / 100);
  // Whole metres are not given for rooms: small whole numbers are feet or openings in decimetres.
  const whole = a.decimals === 0 && b.decimals === 0;
  for (const { unit, metres } of metricOf(a)) {
    if (unit === 'm' && whole) continue;
    const other = others.find((o) => o.unit === unit);
    if (other && Math.max(metres, other.metres) <= 40) size(unit, metres, other.metres);
  }
  const small = (n: Bare) => n.decimals === 0 && n.value >= 6 && n.value <= 40;
  if (small(a) && small(b)) {
    // 11X12: whole feet. 84x74 may also be 8'4" x 7'4", below.
    size('ft-in', a.value * FOOT, b.value * FOOT);
  }
  if (a.decimals > 0 || b.decimals > 0) {
    if ((a.value > 6 || b.value > 6) && !a.comma && !b.comma) size('ft-in', a.value * FOOT, b.value * FOOT);
    return readings;
  }
  for (const x of feetOf(a)) for (const y of feetOf(b)) size('ft-in', x, y);
  return readings;
}

/** Whether a number has lost its point beside one in metres and centimetres: 481 x 3.06. */
function hasLostPoint({ decimals, grouped, digits }: Bare, other: Bare): boolean {
  return decimals === 0 && other.decimals === 2 && !grouped && (digits.length === 3 || digits.length === 4);
}

const feetOf = (n: Bare) => (n.grouped ? [] : lostQuotes(n.digits));

/** Metric units in which a bare number is usual on drawings. */
function metricOf(n: Bare): { unit: LengthUnit; metres: number }[] {
  const metres = { unit: 'm', metres: n.value } as const;
  const centimetres = { unit: 'cm', metres: n.value / 100 } as const;
  const millimetres = { unit: 'mm', metres: n.value / 1000 } as const;
  if (n.decimals > 0) return n.value <= MOST_METRES ? [metres] : [centimetres];
  if (n.grouped) return [millimetres, centimetres];
  if (n.digits.length >= 6 || n.digits.startsWith('0')) return [];
  if (n.digits.length === 5) return [millimetres];
  if (n.digits.length === 4) return [millimetres, centimetres];
  if (n.digits.length === 3) return [centimetres, millimetres];
  // Lone digits are tags of doors and axes.
  return n.digits.length === 2 ? [centimetres] : [];
}

/** Feet and inches whose marks were not recognised: 172 is 17'2", 910 is 9'10", 84 is 8'4", 1110 is 11'10". */
export function lostQuotes(digits: string): number[] {
  const ways: number[] = [];
  const add = (feet: string, inches: string) => {
    const f = Number(feet);
    const i = Number(inches);
    if (f >= 2 && f <= 45 && i < 12 && !(inches.length === 2 && inches.startsWith('0')) && !feet.startsWith('0')) {
      ways.push(f * FOOT + i * INCH);
    }
  };
  if (digits.length === 2) add(digits[0]!, digits[1]!);
  if (digits.length === 3) {
    add(digits.slice(0, 2), digits[2]!);
    add(digits[0]!, digits.slice(1));
  }
  if (digits.length === 4) add(digits.slice(0, 2), digits.slice(2));
  return ways;
}
