import {
  angleBetween,
  directionOf,
  distance,
  lengthOf,
  meet,
  pointAt,
  project,
  type Segment,
} from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import { mergeBars } from '../raster/merge-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing, WallPx } from '../structure/types.ts';
import { besideWall } from './closes-on.ts';
import { distanceToBar } from './distance-to-bar.ts';
import { drawnAlong } from './drawn-along.ts';

/** Plain gaps up to this many door widths are bridged by the wall; wider ones only where lines run through them. */
const PLAIN_GAP = 1.7;
const DRAWN_GAP = 12;
/** Folding and double doors of closets: as wide as this when leaves stand at both jambs. */
const LEAF_GAP = 3.2;
/** A row of sliding panels: as wide as this where so much of it is drawn. */
const PANEL_GAP = 4.5;
const DRAWN = 0.6;
/** A wall so near to an end of a closed leaf, in its lengths, is its jamb. */
const JAMB = 0.25;
/** A wall runs the way of a leaf, degrees. */
const ALONG = 15;
/** The usual wall is so many times as thick as a partition. */
const PARTITION = 3;
/** Sliding panels are often drawn over half of their opening only. */
const HALF_DRAWN = 0.35;

/** Pieces of wall body -> walls that run through their openings and meet at their junctions. */
export function joinWalls(
  pieces: readonly Bar[],
  lines: readonly Bar[],
  swings: readonly Swing[],
  doorPx: number,
): WallPx[] {
  const usual = [...pieces].sort((a, b) => a.thick - b.thick)[pieces.length >> 1]?.thick ?? 1;
  const merged = mergeBars(pieces, {
    bridge: (a, b, gap) =>
      gap <= PLAIN_GAP * doorPx ||
      (gap <= DRAWN_GAP * doorPx && isDrawn(a, b, gap, lines)) ||
      (gap <= LEAF_GAP * doorPx && hasLeaves(a, b, lines, doorPx)),
    beside: 1.5,
    besideShare: 0.3,
    ratio: 1.7,
  }).filter((b) => lengthOf(b) > 1.5 * b.thick || lengthOf(b) > 0.5 * doorPx);
  const hosted = [...merged];
  for (const swing of swings) {
    const leaf = { from: swing.hinge, to: swing.closed };
    if (merged.some((w) => holds(w, leaf)) || closesBeside(leaf, merged)) continue;
    hosted.push(hostFor({ ...leaf, thick: jambOf(swing, pieces, usual) }, merged));
  }
  const walls = hosted.map((b) => extend(b, hosted, lines, doorPx));
  return walls.map((b) => ({ from: b.from, to: b.to, thicknessPx: b.thick, exterior: false }));
}

/**
 * Thickness of the wall of a door that no wall goes on from: the usual one, unless it stands between partitions that are
 * much thinner. It would take half of a small room otherwise.
 */
function jambOf({ hinge, closed, radius }: Swing, pieces: readonly Bar[], usual: number): number {
  const thick = [hinge, closed].flatMap((end) => {
    const away = pieces.map((piece) => ({ piece, off: distanceToBar(piece, end) }));
    const nearest = away.reduce((a, b) => (b.off < a.off ? b : a), {
      piece: undefined as Bar | undefined,
      off: JAMB * radius,
    });
    return nearest.piece ? [nearest.piece.thick] : [];
  });
  const thinner = Math.min(usual, ...thick);
  return usual > PARTITION * thinner ? thinner : usual;
}

/** Whether a closed leaf already lies on a wall. */
function holds(w: Bar, leaf: Segment): boolean {
  const [p, q] = [project(w, leaf.from), project(w, leaf.to)];
  const reach = 0.3 * lengthOf(leaf);
  return isInLine(w, leaf) && Math.min(p.along, q.along) > -reach && Math.max(p.along, q.along) < lengthOf(w) + reach;
}

/** Whether a closed leaf lies in line with a wall, as far as `closesOn` allows. */
function isInLine(w: Bar, leaf: Segment): boolean {
  const off = [leaf.from, leaf.to].map((end) => Math.abs(project(w, end).beside));
  return Math.max(...off) < besideWall(w.thick, lengthOf(leaf));
}

/** Whether the only walls at the free end of a closed leaf run along beside it: it stands open there, and closes elsewhere. */
function closesBeside(leaf: Segment, walls: readonly Bar[]): boolean {
  const near = walls.filter((w) => distanceToBar(w, leaf.to) < JAMB * lengthOf(leaf));
  return near.length > 0 && near.every((w) => angleBetween(w, leaf) < ALONG && !isInLine(w, leaf));
}

