import type { PointPx } from '../sheet/types.ts';

/** An affine map `[a, b, c, d, e, f]`, (x, y) -> (a x + c y + e, b x + d y + f): the form of `source.toPixels`. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const scaling = (factor: number): Affine => [factor, 0, 0, factor, 0, 0];

export const shift = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];

export function apply([a, b, c, d, e, f]: Affine, [x, y]: PointPx): PointPx {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = inner;
  const [p, q, r, s] = outer;
  const [x, y] = apply(outer, [e, f]);
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, x, y];
}

/** How much longer lengths become: the square root of how much larger areas do. */
export function growthOf([a, b, c, d]: Affine): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
