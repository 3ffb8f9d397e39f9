import type { Bitmap, PointPx } from '../sheet/types.ts';

/** The way is looked at in so many steps, from the third on and not beyond the eighteenth: jambs and arcs lie at its ends. */
const STEPS = 20;
const [FIRST, LAST] = [3, 18];

/** Share of the way from a hinge to the end of a leaf that is inked: whether the leaf is drawn there. */
export function shareInked(hinge: PointPx, end: PointPx, ink: Bitmap): number {
  let n = 0;
  for (let k = FIRST; k <= LAST; k++) {
    const x = Math.round(hinge[0] + ((end[0] - hinge[0]) * k) / STEPS);
    const y = Math.round(hinge[1] + ((end[1] - hinge[1]) * k) / STEPS);
    if (x >= 0 && y >= 0 && x < ink.width && y < ink.height) n += ink.data[y * ink.width + x]!;
  }
  return n / (LAST - FIRST + 1);
}
