import { median } from '../geometry/median.ts';
import { lengthOf, pointAt } from '../geometry/segment.ts';
import { type Heads, NEAR_PX } from './heads.ts';
import type { WallCandidate } from './wall-candidates.ts';
import type { WallEdge } from './wall-edges.ts';

/** Distance between looks along an edge, and how far beside its line as well, pixels of the view. */
const LOOK = 2;
const BESIDE = [-1.5, 0, 1.5];
/** Fewer looks say nothing. */
const FEWEST = 3;

/** Half the thickness of an edge as the network says it there: a partition may go on in the line of an outer wall. */
export function halfAlong({ start, end }: WallEdge, line: WallCandidate, { fine }: Heads): number {
  const [[wall], [half]] = ['wall', 'wall_half'].map(fine.of) as [[Float32Array], [Float32Array]];
  const said: number[] = [];
  const last = Math.min(end, lengthOf(line));
  for (let along = Math.max(0, start); along <= last; along += LOOK)
    for (const beside of BESIDE) {
      const [x, y] = pointAt(line, along, beside);
      const [u, v] = [Math.floor(x / fine.stride), Math.floor(y / fine.stride)];
      const cell = v * fine.width + u;
      if (u >= 0 && v >= 0 && u < fine.width && v < fine.height && wall[cell]! > 0) said.push(half[cell]! * NEAR_PX);
    }
  return said.length < FEWEST ? line.half : median(said);
}
