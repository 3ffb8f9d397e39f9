import type { Bitmap, BoxPx } from '../sheet/types.ts';

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
  const parent: number[] = [0];
  const root = (i: number) => {
    let r = i;
    while (parent[r] !== r) r = parent[r] = parent[parent[r]!]!;
    return r;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!data[i]) continue;
      let label = x > 0 ? labels[i - 1]! : 0;
      if (y > 0) {
        for (let dx = neighbours === 8 ? -1 : 0; dx <= (neighbours === 8 ? 1 : 0); dx++) {
          if (x + dx < 0 || x + dx >= width) continue;
          const up = labels[i - width + dx]!;
          if (!up) continue;
          if (!label) label = up;
          else if (label !== up) {
            const [p, q] = [root(label), root(up)];
            if (p < q) parent[q] = p;
            else parent[p] = q;
          }
        }
      }
      if (!label) parent.push((label = parent.length));
      labels[i] = label;
    }
  }
  return collect(labels, parent, root, width, height);
}

function collect(
  labels: Int32Array,
  parent: number[],
  root: (i: number) => number,
  width: number,
  height: number,
): Components {
  const index = new Int32Array(parent.length);
  const list: Component[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!labels[i]) continue;
      const r = root(labels[i]!);
      if (!index[r]) index[r] = list.push({ x0: x, y0: y, x1: x + 1, y1: y + 1, area: 0 });
      const c = list[index[r]! - 1]!;
      c.area++;
      if (x < c.x0) c.x0 = x;
      if (x >= c.x1) c.x1 = x + 1;
      if (y >= c.y1) c.y1 = y + 1;
      labels[i] = index[r]!;
    }
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
  const kept = list.map(keep);
  const data = new Uint8Array(a.data.length);
  for (let i = 0; i < data.length; i++) if (labels[i] && kept[labels[i]! - 1]) data[i] = 1;
  return { width: a.width, height: a.height, data };
}
