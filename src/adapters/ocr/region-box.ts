import type { BoxPx } from '#core/sheet/types.ts';
import type { TextRegion } from './types.ts';

/** A box of the detector is so much higher than its capitals, and longer than its letters, in letter heights. */
export const ACROSS = 1.43;
export const ALONG = 0.5;

/** Upright box of a region; its tilt is small and left out. */
export function boxOfRegion(r: TextRegion): BoxPx {
  const [x, y] = r.axis === 'x' ? [r.along / 2, r.across / 2] : [r.across / 2, r.along / 2];
  return { x0: r.cx - x, y0: r.cy - y, x1: r.cx + x, y1: r.cy + y };
}

/** Area that two regions share, square pixels. */
export function overlapOf(a: TextRegion, b: TextRegion): number {
  const p = boxOfRegion(a);
  const q = boxOfRegion(b);
  const x = Math.min(p.x1, q.x1) - Math.max(p.x0, q.x0);
  const y = Math.min(p.y1, q.y1) - Math.max(p.y0, q.y0);
  return Math.max(0, x) * Math.max(0, y);
}

/** A box seen along y instead of x, and back. */
export const turned = ({ x0, y0, x1, y1 }: BoxPx): BoxPx => ({ x0: y0, y0: x0, x1: y1, y1: x1 });
