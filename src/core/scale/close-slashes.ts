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
  return runs.flatMap((run, i) => (i % 2 ? [] : [Math.round((run.to + runs[i + 1]!.from) / 2)]));
}

/** Middles of two thick slashes that touch, at the faces of a thin wall: two heads above the line, two below, shifted. */
export function twoSlashes({ above, below }: TracedLine, { start, end }: Group): [number, number] | undefined {
  const heads = (side: readonly number[]): number[] => {
    const most = side.slice(start, end).reduce((a, b) => Math.max(a, b), 0);
    const runs: [number, number][] = [];
    for (let i = start; i < end; i++) {
      if (side[i]! < 0.9 * most || most === 0) continue;
      const last = runs.at(-1);
      if (last && i - last[1] < 2) last[1] = i + 1;
      else runs.push([i, i + 1]);
    }
    return runs.map(([a, b]) => (a + b - 1) / 2);
  };
  const [a, b, c] = heads(above);
  const [p, q, r] = heads(below);
  if (a === undefined || b === undefined || p === undefined || q === undefined || (c ?? r) !== undefined)
    return undefined;
  const slanted = (a - p) * (b - q) > 0 && Math.abs(b - a - (q - p)) <= 0.3 * (b - a) && Math.abs(a - p) >= 2;
  return slanted ? [Math.round((a + p) / 2), Math.round((b + q) / 2)] : undefined;
}
