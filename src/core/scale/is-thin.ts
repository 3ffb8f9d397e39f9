import type { TracedLine } from './trace-line.ts';

/** Ink beside a thin line falls to this share of the highest within a pixel or two. */
const FALLS = 0.4;

/** Whether a high part is a line across: ink falls off on both sides of it at once, as that of an arrow head does not. */
export function isThin({ above, below }: TracedLine, [start, end]: [number, number], most: number): boolean {
  const inkAt = (i: number) => (above[i] ?? 0) + (below[i] ?? 0);
  return Math.max(inkAt(start - 2), inkAt(end + 1)) < FALLS * most;
}
