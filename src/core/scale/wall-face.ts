import type { Group } from './mark-groups.ts';
import type { LineSizes, TracedLine } from './trace-line.ts';

/** Share of the reach that a wall fills on either side of the line. */
const SOLID = 0.95;
/** What is thinner is an extension line or a tick, in strokes and pixels. */
const THICK = { strokes: 1.5, px: 2 };

/**
 * Where a wall begins near the beginning of what stands on a line, as an index of its columns: something solid that goes on to both
 * sides of the line. Undefined where there is none.
 */
export function findFace(line: TracedLine, { start, end, slash }: Group, sizes: LineSizes): number | undefined {
  const { strokePx, reachPx } = sizes;
  const isSolid = (i: number) => isSolidAt(line, i);
  let face = start;
  while (face < end && !isSolid(face)) face++;
  let back = face;
  while (back < end && isSolid(back)) back++;
  const isWall = !slash && face - start <= reachPx && back - face > THICK.strokes * strokePx + THICK.px;
  return isWall ? face : undefined;
}

/** Whether something goes on to both sides of a line at a column of it, as walls and their outlines do. */
export function isSolidAt({ above, below }: TracedLine, i: number): boolean {
  return (above[i] ?? 0) >= SOLID && (below[i] ?? 0) >= SOLID;
}

/** Where the column begins, seen along the walk; also of the one behind the last. */
export function faceAt({ columns, rows }: TracedLine, i: number): { x: number; y: number } {
  const step = Math.sign(columns[1]! - columns[0]!) || 1;
  const column = columns[i] ?? columns[i - 1]! + step;
  return { x: column + 0.5 - 0.5 * step, y: (rows[i] ?? rows[i - 1]!) + 0.5 };
}
