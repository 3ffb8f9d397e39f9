import { cleanText } from './clean-text.ts';
import { measuresSomethingElse } from './not-measures.ts';
import { parseAreas } from './parse-area.ts';
import { parseRatio } from './parse-ratio.ts';
import { lostQuotes, readNumber, readNumberPair } from './read-numbers.ts';
import { FOOT, INCH, scanTokens, type Token } from './scan-tokens.ts';
import type { LengthUnit, Reading } from './types.ts';

/** Nothing on the plan of a dwelling measures less or more, metres. */
const SHORTEST = 0.04;
const SHORTEST_SIDE = 0.3;
const LONGEST = 120;
/** No side of a room is longer. */
const LONGEST_SIDE = 60 * FOOT;

/** Words that may stand beside a single length. */
const LENGTH_WORDS = /^(?:typ|wide|clr|clear|vif|v|i|f|eq|ca|approx|env|total|ext|int|x|r|l|w|d|long|h\.?t)\.?$/i;

/**
 * All meanings that a line of text can have as a measure. Units that are not written are hypotheses (`certain: false`):
 * which of them holds is for the whole sheet to decide. Faults of recognition in quotes and digits are mended.
 * Empty for what is no dimension: levels, heights, opening codes, spacings, tags, dates, telephone numbers.
 */
export function parseMeasure(text: string): Reading[] {
  const lost = readLostPoint(text);
  if (lost.length > 0) return lost;
  const clean = withoutLine(cleanText(text));
  if (!/\d/.test(clean)) return [];
  const denominator = parseRatio(clean);
  if (denominator !== undefined) return [{ kind: 'ratio', denominator }];
  const { areas, rest } = parseAreas(clean);
  if (measuresSomethingElse(rest)) return plausible(areas);
  const tokens = scanTokens(rest);
  const sizes = readSizes(tokens);
  if (sizes.length > 0) return plausible([...areas, ...sizes]);
  return plausible(areas.length > 0 ? areas : readLengths(rest, tokens));
}

/** What is left of the dimension line that a number interrupts: `-2.94 m`, `-1.00-`. Levels have neither unit nor a second dash. */
function withoutLine(text: string): string {
  return text.replace(/^-?\s?(\d+[.,]\d+\s?m?)\s?-$/, '$1').replace(/^-\s?(?=\d+[.,]\d+\s?m$)/, '');
}

/** `182 m` has lost the point of 1.82 m, or one letter of 182 mm. */
function readLostPoint(text: string): Reading[] {
  const found = /^\W*(\d{3,4})\s?m\W*$/.exec(text);
  if (!found) return [];
  const value = Number(found[1]);
  return plausible([
    { kind: 'length', unit: 'mm', metres: value / 1000, certain: false },
    { kind: 'length', unit: 'm', metres: value / 100, certain: false },
  ]);
}

type Length = Extract<Token, { kind: 'length' }>;
type Bare = Extract<Token, { kind: 'number' }>;
type Value = Length | Bare;
const isValue = (token: Token | undefined): token is Value => token?.kind === 'length' || token?.kind === 'number';

const isSmall = (v: Value) => v.kind === 'number' && v.decimals === 0 && v.value < 30;

/** Every `a x b` of a text; two of them are the same size in two units. */
function readSizes(tokens: readonly Token[]): Reading[] {
  const readings: Reading[] = [];
  for (let i = 1; i + 1 < tokens.length; i++) {
    const [a, times, b] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (times?.kind !== 'times' || !isValue(a) || !isValue(b)) continue;
    // a x b x c is a piece of timber or furniture.
    if (tokens[i + 2]?.kind === 'times' || tokens[i - 2]?.kind === 'times') return [];
    const spoken = tokens.some((token) => token.kind === 'word' && token.text.length > 1);
    if (spoken && isSmall(a) && isSmall(b)) continue; // MSE 9X16
    readings.push(...readSize(a, b));
  }
  return readings;
}

