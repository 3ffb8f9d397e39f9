import { parseMeasure } from './parse-measure.ts';
import { acrossOf, alongOf, follows } from './text-extents.ts';
import type { Reading, TextRun } from './types.ts';

/** Letter heights that a spaced dash takes; no other parts of a measure are further apart. */
const DASHED = 2.8;

/** Boxes around texts of one size are as high as this share of the higher one, those of lone digits too. */
const ALIKE = 0.6;
/** Letter heights between thousands and hundreds, in widely spaced type. */
const BLANK = 1.4;
/** Where millimetres are written with a blank, this share of the numbers of three digits have thousands before them, and so many at least. */
const USUAL = 0.5;
const PAIRS = 2;

/** Joins parts of one measure that were read as two lines of text; everything else stays as it is. */
export function joinBroken(texts: readonly TextRun[]): TextRun[] {
  const runs = [...texts];
  const hasDigit = new Map<TextRun, boolean>();
  const isNumber = (run: TextRun) => {
    let known = hasDigit.get(run);
    if (known === undefined) hasDigit.set(run, (known = /\d/.test(run.text)));
    return known;
  };
  const thousands = hasThousands(texts);
  for (let i = 0; i < runs.length; i++) {
    for (let j = 0; j < runs.length; j++) {
      if (!isNumber(runs[i]!)) break;
      if (i === j || !isNear(runs[i]!, runs[j]!) || !isNumber(runs[j]!)) continue;
      const joined = joinPair(runs[i]!, runs[j]!, thousands);
      if (!joined) continue;
      runs[i] = joined;
      runs.splice(j, 1);
      if (j < i) i--;
      j = -1;
    }
  }
  return runs;
}

/** Whether two texts are not too far apart to be one: nearly all are. */
function isNear(a: TextRun, b: TextRun): boolean {
  const most = DASHED * Math.max(a.heightPx, b.heightPx);
  const [p, q] = [a.box, b.box];
  return q.x0 - p.x1 <= most && p.x0 - q.x1 <= most && q.y0 - p.y1 <= most && p.y0 - q.y1 <= most;
}

