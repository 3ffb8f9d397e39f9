import type { Segment } from '../geometry/segment.ts';
import { findComponents } from '../raster/components.ts';
import type { PixelClasses } from './types.ts';

/** Pixels of a box are at least this sure on average, of 255. */
const SURE = 150;
/** A straight bar fills at least this share of its length and thickness. */
const FULL = 0.6;
/** Boxes within this many degrees of level or upright are meant to be so. */
const SNAP = 8;

/** A straight bar of one class, sheet pixels: centre line and thickness. */
export interface SeenBar extends Segment {
  readonly thick: number;
}

/**
 * The straight bars that the pixels of one class make up, longer than thick, of at least `least` sheet pixels, of which the
 * network is at least so sure on average (0 to 255).
 */
export function findSeenBars(name: string, classes: PixelClasses, least: number, leastSure = SURE): SeenBar[] {
  const { region, width, height, labels, sure } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const wanted = classes.names.indexOf(name);
  const mask = { width, height, data: new Uint8Array(labels.length) };
  for (let i = 0; i < labels.length; i++) if (labels[i] === wanted) mask.data[i] = 1;
  const { labels: parts, list } = findComponents(mask, 8);
  const sums = list.map(() => ({ n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, sure: 0 }));
  for (let i = 0; i < parts.length; i++) {
    if (!parts[i]) continue;
    const s = sums[parts[i]! - 1]!;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    s.n++;
    s.x += x;
    s.y += y;
    s.xx += x * x;
    s.yy += y * y;
    s.xy += x * y;
    s.sure += sure[i]!;
  }
  return sums.flatMap((s): SeenBar[] => {
    const [mx, my] = [s.x / s.n, s.y / s.n];
    // A filled bar of length l and thickness t has the second moments l²/12 along and t²/12 across.
    const [vx, vy, c] = [s.xx / s.n - mx * mx, s.yy / s.n - my * my, s.xy / s.n - mx * my];
    const root = Math.hypot((vx - vy) / 2, c);
    const long = Math.sqrt(12 * ((vx + vy) / 2 + root));
    const thick = Math.sqrt(12 * Math.max(1 / 12, (vx + vy) / 2 - root));
    if (s.sure < leastSure * s.n || long * zoom < least || long < 1.2 * thick || s.n < FULL * long * thick) return [];
    let degrees = (0.5 * Math.atan2(2 * c, vx - vy) * 180) / Math.PI;
    const quarter = 90 * Math.round(degrees / 90);
    if (Math.abs(degrees - quarter) < SNAP) degrees = quarter;
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = (k: number): [number, number] => [
      region.x0 + zoom * (mx + k * long * dx),
      region.y0 + zoom * (my + k * long * dy),
    ];
    return [{ from: at(-0.5), to: at(0.5), thick: thick * zoom }];
  });
}
