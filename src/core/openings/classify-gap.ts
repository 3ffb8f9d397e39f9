import { distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, Swing, WallsPx } from '../structure/types.ts';
import type { Gap } from './find-gaps.ts';
import { findLeaves } from './find-leaves.ts';
import { drawnShare, hasPanels, linesInGap, sideLights, throughLines } from './lines-in-gap.ts';
import { CASEMENT, turnOf } from './turn-of.ts';

/**
 * Narrowest hinged door without an arc, of one leaf or two, and of one leaf in an outer wall; widest of one leaf, and widest sliding one
 * inside; in door widths.
 */
const NARROWEST_LEAF = 0.5;
const NARROWEST_OUTER = 0.75;
const WIDEST_LEAF = 1.75;
const WIDEST_SLIDING = 4.5;
/** Narrower panels, in door widths, are treads, hatching or lines of a cupboard. */
const NARROWEST_SLIDING = 0.58;
/** From this width on, lines in the middle of an outer wall are a garage door: windows have lines at the faces too. */
const GARAGE = 2.8;

/** Share of a gap along which the dashes of a garage door are drawn. */
const DASHED = 0.4;

/** What a gap in a wall is, by what is drawn in it and beside it. One gap can hold a door and its side lights. */
export function classifyGap(gap: Gap, walls: WallsPx, exterior: boolean): OpeningPx[] {
  const lights = exterior ? sideLights(linesInGap(gap, walls)) : { lo: 0, hi: 1 };
  const width = gap.hi - gap.lo;
  const [lo, hi] = [gap.lo + lights.lo * width, gap.lo + lights.hi * width];
  const glazed = [
    { ...gap, hi: lo },
    { ...gap, lo: hi },
  ].filter((g) => g.hi - g.lo > 0.25 * walls.doorPx);
  if (glazed.length === 0) return classifyWhole(gap, walls, exterior);
  return [
    ...glazed.map((g): OpeningPx => ({ kind: 'window', ...placeOf(g, walls) })),
    ...classifyWhole({ ...gap, lo, hi }, walls, exterior),
  ];
}

function classifyWhole(gap: Gap, walls: WallsPx, exterior: boolean): OpeningPx[] {
  const width = (gap.hi - gap.lo) / walls.doorPx;
  const piece = placeOf(gap, walls);
  const lines = linesInGap(gap, walls);
  const through = throughLines(lines);
  // A casement stands ajar in a window's frame and sill; a door is drawn wide open, or has a threshold at most.
  const framed = exterior && through.length >= 3;
  const swings = walls.swings.filter((s) => swingsInto(s, gap, walls) && !(framed && turnOf(s) < CASEMENT));
  const doors = hingedIn(gap, swings, walls);
  if (doors.length > 0) return doors;
  const turned = turnedInto(gap, walls);
  if (turned) return [{ kind: 'door', ...piece, swing: swingOf(turned) }];
  const panels = hasPanels(lines);
  const leaves = findLeaves(gap, walls);
  const whole = leaves.find((l) => l.share > 0.55);
  const first = whole ?? leaves[0];
  const swing = first && { hinge: first.hinge, leaf: first.leaf };
  if (exterior) {
    // A leaf as long as the door is wide: casements are drawn ajar in a frame.
    const tight = 0.5 * walls.walls[gap.wall]!.thicknessPx + 0.085 * (gap.hi - gap.lo);
    const full = leaves.find((l) => l.share > 0.85 && l.off < tight && (!framed || l.angle > CASEMENT));
    if (full && width > NARROWEST_OUTER && width < WIDEST_LEAF) {
      return [{ kind: 'door', ...piece, swing: { hinge: full.hinge, leaf: full.leaf } }];
    }
    const bothFaces = through.some((l) => l.across > 0.3) && through.some((l) => l.across < -0.3);
    const front = gap.hi - gap.lo > 0.9 * lengthOf(walls.walls[gap.wall]!);
    if (front && through.length > 0) return [{ kind: 'window', ...piece }];
    if (width > GARAGE && through.length > 0 && !bothFaces && !panels) return [{ kind: 'garage', ...piece }];
    if (through.length >= 2 || panels || (through.length === 1 && width < 3.5)) return [{ kind: 'window', ...piece }];
  } else if ((through.length >= 2 && width < 2.2) || (panels && width < WIDEST_SLIDING)) {
    return [{ kind: width < NARROWEST_SLIDING ? 'gap' : 'sliding', ...piece }];
  } else if (through.length >= 2) return [{ kind: 'window', ...piece }];
  if (whole && width > (exterior ? NARROWEST_OUTER : NARROWEST_LEAF) && width < WIDEST_LEAF)
    return [{ kind: 'door', ...piece, swing: swing! }];
  if (leaves.length === 2 && width > (exterior ? 1.3 : NARROWEST_LEAF))
    return [{ kind: 'double', ...piece, swing: swing! }];
  if (exterior && width > 2) return drawnShare(lines) > DASHED ? [{ kind: 'garage', ...piece }] : [];
  return [{ kind: through.length === 1 && exterior ? 'window' : 'gap', ...piece }];
}