/** `a` and `b`, two texts with digits, as one run, when together they are a measure that neither is alone; `thousands` where a sheet sets those apart. */
function joinPair(a: TextRun, b: TextRun, thousands: boolean): TextRun | undefined {
  if (a.angle !== b.angle) return undefined;
  if (isSuperscript(a, b)) return merge(a, b, `${a.text}^${b.text}`);
  if (isFeetAndInches(a, b)) return merge(a, b, `${a.text.replace(/\s?-$/, '')}-${b.text.replace(/^-\s?/, '')}`);
  if (thousands && isThousands(a, b)) return merge(a, b, `${a.text} ${b.text}`);
  const onLine = isNext(a, b);
  const below = !onLine && isBelow(a, b);
  if (!onLine && !below) return undefined;
  const open = /(?:[xX×]|['′’]\s?-|-)\s?$/.test(a.text) || /^\s?[xX×]\s?\d/.test(b.text);
  const fraction = onLine && /^\d{1,2}\/\d{1,2}\D?$/.test(b.text) && /\d["'′″°*]?$/.test(a.text);
  if (!open && !fraction) return undefined;
  const text = fraction ? `${a.text.replace(/["″°*]$/, '')} ${b.text.replace(/["″°*]?$/, '"')}` : `${a.text} ${b.text}`;
  const readings = parseMeasure(text);
  if (!readings.some(isMeasured)) return undefined;
  if (
    open &&
    !fraction &&
    /[xX×]/.test(a.text.slice(-2) + b.text.slice(0, 2)) &&
    !readings.some((r) => r.kind === 'size')
  ) {
    return undefined;
  }
  return merge(a, b, text);
}

const isMeasured = (r: Reading) => r.kind === 'length' || r.kind === 'size';

/** A small raised digit right behind a number: half centimetres. */
function isSuperscript(a: TextRun, b: TextRun): boolean {
  if (!/^\d$/.test(b.text) || !/\d$/.test(a.text) || b.heightPx > 0.75 * a.heightPx || !follows(a, b)) return false;
  const gap = gapAlong(a, b);
  if (gap < -0.5 * a.heightPx || gap > 0.5 * a.heightPx) return false;
  const [a0, a1] = acrossOf(a);
  const [b0, b1] = acrossOf(b);
  const raised = a.angle === 0 || a.angle === 270 ? (b0 + b1) / 2 < (a0 + a1) / 2 : (b0 + b1) / 2 > (a0 + a1) / 2;
  return raised && Math.min(a1, b1) > Math.max(a0, b0);
}

/** `23'` and, behind a dash that is too small to be seen, `1"`. */
function isFeetAndInches(a: TextRun, b: TextRun): boolean {
  const inches = /^-?\s?(?:\d|1[01])(?:\s\d\/\d{1,2})?\s?["″”]$/;
  return /^\d{1,3}\s?['′’](?:\s?-)?$/.test(a.text) && inches.test(b.text) && isNext(a, b, DASHED);
}

/** Whether a sheet writes millimetres so: in a chain of centimetres a thin wall stands before few numbers, `24` before `101`. */
function hasThousands(texts: readonly TextRun[]): boolean {
  const hundreds = texts.filter(({ text }) => /^\d{3}$/.test(text));
  const led = hundreds.filter((b) => texts.some((a) => isThousands(a, b)));
  return led.length >= Math.max(PAIRS, USUAL * hundreds.length);
}

/** `2` and, behind a blank, `890`: millimetres as they are written in the north of Europe. No dwelling is 30 m long. */
function isThousands(a: TextRun, b: TextRun): boolean {
  if (!/^[12]?[1-9]$|^[12]0$/.test(a.text) || !/^\d{3}$/.test(b.text)) return false;
  const [low, high] = [a.heightPx, b.heightPx].sort((p, q) => p - q) as [number, number];
  return low > ALIKE * high && isNext(a, b, BLANK);
}

function isNext(a: TextRun, b: TextRun, most = 1.2): boolean {
  const height = Math.max(a.heightPx, b.heightPx);
  const gap = gapAlong(a, b);
  const [a0, a1] = acrossOf(a);
  const [b0, b1] = acrossOf(b);
  const shared = Math.min(a1, b1) - Math.max(a0, b0);
  return follows(a, b) && gap > -0.6 * height && gap < most * height && shared > 0.5 * Math.min(a1 - a0, b1 - b0);
}

function isBelow(a: TextRun, b: TextRun): boolean {
  const height = Math.max(a.heightPx, b.heightPx);
  if (Math.min(a.heightPx, b.heightPx) < 0.6 * height) return false;
  const [a0, a1] = acrossOf(a);
  const [b0, b1] = acrossOf(b);
  const downwards = a.angle === 0 || a.angle === 270;
  const gap = downwards ? b0 - a1 : a0 - b1;
  const [p, q] = [alongOf(a), alongOf(b)];
  const shared = Math.min(p[1], q[1]) - Math.max(p[0], q[0]);
  return gap > -0.6 * height && gap < height && shared > 0.5 * Math.min(p[1] - p[0], q[1] - q[0]);
}

function gapAlong(a: TextRun, b: TextRun): number {
  const [p, q] = [alongOf(a), alongOf(b)];
  return Math.max(p[0], q[0]) - Math.min(p[1], q[1]);
}

function merge(a: TextRun, b: TextRun, text: string): TextRun {
  return {
    ...a,
    text,
    box: {
      x0: Math.min(a.box.x0, b.box.x0),
      y0: Math.min(a.box.y0, b.box.y0),
      x1: Math.max(a.box.x1, b.box.x1),
      y1: Math.max(a.box.y1, b.box.y1),
    },
    confidence: Math.min(a.confidence, b.confidence),
  };
}
