import type { TracedLine } from './trace-line.ts';

/** Ink beside a thin line falls to this share of the highest within a pixel or two. */
const FALLS = 0.4;

/** Whether a high part is a line across: ink falls off on both sides of it at once, as that of an arrow head does not. */
export function isThin({ columns, above, below }: TracedLine, [start, end]: [number, number], most: number): boolean {
  // Columns of plain paper are none of the walk.
  const inkBeside = (i: number, next: number) =>
    Math.abs((columns[next] ?? Number.POSITIVE_INFINITY) - columns[i]!) > 2 ? 0 : above[next]! + below[next]!;
  return Math.max(inkBeside(start, start - 2), inkBeside(end - 1, end + 1)) < FALLS * most;
}
