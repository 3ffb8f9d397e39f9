import { cleanText } from './clean-text.ts';
import { dropRoomNumbers } from './drop-room-numbers.ts';
import { joinBroken } from './join-broken.ts';
import { parseMeasure } from './parse-measure.ts';
import { lostQuotes } from './read-numbers.ts';
import { FOOT, scanTokens } from './scan-tokens.ts';
import { acrossOf, alongOf } from './text-extents.ts';
import type { Measure, Reading, TextRun } from './types.ts';

/** Two values of one measure in two units differ by their rounding at most. */
const SAME = 0.02;

/**
 * All measures of a sheet. Mends what recognition broke: chains read as one line are cut up, sizes and fractions read as
 * two are joined, and a measure printed in two units becomes one measure whose readings are sure.
 */
export function findMeasures(texts: readonly TextRun[]): Measure[] {
  const runs = joinBroken(texts.flatMap(splitChain));
  const measures = runs.flatMap((run) => {
    const readings = parseMeasure(run.text);
    return readings.length > 0 ? [{ run, readings }] : [];
  });
  return addLostTenths(addLostFeet(addLostSquares(dropRoomNumbers(dropOpeningCodes(pairUnits(measures), runs)))));
}

/** `58` among `24'9"` is 5'8" without its marks. */
function addLostFeet(measures: Measure[]): Measure[] {
  const marked = ({ readings }: Measure) =>
    readings.some((r) => r.kind === 'length' && r.certain && r.unit === 'ft-in' && r.metres > FOOT);
  if (!measures.some(marked)) return measures;
  return measures.map((measure) => {
    if (!/^\d\d$/.test(measure.run.text.trim())) return measure;
    const feet = lostQuotes(measure.run.text.trim());
    const lengths = feet.map((metres): Reading => ({ kind: 'length', unit: 'ft-in', metres, certain: false }));
    return { ...measure, readings: [...measure.readings, ...lengths] };
  });
}

/** Lengths with one decimal, so many at least and so many times as many as with two, are how a sheet writes metres. */
const TENTHS = { least: 4, times: 4 } as const;

/** `39` among `3,4` and `13,2` is 3,9 without its point. */
function addLostTenths(measures: Measure[]): Measure[] {
  const written = (decimals: RegExp) => measures.filter(({ run }) => decimals.test(run.text.trim())).length;
  const tenths = written(/^\d{1,2}[.,]\d$/);
  if (tenths < TENTHS.least || tenths < TENTHS.times * written(/\d[.,]\d\d/)) return measures;
  return measures.map((measure) => {
    const text = measure.run.text.trim();
    if (!/^\d\d$/.test(text)) return measure;
    const length: Reading = { kind: 'length', unit: 'm', metres: Number(text) / 10, certain: false };
    return { ...measure, readings: [...measure.readings, length] };
  });
}

/** `10,8m` among `3,4m²`: the small square is what recognition loses first, so these may be areas as well. */
function addLostSquares(measures: Measure[]): Measure[] {
  const squares = measures.filter((m) =>
    m.readings.some((r) => r.kind === 'area' && r.certain && r.squareMetres < 300),
  );
  if (squares.length === 0) return measures;
  return measures.map((measure) => {
    const [reading, ...more] = measure.readings;
    const bare = /(?:^|\D)\d{1,3}[.,]\d{1,2}\s?m\W?$/.test(measure.run.text);
    if (!bare || more.length > 0 || reading?.kind !== 'length' || reading.unit !== 'm') return measure;
    const area: Reading = { kind: 'area', squareMetres: reading.metres, certain: false };
    return { ...measure, readings: [{ ...reading, certain: false }, area] };
  });
}

/** `240 580 249` along a dimension line is three texts: cut where the numbers are, boxes in proportion. */
function splitChain(run: TextRun): TextRun[] {
  if (parseMeasure(run.text).length > 0) return [run];
  const clean = cleanText(run.text);
  const tokens = scanTokens(clean);
  const values = tokens.filter((token) => token.kind === 'length' || token.kind === 'number');
  if (values.length < 2 || values.length !== tokens.length) return [run];
  const pieces = values.map((token) => ({ token, text: clean.slice(token.start, token.end) }));
  if (pieces.some(({ text }) => !parseMeasure(text).some((r) => r.kind === 'length'))) return [run];
  return pieces.map(({ token, text }) => ({
    ...run,
    text,
    box: partOf(run, token.start / clean.length, token.end / clean.length),
  }));
}