function readSize(a: Value, b: Value): Reading[] {
  const size = (unit: LengthUnit, x: number, y: number, certain: boolean): Reading => ({
    kind: 'size',
    unit,
    metres: [x, y],
    certain,
  });
  if (a.kind === 'number' && b.kind === 'number') return readNumberPair(a, b);
  const units = [a, b].flatMap((v) => (v.kind === 'length' ? [v.unit] : []));
  if (units.length === 2 && units[0] !== units[1]) return [];
  if (units[0] === 'ft-in') {
    const [xs, ys] = [feetOf(a, b), feetOf(b, a)];
    const certain =
      xs.length + ys.length === 2 &&
      [a, b].every((v) => v.kind === 'length') &&
      [a, b].some((v) => v.kind === 'length' && v.certain);
    return xs.flatMap((x) => ys.map((y) => size('ft-in', x, y, certain)));
  }
  // 3.6 x 5.7m: the unit stands once, for both.
  const metresOf = (v: Value) => (v.kind === 'length' ? v.metres : v.value * { m: 1, cm: 0.01, mm: 0.001 }[metric]);
  const metric = units[0]!;
  return [size(metric, metresOf(a), metresOf(b), true)];
}

/**
 * Metres of one side of a size that is in feet: as it stands, and with a lost mark put back. No room has 88' or 101': beside
 * feet and inches those are 8'8" and 10'1".
 */
function feetOf(v: Value, other: Value): number[] {
  if (v.kind === 'length') {
    if (v.lostQuote) return [v.metres, ...lostQuotes(bare(v).digits)];
    const isGlued = v.metres >= LONGEST_SIDE && isWholeFeet(v) && other.kind === 'length' && !isWholeFeet(other);
    return isGlued ? lostQuotes(String(Math.round(v.metres / FOOT))) : [v.metres];
  }
  const whole = v.value >= 3 && (v.decimals > 0 || v.digits.length <= 2) ? [v.value * FOOT] : [];
  const split = v.decimals > 0 ? [] : inFeet(readNumber(v));
  return [...whole, ...split];
}

const inFeet = (readings: Reading[]) =>
  readings.flatMap((r) => (r.kind === 'length' && r.unit === 'ft-in' ? [r.metres] : []));

const isWholeFeet = ({ metres }: Length) => Math.abs(metres / FOOT - Math.round(metres / FOOT)) < 1e-6;

function bare(token: Length): Bare {
  const value = Math.round(token.metres / INCH);
  return {
    kind: 'number',
    digits: String(value),
    value,
    decimals: 0,
    grouped: false,
    start: token.start,
    end: token.end,
  };
}

/** One length, or one in two units; more than that is a chain, which `splitChains` cuts up before. */
function readLengths(text: string, tokens: readonly Token[]): Reading[] {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []));
  if (words.some((word) => word.length > 1 && !LENGTH_WORDS.test(word))) return [];
  const values = tokens.filter(isValue);
  const lengths = values.filter((v) => v.kind === 'length');
  const numbers = values.filter((v) => v.kind === 'number');
  if (words.length > 0 && lengths.length === 0) return [];
  if (values.length === 2 && lengths.length === 2) {
    const [a, b] = lengths as [Length, Length];
    if (a.unit !== b.unit && Math.abs(a.metres / b.metres - 1) < 0.02) return lengths.map(lengthOf);
    if (a.unit === b.unit && /^[([].*,.*[)\]]$/.test(text)) {
      return [{ kind: 'size', unit: a.unit, metres: [a.metres, b.metres], certain: true }];
    }
    return [];
  }
  if (values.length !== 1) {
    // 3.35m [10.99]: the second unit lost its mark.
    if (lengths.length === 1 && numbers.length === 1 && sameInFeet(lengths[0]!, numbers[0]!))
      return lengths.map(lengthOf);
    return [];
  }
  const [value] = values;
  if (value!.kind === 'number') return readNumber(value as Bare);
  const length = value as Length;
  if (!length.lostQuote) return [lengthOf(length)];
  const feet = lostQuotes(bare(length).digits).map((metres) => ({ unit: 'ft-in' as const, metres, certain: false }));
  return [lengthOf(length), ...feet.map(lengthOf)];
}

const lengthOf = (v: { unit: LengthUnit; metres: number; certain: boolean }): Reading => ({
  kind: 'length',
  unit: v.unit,
  metres: v.metres,
  certain: v.certain,
});

function sameInFeet(length: { metres: number }, number: { value: number }): boolean {
  return Math.abs((number.value * FOOT) / length.metres - 1) < 0.02;
}

function plausible(readings: Reading[]): Reading[] {
  const inRange = (metres: number) => metres >= SHORTEST && metres <= LONGEST;
  return readings.filter((r) => {
    if (r.kind === 'length') return inRange(r.metres);
    if (r.kind === 'size') return r.metres.every((side) => inRange(side) && side >= SHORTEST_SIDE);
    return r.kind === 'ratio' || (r.squareMetres > 0.2 && r.squareMetres < 20_000);
  });
}
