import { distance, lengthOf } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import { DOORS } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { SWEEP, shareSwept, waysToSwing } from '../walls/share-swept.ts';
import { closedEnd } from './closed-end.ts';
import { linesInGap, throughLines } from './lines-in-gap.ts';

// The limits are set on 4,190 openings, read from 23 real drawings in ten forms each (sizes, blurred, dark, askew …): of those that were
// read in two forms at most, and so are none, these rules took 58, of those read in three to five 28, of the others 10.

/** Drawings with so many swings draw their doors with arcs. */
const DRAWN_DOORS = 3;
/** Share of a doorway, and of the floor beside it, up to which the network sees no door. */
const UNSEEN = 0.15;
/** What it sees of a lone line that is so long, in door widths, or in what it takes for a window by that share. */
const NOTHING = 0.05;
const LONG_LEAF = 1.4;
const SEEN = 0.55;
/** Share that it sees of panes or of panels at least. */
const GLIMPSE = 0.05;
/** A door with so much wall in it is an arc that ends at a wall; panels with so much, and less door than that, are its lines. */
const WALLED = 0.7;
const LINED = { wall: 0.45, door: 0.55 } as const;
/** With more wall than that a window is one of many lines, which the network takes for the wall's. */
const HATCHED = 0.5;
/** A window narrower than this, in door widths, has to be seen as more; one wider than that stays, or its room would leak. */
const NARROW = 0.6;
const WIDE = 2.2;
/** Lines of a window's faces and panes. */
const PANES = 3;

const DOOR = new Set(['door']);
const WINDOW = new Set(['window']);
const OPEN = new Set(['door', 'window']);
const WALL = new Set(['wall']);

/**
 * Openings without those that strokes alone tell and the network does not see at all, where it knows such openings: lines that end
 * in a gap are no leaves where doors are drawn with arcs, lines across a break no panes where it knows windows. What is open there
 * is a gap, what is wall is dropped.
 */
export function doubtOpenings(
  openings: readonly OpeningPx[],
  walls: WallsPx,
  classes: PixelClasses,
  knowsWindows: boolean,
): OpeningPx[] {
  const knowsDoors = walls.swings.length >= DRAWN_DOORS;
  return openings.flatMap((o): OpeningPx[] => {
    if (isWalled(o, walls, classes)) return [];
    const isNone =
      isLoneLeaf(o, walls, classes) ||
      (knowsDoors && o.kind === 'sliding' && isUnseen(o, GLIMPSE, classes)) ||
      (knowsWindows && o.kind === 'window' && isNoWindow(o, walls, classes));
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

/**
 * Whether a door is a line without an arc that ends in a gap: where doors have arcs, the network sees neither a doorway nor floor
 * that is swept from either jamb; elsewhere, nothing of this one where it sees a window or the line is too long.
 */
function isLoneLeaf(o: OpeningPx, { swings, doorPx }: WallsPx, classes: PixelClasses): boolean {
  const { kind, from, to, swing } = o;
  if ((kind !== 'door' && kind !== 'double') || !swing || hasArc(swing, swings)) return false;
  const closed = closedEnd(from, to, swing.hinge);
  const own = { ...swing, closed, radius: distance(swing.hinge, closed) };
  const doorway = shareAlong(o, DOOR, classes);
  const isOdd = lengthOf(o) >= LONG_LEAF * doorPx || shareAlong(o, WINDOW, classes) > SEEN;
  if (kind === 'door' && isOdd && shareSwept(own, DOORS, classes) <= NOTHING && doorway <= NOTHING) return true;
  if (swings.length < DRAWN_DOORS || doorway > UNSEEN) return false;
  return [own, ...waysToSwing(from, to)].every((way) => shareSwept(way, SWEEP, classes) <= UNSEEN);
}

/** Whether the network sees at most this share of an opening. */
function isUnseen(o: OpeningPx, most: number, classes: PixelClasses): boolean {
  return shareAlong(o, OPEN, classes) <= most;
}

/**
 * Whether a window is none: where nobody sees a narrow one, or a glimpse of another, and no wall of many lines either. So many lines
 * from jamb to jamb of an outer wall are one, whatever the network sees.
 */
function isNoWindow(o: OpeningPx, walls: WallsPx, classes: PixelClasses): boolean {
  const { doorPx } = walls;
  if (lengthOf(o) < NARROW * doorPx) return isUnseen(o, UNSEEN, classes);
  const isNone =
    lengthOf(o) <= WIDE * doorPx && isUnseen(o, GLIMPSE, classes) && shareAlong(o, WALL, classes) < HATCHED;
  return isNone && !isGlazed(o, walls);
}

/** Whether panes and faces are drawn from jamb to jamb. */
function isGlazed(o: OpeningPx, walls: WallsPx): boolean {
  const wall = walls.walls[o.wall]!;
  const span = wall.exterior && spanOf(o, wall, wall.thicknessPx);
  return !!span && throughLines(linesInGap({ wall: o.wall, ...span }, walls)).length >= PANES;
}
