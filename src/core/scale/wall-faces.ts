import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Mark } from './find-marks.ts';
import type { LineSizes, TracedLine } from './trace-line.ts';
import { faceAt, isSolidAt } from './wall-face.ts';

/** The walls of a sheet, as the ends of dimension lines: their body, and how far beyond its edge a face is measured, pixels. */
export interface WallBody {
  readonly mask: Bitmap;
  readonly facePx: number;
}

/** What the face of a wall is worth at which a line goes into its body, where no mark as strong stands. */
const FACE = 0.8;

interface Face extends Mark {
  /** Direction along x into the wall. */
  readonly into: number;
}

/** What shows of a slash at a face has its middle so close before that, in shares of what a mark stands out. */
const HIDDEN = 0.6;

/**
 * The marks of a line with the faces of the walls that it goes into or comes out of. A tick at the face of a wall is hidden by the bold
 * outline that it stands on, and the line itself by the hatching behind. Where the ink of a wall begins its face is not: bold ink reaches
 * beyond it; and of a slash at a face only half shows.
 */
export function withFaces(
  marks: readonly Mark[],
  line: TracedLine,
  { mask, facePx }: WallBody,
  sizes: LineSizes,
): Mark[] {
  const { columns, rows } = line;
  const step = Math.sign(columns[1]! - columns[0]!) || 1;
  const isWall = (i: number) => isSet(mask, columns[i] ?? -1, rows[i] ?? -1);
  const faces: Face[] = [];
  for (let i = 1; i < columns.length; i++) {
    if (isWall(i) === isWall(i - 1)) continue;
    const into = isWall(i) ? step : -step;
    const near = outlineNear(line, i, sizes);
    // A thin wall is filled, and has no body behind.
    const outline = near && isWall(isWall(i) ? near.start + near.width : near.start - 1) ? near : undefined;
    const { x, y } = faceAt(line, outline?.start ?? i);
    faces.push({ x: x + (outline ? (step * outline.width) / 2 : into * facePx), y, strength: FACE, into });
  }
  // A face is at the edge of its first pixel, and in the middle of its row.
  const isBody = ({ x, y }: Mark) => isSet(mask, x + 0.5 * step - 0.5, y - 0.5);
  /** The face behind which half of a slash is hidden. */
  const faceOf = (mark: Mark) =>
    faces.find((face) => {
      const behind = (face.x - mark.x) * face.into;
      return behind > 0 && behind < HIDDEN * sizes.reachPx;
    });
  const moved = marks.map((mark) => {
    if (mark.kind === 'face' && isBody(mark)) return { ...mark, x: mark.x + step * facePx };
    const face = mark.kind === 'slash' && faceOf(mark);
    return face ? { ...mark, x: face.x } : mark;
  });
  const isMarked = (face: Mark) =>
    moved.some((m) => m.strength >= FACE && Math.abs(m.x - face.x) <= sizes.strokePx + 1);
  const added = faces.filter((face) => !isMarked(face));
  if (added.length === 0) return moved;
  const from = columns[0]!;
  return [...moved, ...added].sort((a, b) => Math.abs(a.x - from) - Math.abs(b.x - from));
}

/**
 * The thin outline nearest to where the body of a wall begins or ends, in columns of the line; undefined where none crosses it within
 * what is hidden of a slash. The body is as straight as a wall is, the outline where it was drawn.
 */
function outlineNear(
  line: TracedLine,
  i: number,
  { reachPx, strokePx }: LineSizes,
): { start: number; width: number } | undefined {
  const isSolid = (k: number) => isSolidAt(line, k);
  const reach = Math.ceil(HIDDEN * reachPx);
  for (let d = 0; d <= reach; d++) {
    for (const k of [i - d, i + d]) {
      if (!isSolid(k)) continue;
      let [start, end] = [k, k + 1];
      while (isSolid(start - 1)) start--;
      while (isSolid(end)) end++;
      const width = end - start;
      return width <= 2 * strokePx + 2 ? { start, width } : undefined;
    }
  }
  return undefined;
}
