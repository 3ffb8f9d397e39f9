import { lengthOf, pointAt } from '../geometry/segment.ts';
import { invert } from '../raster/bitmap.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import type { Bar } from '../raster/find-bars.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';

/** A strip is closed where the paper in it belongs to no face wider than the strip itself, by this much. */
const SLACK = 1.15;

/** A strip with this share of ink along its middle is filled. */
const DENSE = 0.7;

/** The faces that lines part the paper into. */
export interface Faces {
  readonly labels: Int32Array;
  readonly list: readonly Component[];
  /** Clear width at the widest place of each face, pixels, by label. */
  readonly widths: Float64Array;
  /** Distance of every pixel to the nearest ink, thirds of a pixel. */
  readonly clearance: Uint16Array;
  readonly width: number;
  readonly height: number;
}

/** Parts the paper into faces; breaks in lines of a pixel or two do not count. */
export function findFaces(lineInk: Bitmap): Faces {
  const { width, height } = lineInk;
  const grown = dilate(lineInk, 3);
  const clearance = distanceThirds(grown);
  const { labels, list } = findComponents(invert(grown), 4);
  const widths = new Float64Array(list.length + 1);
  for (let i = 0; i < labels.length; i++) if (clearance[i]! > widths[labels[i]!]!) widths[labels[i]!] = clearance[i]!;
  for (let l = 1; l < widths.length; l++) widths[l] = (2 * widths[l]!) / 3 + 1;
  return { labels, list, widths, clearance, width, height };
}

/**
 * Share of a strip between two lines that is shut off from the paper around it: walls are closed at their ends and corners,
 * the ground between a wall and a dimension line or a piece of furniture is open.
 */
export function closureOf(b: Bar, faces: Faces): number {
  const long = lengthOf(b);
  const most = SLACK * b.thick + 1;
  let [shut, n] = [0, 0];
  for (let s = 1; s < long; s += 2) {
    n++;
    let hits = 0;
    for (const k of [-0.2, 0, 0.2]) {
      const [x, y] = pointAt(b, s, k * b.thick).map(Math.round) as [number, number];
      if (x < 0 || y < 0 || x >= faces.width || y >= faces.height) continue;
      if (faces.widths[faces.labels[y * faces.width + x]!]! <= most) hits++;
    }
    if (hits >= 2) shut++;
  }
  return n ? shut / n : 0;
}

export interface Stretch extends Bar {
  /** Label of the face it lies on; 0 for hatched ones. */
  readonly face: number;
}

/**
 * The stretches of a strip that have one make from face to face: bare paper between two cross lines (jambs, other walls), or all
 * of it where hatching or insulation crosses the centre line again and again. Lines that run along inside a strip, as in windows
 * and between walls and furniture, leave no stretch.
 */
export function stretchesOf(b: Bar, strokePx: number, { labels, clearance, width, height }: Faces): Stretch[] {
  const long = lengthOf(b);
  const clear = 3 * 0.7 * (0.5 * b.thick - 1.3 * strokePx - 1);
  const out: Stretch[] = [];
  let [start, face, changes, dense, last] = [0, 0, 0, 0, false];
  for (let s = 0; s <= long + 1; s++) {
    // The middle of thin strips may be a pixel off.
    let [i, middle] = [-1, 0];
    for (const k of [0, -0.2, 0.2]) {
      const [x, y] = pointAt(b, s, k * b.thick).map(Math.round) as [number, number];
      if (s > long || x < 0 || y < 0 || x >= width || y >= height) continue;
      if (k === 0) middle = labels[y * width + x]!;
      if (i < 0 || clearance[y * width + x]! > clearance[i]!) i = y * width + x;
    }
    const label = i < 0 ? 0 : labels[i]!;
    if (!label) dense++;
    if (middle > 0 !== last) changes++;
    last = middle > 0;
    // Near its ends a stretch is closer to the cross line than to its sides.
    const bare = label > 0 && (clearance[i]! >= clear || (label === face && s - start < b.thick));
    if (bare && label === face) continue;
    if (face && s - start > 0.5 * b.thick) {
      const over = 0.5 * b.thick + strokePx;
      out.push({
        from: pointAt(b, Math.max(0, start - over)),
        to: pointAt(b, Math.min(long, s + over)),
        thick: b.thick,
        face,
      });
    }
    [start, face] = bare ? [s, label] : [s, 0];
  }
  const textured = changes > Math.max(5, (1.2 * long) / b.thick) || dense > DENSE * long;
  if (textured) return [{ from: b.from, to: b.to, thick: b.thick, face: 0 }];
  return out;
}
