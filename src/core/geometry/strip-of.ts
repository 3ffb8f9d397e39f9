import type { Point } from '../plan/schema.ts';

/** The rectangle of a piece of wall or of an opening in it, lengthened at its ends by `before` and `after`; all in one unit. */
export function stripOf(from: Point, to: Point, thickness: number, before = 0, after = before): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [ox, oy] = [(-dy * thickness) / 2, (dx * thickness) / 2];
  const a: Point = [from[0] - dx * before, from[1] - dy * before];
  const b: Point = [to[0] + dx * after, to[1] + dy * after];
  return [[a[0] + ox, a[1] + oy], [b[0] + ox, b[1] + oy], [b[0] - ox, b[1] - oy], [a[0] - ox, a[1] - oy]]; // biome-ignore format: corners
}
