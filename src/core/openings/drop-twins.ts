import { angleBetween, distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { closedEnd } from './closed-end.ts';
import { joinWindows } from './join-windows.ts';

/** Widest mullion between the sashes of a window, and between two that are narrow as sashes are, in door widths. */
const MULLION = 0.12;
const POST = 0.2;
const SASH = 0.7;
/** Widest outer wall of several layers, in door widths. */
const LAYERS = 0.55;
/** Two doors of which the one is closed as the other stands open have their hinges, and their ends, so close together, in door widths. */
const TURNED = 0.25;
/** Wall begins no farther beyond an end of an opening than this share of its width. */
const JAMB = 0.15;

/**
 * One opening per place and one door per swing: overlapping walls (two leaves of a cavity wall, a lining) show the same break
 * twice. The one that knows more, then the wider one, stays.
 */
export function dropTwins(all: readonly OpeningPx[], walls: WallsPx): OpeningPx[] {
  const openings = dropTurned(joinSashes(all, walls), walls);
  const rank = (o: OpeningPx) => (o.swing ? 2 : o.kind === 'gap' ? 0 : 1);
  const kept: OpeningPx[] = [];
  for (const o of [...openings].sort((a, b) => rank(b) - rank(a) || lengthOf(b) - lengthOf(a))) {
    if (!kept.some((k) => sameSwing(k, o, walls.doorPx) || samePlace(k, o, walls))) kept.push(o);
  }
  return kept;
}

/** Sashes of one window: windows in one wall with no more than a mullion between them. */
function joinSashes(all: readonly OpeningPx[], walls: WallsPx): OpeningPx[] {
  return joinWindows(all, walls, (last, next) => {
    const sashes = Math.max(next[1] - next[0], last[1] - last[0]) < SASH * walls.doorPx;
    return next[0] - last[1] <= (sashes ? POST : MULLION) * walls.doorPx;
  });
}

function sameSwing(a: OpeningPx, b: OpeningPx, doorPx: number): boolean {
  if (!a.swing || !b.swing) return false;
  return distance(a.swing.hinge, b.swing.hinge) < 0.1 * doorPx && distance(a.swing.leaf, b.swing.leaf) < 0.1 * doorPx;
}

/** Without doors that close where the leaf of another one stands open, unless the other has fewer jambs: one of them is a misread leaf. */
function dropTurned(openings: readonly OpeningPx[], walls: WallsPx): OpeningPx[] {
  const near = TURNED * walls.doorPx;
  const isTurned = (a: OpeningPx, b: OpeningPx) =>
    [
      distance(a.swing!.hinge, b.swing!.hinge),
      distance(a.swing!.leaf, closedEnd(b.from, b.to, b.swing!.hinge)),
      distance(b.swing!.leaf, closedEnd(a.from, a.to, a.swing!.hinge)),
    ].every((off) => off < near);
  return openings.filter(
    (o) =>
      !o.swing || !openings.some((b) => b !== o && b.swing && isTurned(o, b) && jambsOf(b, walls) > jambsOf(o, walls)),
  );
}

function samePlace(a: OpeningPx, b: OpeningPx, walls: WallsPx): boolean {
  if (angleBetween(a, b) > 10) return false;
  const [p, q] = [project(a, b.from), project(a, b.to)];
  const [v, w] = [walls.walls[a.wall]!, walls.walls[b.wall]!];
  // The layers of an outer wall can lie half a door apart.
  const layers = v.exterior && w.exterior && !a.swing && !b.swing ? LAYERS * walls.doorPx : 0;
  const limit = Math.max(layers, 0.6 * (v.thicknessPx + w.thicknessPx));
  if (Math.abs(p.beside + q.beside) / 2 > limit) return false;
  const shared = Math.min(lengthOf(a), Math.max(p.along, q.along)) - Math.max(0, Math.min(p.along, q.along));
  return shared > 0.5 * Math.min(lengthOf(a), lengthOf(b));
}

/** At how many of its ends wall body begins: a leaf was taken to close where it stands open when it does so at one only. */
function jambsOf({ from, to }: OpeningPx, { mask }: WallsPx): number {
  const reach = JAMB * distance(from, to);
  return [
    { from, to },
    { from: to, to: from },
  ].filter((way) => {
    const long = lengthOf(way);
    for (let beyond = 0; beyond <= reach; beyond++) if (isSet(mask, ...pointAt(way, long + beyond))) return true;
    return false;
  }).length;
}
