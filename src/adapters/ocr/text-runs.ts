import type { BoxPx } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { type Crop, extentsOf } from './recognise-crops.ts';
import type { RecognisedLine } from './types.ts';

/** A gap this many line heights wide parts two texts. */
const GAP = 1.6;
/** A dash between feet and inches takes more, all the more when the marks beside it were not read. */
const DASH_GAP = 2.6;
/** In widely spaced type a blank is wider than that: so many times as wide as the usual step from letter to letter is none yet. */
const BLANK = 2.5;
/** A unit stands so near behind its number, in line heights. */
const UNIT_GAP = 2.2;
/** The units that scale bars have, as they are written. */
export const UNITS = '(?:m|mtrs?|met(?:er|re)s?|ft|feet)\\.?';
const UNIT = new RegExp(`^${UNITS}$`, 'i');

/** One run for each stretch of text without a wide gap. */
export function splitAtGaps(crop: Crop, line: RecognisedLine): TextRun[] {
  const [along, across] = extentsOf(crop);
  const runs: TextRun[] = [];
  let first = 0;
  const letters = [...line.text];
  let last = -1;
  const blank = BLANK * usualStep(line);
  for (let i = 0; i < letters.length; i++) {
    if (letters[i] === ' ') continue;
    const most = Math.max((gapBetween(line.text, last, i) * across) / along, blank);
    if (last >= 0 && line.positions[i]! - line.positions[last]! > most) {
      runs.push(...makeRun(crop, line, first, last + 1));
      first = i;
    }
    last = i;
  }
  runs.push(...makeRun(crop, line, first, letters.length));
  return runs;
}

/** Usual step from one letter to the next in a word, as a share of the line; 0 where no two letters stand together. */
function usualStep({ text, positions }: RecognisedLine): number {
  const letters = [...text];
  const isLetter = (i: number) => letters[i] !== ' ';
  const steps = positions.slice(1).flatMap((x, i) => (isLetter(i) && isLetter(i + 1) ? [x - positions[i]!] : []));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

/** The widest gap between two letters of one text, in line heights. */
function gapBetween(text: string, last: number, next: number): number {
  if (text[last] === '-' || text[next] === '-') return DASH_GAP;
  const isUnit = /\d/.test(text[last] ?? '') && UNIT.test(text.slice(next).trim());
  return isUnit ? UNIT_GAP : GAP;
}

/** The run of some of the letters of a line, from the one at `first` up to that at `end`; none of blanks. */
export function makeRun(crop: Crop, line: RecognisedLine, first: number, end: number): TextRun[] {
  const text = line.text.slice(first, end).trim();
  if (text === '') return [];
  const [along, across] = extentsOf(crop);
  const whole = first === 0 && end === line.text.length;
  const margin = (0.45 * across) / along;
  const u0 = whole || first === 0 ? 0 : Math.max(0, line.positions[first]! - margin);
  const u1 = whole || end === line.text.length ? 1 : Math.min(1, line.positions[end - 1]! + margin);
  return [
    {
      text,
      box: boxOf(crop, u0, u1),
      angle: crop.turn,
      // The region is clipped generously around the letters; this is about a capital with its ascent.
      heightPx: across * 0.7,
      confidence: line.confidence,
      source: 'ocr',
    },
  ];
}

/** Upright box around the stretch `u0` to `u1` (0 to 1 along the reading direction) of a crop. */
export function boxOf(crop: Crop, u0: number, u1: number): BoxPx {
  const [along, across] = extentsOf(crop);
  const { region, turn } = crop;
  const withAxis = (turn % 180 === 0) === (region.axis === 'x');
  const angle = (turn * Math.PI) / 180 + (withAxis ? region.tilt : 0);
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const u of [u0 - 0.5, u1 - 0.5]) {
    for (const v of [-0.5, 0.5]) {
      xs.push(region.cx + dx * u * along - dy * v * across);
      ys.push(region.cy + dy * u * along + dx * v * across);
    }
  }
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