function partOf({ box, angle }: TextRun, from: number, to: number): TextRun['box'] {
  const [u0, u1] = angle === 0 || angle === 90 ? [from, to] : [1 - to, 1 - from];
  if (angle % 180 === 0) {
    const width = box.x1 - box.x0;
    return { ...box, x0: box.x0 + u0 * width, x1: box.x0 + u1 * width };
  }
  const height = box.y1 - box.y0;
  return { ...box, y0: box.y0 + u0 * height, y1: box.y0 + u1 * height };
}

/** A measure and the same measure in another unit beside or below it become one. */
function pairUnits(measures: Measure[]): Measure[] {
  const result = [...measures];
  for (const measure of measures) {
    if (!result.includes(measure)) continue;
    for (const other of measures) {
      if (other === measure || !result.includes(other) || !isBeside(measure.run, other.run)) continue;
      const agreeing = agreeingReadings(measure.readings, other.readings);
      if (agreeing.length === 0) continue;
      result[result.indexOf(measure)] = { run: measure.run, readings: agreeing };
      result.splice(result.indexOf(other), 1);
      break;
    }
  }
  return result;
}

/** Same direction, lines touching or stacked. */
function isBeside(a: TextRun, b: TextRun): boolean {
  if (a.angle !== b.angle) return false;
  const height = Math.max(a.heightPx, b.heightPx);
  if (Math.min(a.heightPx, b.heightPx) < 0.5 * height) return false;
  const [p, q] = [alongOf(a), alongOf(b)];
  const [v, w] = [acrossOf(a), acrossOf(b)];
  const overlap = Math.min(p[1], q[1]) - Math.max(p[0], q[0]);
  const gap = Math.max(v[0], w[0]) - Math.min(v[1], w[1]);
  if (overlap > 0.4 * Math.min(p[1] - p[0], q[1] - q[0])) return gap < 1.8 * height;
  return overlap > -2 * height && gap < -0.3 * height;
}

/** Readings of two texts in different units that mean the same; they vouch for each other. */
function agreeingReadings(a: readonly Reading[], b: readonly Reading[]): Reading[] {
  const close = (x: number, y: number) => Math.abs(x / y - 1) < SAME || Math.abs(x - y) < 0.04;
  for (const first of a) {
    for (const second of b) {
      if (first.kind === 'size' && second.kind === 'size' && first.unit !== second.unit) {
        const [[p, q], [r, s]] = [first.metres, second.metres];
        if ((close(p, r) && close(q, s)) || (close(p, s) && close(q, r))) return sure(first, second);
      }
      if (first.kind === 'length' && second.kind === 'length' && first.unit !== second.unit) {
        if (isMetric(first.unit) === isMetric(second.unit)) continue;
        if (Math.abs(first.metres / second.metres - 1) < SAME) return sure(first, second);
      }
      if (first.kind === 'area' && second.kind === 'area' && a !== b) {
        if (first.certain && second.certain && Math.abs(first.squareMetres / second.squareMetres - 1) < SAME) {
          return [first];
        }
      }
    }
  }
  return [];
}

const isMetric = (unit: string) => unit !== 'ft-in';

function sure(a: Extract<Reading, { certain: boolean }>, b: Extract<Reading, { certain: boolean }>): Reading[] {
  // The finer of the two first: metres to the centimetre against feet to the inch.
  return [a, b]
    .map((r) => ({ ...r, certain: true }))
    .sort((p, q) => Number('unit' in p && p.unit === 'ft-in') - Number('unit' in q && q.unit === 'ft-in'));
}

/** Nordic sheets write openings in decimetres, `12x12` and `9x21`: where doors are written so, small pairs are no rooms. */
function dropOpeningCodes(measures: Measure[], runs: readonly TextRun[]): Measure[] {
  const small = /^\D?\s?(\d{1,2})\s?[xX×*]\s?(\d{1,2})\s?M?$/;
  const codes = runs.filter((run) => /^\d{1,2}\s?[xX×*]\s?2[0-4]1?\s?M?$/.test(run.text)).length;
  const metric = runs.some((run) => /\d\s?(?:m²|m2|mm)\b|\d{4,}/.test(run.text));
  if (codes === 0 && !metric) return measures;
  return measures.filter((measure) => !small.test(measure.run.text));
}
