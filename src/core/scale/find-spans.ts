import { once } from '../once.ts';
import { transpose } from '../raster/transpose.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { Measure, TextRun } from '../texts/types.ts';
import { amongSlashes } from './among-slashes.ts';
import { clearLetters } from './clear-letters.ts';
import { findMarks, type Mark } from './find-marks.ts';
import { type LineSizes, lengthOfLine, type TracedLine, traceLine } from './trace-line.ts';
import { type WallBody, withFaces } from './wall-faces.ts';

/** A pair of marks that a length may be measured between. A text has several; at most one is right. */
export interface SpanCandidate {
  readonly measure: Measure;
  readonly from: PointPx;
  readonly to: PointPx;
  readonly axis: 'x' | 'y';
  readonly lengthPx: number;
  /** How well the pair suits the place of the text, 0 to 1. */
  readonly weight: number;
}

/** Marks looked at on either side of the text. */
const MOST_MARKS = 7;
const LEAST_WEIGHT = 0.08;
/** Each mark between the text and the end of the span makes it this much less likely. */
const PASSED = 0.72;
/** Strength of what may be dirt on the line. */
const SPECK = 0.4;
/** A horizontal text beside a standing line is the rarer case. */
const ACROSS = 0.6;

/** Pairs of marks on the thin lines beside or around each text with a length. */
export function findSpans(measures: readonly Measure[], page: Page, walls?: WallBody): SpanCandidate[] {
  const lying = clearLetters(
    page.lineInk,
    measures.map((measure) => measure.run),
  );
  const turned = once(() => transpose(lying));
  const turnedWalls = once(() => walls && { ...walls, mask: transpose(walls.mask) });
  const candidates: SpanCandidate[] = [];
  for (const measure of measures) {
    if (!measure.readings.some((r) => r.kind === 'length')) continue;
    const upright = measure.run.angle % 180 === 0;
    const along = upright
      ? spansAlong(measure, { ink: lying, walls, axis: 'x', page }, 1)
      : spansAlong(measure, { ink: turned(), walls: turnedWalls(), axis: 'y', page }, 1);
    candidates.push(...along);
    const best = along.reduce((most, c) => Math.max(most, c.weight), 0);
    if (upright && best < 0.5)
      candidates.push(...spansAlong(measure, { ink: turned(), walls: turnedWalls(), axis: 'y', page }, ACROSS));
  }
  return candidates;
}

interface Place {
  /** Extent of the text along the line and across it, in the line's own coordinates. */
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly heightPx: number;
}

function placeOf({ box, heightPx }: TextRun, axis: 'x' | 'y'): Place {
  return axis === 'x'
    ? { u0: box.x0, u1: box.x1, v0: box.y0, v1: box.y1, heightPx }
    : { u0: box.y0, u1: box.y1, v0: box.x0, v1: box.x1, heightPx };
}

/** Ink and walls of a page, turned so that the lines of `axis` lie. */
interface Ground {
  readonly ink: Bitmap;
  readonly walls: WallBody | undefined;
  readonly axis: 'x' | 'y';
  readonly page: Page;
}

function spansAlong(measure: Measure, { ink, walls, axis, page }: Ground, trust: number): SpanCandidate[] {
  const place = placeOf(measure.run, axis);
  const height = Math.max(place.heightPx, 5);
  const sizes: LineSizes = {
    strokePx: page.strokePx,
    thinPx: Math.max(3, 2.2 * page.strokePx, 0.22 * height),
    reachPx: Math.max(3, Math.round(0.55 * height)),
    gapPx: Math.max(2, Math.round(0.35 * height)),
  };
  const lines = findLines(ink, walls, place, sizes);
  const spans: SpanCandidate[] = [];
  for (const { left, right, nearness, interrupted } of lines) {
    for (const pair of pairMarks(left, right, place)) {
      const weight = pair.weight * nearness * (interrupted ? Math.sqrt(trust) : trust);
      if (weight < LEAST_WEIGHT) continue;
      const point = (m: Mark): PointPx => (axis === 'x' ? [m.x, m.y] : [m.y, m.x]);
      const lengthPx = Math.hypot(pair.to.x - pair.from.x, pair.to.y - pair.from.y);
      spans.push({ measure, from: point(pair.from), to: point(pair.to), axis, lengthPx, weight });
    }
  }
  return spans;
}

interface LineAtText {
  readonly left: Mark[];
  readonly right: Mark[];
  readonly nearness: number;
  /** By the text: then there is little doubt that it belongs to the line. */
  readonly interrupted: boolean;
}

/** Lines that pass the text closely on either side of it, and a line that the text interrupts. */
function findLines(ink: Bitmap, walls: WallBody | undefined, place: Place, sizes: LineSizes): LineAtText[] {
  const marksOn = (line: TracedLine) => {
    const marks = findMarks(line, sizes);
    return walls ? withFaces(marks, line, walls, sizes) : marks;
  };
  const { u0, u1, v0, v1, heightPx } = place;
  const middle = (v0 + v1) / 2;
  const lines: LineAtText[] = [];
  const add = ({ left, right, ...line }: LineAtText) => lines.push({ ...line, ...amongSlashes(left, right) });
  for (const side of [1, -1] as const) {
    const row = passingLine(ink, place, side, sizes);
    if (row === undefined) continue;
    const centre = Math.round((u0 + u1) / 2);
    const right = traceLine(ink, centre, row, 1, sizes);
    const left = traceLine(ink, centre, row, -1, sizes);
    const away = Math.max(0, Math.abs(row - middle) / heightPx - 0.9);
    add({
      left: marksOn(left),
      right: marksOn(right),
      nearness: Math.exp(-0.5 * away * away),
      interrupted: false,
    });
  }
  const left = interruptedEnd(ink, place, -1);
  const right = interruptedEnd(ink, place, 1);
  if (left && right) {
    const marks = (from: { x: number; y: number }, step: 1 | -1) =>
      marksOn(traceLine(ink, from.x, from.y, step, sizes));
    // The gap of the line is around the text: what ends there is no mark.
    add({ left: marks(left, -1), right: marks(right, 1), nearness: 0.95, interrupted: true });
  }
  return lines;
}

