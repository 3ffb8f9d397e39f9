import { apply, growthOf } from '../geometry/affine.ts';
import { distanceTo, type Segment } from '../geometry/segment.ts';
import type { Heads } from './heads.ts';
import { cornersOf, instanceCandidates } from './instance-candidates.ts';
import type { PlacedInstance } from './instance-features.ts';

const QUARTER = Math.PI / 2;
/** Things that seem to stand along the wall next to them, more than across its corner, do: what is seen of a small one is a few pixels. */
const ALONG = QUARTER / 4;
/** So does whatever the network hesitates about: the mean of two directions at right angles is 0.71 long, one that is clear 1. */
const CLEAR = 0.85;

/** All that the network proposes to stand on the floor, in pixels of the page, the surest first, squared to the walls beside them. */
export function placeInstances(heads: Heads, walls: readonly Segment[]): PlacedInstance[] {
  const grows = growthOf(heads.toPage);
  return instanceCandidates(heads).map(({ middle, width, depth, facing, clarity, kind, chance, rival }) => {
    const at = apply(heads.toPage, middle);
    const placed = { middle: at, width: width * grows, depth: depth * grows };
    // The view is neither turned nor mirrored against the page.
    const most = clarity < CLEAR ? QUARTER : ALONG;
    const outline = cornersOf({ ...placed, facing: squared(facing, nearest(walls, at), most) });
    return { kind, chance, rival, outline, ...placed };
  });
}

function nearest(walls: readonly Segment[], at: Segment['from']): Segment | undefined {
  let [best, least]: [Segment | undefined, number] = [undefined, Infinity];
  for (const wall of walls) {
    const away = distanceTo(wall, at);
    if (away < least) [best, least] = [wall, away];
  }
  return best;
}

/** A direction turned to the nearest of the four of a wall, where it is no further from one than `most`. */
function squared(facing: number, wall: Segment | undefined, most: number): number {
  if (!wall) return facing;
  const turn = facing - Math.atan2(wall.to[1] - wall.from[1], wall.to[0] - wall.from[0]);
  const off = turn - Math.round(turn / QUARTER) * QUARTER;
  return Math.abs(off) < most ? facing - off : facing;
}
