import { pointAt } from '../geometry/segment.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';

/** Parts of the ground between walls, their labels running from 1 to `count` over a sheet `width` pixels wide. */
export interface Faces {
  readonly labels: Int32Array;
  readonly count: number;
  readonly width: number;
}

/** How many doors with a leaf lead into every face, by label; or openings of another kind. */
export function countLeaves(
  { labels, count, width }: Faces,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  counted: (opening: OpeningPx) => boolean = ({ swing }) => !!swing,
): Uint8Array {
  const counts = new Uint8Array(count + 1);
  for (const { wall, from, to } of openings.filter(counted)) {
    const off = walls.walls[wall]!.thicknessPx / 2 + 0.2 * walls.doorPx;
    const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    const beside = [-off, off].map((side) => {
      const [x, y] = pointAt({ from, to }, half, side).map(Math.round) as [number, number];
      return x < 0 || x >= width ? 0 : (labels[y * width + x] ?? 0);
    });
    for (const label of new Set(beside)) if (label) counts[label]!++;
  }
  return counts;
}
