import type { PointPx } from '../sheet/types.ts';

export interface Segment {
  readonly from: PointPx;
  readonly to: PointPx;
}

export function distance(a: PointPx, b: PointPx): number {
  // What Math.hypot does, to the last bit, without its cost of taking any number of arguments.
  const x = Math.abs(a[0] - b[0]);
  const y = Math.abs(a[1] - b[1]);
  const most = x > y ? x : y;
  if (most === 0) return 0;
  const p = x / most;
  const q = y / most;
  return Math.sqrt(p * p + q * q) * most;
}

export function lengthOf(s: Segment): number {
  return distance(s.from, s.to);
}

/** Unit vector from `from` to `to`. */
export function directionOf(s: Segment): PointPx {
  const l = lengthOf(s) || 1;
  return [(s.to[0] - s.from[0]) / l, (s.to[1] - s.from[1]) / l];
}

/** Position of a point along a segment (from its start) and beside it (positive to the right of the direction). */
export function project(s: Segment, p: PointPx): { along: number; beside: number } {
  // The busiest function of reading: no arrays on the way.
  const l = distance(s.from, s.to) || 1;
  const dx = (s.to[0] - s.from[0]) / l;
  const dy = (s.to[1] - s.from[1]) / l;
  const x = p[0] - s.from[0];
  const y = p[1] - s.from[1];
  return { along: x * dx + y * dy, beside: x * -dy + y * dx };
}

export function pointAt(s: Segment, along: number, beside = 0): PointPx {
  const [dx, dy] = directionOf(s);
  return [s.from[0] + dx * along - dy * beside, s.from[1] + dy * along + dx * beside];
}

/** From a point to the nearest point of a segment, which may be a point itself. */
export function distanceTo(s: Segment, p: PointPx): number {
  return distance(p, pointAt(s, Math.max(0, Math.min(lengthOf(s), project(s, p).along))));
}

/** Angle between two lines, 0 to 90 degrees. */
export function angleBetween(a: Segment, b: Segment): number {
  const [ax, ay, bx, by] = [a.to[0] - a.from[0], a.to[1] - a.from[1], b.to[0] - b.from[0], b.to[1] - b.from[1]];
  return (Math.atan2(Math.abs(ax * by - ay * bx), Math.abs(ax * bx + ay * by)) * 180) / Math.PI;
}

/** Where the lines through two segments meet, undefined for parallel ones. */
export function meet(a: Segment, b: Segment): PointPx | undefined {
  const [ax, ay, bx, by] = [a.to[0] - a.from[0], a.to[1] - a.from[1], b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-6 * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))) return undefined;
  const t = ((b.from[0] - a.from[0]) * by - (b.from[1] - a.from[1]) * bx) / cross;
  return [a.from[0] + ax * t, a.from[1] + ay * t];
}
