import type { Group } from './mark-groups.ts';
import type { TracedLine } from './trace-line.ts';

/** Ink on one side of a line must outweigh that on the other by this share of the reach to count as on that side. */
const SIDED = 0.12;

/**
 * Middles of slashes so close that they run together, at the faces of a wall: each is on one side of the line before its
 * middle and on the other behind it, so that the sides take turns. Empty when they do not.
 */
export function slashesInARow({ above, below }: TracedLine, { start, end }: Group): number[] {
  const runs: { side: number; from: number; to: number; weight: number }[] = [];
  for (let i = start; i < end; i++) {
    const lead = above[i]! - below[i]!;
    if (Math.abs(lead) < SIDED) continue;
    // A witness line that comes from one side counts no more than a slash.
    const weight = Math.min(Math.abs(lead), 3 * SIDED);
    const last = runs.at(-1);
    if (last?.side === Math.sign(lead)) {
      last.to = i;
      last.weight += weight;
    } else runs.push({ side: Math.sign(lead), from: i, to: i, weight });
  }
  const heaviest = runs.reduce((most, run) => Math.max(most, run.weight), 0);
  if (runs.length < 4 || runs.length % 2 === 1 || runs.some((run) => run.weight < 0.3 * heaviest)) return [];
  return runs.flatMap((run, i) => (i % 2 ? [] : [(run.to + runs[i + 1]!.from) / 2]));
}

/** Least share of the highest part that a head of a slash has: thick slashes touch, thin ones that a line passes are uneven. */
const HEADS = [0.9, 0.5] as const;

/**
 * Middles of two slashes that overlap, at the faces of a thin wall: two heads above the line, two below, shifted. The axis of the
 * wall may pass between them.
 */
export function twoSlashes(line: TracedLine, { start, end }: Group, strokePx: number): [number, number] | undefined {
  const [above, below] = withoutCrossings(line.above.slice(start, end), line.below.slice(start, end), strokePx);
  for (const share of HEADS) {
    const [a, b, c] = headsOf(above, share);
    const [p, q, r] = headsOf(below, share);
    if (a === undefined || b === undefined || p === undefined || q === undefined || (c ?? r) !== undefined) continue;
    const slanted = (a - p) * (b - q) > 0 && Math.abs(b - a - (q - p)) <= 0.3 * (b - a) && Math.abs(a - p) >= 2;
    if (slanted) return [start + (a + p) / 2, start + (b + q) / 2];
  }
  return undefined;
}

/** Middles of what stands out on one side of the line. */
function headsOf(side: readonly number[], share: number): number[] {
  const most = Math.max(0, ...side);
  const runs: [number, number][] = [];
  side.forEach((ink, i) => {
    if (ink < share * most || most === 0) return;
    const last = runs.at(-1);
    if (last && i - last[1] < 2) last[1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs.map(([a, b]) => (a + b - 1) / 2);
}

/** A line across, or one that ends at the line, fills so much of the reach on a side in one column at least, and in those beside it. */
const ACROSS = 0.85;
const BESIDE = 0.5;

/** Both sides without thin lines across, axes and witness lines: there the ink is taken for what it is before or behind, whichever is less. */
function withoutCrossings(above: number[], below: number[], strokePx: number): [number[], number[]] {
  for (let i = 0; i < above.length; i++) {
    let end = i;
    let most = 0;
    while (end < above.length && Math.max(above[end]!, below[end]!) > BESIDE) {
      most = Math.max(most, above[end]!, below[end]!);
      end++;
    }
    if (end === i) continue;
    if (most > ACROSS && end - i <= strokePx + 2)
      for (const side of [above, below]) side.fill(Math.min(side[i - 1] ?? 0, side[end] ?? 0), i, end);
    i = end;
  }
  return [above, below];
}
