import { pointAt, project } from '../geometry/segment.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';

/** Where a window begins and ends along its wall, pixels. */
export type Run = readonly [lo: number, hi: number];

/** Openings with those windows of one wall joined, in their order along it, that `isOne` takes for parts of one. */
export function joinWindows(
  openings: readonly OpeningPx[],
  { walls }: WallsPx,
  isOne: (last: Run, next: Run, wall: WallPx) => boolean,
): OpeningPx[] {
  const out: OpeningPx[] = openings.filter((o) => o.kind !== 'window');
  const windows = openings.filter((o) => o.kind === 'window');
  for (const [wall, w] of walls.entries()) {
    const runs = windows
      .filter((o) => o.wall === wall)
      .map((o) => [project(w, o.from).along, project(w, o.to).along].sort((a, b) => a - b) as [number, number])
      .sort((a, b) => a[0] - b[0]);
    const joined: [number, number][] = [];
    for (const run of runs) {
      const last = joined[joined.length - 1];
      if (last && isOne(last, run, w)) last[1] = Math.max(last[1], run[1]);
      else joined.push(run);
    }
    for (const [lo, hi] of joined) out.push({ kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) });
  }
  return out;
}
