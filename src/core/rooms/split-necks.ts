import { lengthOf, type Segment } from '../geometry/segment.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { divideNamed } from './divide-named.ts';
import { findBasins, type Pass } from './find-basins.ts';
import { findMouths, type LeavesOf } from './find-mouths.ts';
import { joinHalls } from './join-halls.ts';

/** Faces narrower than this many door widths somewhere, and wider on both sides, are two rooms with an unseen door. */
const NECK = 1.2;
/** Between two room names the neck may be wider. */
const NAMED_NECK = 1.6;
/** How much wider than the neck both sides must be. */
const WAIST = 1.15;
const NAMED_WAIST = 1.08;
/** A neck wider than a door may as well be a place in a corridor: its sides must be clearly wider. */
const DOOR = 0.95;
const WIDE_WAIST = 1.22;
/** Longer cuts, in door widths, missed the pass. */
const LONGEST = 2.1;
/** A slanted cut must be shorter than a level or upright one by this: walls are level or upright. */
const SLANT = 1.35;
/** Smallest room behind a neck, in squares of the door width. */
const SMALLEST = 0.6;

export interface Faces {
  /** Face number from 1 per pixel, 0 for barrier. */
  readonly labels: Int32Array;
  readonly list: readonly Component[];
  /** Where faces were parted without anything drawn: ends of the cut. */
  readonly cuts: Segment[];
}

/**
 * Parts free ground into faces: connected pieces, cut again straight across necks as wide as a door. `clearance` is the
 * distance to the barrier in thirds of a pixel; `leavesOf` counts the doors of parts of the ground.
 */
export function splitNecks(
  free: Bitmap,
  clearance: Uint16Array,
  texts: readonly TextRun[],
  doorPx: number,
  leavesOf?: LeavesOf,
): Faces {
  const passable = { ...free, data: free.data.slice() };
  const necks = findNecks(free, clearance, texts, doorPx).map((pass) => pass.at);
  const mouths = findMouths(free, clearance, texts, doorPx, leavesOf);
  const chords = [...necks, ...mouths]
    .map((at) => chordAt(at, free, clearance))
    .filter((c) => lengthOf(c) < LONGEST * doorPx);
  const cuts = joinHalls(chords, free, texts, doorPx, leavesOf);
  for (const c of cuts) fillBand(passable, c.from, c.to, 2.5, 0);
  const passages = divideNamed(passable, texts, doorPx);
  const faces = findComponents(passable, 4);
  return { labels: faces.labels, list: faces.list, cuts: [...cuts, ...passages] };
}

/** The passes between basins that are narrow enough, and their sides wide enough, to part two rooms. */
function findNecks(free: Bitmap, clearance: Uint16Array, texts: readonly TextRun[], doorPx: number): Pass[] {
  const widest = 1.5 * NAMED_NECK * doorPx;
  const { labels, peaks, areas, passes } = findBasins(free, clearance, widest, NAMED_WAIST);
  const named = namedBasins(labels, peaks.length, free, texts);
  const parent = Int32Array.from(peaks, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  const kept: Pass[] = [];
  for (const pass of [...passes].sort((p, q) => q.width - p.width)) {
    const [a, b] = [root(pass.a), root(pass.b)];
    if (a === b) continue;
    const both = named[a] && named[b];
    const least = Math.min(peaks[a]!, peaks[b]!) * 2;
    const parts =
      pass.width <= (both ? NAMED_NECK : NECK) * doorPx &&
      least > (both ? NAMED_WAIST : pass.width > DOOR * doorPx ? WIDE_WAIST : WAIST) * pass.width &&
      Math.min(areas[a]!, areas[b]!) > SMALLEST * doorPx ** 2;
    if (parts) kept.push(pass);
    else {
      parent[b] = a;
      peaks[a] = Math.max(peaks[a]!, peaks[b]!);
      areas[a]! += areas[b]!;
      named[a] = named[a] || named[b] ? 1 : 0;
    }
  }
  return kept.filter((p) => root(p.a) !== root(p.b));
}

function namedBasins(labels: Int32Array, count: number, free: Bitmap, texts: readonly TextRun[]): Uint8Array {
  const named = new Uint8Array(count);
  for (const { box, text } of texts) {
    if (!/\p{L}{2}/u.test(text) || /\d/.test(text)) continue;
    const [x, y] = [Math.round((box.x0 + box.x1) / 2), Math.round((box.y0 + box.y1) / 2)];
    if (x < 0 || y < 0 || x >= free.width || y >= free.height) continue;
    const l = labels[y * free.width + x];
    if (l) named[l] = 1;
  }
  return named;
}

/** The shortest way across a pass from barrier to barrier; level or upright where it nearly is. */
function chordAt([x, y]: PointPx, free: Bitmap, clearance: Uint16Array): { from: PointPx; to: PointPx } {
  const reach = Math.ceil(clearance[y * free.width + x]! / 3) + 2;
  let best = { from: [x, y] as PointPx, to: [x, y] as PointPx };
  let shortest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 24; k++) {
    const angle = (k * Math.PI) / 24;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [lo, hi] = [run(free, x, y, -dx, -dy, 3 * reach), run(free, x, y, dx, dy, 3 * reach)];
    const long = (lo + hi) * (k % 12 === 0 ? 1 : SLANT);
    if (long >= shortest) continue;
    shortest = long;
    best = { from: [x - dx * lo, y - dy * lo], to: [x + dx * hi, y + dy * hi] };
  }
  return best;
}

function run(free: Bitmap, x: number, y: number, dx: number, dy: number, most: number): number {
  for (let s = 0; s < most; s++) {
    const [px, py] = [Math.round(x + dx * s), Math.round(y + dy * s)];
    if (px < 0 || py < 0 || px >= free.width || py >= free.height || !free.data[py * free.width + px]) return s;
  }
  return most;
}
