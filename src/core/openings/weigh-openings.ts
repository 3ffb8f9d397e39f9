import { angleBetween, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import { DOORS } from '../pixel-classes/built.ts';
import { findSeenBars, type SeenBar } from '../pixel-classes/find-seen-bars.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { isSwept } from '../walls/is-swept.ts';
import { doubtOpenings } from './doubt-openings.ts';
import { joinWindows } from './join-windows.ts';
import { pairLeaves } from './pair-leaves.ts';
import { partDoors } from './part-doors.ts';
import { besidesOf, isFilled, isSameSection, sectionOf } from './section-of.ts';

/** Share of a gap that the network has to take for a door or a window to make it one. */
const SEEN = 0.55;
/** Where the network sees so many windows in outer walls, it knows how this drawing draws them; one may be chance. */
const KNOWN = 2;
/** A glazed opening with no more than this share of what is open, and at least that of wall, is a drawn wall. */
const UNSEEN = 0.02;
const WALLED = 0.7;
/**
 * In an outer wall it has to be so much wall where the network sees but one window, which is surely one if it fills this
 * much of a wall's thickness.
 */
const ENTIRELY = 0.95;
const FILLS = 0.6;
/** Of one with at least this share of wall and a window in it, only that window is open. */
const PARTLY_WALLED = 0.4;
/** Windows are one where the network takes this share of what lies between them for window. */
const ONE_PANE = 0.8;
/** Width of a door without a leaf, and of a window that only the network sees or that it joins, in door widths. */
const DOOR = [0.5, 1.75] as const;
const WINDOW = [0.4, 4.5] as const;
/** What the network sees of an opening runs in its direction, degrees. */
const ASKEW = 20;
/** A leaf of its own sweeps more than this share of the floor beside an opening: another's may reach into it. */
const OWN_LEAF = 0.25;
const GAPS = new Set(['door']);
const WINDOWS = new Set(['window']);
const OPEN = new Set([...DOORS, 'window']);
const WALL = new Set(['wall']);

/**
 * Openings as strokes and network together tell them: gaps in which nothing is drawn, or not as usual, get a name; panes that
 * are the lines of a wall go; windows that look like wall body to the strokes (filled ones) are added; panes of one window,
 * and the panels of a garage door, are one.
 */
export function weighOpenings(
  openings: readonly OpeningPx[],
  walls: WallsPx,
  classes?: PixelClasses,
  page?: Page,
): OpeningPx[] {
  if (!classes) return [...openings];
  const seen = openings.filter((o) => o.kind === 'window' && shareAlong(o, WINDOWS, classes) > SEEN);
  const knowsWindows = seen.length >= KNOWN;
  const bars = findSeenBars('window', classes, WINDOW[0] * walls.doorPx);
  const filling = bars.filter((bar) => fillsWall(bar, walls));
  const partly = openings.filter((o) => isPartlyWall(o, knowsWindows ? bars : filling, classes));
  // A network that sees no window at all may not know how this drawing draws them.
  const walled = knowsWindows ? WALLED : seen.length + filling.length > 0 ? ENTIRELY : Number.POSITIVE_INFINITY;
  const named = pairLeaves(doubtOpenings(openings, walls, classes, knowsWindows))
    .filter((o) => !partly.includes(o) && (!isWall(o, walls, walled, classes) || isLike(o, seen, walls, page)))
    .map((o): OpeningPx => (o.kind === 'gap' ? { ...o, kind: kindOf(o, walls, classes) } : o));
  // Where strokes tell windows as the network does, what they take for plain wall is, unless paper shows between its faces.
  const isClear = (bar: SeenBar) => filling.includes(bar) && !!page && !isFilled(sectionOf(bar, bar.thick, page));
  const hidden = bars.filter((bar) => !knowsWindows || isClear(bar) || partly.some((o) => overlaps(bar, o, bar.thick)));
  return partDoors(joinPanes([...named, ...findUnseen(named, hidden, walls)], walls, classes), walls, classes);
}

/** Windows with nothing but window between them to the network are one. */
function joinPanes(openings: readonly OpeningPx[], walls: WallsPx, classes: PixelClasses): OpeningPx[] {
  return joinWindows(openings, walls, (last, next, wall) => {
    const between = { from: pointAt(wall, last[1]), to: pointAt(wall, next[0]) };
    const width = Math.max(last[1], next[1]) - last[0];
    return width <= WINDOW[1] * walls.doorPx && shareAlong(between, WINDOWS, classes) >= ONE_PANE;
  });
}

/** Whether an opening is the lines of a wall; a window in an outer one where the network takes the share `walled` of it for wall. */
function isWall(o: OpeningPx, walls: WallsPx, walled: number, classes: PixelClasses): boolean {
  if (o.swing || (o.kind !== 'sliding' && o.kind !== 'window')) return false;
  const least = o.kind === 'window' && walls.walls[o.wall]!.exterior ? walled : WALLED;
  return shareAlong(o, OPEN, classes) <= UNSEEN && shareAlong(o, WALL, classes) >= least;
}

/**
 * Whether a window in a filled outer wall is drawn as two others are that the network sees: what looks the same is the same.
 * Between two lines of a hollow wall windows and wall look too much alike.
 */
function isLike(o: OpeningPx, seen: readonly OpeningPx[], { walls }: WallsPx, page?: Page): boolean {
  const wall = walls[o.wall]!;
  if (!page || o.kind !== 'window' || !wall.exterior || seen.length < KNOWN) return false;
  const own = sectionOf(o, wall.thicknessPx, page);
  const looksLike = (other: Segment, thicknessPx: number) => isSameSection(own, sectionOf(other, thicknessPx, page));
  const beside = besidesOf(o, wall).map((stretch) => sectionOf(stretch, wall.thicknessPx, page));
  if (!beside.length || !beside.every((section) => isFilled(section) && !isSameSection(own, section))) return false;
  return seen.filter((other) => looksLike(other, walls[other.wall]!.thicknessPx)).length >= KNOWN;
}

/** Whether a window that the network sees takes most of an outer wall's thickness: it is no line of it. */
function fillsWall(bar: SeenBar, { walls }: WallsPx): boolean {
  return walls.some((w) => w.exterior && holds(w, bar, w.thicknessPx) && bar.thick > FILLS * w.thicknessPx);
}

/** Whether an opening is wall but for a window that the network sees in it: two lines along a wall look like one long pane. */
function isPartlyWall(o: OpeningPx, bars: readonly SeenBar[], classes: PixelClasses): boolean {
  if (o.swing || (o.kind !== 'sliding' && o.kind !== 'window')) return false;
  return shareAlong(o, WALL, classes) >= PARTLY_WALLED && bars.some((bar) => overlaps(bar, o, bar.thick));
}

/** What a gap is to the network: a door where a leaf sweeps floor beside it, for it takes every passage as wide as a door for one. */
function kindOf(o: OpeningPx, { walls, doorPx }: WallsPx, classes: PixelClasses): 'gap' | 'door' | 'window' {
  const width = lengthOf(o) / doorPx;
  if (walls[o.wall]!.exterior && shareAlong(o, WINDOWS, classes) > SEEN) return 'window';
  if (width <= DOOR[0] || width >= DOOR[1] || shareAlong(o, GAPS, classes) <= SEEN) return 'gap';
  return isSwept(o.from, o.to, classes, OWN_LEAF) ? 'door' : 'gap';
}

/** Windows in outer walls where the strokes show no opening. */
function findUnseen(found: readonly OpeningPx[], bars: readonly SeenBar[], walls: WallsPx): OpeningPx[] {
  return bars.flatMap((s): OpeningPx[] => {
    if (lengthOf(s) > WINDOW[1] * walls.doorPx || found.some((o) => overlaps(s, o, s.thick))) return [];
    const wall = walls.walls.findIndex((w) => w.exterior && holds(w, s, w.thicknessPx));
    if (wall < 0) return [];
    const w = walls.walls[wall]!;
    const [lo, hi] = [project(w, s.from).along, project(w, s.to).along].sort((a, b) => a - b) as [number, number];
    return [{ kind: 'window', wall, from: pointAt(w, Math.max(0, lo)), to: pointAt(w, Math.min(lengthOf(w), hi)) }];
  });
}

function overlaps(s: Segment, o: Segment, thick: number): boolean {
  const span = spanOf(o, s, thick, ASKEW);
  return !!span && Math.min(lengthOf(s), span.hi) - Math.max(0, span.lo) > 0;
}

function holds(w: Segment, s: Segment, thick: number): boolean {
  if (angleBetween(w, s) > 8) return false;
  const [p, q] = [project(w, s.from), project(w, s.to)];
  const over = 0.2 * lengthOf(s);
  return (
    Math.max(Math.abs(p.beside), Math.abs(q.beside)) < 0.6 * thick &&
    Math.min(p.along, q.along) > -over &&
    Math.max(p.along, q.along) < lengthOf(w) + over
  );
}
