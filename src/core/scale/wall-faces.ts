import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Mark } from './find-marks.ts';
import type { LineSizes, TracedLine } from './trace-line.ts';
import { faceAt } from './wall-face.ts';

/** The walls of a sheet, as the ends of dimension lines: their body, and how far beyond its edge a face is measured, pixels. */
export interface WallBody {
  readonly mask: Bitmap;
  readonly facePx: number;
}

/** What the face of a wall is worth at which a line goes into its body, where no mark as strong stands. */
const FACE = 0.8;

/**
 * The marks of a line with the faces of the walls that it goes into or comes out of. A tick at the face of a wall is hidden by the bold
 * outline that it stands on, and the line itself by the hatching behind.
 */
export function withFaces(
  marks: readonly Mark[],
  line: TracedLine,
  { mask, facePx }: WallBody,
  sizes: LineSizes,
): Mark[] {
  const { columns, rows } = line;
  const step = Math.sign(columns[1]! - columns[0]!) || 1;
  const isWall = (i: number) => isSet(mask, columns[i]!, rows[i]!);
  const faces: Mark[] = [];
  for (let i = 1; i < columns.length; i++) {
    if (isWall(i) === isWall(i - 1)) continue;
    const { x, y } = faceAt(line, i);
    faces.push({ x: x + (isWall(i) ? step : -step) * facePx, y, strength: FACE });
  }
  const near = (face: Mark) => marks.some((m) => m.strength >= FACE && Math.abs(m.x - face.x) <= sizes.strokePx + 1);
  const added = faces.filter((face) => !near(face));
  if (added.length === 0) return [...marks];
  const from = columns[0]!;
  return [...marks, ...added].sort((a, b) => Math.abs(a.x - from) - Math.abs(b.x - from));
}
