import { pointAt } from '../geometry/segment.ts';
import type { OpeningPx } from '../openings/types.ts';
import { countLabelled } from '../pixel-classes/count-labelled.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { WallsPx } from '../walls/types.ts';

/** A face of which the network takes more than this for something built, or for outside, is no room. */
const MOST_BUILT = 0.6;
const MOST_AIR = 0.75;
/** Nor is one that it takes for open air, where so much of it is that or lies about a house: a field between dimension lines. */
const MOST_MEASURED = 0.85;
const LEAST_AIR = 0.5;
/** Where so many leaves hang, people walk, however much it looks like open air. */
const WALKED = 2;
const BUILT = ['wall', 'window', 'door', 'railing'];
const AIR = ['outside'];
const MEASURED = [...AIR, ...BUILT, 'dimension', 'text'];

/** The faces between walls, their labels running from 1 to `count` over a sheet `width` pixels wide. */
export interface Faces {
  readonly labels: Int32Array;
  readonly count: number;
  readonly width: number;
}

/** Tells faces that the network takes for the inside of walls or for open air: not the furnished ones, stairs look like that. */
export function findNoFloor(
  faces: Faces,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  classes?: PixelClasses,
): (label: number) => boolean {
  if (!classes) return () => false;
  const shareOf = countLabelled(faces.labels, faces.count, faces.width, classes);
  const leaves = countLeaves(faces, walls, openings);
  return (label) => {
    if (shareOf(label, BUILT) > MOST_BUILT) return true;
    if (leaves[label]! >= WALKED) return false;
    const air = shareOf(label, AIR);
    return air > MOST_AIR || (air > LEAST_AIR && shareOf(label, MEASURED) > MOST_MEASURED);
  };
}

/** How many doors with a leaf every face has, by label. */
function countLeaves({ labels, count, width }: Faces, walls: WallsPx, openings: readonly OpeningPx[]): Uint8Array {
  const counts = new Uint8Array(count + 1);
  for (const { wall, from, to, swing } of openings) {
    if (!swing) continue;
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
