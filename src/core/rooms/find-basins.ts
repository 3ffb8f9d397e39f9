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
  for (const i of order) {
    const c = clearance[i]!;
    let mine = 0;
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (j < 0 || j >= labels.length || !labels[j]) continue;
      const other = root(labels[j]!);
      if (!mine) mine = other;
      else if (other !== mine) {
        const [low, high] = peak[mine]! < peak[other]! ? [mine, other] : [other, mine];
        if (2 * c > 3 * widest || peak[low]! < waist * c + 4) parent[low] = high;
        mine = high;
      }
    }
    if (!mine) {
      mine = peak.length;
      peak.push(c);
      parent.push(mine);
    }
    labels[i] = mine;
  }
  return collect(labels, clearance, width, root);
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

function collect(labels: Int32Array, clearance: Uint16Array, width: number, root: (i: number) => number): Basins {
  const number = new Map<number, number>();
  const peaks = [0];
  const areas = [0];
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const r = root(labels[i]!);
    let l = number.get(r);
    if (l === undefined) {
      l = peaks.length;
      number.set(r, l);
      peaks.push(0);
      areas.push(0);
    }
    labels[i] = l;
    areas[l]!++;
    if (clearance[i]! / 3 > peaks[l]!) peaks[l] = clearance[i]! / 3;
  }
  return { labels, peaks, areas, passes: findPasses(labels, clearance, width, peaks.length) };
}

/** One pass for every stretch of border between two basins: stretches lie further apart than they are wide. */
function findPasses(labels: Int32Array, clearance: Uint16Array, width: number, count: number): Pass[] {
  const borders = new Map<number, number[]>();
  for (let i = 0; i + width < labels.length; i++) {
    const a = labels[i]!;
    if (!a) continue;
    for (const j of [i + 1, i + width]) {
      const b = labels[j]!;
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
      const [x, y] = [i % width, Math.floor(i / width)];
      const wide = (2 * clearance[i]!) / 3;
      passes.push({ a: Math.floor(key / count), b: key % count, width: wide, at: [x, y] });
      rest = rest.filter((p) => Math.hypot((p % width) - x, Math.floor(p / width) - y) > wide + 4);
    }
  }
  return passes;
}