function placeOf(gap: Gap, walls: WallsPx): { wall: number; from: PointPx; to: PointPx } {
  const wall = walls.walls[gap.wall]!;
  return { wall: gap.wall, from: pointAt(wall, gap.lo), to: pointAt(wall, gap.hi) };
}

/** Doors of the swings in a gap: two leaves that meet are one door, two that lie beside each other are two. */
function hingedIn(gap: Gap, swings: readonly Swing[], walls: WallsPx): OpeningPx[] {
  const width = gap.hi - gap.lo;
  const best = [...swings].sort((a, b) => Math.abs(a.radius - width) - Math.abs(b.radius - width));
  for (const a of swings) {
    const mate = swings.find(
      (b) => distance(a.hinge, b.hinge) > 1.5 * a.radius && distance(a.closed, b.closed) < 0.5 * a.radius,
    );
    if (mate) return [{ kind: 'double', ...placeOf(gap, walls), swing: swingOf(a) }];
  }
  const out: OpeningPx[] = [];
  for (const s of best) {
    const door: OpeningPx = { kind: 'door', ...fitTo(s, gap, walls), swing: swingOf(s) };
    if (!out.some((o) => overlap(o, door, walls) > 0.3 * s.radius)) out.push(door);
  }
  return out;
}

function overlap(a: OpeningPx, b: OpeningPx, walls: WallsPx): number {
  const wall = walls.walls[a.wall]!;
  const [p, q] = [a, b].map((o) => [project(wall, o.from).along, project(wall, o.to).along]) as [number[], number[]];
  return Math.min(Math.max(...p), Math.max(...q)) - Math.max(Math.min(...p), Math.min(...q));
}

/** A swing whose open end closes this gap from jamb to jamb: its ends were taken for each other beside a wall. */
function turnedInto(gap: Gap, walls: WallsPx): Swing | undefined {
  const wall = walls.walls[gap.wall]!;
  const width = gap.hi - gap.lo;
  for (const s of walls.swings) {
    const [p, q] = [project(wall, s.hinge), project(wall, s.leaf)];
    const off = Math.abs(Math.min(p.along, q.along) - gap.lo) + Math.abs(Math.max(p.along, q.along) - gap.hi);
    const side = 0.7 * wall.thicknessPx + 0.1 * s.radius;
    if (off < 0.3 * width && Math.max(Math.abs(p.beside), Math.abs(q.beside)) < side)
      return { ...s, closed: s.leaf, leaf: s.closed };
  }
  return undefined;
}

function swingOf(s: Swing): { hinge: PointPx; leaf: PointPx } {
  return { hinge: s.hinge, leaf: s.leaf };
}

function swingsInto(s: Swing, gap: Gap, walls: WallsPx): boolean {
  const wall = walls.walls[gap.wall]!;
  const p = project(wall, s.hinge);
  const q = project(wall, s.closed);
  const side = 0.9 * wall.thicknessPx + 0.2 * s.radius;
  if (Math.abs(p.beside) > side || Math.abs(q.beside) > side) return false;
  const [lo, hi] = [Math.min(p.along, q.along), Math.max(p.along, q.along)];
  return Math.min(hi, gap.hi) - Math.max(lo, gap.lo) > 0.6 * Math.min(s.radius, gap.hi - gap.lo);
}

/** The leaf's own width where the gap is much wider (a side light, a passage), else the whole gap. */
function fitTo(s: Swing, gap: Gap, walls: WallsPx): { wall: number; from: PointPx; to: PointPx } {
  const wall = walls.walls[gap.wall]!;
  if (gap.hi - gap.lo < 1.5 * s.radius)
    return { wall: gap.wall, from: pointAt(wall, gap.lo), to: pointAt(wall, gap.hi) };
  const along = [project(wall, s.hinge).along, project(wall, s.closed).along].sort((a, b) => a - b) as [number, number];
  return {
    wall: gap.wall,
    from: pointAt(wall, Math.max(0, along[0])),
    to: pointAt(wall, Math.min(lengthOf(wall), along[1])),
  };
}
