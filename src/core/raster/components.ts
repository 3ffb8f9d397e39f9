import type { Bitmap, BoxPx } from '../sheet/types.ts';
import { nextRun } from './runs.ts';

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
  const { width, height, data } = a;
  const labels = new Int32Array(width * height);
  const slant = neighbours === 8 ? 1 : 0;
  // Runs in reading order: start, end and, by position, a number of a component until they are joined.
  const starts: number[] = [];
  const ends: number[] = [];
  const parent: number[] = [];
  const root = (i: number) => {
    let r = i;
    while (parent[r] !== r) r = parent[r] = parent[parent[r]!]!;
    return r;
  };
  let above = 0;
  for (let run = nextRun(data, 0, width); run; run = nextRun(data, run.end, width)) {
    const k = starts.length;
    starts.push(run.start);
    ends.push(run.end);
    parent.push(k);
    while (above < k && ends[above]! + width + slant <= run.start) above++;
    // A run of the same row lies behind this one's shadow on the row above, so the walk ends there at the latest.
    for (let j = above; j < k && starts[j]! + width < run.end + slant; j++) {
      if (Math.floor(starts[j]! / width) + 1 !== Math.floor(run.start / width)) continue;
      const [p, q] = [root(j), root(k)];
      if (p < q) parent[q] = p;
      else parent[p] = q;
    }
  }
  const index = new Int32Array(starts.length);
  const list: Component[] = [];
  for (let k = 0; k < starts.length; k++) {
    const r = root(k);
    const y = Math.floor(starts[k]! / width);
    const [x0, x1] = [starts[k]! - y * width, ends[k]! - y * width];
    if (!index[r]) index[r] = list.push({ x0, y0: y, x1, y1: y + 1, area: 0 });
    const c = list[index[r]! - 1]!;
    c.area += x1 - x0;
    if (x0 < c.x0) c.x0 = x0;
    if (x1 > c.x1) c.x1 = x1;
    c.y1 = y + 1;
    labels.fill(index[r]!, starts[k]!, ends[k]!);
  }
  return { labels, list };
}

/** Only the components that pass. */
export function keepComponents(
  a: Bitmap,
  keep: (c: Component, index: number) => boolean,
  neighbours: 4 | 8 = 8,
): Bitmap {
  const { labels, list } = findComponents(a, neighbours);
  const kept = Uint8Array.from([0, ...list.map((c, i) => (keep(c, i) ? 1 : 0))]);
  const data = new Uint8Array(a.data.length);
  for (let i = a.data.indexOf(1); i >= 0 && i < data.length; i++) data[i] = kept[labels[i]!]!;
  return { width: a.width, height: a.height, data };
}
