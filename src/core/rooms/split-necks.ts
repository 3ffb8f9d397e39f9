import { findComponents } from '../raster/components.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';

/** Faces narrower than this many door widths somewhere, and wider on both sides, are two rooms with an unseen door. */
const NECK = 1.12;
/** Between two room names the neck may be wider. */
const NAMED_NECK = 1.6;

export interface Faces {
  /** Face number from 1 per pixel, 0 for barrier. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Where faces were parted without anything drawn: ends of the cut. */
  readonly cuts: { from: PointPx; to: PointPx }[];
}

/**
 * Parts free ground into faces: connected pieces, cut again at necks as wide as a door. `clearance` is the distance to the
 * barrier in thirds of a pixel.
 */
export function splitNecks(free: Bitmap, clearance: Uint16Array, texts: readonly TextRun[], doorPx: number): Faces {
  const faces = findComponents(free, 4);
  const wide = coresOf(free, clearance, (NECK / 2) * doorPx);
  const labels = floodFrom(wide.labels, free, clearance);
  // Faces without a core keep their own label.
  let count = wide.count;
  const own = new Int32Array(faces.list.length + 1);
  for (let i = 0; i < labels.length; i++) {
    if (!faces.labels[i] || labels[i]) continue;
    const face = faces.labels[i]!;
    if (!own[face]) own[face] = ++count;
    labels[i] = own[face]!;
  }
  return mergeWide(labels, count, free.width, texts, doorPx);
}

function coresOf(free: Bitmap, clearance: Uint16Array, half: number): { labels: Int32Array; count: number } {
  const data = new Uint8Array(free.data.length);
  for (let i = 0; i < data.length; i++) data[i] = free.data[i] && clearance[i]! > 3 * half ? 1 : 0;
  const { labels, list } = findComponents({ ...free, data }, 8);
  return { labels, count: list.length };
}

/** Grows the cores over the free ground, widest ground first, so that they meet where it is narrowest. */
function floodFrom(cores: Int32Array, free: Bitmap, clearance: Uint16Array): Int32Array {
  const labels = cores.slice();
  const { width } = free;
  const top = 1023;
  const level = (i: number) => Math.min(top, clearance[i]!);
  const buckets: number[][] = Array.from({ length: top + 1 }, () => []);
  for (let i = 0; i < labels.length; i++) if (labels[i]) buckets[level(i)]!.push(i);
  for (let l = top; l >= 0; l--) {
    const queue = buckets[l]!;
    for (let k = 0; k < queue.length; k++) {
      const i = queue[k]!;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (j < 0 || j >= labels.length || labels[j] || !free.data[j]) continue;
        labels[j] = labels[i]!;
        // Never higher than where it came from: ground beyond a neck waits its turn.
        buckets[Math.min(l, level(j))]!.push(j);
      }
    }
    buckets[l] = [];
  }
  return labels;
}

interface Border {
  length: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Undoes cuts that are wider than a door (between two names: than a passage). */
function mergeWide(labels: Int32Array, count: number, width: number, texts: readonly TextRun[], doorPx: number): Faces {
  const borders = new Map<number, Border>();
  for (let i = 0; i + width < labels.length; i++) {
    for (const j of [i + 1, i + width]) {
      const [a, b] = [labels[i]!, labels[j]!];
      if (!a || !b || a === b) continue;
      const key = Math.min(a, b) * (count + 1) + Math.max(a, b);
      const [x, y] = [i % width, Math.floor(i / width)];
      const border = borders.get(key);
      if (!border) borders.set(key, { length: 1, x0: x, y0: y, x1: x + 1, y1: y + 1 });
      else {
        border.length++;
        border.x0 = Math.min(border.x0, x);
        border.x1 = Math.max(border.x1, x + 1);
        border.y0 = Math.min(border.y0, y);
        border.y1 = Math.max(border.y1, y + 1);
      }
    }
  }
  const named = new Uint8Array(count + 1);
  for (const t of texts) {
    if (!/\p{L}{2}/u.test(t.text) || /\d/.test(t.text)) continue;
    const at = Math.round((t.box.y0 + t.box.y1) / 2) * width + Math.round((t.box.x0 + t.box.x1) / 2);
    if (labels[at]) named[labels[at]!] = 1;
  }
  const parent = Int32Array.from({ length: count + 1 }, (_, i) => i);
  const root = (i: number): number => (parent[i] === i ? i : (parent[i] = root(parent[i]!)));
  const cuts: Faces['cuts'] = [];
  for (const [key, b] of [...borders].sort((p, q) => q[1].length - p[1].length)) {
    const [low, high] = [Math.floor(key / (count + 1)), key % (count + 1)];
    const across = Math.hypot(b.x1 - b.x0, b.y1 - b.y0);
    const limit = named[low] && named[high] ? NAMED_NECK : NECK;
    if (across > limit * 1.08 * doorPx) parent[root(high)] = root(low);
    else cuts.push({ from: [b.x0, b.y0], to: [b.x1, b.y1] });
  }
  for (let i = 0; i < labels.length; i++) if (labels[i]) labels[i] = root(labels[i]!);
  return { labels, count, cuts };
}
