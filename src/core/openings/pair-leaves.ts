import { distance, lengthOf, project } from '../geometry/segment.ts';
import type { OpeningPx } from '../structure/types.ts';

/** Two leaves of one door end so near to each other, and differ in width by at most this, as shares of the first. */
const NEAR = 0.15;
const ALIKE = 0.25;

/** Doors whose leaves meet in the middle, hinged at the far ends and opening to one side, are one double door. */
export function pairLeaves(openings: readonly OpeningPx[]): OpeningPx[] {
  const out: OpeningPx[] = [];
  for (const door of openings) {
    const at = out.findIndex((other) => meets(other, door));
    if (at < 0) out.push(door);
    else out[at] = { ...out[at]!, kind: 'double', from: farEnd(out[at]!, door), to: farEnd(door, out[at]!) };
  }
  return out;
}

function meets(a: OpeningPx, b: OpeningPx): boolean {
  if (a.kind !== 'door' || b.kind !== 'door' || !a.swing || !b.swing) return false;
  const near = NEAR * lengthOf(a);
  if (Math.abs(lengthOf(a) - lengthOf(b)) > ALIKE * lengthOf(a)) return false;
  // Their walls may be two: between the leaves there is none.
  if ([b.from, b.to].some((end) => Math.abs(project(a, end).beside) > near)) return false;
  const [p, q] = [farEnd(a, b), farEnd(b, a)];
  if (distance(p, q) > lengthOf(a) + lengthOf(b) + near || distance(p, q) < lengthOf(a) + lengthOf(b) - near)
    return false;
  const opening = { from: p, to: q };
  const [hinge, mate] = [project(opening, a.swing.hinge), project(opening, b.swing.hinge)];
  // Doors that lie side by side are hinged at one end each, or open back to back.
  if (hinge.along > 0.5 * lengthOf(a) || mate.along < distance(p, q) - 0.5 * lengthOf(b)) return false;
  return project(opening, a.swing.leaf).beside * project(opening, b.swing.leaf).beside > 0;
}

/** The end of an opening that lies away from another. */
function farEnd(o: OpeningPx, other: OpeningPx): OpeningPx['from'] {
  const away = (p: OpeningPx['from']) => distance(p, other.from) + distance(p, other.to);
  return away(o.from) > away(o.to) ? o.from : o.to;
}
