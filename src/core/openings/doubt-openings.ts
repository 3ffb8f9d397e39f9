import { distance, lengthOf } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { SWEEP, shareSwept, waysToSwing } from '../walls/share-swept.ts';
import type { WallsPx } from '../walls/types.ts';
import type { OpeningPx } from './types.ts';

/** Drawings with so many swings draw their doors with arcs. */
const DRAWN_DOORS = 3;
/** Share of an opening, and of the floor beside it, up to which the network sees no door. */
const UNSEEN = 0.15;
/** Share that it sees of a window or of panels at least. */
const GLIMPSE = 0.05;
/** A door with so much wall in it is an arc that ends at a wall; panels with so much of it, and at most that much door, are its lines. */
const WALLED = 0.7;
const LINED = { wall: 0.45, door: 0.55 } as const;
/** With more wall than that a window is one of many lines, which the network takes for the wall's. */
const HATCHED = 0.5;
/** Narrowest window that the network need not see, and widest that becomes a passage, in door widths. */
const NARROW = 0.6;
const WIDE = 2.2;
/** Where the network sees so many windows in the outer walls it knows how they are drawn here. */
const KNOWN = 2;

const DOORS = new Set(['door']);
const WINDOWS = new Set(['window']);
const OPEN = new Set(['door', 'window']);
const WALL = new Set(['wall']);

/**
 * Openings without those that strokes alone tell and the network does not see at all, where it knows such openings: lines that end
 * in a gap are no leaves where doors are drawn with arcs, lines across a break no panes. What is open there is a gap, what is wall
 * is dropped.
 */
export function doubtOpenings(openings: readonly OpeningPx[], walls: WallsPx, classes: PixelClasses): OpeningPx[] {
  const knowsDoors = walls.swings.length >= DRAWN_DOORS;
  const seen = openings.filter((o) => o.kind === 'window' && shareAlong(o, WINDOWS, classes) > 0.5);
  const knowsWindows = seen.length >= KNOWN;
  return openings.flatMap((o): OpeningPx[] => {
    if (isWalled(o, walls, classes)) return [];
    const isNone =
      (knowsDoors && (isLoneLeaf(o, walls, classes) || isUnseen(o, 'sliding', classes))) ||
      (knowsWindows && isNoWindow(o, walls, classes));
    return [isNone ? { ...o, kind: 'gap', swing: undefined } : o];
  });
}

/** Whether what lies there is wall: the arc of a door that closes elsewhere ends at it, or its own lines look like panels. */
function isWalled(o: OpeningPx, walls: WallsPx, classes: PixelClasses): boolean {
  if (o.swing && hasArc(o.swing, walls.swings)) return shareAlong(o, WALL, classes) >= WALLED;
  if (o.kind !== 'sliding') return false;
  return shareAlong(o, WALL, classes) >= LINED.wall && shareAlong(o, OPEN, classes) < LINED.door;
}

/** Whether a leaf's arc is drawn. A swing that was turned round keeps its hinge alone. */
function hasArc({ hinge }: NonNullable<OpeningPx['swing']>, swings: WallsPx['swings']): boolean {
  return swings.some((s) => s.hinge === hinge);
}

/** Whether a door is a line that ends in a gap, without an arc, and the network sees neither a doorway nor floor that is swept. */
function isLoneLeaf({ kind, from, to, swing }: OpeningPx, { swings }: WallsPx, classes: PixelClasses): boolean {
  if ((kind !== 'door' && kind !== 'double') || !swing || hasArc(swing, swings)) return false;
  const closed = distance(from, swing.hinge) > distance(to, swing.hinge) ? from : to;
  const own = { ...swing, closed, radius: distance(swing.hinge, closed) };
  const swept = Math.max(...[own, ...waysToSwing(from, to)].map((way) => shareSwept(way, SWEEP, classes)));
  return swept <= UNSEEN && shareAlong({ from, to }, DOORS, classes) <= UNSEEN;
}

function isUnseen(o: OpeningPx, kind: OpeningPx['kind'], classes: PixelClasses): boolean {
  return o.kind === kind && shareAlong(o, OPEN, classes) <= GLIMPSE;
}

function isNoWindow(o: OpeningPx, { doorPx }: WallsPx, classes: PixelClasses): boolean {
  if (o.kind !== 'window' || lengthOf(o) > WIDE * doorPx) return false;
  if (lengthOf(o) < NARROW * doorPx) return shareAlong(o, OPEN, classes) <= UNSEEN;
  return isUnseen(o, 'window', classes) && shareAlong(o, WALL, classes) < HATCHED;
}