/** A wall piece of its own for a door that no wall runs through: at a corner, or between two walls that are not in line. */
function hostFor(leaf: Bar, walls: readonly Bar[]): Bar {
  const long = lengthOf(leaf);
  const near = walls
    .filter((w) => angleBetween(w, leaf) < ALONG && isInLine(w, leaf))
    .filter((w) => gapTo(w, leaf) < 2 * long)
    .sort((a, b) => gapTo(a, leaf) - gapTo(b, leaf))[0];
  if (near) {
    const [p, q] = [project(near, leaf.from).along, project(near, leaf.to).along];
    return { from: pointAt(near, p), to: pointAt(near, q), thick: near.thick };
  }
  const [dx, dy] = [leaf.to[0] - leaf.from[0], leaf.to[1] - leaf.from[1]];
  const flat = Math.abs(dy) < 0.25 * Math.abs(dx);
  const steep = Math.abs(dx) < 0.25 * Math.abs(dy);
  const to: PointPx = [steep ? leaf.from[0] : leaf.to[0], flat ? leaf.from[1] : leaf.to[1]];
  return { ...leaf, to };
}

function gapTo(w: Bar, leaf: Bar): number {
  return Math.min(
    distance(w.from, leaf.from),
    distance(w.to, leaf.from),
    distance(w.from, leaf.to),
    distance(w.to, leaf.to),
  );
}

/** Carries both ends on to the centre line of the wall they run into. */
function extend(b: Bar, walls: readonly Bar[], lines: readonly Bar[], doorPx: number): Bar {
  return {
    ...b,
    from: reachOut(b, b.to, b.from, walls, lines, doorPx),
    to: reachOut(b, b.from, b.to, walls, lines, doorPx),
  };
}

function reachOut(
  b: Bar,
  start: PointPx,
  end: PointPx,
  walls: readonly Bar[],
  lines: readonly Bar[],
  doorPx: number,
): PointPx {
  const [dx, dy] = directionOf({ from: start, to: end });
  let best: PointPx | undefined;
  let bestGap = Number.POSITIVE_INFINITY;
  for (const w of walls) {
    if (w === b) continue;
    const at = meet(b, w);
    if (!at) continue;
    const ahead = (at[0] - end[0]) * dx + (at[1] - end[1]) * dy;
    if (Math.abs(ahead) >= bestGap || ahead < -1.2 * w.thick || ahead > PANEL_GAP * doorPx + w.thick) continue;
    if (angleBetween(w, b) < 20) continue;
    const p = project(w, at);
    const slack = 0.5 * b.thick + w.thick;
    if (p.along < -slack || p.along > lengthOf(w) + slack) continue;
    const drawn =
      ahead > PLAIN_GAP * doorPx + w.thick ? drawnAlong({ from: end, to: at }, b.thick, lines) / distance(end, at) : 1;
    if (drawn < HALF_DRAWN || (ahead > LEAF_GAP * doorPx + w.thick && drawn < DRAWN)) continue;
    [best, bestGap] = [at, Math.abs(ahead)];
  }
  return best ?? end;
}

/** Whether thin lines within the wall band cover most of a gap, as windows and sliding doors do. */
function isDrawn(a: Bar, b: Bar, gap: number, lines: readonly Bar[]): boolean {
  const p = project(a, b.from).along;
  const q = project(a, b.to).along;
  const long = lengthOf(a);
  const [lo, hi] = Math.min(p, q) > long - 1 ? [long, Math.min(p, q)] : [Math.max(p, q), 0];
  const between = { from: pointAt(a, lo), to: pointAt(a, hi) };
  return drawnAlong(between, Math.max(a.thick, b.thick), lines) > 0.9 * gap;
}

/** Whether a slanted short line starts at each of the two facing ends, as the leaves of folding and double doors do. */
function hasLeaves(a: Bar, b: Bar, lines: readonly Bar[], doorPx: number): boolean {
  const pairs = [a.from, a.to].flatMap((p) => [b.from, b.to].map((q) => [p, q] as const));
  const [p, q] = pairs.sort((x, y) => distance(...x) - distance(...y))[0]!;
  const near = 0.7 * Math.max(a.thick, b.thick) + 0.12 * doorPx;
  const leafAt = (jamb: PointPx) =>
    lines.some((line) => {
      const long = lengthOf(line);
      if (long < 0.25 * doorPx || long > 1.2 * doorPx) return false;
      const angle = angleBetween(line, a);
      return (
        angle > 20 &&
        Math.min(distance(line.from, jamb), distance(line.to, jamb)) < near &&
        !(angle > 85 && long < near)
      );
    });
  return leafAt(p) && leafAt(q);
}
