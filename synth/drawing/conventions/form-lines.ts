import type { Random } from '../../random.ts';
import type { DrawPiece } from '../furniture-families.ts';
import type { SymbolFrame } from '../symbol-frame.ts';

/** A way to draw a thing, its sizes chosen once for a sheet. */
export type Form = (random: Random) => DrawPiece;

/** A part of a symbol: from its left back corner on, metres. */
export type Part = readonly [u: number, v: number, width: number, depth: number];

/** Slanted lines over a part, `step` apart along its back. */
export function hatchPart({ line }: SymbolFrame, [u, v, w, d]: Part, step: number): void {
  for (let t = step; t < w + d; t += step) {
    const [from, to] = [Math.max(0, t - d), Math.min(w, t)];
    line([u + from, v + t - from], [u + to, v + t - to]);
  }
}

/** Both diagonals of a part. */
export function crossPart({ line }: SymbolFrame, [u, v, w, d]: Part): void {
  line([u, v], [u + w, v + d]);
  line([u + w, v], [u, v + d]);
}

/** Squares of tiles over a part. */
export function tilePart({ line }: SymbolFrame, [u, v, w, d]: Part, side: number): void {
  for (let t = side; t < w - 0.02; t += side) line([u + t, v], [u + t, v + d]);
  for (let t = side; t < d - 0.02; t += side) line([u, v + t], [u + w, v + t]);
}

/** An outline twice, `by` apart, its corners rounded. */
export function doubleRect({ rect }: SymbolFrame, [u, v, w, d]: Part, by: number, radius: number): void {
  rect(u, v, w, d, radius);
  if (Math.min(w, d) > 3 * by) rect(u + by, v + by, w - 2 * by, d - 2 * by, Math.max(0, radius - by / 2));
}

/** Rings about a point. */
export function rings({ ellipse }: SymbolFrame, u: number, v: number, radii: readonly number[]): void {
  for (const r of radii) ellipse(u, v, r, r);
}
