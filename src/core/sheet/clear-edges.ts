import { percentile } from '../raster/percentile.ts';
import type { Sheet } from './types.ts';

/** Paper that is darker than this may be a dark sheet, whose edges are as dark. */
const LIGHT_PAPER = 128;
/** What is darker than this share of the paper's level is dark, and lighter than that share is paper again. */
const DARK = 0.5;
const PAPER = 0.9;
/** A strip is no deeper than this share of the short side, the bar of a window than that one, and a shadow than the last. */
const DEEPEST = 0.05;
const DEEPEST_BAR = 0.1;
const SHADOW = 0.01;
/** It runs along this share of a side, and its inner edge is straight but for this share of the short side. */
const WHOLE = 0.97;
const STRAIGHT = 0.003;

/** One side of a sheet: the pixel of it at each place, and the way into the sheet, as steps between pixels. */
interface Side {
  readonly first: number;
  readonly along: number;
  readonly inward: number;
  readonly length: number;
}

/**
 * A sheet without the dark strips that a scanner leaves where the paper ends, or that a program shows it under: they would be its
 * thickest walls. A strip follows a whole side of light paper, no deeper than such a strip is, up to one straight line, and nothing
 * is joined to it; on the bar of a window there are lettering and buttons.
 */
export function clearEdges(sheet: Sheet): Sheet {
  const { widthPx: w, heightPx: h, grey } = sheet;
  const paper = percentile(grey, 0.5);
  if (paper < LIGHT_PAPER) return sheet;
  const sides: Side[] = [
    { first: 0, along: 1, inward: w, length: w },
    { first: (h - 1) * w, along: 1, inward: -w, length: w },
    { first: 0, along: w, inward: 1, length: h },
    { first: w - 1, along: w, inward: -1, length: h },
  ];
  const short = Math.min(w, h);
  const strips = sides.flatMap((side) => {
    const depths = depthsAlong(grey, side, paper, Math.ceil(2 * DEEPEST * short));
    if (isStrip(depths, short)) return [{ side, depths }];
    const bar = depthOfBar(grey, side, paper, short);
    return bar ? [{ side, depths: depths.fill(bar) }] : [];
  });
  if (strips.length === 0) return sheet;
  const cleared = { ...sheet, grey: grey.slice(), rgb: sheet.rgb.slice() };
  const colour = paperColour(sheet, paper);
  for (const { side, depths } of strips) wipe(cleared, side, depths, paper, colour);
  return cleared;
}

/** How many dark pixels follow each other from the side inwards, `most` at most. */
function depthsAlong(
  grey: Uint8Array,
  { first, along, inward, length }: Side,
  paper: number,
  most: number,
): Int32Array {
  return Int32Array.from({ length }, (_, i) => {
    let depth = 0;
    while (depth < most && grey[first + i * along + depth * inward]! < DARK * paper) depth++;
    return depth;
  });
}

/** Ends are left out: another strip, or its shadow, may lie across them. */
function isStrip(depths: Int32Array, short: number): boolean {
  const end = Math.ceil(DEEPEST * short);
  const inner = depths.subarray(end, depths.length - end);
  if (inner.length < end) return false;
  const [from, to] = [medianOf(inner.subarray(0, end)), medianOf(inner.subarray(-end))];
  const off = Math.max(1.5, STRAIGHT * short);
  let [straight, dark] = [0, 0];
  for (let i = 0; i < inner.length; i++) {
    const depth = inner[i]!;
    if (depth > DEEPEST * short) return false;
    const line = from + ((to - from) * (i - end / 2)) / (inner.length - end);
    if (Math.abs(depth - line) <= off) straight++;
    if (depth > 0) dark++;
  }
  return Math.min(straight, dark) >= WHOLE * inner.length;
}

/** How deep the bar of a window is along a side, level and dark but for what is written on it; undefined where there is none. */
function depthOfBar(grey: Uint8Array, side: Side, paper: number, short: number): number | undefined {
  const isDark = (i: number, depth: number) => grey[side.first + i * side.along + depth * side.inward]! < DARK * paper;
  const bar = medianOf(depthsAlong(grey, side, paper, Math.ceil(2 * DEEPEST_BAR * short)));
  const off = Math.ceil(Math.max(1.5, STRAIGHT * short));
  if (bar <= off || bar > DEEPEST_BAR * short) return undefined;
  const end = Math.ceil(DEEPEST * short);
  let level = 0;
  for (let i = end; i < side.length - end; i++) {
    let beyond = bar;
    while (beyond <= bar + off && isDark(i, beyond)) beyond++;
    if (beyond > bar + off) return undefined; // something is joined to it
    if (isDark(i, 0) && isDark(i, bar - off)) level++;
  }
  return level >= WHOLE * (side.length - 2 * end) ? bar : undefined;
}

/** Paints a strip and the shadow at its edge as paper. */
function wipe(
  { grey, rgb, widthPx, heightPx }: Sheet,
  { first, along, inward }: Side,
  depths: Int32Array,
  paper: number,
  colour: readonly number[],
): void {
  const short = Math.min(widthPx, heightPx);
  const deepest = Math.max(Math.ceil(DEEPEST * short), medianOf(depths));
  const shadow = Math.ceil(SHADOW * short);
  depths.forEach((dark, i) => {
    for (let depth = 0; depth < Math.min(dark, deepest) + shadow; depth++) {
      const pixel = first + i * along + depth * inward;
      if (depth >= dark && grey[pixel]! > PAPER * paper) break;
      grey[pixel] = paper;
      rgb.set(colour, 3 * pixel);
    }
  });
}

/** The colour of a pixel that is as light as the paper. */
function paperColour({ grey, rgb }: Sheet, paper: number): number[] {
  const pixel = grey.indexOf(paper);
  return [...rgb.subarray(3 * pixel, 3 * pixel + 3)];
}

function medianOf(depths: Int32Array): number {
  return depths.toSorted()[depths.length >> 1]!;
}
