import { type DoorSite, overlapsOther, usable } from './doors.ts';
import { FRONT_MM } from './walls.ts';

/** What stays of a front beside its leaves, mm. */
const JAMB = 40;

/** Leaves of a closet's front take all of it: openings in such thin walls grow as wide as the closet, unless a hinged leaf must have its way. */
export function openFronts(site: DoorSite): void {
  for (const placed of site.placed) {
    const { opening, sides } = placed;
    if (opening.swing || opening.kind === 'window') continue;
    const boundary = site.boundaries.find(
      ({ wall, before, after }) =>
        wall.id === opening.wall && wall.thickness <= FRONT_MM && sides.includes(before) && sides.includes(after),
    );
    if (!boundary) continue;
    const { low, high } = usable(boundary, site);
    const at = (along: number): [number, number] =>
      boundary.wall.vertical ? [boundary.wall.at / 1000, along / 1000] : [along / 1000, boundary.wall.at / 1000];
    const wide = { ...opening, from: at(low + JAMB), to: at(high - JAMB) };
    const others = site.placed.filter((other) => other !== placed);
    if (!overlapsOther(wide, boundary.wall, others)) Object.assign(opening, wide);
  }
}
