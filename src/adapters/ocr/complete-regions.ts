import type { Letters } from './letter-height.ts';
import { type Row, rowsAlong } from './letter-rows.ts';
import { partBlocks } from './part-blocks.ts';
import { ACROSS, ALONG, boxOfRegion, overlapOf, turned } from './region-box.ts';
import type { TextRegion } from './types.ts';

/** A row goes on beyond a detected region when it does by this, in letter heights. */
const BEYOND = 0.35;
/** Regions more askew than this are written so, radians; of those shorter than so many letters the tilt is chance. */
const TILTED = 0.26;
const SHORT = 6;
/** Of a region no longer than this, in its heights, the direction is chance too. */
const STUB = 1.6;
/** Rows that are looked at although the detector saw none: each costs a run of the recogniser. */
const MOST_GUESSES = 80;

/**
 * Mends what the detector leaves out of small, thin or hemmed-in lettering: regions are extended over the letters that go on
 * beside them (`30` of `2.30`), blocks are parted into lines, and rows of letters without any region become guesses.
 */
export function completeRegions(regions: readonly TextRegion[], letters: Omit<Letters, 'spots'>): TextRegion[] {
  const rows = [...rowsAlong('x', letters), ...rowsAlong('y', letters)];
  const completed = partBlocks(regions, rows);
  const guesses: TextRegion[] = [];
  for (const row of rows) {
    const region = regionOf(row);
    const touched = completed.filter((r) => overlapOf(r, region) > 0.15 * Math.min(areaOf(r), areaOf(region)));
    const own = touched.filter((r) => isSameLine(r, row));
    if (own.length > 0 && own.length === touched.length) extend(own, row, completed);
    else if (touched.length === 0 && !guesses.some((g) => overlapOf(g, region) > 0)) guesses.push(region);
  }
  return [...completed, ...guesses.slice(0, MOST_GUESSES)];
}

const areaOf = (r: TextRegion) => r.along * r.across;

function isSameLine(r: TextRegion, { axis, middle, heightPx }: Row): boolean {
  const off = Math.abs((axis === 'x' ? r.cy : r.cx) - middle);
  // What is hardly longer than high runs either way.
  const along = r.axis === axis || r.along < STUB * r.across;
  return along && Math.abs(r.tilt) < TILTED && off < 0.5 * heightPx && r.across < 2.2 * heightPx;
}

/** One region over the row and all regions on it, where the row reaches beyond them; of a short one the tilt is chance. */
function extend(own: readonly TextRegion[], row: Row, regions: TextRegion[]): void {
  const extents = own.map((r) => (row.axis === 'x' ? boxOfRegion(r) : turned(boxOfRegion(r))));
  const from = Math.min(...extents.map((e) => e.x0));
  const to = Math.max(...extents.map((e) => e.x1));
  const beyond = BEYOND * row.heightPx;
  const [first] = own;
  const askew = first!.tilt !== 0 && row.to - row.from < SHORT * row.heightPx;
  if (row.from > from - beyond && row.to < to + beyond && own.length === 1 && !askew) return;
  for (const r of own) regions.splice(regions.indexOf(r), 1);
  const margin = (ALONG / 2) * row.heightPx;
  const whole = { ...row, from: Math.min(from + margin, row.from), to: Math.max(to - margin, row.to) };
  const across = Math.max(...own.map((r) => r.across), ACROSS * row.heightPx);
  regions.push({ ...regionOf(whole), across, score: first!.score, guessed: false });
}

function regionOf({ axis, from, to, middle, heightPx }: Row): TextRegion {
  const centre = (from + to) / 2;
  const [cx, cy] = axis === 'x' ? [centre, middle] : [middle, centre];
  return {
    cx, cy, axis, tilt: 0, score: 0.5, guessed: true, along: to - from + ALONG * heightPx, across: ACROSS * heightPx,
  }; // biome-ignore format: one field a line would hide the shape
}
