import { apply } from '../geometry/affine.ts';
import { distance } from '../geometry/segment.ts';
import { greyAt } from '../raster/grey-at.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningCandidate } from './opening-candidates.ts';
import type { Ink } from './snap-to-ink.ts';

/** Looks along the leaf and along its arc, both without their ends, where they meet the jambs. */
const LOOKS = 12;
const END_SHARE = 0.2;
/** Lines are drawn this share of the leaf's length off where they would be, and at least so many pixels of the view; and between looks. */
const OFF_SHARE = 0.06;
const LEAST_OFF = 2;
const STEP = 0.5;

/**
 * Whether a leaf hangs at `to` rather than at `from`: on the side that it opens to, its line and the quarter of a circle that it swings
 * through are looked for at both jambs. What the network says of it counts as much as this ink.
 */
export function hangsAtTo(candidate: OpeningCandidate, ink: Ink): boolean {
  const { from, to, opensRight, hingedAtTo } = candidate;
  const side = opensRight > 0.5 ? 1 : -1;
  const out: PointPx = [-side * (to[1] - from[1]), side * (to[0] - from[0])];
  const seen = leafInk(to, from, out, ink) - leafInk(from, to, out, ink);
  return hingedAtTo - 0.5 + seen > 0;
}

/** The ink of a leaf that is open at a right angle, and of its arc: 0 paper, 1 black. */
function leafInk(hinge: PointPx, latch: PointPx, out: PointPx, ink: Ink): number {
  const length = distance(hinge, latch);
  const along: PointPx = [latch[0] - hinge[0], latch[1] - hinge[1]];
  let sum = 0;
  for (let k = 0; k < LOOKS; k++) {
    const share = END_SHARE + ((1 - 2 * END_SHARE) * (k + 0.5)) / LOOKS;
    const [cos, sin] = [Math.cos((share * Math.PI) / 2), Math.sin((share * Math.PI) / 2)];
    const leaf: PointPx = [hinge[0] + share * out[0], hinge[1] + share * out[1]];
    const arc: PointPx = [hinge[0] + cos * along[0] + sin * out[0], hinge[1] + cos * along[1] + sin * out[1]];
    sum += darkestAcross(leaf, [along[0] / length, along[1] / length], length, ink);
    sum += darkestAcross(arc, [(arc[0] - hinge[0]) / length, (arc[1] - hinge[1]) / length], length, ink);
  }
  return sum / (2 * LOOKS);
}

function darkestAcross([x, y]: PointPx, [dx, dy]: PointPx, length: number, { page, toPage }: Ink): number {
  const reach = Math.max(LEAST_OFF, OFF_SHARE * length);
  let darkest = 255;
  for (let off = -reach; off <= reach; off += STEP) {
    const [px, py] = apply(toPage, [x + off * dx, y + off * dy]);
    darkest = Math.min(darkest, greyAt(page, [px - 0.5, py - 0.5]));
  }
  return 1 - darkest / 255;
}
