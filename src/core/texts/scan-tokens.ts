import type { LengthUnit } from './types.ts';

/** A piece of a cleaned text. */
export type Token =
  | {
      kind: 'length';
      unit: LengthUnit;
      metres: number;
      certain: boolean;
      /** Three and more digits before an inch mark: the foot mark may have been lost. */
      lostQuote?: boolean;
      start: number;
      end: number;
    }
  | {
      kind: 'number';
      digits: string;
      value: number;
      decimals: number;
      grouped: boolean;
      /** Whether a comma parts its decimals, as nobody writes who measures in feet. */
      comma?: boolean;
      start: number;
      end: number;
    }
  | { kind: 'times'; start: number; end: number }
  | { kind: 'word'; text: string; start: number; end: number };

export const FOOT = 0.3048;
export const INCH = 0.0254;

const METRIC: Record<string, { unit: LengthUnit; metres: number }> = {
  mm: { unit: 'mm', metres: 0.001 },
  cm: { unit: 'cm', metres: 0.01 },
  m: { unit: 'm', metres: 1 },
};

/** The whole inches may have run into the numerator: 61/2 is 6 1/2. */
const FRACTION = String.raw`(?:(\d{1,4})\/(\d{1,2}))`;
const INCHES = String.raw`(\d{1,2}(?:\.\d+)?)`;
/** 12'-6 1/2", 12' 6", 12'6, 16'2, 12'-6', 12'9.25", 5'-1 3/4", 24'. Not the Swiss 1'425. */
const FEET_INCHES = new RegExp(
  String.raw`(\d{1,3})\s?'\s?(?!\d{3}(?!\d|\s?["/.]))(?:-\s?${INCHES}(?![\d/]|\s\/)|${INCHES}(?![\d/]|\s\/|\s?')(?!\s?ft))?(?:[\s-]?${FRACTION})?\s?(?:"|'(?!\s?-?\d)|in\b)?`,
  'y',
);
const FEET_FRACTION = new RegExp(String.raw`(\d{1,3})\s?'\s?-?\s?${FRACTION}\s?["']?`, 'y');
/** 9.2 ft, 12.5', 10.99' */
const DECIMAL_FEET = /(\d{1,3}\.\d{1,3})\s?(?:'|ft\b\.?|feet\b)/y;
/** 9 ft 6 in, 10 feet */
const FEET_WORDS = /(\d{1,3})\s?(?:ft|feet|foot)\b\.?(?:\s?-?\s?(\d{1,2})\s?(?:in\b|inch(?:es)?\b|"))?/iy;
/** 12-61/2", 9-71/2: feet, whole inches and the fraction of one, without the marks between them. */
const DASHED_FRACTION = new RegExp(String.raw`(\d{1,2})\s?-\s?${FRACTION}\s?["']?`, 'y');
/** 20", 293", 6 1/2", 3/4" */
const INCHES_ONLY = new RegExp(String.raw`(?:(\d{1,4}(?:\.\d+)?)(?![\d/]))?(?:[\s-]?${FRACTION})?\s?"`, 'y');
/** 12-6", 12-8, 2-0 1/2 */
const DASHED = new RegExp(String.raw`(\d{1,2})\s?-\s?(\d{1,2})(?![\d/.,])(?:\s${FRACTION})?\s?(["'])?`, 'y');
/** 3.65 m, 2350.0mm, 1 575 cm */
const WITH_UNIT = /(\d{1,2}(?:[ ']\d{3})+|\d+|(?<!\d)(?=\.\d))(?:[.,](\d+))?\s?(mm|cm|m)(?![\p{L}²2³])/uy;
/** 3m50 */
const METRES_AND = /(\d{1,2})\s?m\s?(\d{2})(?!\d)/y;
/** 1 575, 9 600, 1'425, 16,75, 450, 3.66^5, .93 */
const NUMBER = /(\d{1,2}(?:[ ']\d{3})+(?!\d)|\d+|(?<![\d"'])(?=\.\d))(?:[.,](\d+))?(?:\^(\d))?/y;
const TIMES = /\s?x\s?(?=[(["']?\s?\d)|\s?\*\s?(?=\d)/y;
const WORD = /\p{L}[\p{L}\p{N}.]*/uy;

/** Cuts a cleaned text into lengths, bare numbers, signs of a size and words; marks between them are skipped. */
export function scanTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = timesAt(text, at, tokens) ?? lengthAt(text, at) ?? numberAt(text, at) ?? wordAt(text, at);
    if (token) {
      tokens.push(token);
      at = token.end;
    } else at++;
  }
  return tokens;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function timesAt(text: string, at: number, before: Token[]): Token | undefined {
  const last = before.at(-1);
  if (!last || last.kind === 'word' || last.kind === 'times') return undefined;
  const found = match(TIMES, text, at);
  return found ? { kind: 'times', start: at, end: at + found[0].length } : undefined;
}

function lengthAt(text: string, at: number): Token | undefined {
  const make = (found: RegExpExecArray, unit: LengthUnit, metres: number, certain = true): Extract<Token, { kind: 'length' }> => ({
    kind: 'length', unit, metres, certain, start: at, end: at + found[0].trimEnd().length,
  }); // biome-ignore format: one line a field would hide the shape
  let m = match(METRES_AND, text, at);
  if (m) return make(m, 'm', Number(m[1]) + Number(m[2]) / 100);
  m = match(WITH_UNIT, text, at);
  if (m) {
    const { unit, metres } = METRIC[m[3]!]!;
    return make(m, unit, metres * Number(`${m[1]!.replace(/[ ']/g, '')}.${m[2] ?? 0}`));
  }
  m = match(DECIMAL_FEET, text, at);
  if (m) return make(m, 'ft-in', Number(m[1]) * FOOT);
  m = match(FEET_WORDS, text, at);
  if (m && Number(m[2] ?? 0) < 12) return make(m, 'ft-in', Number(m[1]) * FOOT + Number(m[2] ?? 0) * INCH);
  m = match(FEET_FRACTION, text, at);
  if (m) return make(m, 'ft-in', Number(m[1]) * FOOT + inches(undefined, m[2], m[3]) * INCH);
  m = match(FEET_INCHES, text, at);
  if (m && Number(m[2] ?? m[3] ?? 0) < 12) {
    return make(m, 'ft-in', Number(m[1]) * FOOT + inches(m[2] ?? m[3], m[4], m[5]) * INCH);
  }
  m = match(DASHED_FRACTION, text, at);
  if (m && Number(m[1]) > 0 && splitInches(m[2]!, m[3]!)) {
    return make(m, 'ft-in', Number(m[1]) * FOOT + inches(undefined, m[2], m[3]) * INCH);
  }
  m = match(INCHES_ONLY, text, at);
  if (m && (m[1] || m[2])) {
    const token = make(m, 'ft-in', inches(m[1], m[2], m[3]) * INCH);
    return /^\d{2,4}"$/.test(m[0]) && Number(m[1]) > 24 ? { ...token, lostQuote: true } : token;
  }
  m = match(DASHED, text, at);
  if (m && Number(m[2]) < 12 && Number(m[1]) > 0) {
    return make(m, 'ft-in', Number(m[1]) * FOOT + inches(m[2], m[3], m[4]) * INCH, Boolean(m[5] || m[3]));
  }
  return undefined;
}

/** Inches with a fraction, whose numerator the whole inches may have run into; not a number for what is no fraction. */
function inches(whole: string | undefined, numerator: string | undefined, denominator: string | undefined): number {
  const sum = Number(whole ?? 0);
  if (numerator === undefined || denominator === undefined || Number(denominator) === 0) return sum;
  const plain = Number(numerator) < Number(denominator) ? Number(numerator) : Number.NaN;
  const [more, parts] = splitInches(numerator, denominator) ?? [0, plain];
  return sum + more + parts / Number(denominator);
}

/** `61/2` -> 6 whole inches and 1 half, `01/2` -> 0 and 1; undefined for a plain fraction. */
function splitInches(numerator: string, denominator: string): [whole: number, parts: number] | undefined {
  if (!numerator.startsWith('0') && Number(numerator) < Number(denominator)) return undefined;
  for (const digits of [1, 2]) {
    const [whole, parts] = [numerator.slice(0, -digits), Number(numerator.slice(-digits))];
    if (whole !== '' && Number(whole) < 12 && parts > 0 && parts < Number(denominator)) return [Number(whole), parts];
  }
  return undefined;
}

function numberAt(text: string, at: number): Token | undefined {
  const m = match(NUMBER, text, at);
  if (!m || m[0] === '') return undefined;
  const grouped = /[ ']/.test(m[1] ?? '');
  const whole = (m[1] ?? '').replace(/[ ']/g, '');
  const fraction = (m[2] ?? '') + (m[3] ?? '');
  return {
    kind: 'number',
    digits: whole + fraction,
    value: Number(`${whole || 0}.${fraction || 0}`),
    decimals: fraction.length,
    grouped,
    ...(m[0].includes(',') && { comma: true }),
    start: at,
    end: at + m[0].length,
  };
}

function wordAt(text: string, at: number): Token | undefined {
  const m = match(WORD, text, at);
  return m ? { kind: 'word', text: m[0], start: at, end: at + m[0].length } : undefined;
}
