import type { PointPx } from '../sheet/types.ts';

/** An affine map `[a, b, c, d, e, f]`, (x, y) -> (a x + c y + e, b x + d y + f): the form of `source.toPixels`. */
export type Affine = [a: number, b: number, c: number, d: number, e: number, f: number];

export const scaling = (factor: number): Affine => [factor, 0, 0, factor, 0, 0];

export const shift = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];

/** Clockwise about the origin, as y runs down. */
export function rotation(degrees: number): Affine {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

export function apply([a, b, c, d, e, f]: Affine, [x, y]: Readonly<PointPx>): PointPx {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = inner;
  const [p, q, r, s] = outer;
  const [x, y] = apply(outer, [e, f]);
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, x, y];
}

/** The way back; not finite where a map has none. */
export function invert([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** How much longer lengths become: the square root of how much larger areas do. */
export function growthOf([a, b, c, d]: Affine): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
