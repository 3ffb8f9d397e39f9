import { distance } from '../geometry/segment.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';

/** Where two basins meet: the widest place of one border between them. */
export interface Pass {
  readonly a: number;
  readonly b: number;
  /** Clear width there, pixels. */
  readonly width: number;
  readonly at: PointPx;
}

export interface Basins {
  /** Basin number from 1 per pixel, 0 for barrier. */
  readonly labels: Int32Array;
  /** Largest clearance (half the clear width, pixels) and area by basin number. */
  readonly peaks: number[];
  readonly areas: number[];
  readonly passes: Pass[];
}

/**
 * Watershed of free ground by its clearance (thirds of a pixel): every part that is `waist` times wider than the pass that
 * leads into it is a basin, where that pass is no wider than `widest`.
 */
export function findBasins(free: Bitmap, clearance: Uint16Array, widest: number, waist: number): Basins {
  const { width } = free;
  const order = byClearance(free, clearance);
  const labels = new Int32Array(free.data.length);
  const peak = [0];
  const parent = [0];
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  const around = [-1, 1, -width, width] as const;
  for (let n = 0; n < order.length; n++) {
    const i = order[n]!;
    const c = clearance[i]!;
    let mine = 0;
    // Nearly everywhere all neighbours have one label: its root is looked up once.
    let label = 0;
    // Of two basins that meet, the ground belongs to the one that it rises to most: the other would creep along its foot.
    let steepest = 0;
    let highest = 0;
    for (let k = 0; k < 4; k++) {
      const j = i + around[k]!;
      if (j < 0 || j >= labels.length) continue;
      const next = labels[j]!;
      if (!next) continue;
      if (clearance[j]! > highest) {
        highest = clearance[j]!;
        steepest = next;
      }
      if (next === label) continue;
      const other = root(next);
      if (!mine) {
        mine = other;
        label = next;
      } else if (other !== mine) {
        const isHigher = peak[mine]! < peak[other]!;
        const low = isHigher ? mine : other;
        const high = isHigher ? other : mine;
        if (2 * c > 3 * widest || peak[low]! < waist * c + 4) parent[low] = high;
        mine = high;
        if (isHigher) label = next;
      }
    }
    if (!mine) {
      mine = peak.length;
      peak.push(c);
      parent.push(mine);
    }
    labels[i] = steepest ? root(steepest) : mine;
  }
  const roots = parent.map((_, i) => root(i));
  return collect(labels, clearance, width, roots);
}

/** Free pixels, widest ground first: a counting sort. */
function byClearance(free: Bitmap, clearance: Uint16Array): Int32Array {
  const starts = new Int32Array(65537);
  let n = 0;
  for (let i = 0; i < free.data.length; i++) {
    if (!free.data[i]) continue;
    starts[65536 - clearance[i]!]!++;
    n++;
  }
  let sum = 0;
  for (let k = 0; k < starts.length; k++) {
    const count = starts[k]!;
    starts[k] = sum;
    sum += count;
  }
  const order = new Int32Array(n);
  for (let i = 0; i < free.data.length; i++) if (free.data[i]) order[starts[65536 - clearance[i]!]!++] = i;
  return order;
}

function collect(labels: Int32Array, clearance: Uint16Array, width: number, roots: readonly number[]): Basins {
  const number = new Int32Array(roots.length);
  const peaks = [0];
  const areas = [0];
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const r = roots[labels[i]!]!;
    let l = number[r]!;
    if (!l) {
      l = number[r] = peaks.length;
      peaks.push(0);
      areas.push(0);
    }
    labels[i] = l;
    areas[l]!++;
    if (clearance[i]! > peaks[l]!) peaks[l] = clearance[i]!;
  }
  const widths = peaks.map((thirds) => thirds / 3);
  return { labels, peaks: widths, areas, passes: findPasses(labels, clearance, width, peaks.length) };
}

/** One pass for every stretch of border between two basins: stretches lie further apart than they are wide. */
function findPasses(labels: Int32Array, clearance: Uint16Array, width: number, count: number): Pass[] {
  const borders = new Map<number, number[]>();
  for (let i = 0; i + width < labels.length; i++) {
    const a = labels[i]!;
    if (!a) continue;
    if (labels[i + 1] === a && labels[i + width] === a) continue;
    for (const b of [labels[i + 1]!, labels[i + width]!]) {
      if (!b || a === b) continue;
      const key = Math.min(a, b) * count + Math.max(a, b);
      const list = borders.get(key);
      if (list) list.push(i);
      else borders.set(key, [i]);
    }
  }
  const passes: Pass[] = [];
  for (const [key, list] of borders) {
    let rest = list.sort((p, q) => clearance[q]! - clearance[p]!);
    while (rest.length) {
      const i = rest[0]!;
      const at: PointPx = [i % width, Math.floor(i / width)];
      const wide = (2 * clearance[i]!) / 3;
      passes.push({ a: Math.floor(key / count), b: key % count, width: wide, at });
      rest = rest.filter((p) => distance([p % width, Math.floor(p / width)], at) > wide + 4);
    }
  }
  return passes;
}
