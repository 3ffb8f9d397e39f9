import { distance, pointAt } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import { describeShape } from '../symbols/describe-shape.ts';
import { gatherSpans } from '../symbols/gather-spans.ts';
import { findPatches } from './find-patches.ts';
import type { PixelClasses } from './types.ts';

/** The floor that a leaf sweeps, as the network sees it, in sheet pixels. */
export interface SeenSwing {
  readonly hinge: PointPx;
  readonly closed: PointPx;
  readonly leaf: PointPx;
  readonly radius: number;
  /** How well a quarter disc fits the patch, times the mean probability: 0 to 1. */
  readonly sure: number;
}

/** Least overlap (intersection over union) of a patch with its quarter disc, and smallest patch in pixels of the map. */
const FIT = 0.6;
const SMALLEST = 30;
/** Longer side over shorter side of one leaf's patch, and of two leaves' side by side. */
const SINGLE = 1.4;
const DOUBLE = [1.55, 2.6] as const;

/**
 * Door swings that the network sees. The doorway is the straight side of the quarter disc along which there is a doorway in
 * a wall, seen by the network or going on as wall past both of its ends.
 */
export function seenSwings(classes: PixelClasses): SeenSwing[] {
  const { labels, list } = findPatches(classes, ['swing', 'door-leaf'], 3);
  const wanted = list.map((p) => p.area >= SMALLEST);
  const zoom = (classes.region.x1 - classes.region.x0) / classes.width;
  const toSheet = ([x, y]: PointPx): PointPx => [classes.region.x0 + x * zoom, classes.region.y0 + y * zoom];
  return gatherSpans(labels, list, classes.width, wanted).flatMap((spans, i): SeenSwing[] => {
    if (!spans) return [];
    const shape = describeShape(spans);
    const pixels = pixelsOf(labels, i + 1, list[i], classes.width);
    const [a, b, c, d] = shape.corners;
    const long = distance(a, b) >= distance(b, c) ? [a, b, c, d] : [b, c, d, a];
    const ratio = shape.longPx / Math.max(1, shape.shortPx);
    const squares = ratio <= SINGLE ? [long] : ratio >= DOUBLE[0] && ratio <= DOUBLE[1] ? halves(long) : [];
    return squares.flatMap((square) => {
      const part = squares.length === 1 ? pixels : pixels.filter((p) => isIn(p, square));
      const disc = bestDisc(square, part);
      if (disc.fit < FIT) return [];
      const [closed, leaf] = chooseClosed(classes, disc);
      const sure = disc.fit * list[i].sure;
      return [{ hinge: toSheet(disc.hinge), closed: toSheet(closed), leaf: toSheet(leaf), radius: disc.radius * zoom, sure }]; // biome-ignore format: one line reads better
    });
  });
}

type Box = { x0: number; y0: number; x1: number; y1: number };

function pixelsOf(labels: Int32Array, label: number, { x0, y0, x1, y1 }: Box, width: number): PointPx[] {
  const out: PointPx[] = [];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) if (labels[y * width + x] === label) out.push([x + 0.5, y + 0.5]);
  return out;
}

/** A rectangle, long side first, cut across its long side. */
function halves([a, b, c, d]: PointPx[]): PointPx[][] {
  const [m, n] = [middle(a, b), middle(c, d)];
  return [
    [a, m, n, d],
    [m, b, c, n],
  ];
}

function isIn(p: PointPx, [a, b, , d]: PointPx[]): boolean {
  const side = (q: PointPx, r: PointPx) =>
    ((p[0] - q[0]) * (r[0] - q[0]) + (p[1] - q[1]) * (r[1] - q[1])) / Math.max(1, distance(q, r) ** 2);
  const [u, v] = [side(a, b), side(a, d)];
  return u >= 0 && u <= 1 && v >= 0 && v <= 1;
}

interface Disc {
  readonly hinge: PointPx;
  readonly ends: readonly [PointPx, PointPx];
  readonly radius: number;
  readonly fit: number;
}

/** The corner of the square around which a quarter disc fits the pixels best. */
function bestDisc(square: PointPx[], pixels: readonly PointPx[]): Disc {
  let best: Disc | undefined;
  for (let k = 0; k < 4; k++) {
    const hinge = square[k];
    const ends = [square[(k + 3) % 4], square[(k + 1) % 4]] as const;
    const radius = (distance(hinge, ends[0]) + distance(hinge, ends[1])) / 2;
    const within = pixels.filter((p) => distance(p, hinge) <= radius).length;
    const fit = within / ((Math.PI * radius * radius) / 4 + pixels.length - within);
    if (!best || fit > best.fit) best = { hinge, ends, radius, fit };
  }
  return best!;
}

/** Ends of the leaf, the closed one first. */
function chooseClosed(classes: PixelClasses, { hinge, ends, radius }: Disc): readonly [PointPx, PointPx] {
  const [p, q] = ends.map((end, k) => {
    const other = ends[1 - k];
    // To the outside of the disc, beyond the doorway.
    const side = (end[0] - hinge[0]) * (other[1] - hinge[1]) - (end[1] - hinge[1]) * (other[0] - hinge[0]) > 0 ? -1 : 1;
    const share = (names: readonly string[], from: number, to: number) => {
      let [hit, n] = [0, 0];
      for (let s = from; s <= to; s += 0.06, n++)
        for (const off of [0, 0.08, 0.16]) if (names.includes(nameAt(classes, pointAt({ from: hinge, to: end }, s * radius, side * off * radius)))) { hit++; break; } // biome-ignore format: one line reads better
      return hit / Math.max(1, n);
    };
    const wall = ['wall', 'window'];
    return 2 * share(['door'], 0.1, 0.9) - share(wall, 0.15, 0.85) + 0.7 * share(wall, -0.3, 0) + share(wall, 1, 1.3);
  });
  return p >= q ? ends : [ends[1], ends[0]];
}

function nameAt({ width, height, labels, names }: PixelClasses, [x, y]: PointPx): string {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  return i < 0 || j < 0 || i >= width || j >= height ? 'outside' : names[labels[j * width + i]];
}

const middle = (a: PointPx, b: PointPx): PointPx => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
