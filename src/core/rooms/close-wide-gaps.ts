import { lengthOf, pointAt } from '../geometry/segment.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';

/** Wider breaks of a wall, in door widths, part no rooms whatever their names. */
const WIDEST = 6;
/** So much of the wall itself is drawn, in door widths: what is all gap is a dimension line between two faces, or a beam. */
const STUBS = 0.5;
/** Ground with so many doors around it is a corridor even without a name. */
const DOORS = 3;

/**
 * Closes the wide breaks in inner walls that lie between two named rooms: an archway of some metres joins a dining room to a
 * living room, and yet both have a name, a size and a wall between them. A corridor is known by its doors too. Changes `barrier`.
 */
export function closeWideGaps(
  barrier: Bitmap,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  texts: readonly TextRun[],
  from: number,
): void {
  const wide = openings.filter((o) => {
    const long = lengthOf(o);
    const isWide = o.kind === 'gap' && long > from * walls.doorPx && long <= WIDEST * walls.doorPx;
    return isWide && lengthOf(walls.walls[o.wall]!) - long > STUBS * walls.doorPx;
  });
  if (!wide.length) return;
  const tried = { ...barrier, data: barrier.data.slice() };
  for (const o of wide) fillBand(tried, pointAt(o, -2), pointAt(o, lengthOf(o) + 2), 3);
  const { labels, list } = findComponents(invert(tried), 4);
  const named = new Uint8Array(list.length + 1);
  const labelAt = (x: number, y: number) => labels[Math.round(y) * barrier.width + Math.round(x)] ?? 0;
  for (const { text, box } of texts) {
    if (/\p{L}{3}/u.test(text) && !/\d/.test(text)) named[labelAt((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)] = 1;
  }
  named[0] = 0;
  const sidesOf = (o: OpeningPx) =>
    [-1, 1].map((sign) => labelAt(...pointAt(o, lengthOf(o) / 2, sign * 0.3 * walls.doorPx))) as [number, number];
  const doors = new Uint16Array(list.length + 1);
  for (const o of openings) if (o.kind === 'door') for (const side of new Set(sidesOf(o))) doors[side]!++;
  doors[0] = 0;
  for (const o of wide) {
    const [a, b] = sidesOf(o);
    const isRoom = (l: number) => named[l] || doors[l]! >= DOORS;
    if (a === b || !(named[a] || named[b]) || !isRoom(a) || !isRoom(b)) continue;
    fillBand(barrier, pointAt(o, -2), pointAt(o, lengthOf(o) + 2), Math.max(3, walls.walls[o.wall]!.thicknessPx));
  }
}
