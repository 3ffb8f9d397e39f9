import { axisOf, offAxis, project } from '../geometry/segment.ts';
import type { WallsPx } from '../structure/types.ts';
import type { Gap } from './find-gaps.ts';

/** A line that runs along a wall within a gap. */
export interface GapLine {
  /** Where it lies across the wall: -0.5 and 0.5 are the faces. */
  readonly across: number;
  /** The part of the gap that it covers, 0 to 1. */
  readonly lo: number;
  readonly hi: number;
}

/** Lines nearer to each other than this, in wall thicknesses, are one. */
const SAME = 0.1;
/** Panels of one track lie at least this far ahead of those of the other, in widths of the gap. */
const AHEAD = 0.15;

/** The lines along a gap, pieces of one line joined, each longer than a tenth of the gap. */
export function linesInGap(gap: Gap, walls: WallsPx): GapLine[] {
  const wall = walls.walls[gap.wall]!;
  const width = gap.hi - gap.lo;
  const same = Math.max(SAME, 1.5 / wall.thicknessPx);
  const found: { across: number; lo: number; hi: number }[] = [];
  const axis = axisOf(wall);
  for (const line of walls.lines) {
    // Nearly all lines lie elsewhere: their first end tells.
    if (Math.abs(offAxis(axis, line.from)) > 0.75 * wall.thicknessPx) continue;
    const [p, q] = [project(wall, line.from), project(wall, line.to)];
    if (Math.max(Math.abs(p.beside), Math.abs(q.beside)) > 0.75 * wall.thicknessPx) continue;
    if (Math.abs(p.beside - q.beside) > 0.15 * Math.abs(p.along - q.along)) continue;
    const lo = (Math.max(gap.lo, Math.min(p.along, q.along)) - gap.lo) / width;
    const hi = (Math.min(gap.hi, Math.max(p.along, q.along)) - gap.lo) / width;
    if (hi - lo < 0.1) continue;
    found.push({ across: (p.beside + q.beside) / 2 / wall.thicknessPx, lo, hi });
  }
  const out: { across: number; lo: number; hi: number }[] = [];
  for (const f of found.sort((a, b) => a.lo - b.lo)) {
    const last = out.find((o) => Math.abs(o.across - f.across) < same && f.lo < o.hi + 0.08);
    if (last) last.hi = Math.max(last.hi, f.hi);
    else out.push({ ...f });
  }
  return out;
}

/** Lines that run through nearly the whole gap. */
export function throughLines(lines: readonly GapLine[]): GapLine[] {
  return lines.filter((l) => l.hi - l.lo > 0.75);
}

/** The largest share of a gap that lines at one depth cover together. */
export function drawnShare(lines: readonly GapLine[]): number {
  const at = (across: number) => lines.filter((l) => Math.abs(l.across - across) < SAME);
  return Math.max(0, ...lines.map((l) => at(l.across).reduce((sum, o) => sum + o.hi - o.lo, 0)));
}

/** Whether panels lie one beside the other at different depths, as those of sliding doors and windows do. */
export function hasPanels(lines: readonly GapLine[]): boolean {
  const parts = lines.filter((l) => l.hi - l.lo > 0.18 && l.hi - l.lo <= 0.75);
  return parts.some((a) =>
    parts.some(
      (b) => b.lo > a.lo + AHEAD && b.hi > a.hi + AHEAD && Math.abs(a.across - b.across) > SAME && b.lo > a.hi - 0.3,
    ),
  );
}

/** Parts of a gap at its ends that are glazed through the thickness of the wall: side lights of a door. */
export function sideLights(lines: readonly GapLine[]): { lo: number; hi: number } {
  const at = (end: (l: GapLine) => boolean, length: (l: GapLine) => number) => {
    const parts = lines.filter((l) => end(l) && length(l) < 0.45);
    const spread = Math.max(...parts.map((l) => l.across)) - Math.min(...parts.map((l) => l.across));
    return parts.length >= 2 && spread > 0.5 ? Math.max(...parts.map(length)) : 0;
  };
  const lo = at(
    (l) => l.lo < 0.05,
    (l) => l.hi,
  );
  const hi = at(
    (l) => l.hi > 0.95,
    (l) => 1 - l.lo,
  );
  return { lo, hi: 1 - hi };
}
