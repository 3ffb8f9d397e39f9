import { distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing, WallsPx } from '../walls/types.ts';
import type { Gap } from './find-gaps.ts';
import { findLeaves } from './find-leaves.ts';
import { hasPanels, linesInGap, sideLights, throughLines } from './lines-in-gap.ts';
import type { OpeningPx } from './types.ts';

/** Up to this many door widths a plain break in a wall is a passage. */
export const WIDEST_PASSAGE = 1.75;

/** Widest hinged door without an arc, and widest sliding one inside, in door widths. */
const WIDEST_LEAF = 1.75;
const WIDEST_SLIDING = 3.2;
/** From this width on, lines in the middle of an outer wall are a garage door: windows have lines at the faces too. */
const GARAGE = 2.8;

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
  const swings = walls.swings.filter((s) => swingsInto(s, gap, walls));
  if (swings.length >= 2) {
    const [a, b] = swings as [Swing, Swing];
    if (distance(a.hinge, b.hinge) > 1.2 * a.radius) return [{ kind: 'double', ...piece, swing: swingOf(a) }];
  }
  if (swings.length > 0) {
    const s = [...swings].sort(
      (a, b) => Math.abs(a.radius - width * walls.doorPx) - Math.abs(b.radius - width * walls.doorPx),
    )[0]!;
    return [{ kind: 'door', ...fitTo(s, gap, walls), swing: swingOf(s) }];
  }
  const lines = linesInGap(gap, walls);
  const through = throughLines(lines);
  const panels = hasPanels(lines);
  const leaves = findLeaves(gap, walls);
  const whole = leaves.find((l) => l.share > 0.6);
  const swing = leaves[0] && { hinge: leaves[0].hinge, leaf: leaves[0].leaf };
  if (exterior) {
    // A leaf as long as a door is wide, and a threshold: casements are narrower.
    if (whole && through.length <= 2 && width > 0.75 && width < 1.35)
      return [{ kind: 'door', ...piece, swing: swing! }];
    const bothFaces = through.some((l) => l.across > 0.3) && through.some((l) => l.across < -0.3);
    if (width > GARAGE && through.length > 0 && !bothFaces && !panels) return [{ kind: 'garage', ...piece }];
    if (through.length >= 2 || panels || (through.length === 1 && width < 3.5)) return [{ kind: 'window', ...piece }];
  } else if ((through.length >= 2 && width < 2.2) || (panels && width < WIDEST_SLIDING)) {
    return [{ kind: 'sliding', ...piece }];
  } else if (through.length >= 2) return [{ kind: 'window', ...piece }];
  if (whole && width < WIDEST_LEAF) return [{ kind: 'door', ...piece, swing: swing! }];
  if (leaves.length === 2 && leaves[1]!.share > 0.3) return [{ kind: 'double', ...piece, swing: swing! }];
  if (exterior && width > 2) return lines.length > 0 ? [{ kind: 'garage', ...piece }] : [];
  return [{ kind: through.length === 1 && exterior ? 'window' : 'gap', ...piece }];
}

function placeOf(gap: Gap, walls: WallsPx): { wall: number; from: PointPx; to: PointPx } {
  const wall = walls.walls[gap.wall]!;
  return { wall: gap.wall, from: pointAt(wall, gap.lo), to: pointAt(wall, gap.hi) };
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