/** Row of the nearest line that runs along the text on one side of it. */
function passingLine(ink: Bitmap, place: Place, side: 1 | -1, sizes: LineSizes): number | undefined {
  const { u0, u1, v0, v1, heightPx } = place;
  const middle = (v0 + v1) / 2;
  const width = u1 - u0;
  const columns = [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => Math.round(u0 + share * width));
  for (let d = Math.round(0.3 * heightPx); d <= (v1 - v0) / 2 + 1.5 * heightPx; d++) {
    const row = Math.round(middle + side * d);
    if (row < 1 || row + 1 >= ink.height) return undefined;
    const hits = columns.flatMap((column) => {
      const middle = thinAt(ink, column, row, sizes);
      return middle === undefined ? [] : [{ column, middle }];
    });
    if (hits.length < 3) continue;
    // Its edge may be grain that a scan has left beside it.
    const rows = hits.map((hit) => hit.middle).sort((a, b) => a - b);
    const on = rows[rows.length >> 1]!;
    if (runLength(ink, hits[0]!.column, on, sizes) >= Math.max(width, 2 * heightPx)) return on;
  }
  return undefined;
}

/** Middle row of a line no thicker than a dimension line that passes (x, y), a row more or less; undefined where there is none. */
function thinAt({ data, width, height }: Bitmap, x: number, y: number, sizes: LineSizes): number | undefined {
  if (x < 0 || x >= width) return undefined;
  let row = -1;
  for (const r of [y, y - 1, y + 1]) {
    if (r >= 0 && r < height && data[r * width + x]) {
      row = r;
      break;
    }
  }
  if (row < 0) return undefined;
  let top = row;
  let bottom = row;
  while (top > 0 && data[(top - 1) * width + x] && row - top <= sizes.thinPx) top--;
  while (bottom + 1 < height && data[(bottom + 1) * width + x] && bottom - row <= sizes.thinPx) bottom++;
  return bottom - top + 1 <= sizes.thinPx ? Math.round((top + bottom) / 2) : undefined;
}

function runLength(ink: Bitmap, x: number, y: number, sizes: LineSizes): number {
  return lengthOfLine(ink, x, y, 1, sizes) + lengthOfLine(ink, x, y, -1, sizes);
}

/** Where a line that the text interrupts goes on beside it. */
function interruptedEnd(ink: Bitmap, place: Place, side: 1 | -1): { x: number; y: number } | undefined {
  const { u0, u1, v0, v1, heightPx } = place;
  const middle = Math.round((v0 + v1) / 2);
  const start = side > 0 ? u1 - 0.4 * heightPx : u0 + 0.4 * heightPx;
  const reach = Math.round(0.3 * heightPx);
  for (let d = 0; d <= 2 * heightPx; d++) {
    const x = Math.round(start + side * d);
    if (x < 0 || x >= ink.width) return undefined;
    for (let k = 0; k <= reach; k++) {
      for (const y of k === 0 ? [middle] : [middle - k, middle + k]) {
        if (y < 0 || y >= ink.height || !ink.data[y * ink.width + x]) continue;
        // A line goes on for at least half a letter.
        let run = 0;
        while (run < 0.5 * heightPx && isInk(ink, x + side * run, y)) run++;
        if (run >= 0.5 * heightPx) return { x, y };
      }
    }
  }
  return undefined;
}

function isInk({ data, width, height }: Bitmap, x: number, y: number): boolean {
  if (x < 0 || x >= width) return false;
  for (let r = Math.max(0, y - 1); r <= Math.min(height - 1, y + 1); r++) if (data[r * width + x]) return true;
  return false;
}

interface Pair {
  readonly from: Mark;
  readonly to: Mark;
  readonly weight: number;
}

/** Pairs of marks around the text, better the nearer their middle is to the text's and the fewer marks they pass. */
function pairMarks(left: readonly Mark[], right: readonly Mark[], place: Place): Pair[] {
  const { u0, u1, heightPx } = place;
  const centre = (u0 + u1) / 2;
  const pairs: Pair[] = [];
  const usable = (marks: readonly Mark[], side: 1 | -1) =>
    marks.filter((m) => side * (m.x - centre) > 0.3 * heightPx).slice(0, MOST_MARKS);
  const lefts = usable(left, -1);
  const rights = usable(right, 1);
  lefts.forEach((from, i) => {
    rights.forEach((to, j) => {
      const length = to.x - from.x;
      const off = (Math.abs((from.x + to.x) / 2 - centre) / (0.04 * length + 0.35 * heightPx)) ** 2;
      const passed = skipped(lefts, i) + skipped(rights, j);
      const weight = Math.exp(-0.5 * off) * PASSED ** passed * Math.sqrt(from.strength * to.strength);
      if (weight >= LEAST_WEIGHT) pairs.push({ from, to, weight });
    });
  });
  return pairs;
}

function skipped(marks: readonly Mark[], index: number): number {
  let sum = 0;
  // Specks and steps of a scanned line are hardly marks.
  for (let i = 0; i < index; i++) sum += Math.max(0, marks[i]!.strength - SPECK) / (1 - SPECK);
  return sum;
}
