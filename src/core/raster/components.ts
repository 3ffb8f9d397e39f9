import type { Bitmap, BoxPx } from '../sheet/types.ts';
import { eachRun, fillRun, findRuns, type Runs } from './runs.ts';

export interface Component extends BoxPx {
  /** Number of pixels. */
  area: number;
}

export interface Components {
  /** Component index + 1 per pixel, 0 where nothing is set. */
  readonly labels: Int32Array;
  readonly list: Component[];
}

/** Connected components of the set pixels, through edges only or through edges and corners. */
export function findComponents(a: Bitmap, neighbours: 4 | 8 = 8): Components {
  const { runs, of, list } = joinRuns(a, neighbours);
  const labels = new Int32Array(a.width * a.height);
  eachRun(runs, a.width, (k, from, to) => fillRun(labels, of[k]! + 1, from, to));
  return { labels, list };
}

/** Only their boxes and areas, without the labels of all pixels. */
export function listComponents(a: Bitmap, neighbours: 4 | 8 = 8): Component[] {
  return joinRuns(a, neighbours).list;
}

/** Only the components that pass. */
export function keepComponents(
  a: Bitmap,
  keep: (c: Component, index: number) => boolean,
  neighbours: 4 | 8 = 8,
): Bitmap {
  return keepListed(a, (list) => list.map(keep), neighbours);
}

/** The same where it takes all components to say which pass. */
export function keepListed(
  a: Bitmap,
  choose: (list: readonly Component[]) => readonly boolean[],
  neighbours: 4 | 8 = 8,
): Bitmap {
  const { runs, of, list } = joinRuns(a, neighbours);
  const kept = Uint8Array.from(choose(list), Number);
  const data = new Uint8Array(a.data.length);
  eachRun(runs, a.width, (k, from, to) => {
    if (kept[of[k]!]) fillRun(data, 1, from, to);
  });
  return { width: a.width, height: a.height, data };
}

/** The runs of a bitmap, the index of the component that each belongs to, and the components by their first runs. */
function joinRuns(a: Bitmap, neighbours: 4 | 8): { runs: Runs; of: Int32Array; list: Component[] } {
  const runs = findRuns(a);
  const { rows, x0, x1 } = runs;
  const parent = parentsOf(runs, neighbours === 8 ? 1 : 0);
  const of = new Int32Array(parent.length);
  const list: Component[] = [];
  for (let y = 0; y < a.height; y++) {
    for (let k = rows[y]!; k < rows[y + 1]!; k++) {
      const [from, to] = [x0[k]!, x1[k]!];
      // A parent comes before its children, so its component is known by then.
      of[k] = parent[k] === k ? list.push({ x0: from, y0: y, x1: to, y1: y + 1, area: 0 }) - 1 : of[parent[k]!]!;
      const c = list[of[k]!]!;
      c.area += to - from;
      if (from < c.x0) c.x0 = from;
      if (to > c.x1) c.x1 = to;
      c.y1 = y + 1;
    }
  }
  return { runs, of, list };
}

/** For every run an earlier one of the same component, or itself where it is the first of its component. */
function parentsOf({ rows, x0, x1 }: Runs, slant: 0 | 1): Int32Array {
  const height = rows.length - 1;
  const parent = new Int32Array(rows[height]!);
  for (let k = 0; k < parent.length; k++) parent[k] = k;
  for (let y = 1; y < height; y++) {
    const end = rows[y]!;
    let above = rows[y - 1]!;
    for (let k = end; k < rows[y + 1]!; k++) {
      while (above < end && x1[above]! + slant <= x0[k]!) above++;
      for (let j = above; j < end && x0[j]! < x1[k]! + slant; j++) {
        const [p, q] = [rootOf(parent, j), rootOf(parent, k)];
        if (p < q) parent[q] = p;
        else parent[p] = q;
      }
    }
  }
  return parent;
}

function rootOf(parent: Int32Array, k: number): number {
  let root = k;
  while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!;
  return root;
}
