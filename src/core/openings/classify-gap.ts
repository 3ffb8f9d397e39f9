import { angleBetween, distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing, WallsPx } from '../walls/types.ts';
import type { Gap } from './find-gaps.ts';
import type { OpeningPx } from './types.ts';

/** Up to this many door widths a plain break in a wall is a passage. */
export const WIDEST_PASSAGE = 1.75;

/** What a gap in a wall is, by what is drawn in it and beside it. One gap can hold a door and its side light. */
export function classifyGap(gap: Gap, walls: WallsPx, exterior: boolean): OpeningPx[] {
  const wall = walls.walls[gap.wall]!;
  const width = gap.hi - gap.lo;
  const piece = { wall: gap.wall, from: pointAt(wall, gap.lo), to: pointAt(wall, gap.hi) };
  const swings = walls.swings.filter((s) => swingsInto(s, gap, walls));
  if (swings.length >= 2) {
    const [a, b] = swings as [Swing, Swing];
    if (distance(a.hinge, b.hinge) > 1.2 * a.radius) return [{ kind: 'double', ...piece, swing: swingOf(a) }];
  }
  if (swings.length > 0) {
    const s = [...swings].sort((a, b) => Math.abs(a.radius - width) - Math.abs(b.radius - width))[0]!;
    return [{ kind: 'door', ...fitTo(s, gap, walls), swing: swingOf(s) }];
  }
  const across = linesAcross(gap, walls);
  if (across.full >= 2 && !exterior && width < 2.2 * walls.doorPx) return [{ kind: 'sliding', ...piece }];
  if (across.full >= 2 || (across.full === 1 && exterior && width < 3.5 * walls.doorPx))
    return [{ kind: 'window', ...piece }];
  if (across.half >= 2) return [{ kind: 'sliding', ...piece }];
  const leaf = leafAt(gap, walls);
  if (leaf) return [{ kind: 'door', ...piece, swing: leaf }];
  if (exterior && width > 2 * walls.doorPx) return across.full + across.half > 0 ? [{ kind: 'garage', ...piece }] : [];
  return [{ kind: across.full === 1 && exterior ? 'window' : 'gap', ...piece }];
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

/** How many lines at different offsets run through the whole gap, and how many through about half of it. */
function linesAcross(gap: Gap, walls: WallsPx): { full: number; half: number } {
  const wall = walls.walls[gap.wall]!;
  const width = gap.hi - gap.lo;
  const offsets = new Map<number, number>();
  const bin = Math.max(2, 0.12 * wall.thicknessPx);
  for (const line of walls.lines) {
    const p = project(wall, line.from);
    const q = project(wall, line.to);
    if (Math.max(Math.abs(p.beside), Math.abs(q.beside)) > 0.75 * wall.thicknessPx) continue;
    if (Math.abs(p.beside - q.beside) > 0.15 * Math.abs(p.along - q.along)) continue;
    const shared = Math.min(gap.hi, Math.max(p.along, q.along)) - Math.max(gap.lo, Math.min(p.along, q.along));
    if (shared < 0.25 * width) continue;
    const key = Math.round((p.beside + q.beside) / 2 / bin);
    offsets.set(key, (offsets.get(key) ?? 0) + shared / width);
  }
  const shares = [...offsets.values()];
  return { full: shares.filter((s) => s > 0.75).length, half: shares.filter((s) => s >= 0.35 && s <= 0.75).length };
}

/** A straight leaf without an arc: a line from one jamb out into the room, about as long as the gap or half of it. */
function leafAt(gap: Gap, walls: WallsPx): { hinge: PointPx; leaf: PointPx } | undefined {
  const wall = walls.walls[gap.wall]!;
  const width = gap.hi - gap.lo;
  const near = 0.7 * wall.thicknessPx + 0.12 * width;
  const jambs = [pointAt(wall, gap.lo), pointAt(wall, gap.hi)];
  for (const line of walls.lines) {
    const long = lengthOf(line);
    if (long < 0.4 * width || long > 1.25 * width || angleBetween(line, wall) < 15) continue;
    for (const [hinge, leaf] of [
      [line.from, line.to],
      [line.to, line.from],
    ] as const) {
      if (Math.min(distance(hinge, jambs[0]!), distance(hinge, jambs[1]!)) > near) continue;
      const tip = project(wall, leaf);
      const free =
        Math.abs(tip.beside) > 0.3 * long && tip.along > gap.lo - 0.5 * width && tip.along < gap.hi + 0.5 * width;
      if (free) return { hinge, leaf };
    }
  }
  return undefined;
}
