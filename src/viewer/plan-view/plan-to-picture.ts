import type { Point, Source } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import type { Box } from './transform.ts';

/** `[a, b, c, d, e, f]` as in CSS: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Metres of the plan → pixels of the furnished picture. */
export function toPicture([x, y]: readonly [number, number], frame: PictureFrame): Point {
  return [(x - frame.x0) * frame.pixelsPerMetre, (y - frame.y0) * frame.pixelsPerMetre];
}

/** Pixels of the furnished picture → metres of the plan. */
export function toPlan([x, y]: readonly [number, number], frame: PictureFrame): Point {
  return [x / frame.pixelsPerMetre + frame.x0, y / frame.pixelsPerMetre + frame.y0];
}

/** Smallest box of the picture that holds the points (metres). */
export function boxOnPicture(points: readonly Point[], frame: PictureFrame): Box {
  const placed = points.map((point) => toPicture(point, frame));
  const xs = placed.map(([x]) => x);
  const ys = placed.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/**
 * Lays the original drawing over the furnished picture: original pixels → plan (the inverse of `source.toPixels`) →
 * picture pixels.
 * @throws RangeError when `toPixels` cannot be inverted.
 */
export function alignOriginal(source: Source, frame: PictureFrame): Matrix {
  const [a, b, c, d, e, f] = source.toPixels;
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant)) throw new RangeError('source.toPixels has no inverse');
  const k = frame.pixelsPerMetre / determinant;
  return [
    d * k,
    -b * k,
    -c * k,
    a * k,
    (c * f - d * e) * k - frame.x0 * frame.pixelsPerMetre,
    (b * e - a * f) * k - frame.y0 * frame.pixelsPerMetre,
  ];
}

/** SVG path of closed rings given in metres; fill it with the even-odd rule. */
export function pathOnPicture(rings: readonly (readonly Point[])[], frame: PictureFrame): string {
  return rings
    .map(
      (ring) =>
        `M${ring
          .map((point) =>
            toPicture(point, frame)
              .map((v) => v.toFixed(1))
              .join(' '),
          )
          .join('L')}Z`,
    )
    .join('');
}
