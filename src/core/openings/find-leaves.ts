import { angleBetween, distance, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallPx, WallsPx } from '../structure/types.ts';
import type { Gap } from './find-gaps.ts';

/** Lines at the tip of a leaf: this long, in leaf lengths, and this near. Its end and the pieces of its arc are shorter. */
const CORNER = 0.45;
const NEAR = 0.08;

export interface Leaf {
  readonly hinge: PointPx;
  readonly leaf: PointPx;
  /** Length in widths of the gap. */
  readonly share: number;
  /** Degrees between leaf and wall. */
  readonly angle: number;
  /** Distance of the hinge from the jamb. */
  readonly off: number;
  /** At the start of the gap, or at its end. */
  readonly atStart: boolean;
}

/** Straight leaves without an arc: lines from a jamb out into the room with a free end, at each jamb the one that fits best. */
export function findLeaves(gap: Gap, walls: WallsPx): Leaf[] {
  const wall = walls.walls[gap.wall]!;
  const width = gap.hi - gap.lo;
  const near = wall.thicknessPx + 0.17 * width;
  const jambs = [pointAt(wall, gap.lo), pointAt(wall, gap.hi)] as const;
  const isNear = (p: PointPx) => Math.min(distance(p, jambs[0]), distance(p, jambs[1])) <= near;
  const found: Leaf[] = [];
  for (const line of walls.lines) {
    // Nearly all lines lie elsewhere.
    if (!isNear(line.from) && !isNear(line.to)) continue;
    const angle = angleBetween(line, wall);
    if (angle < 15) continue;
    for (const [end, leaf] of [
      [line.from, line.to],
      [line.to, line.from],
    ] as const) {
      const { hinge, share } = hang(end, leaf, wall, width);
      if (share < 0.3 || share > 1.3) continue;
      const [a, b] = [distance(hinge, jambs[0]), distance(hinge, jambs[1])];
      const tip = project(wall, leaf);
      if (Math.min(a, b) > near || Math.abs(tip.beside) < 0.3 * lengthOf(line)) continue;
      if (tip.along < gap.lo - 0.5 * width || tip.along > gap.hi + 0.5 * width) continue;
      if (
        isFree(leaf, hinge, walls) &&
        !isCorner(line, leaf, walls) &&
        !isOfSwing(line, walls) &&
        !isInWall(line, walls)
      )
        found.push({ hinge, leaf, share, angle, off: Math.min(a, b), atStart: a <= b });
    }
  }
  const misfit = (l: Leaf) => Math.abs(1 - l.share) + l.off / width;
  found.sort((a, b) => misfit(a) - misfit(b));
  return [true, false].flatMap((start) => found.find((l) => l.atStart === start) ?? []);
}

/** Where a leaf hangs whose line may begin with the end of its wall, in line with it: how it suits the width of the gap better. */
function hang(end: PointPx, leaf: PointPx, wall: WallPx, width: number): { hinge: PointPx; share: number } {
  const long = distance(end, leaf);
  const whole = { hinge: end, share: long / width };
  const [p, q] = [project(wall, end).beside, project(wall, leaf).beside];
  const inside = (0.5 * wall.thicknessPx - p * Math.sign(q)) / Math.abs(q - p);
  if (!(inside > 0 && inside < 1)) return whole;
  const beyond = { hinge: pointAt({ from: end, to: leaf }, inside * long), share: ((1 - inside) * long) / width };
  return Math.abs(1 - beyond.share) < Math.abs(1 - whole.share) ? beyond : whole;
}

/** Whether another line of some length leaves the tip at a right angle: sides of cupboards, tubs and machines end so. */
function isCorner(line: Segment, tip: PointPx, walls: WallsPx): boolean {
  const long = lengthOf(line);
  return walls.lines.some(
    (l) =>
      lengthOf(l) > CORNER * long &&
      Math.min(distance(l.from, tip), distance(l.to, tip)) < NEAR * long &&
      angleBetween(l, line) > 70,
  );
}

/** Whether the line is the leaf of a swing: the door is where that closes. */
function isOfSwing(line: Segment, walls: WallsPx): boolean {
  return walls.swings.some((s) => {
    const near = NEAR * s.radius;
    const leaf = { from: s.hinge, to: s.leaf };
    return [line.from, line.to].every((p) => {
      const at = project(leaf, p);
      return Math.abs(at.beside) < 1.5 * near && at.along > -3 * near && at.along < s.radius + 3 * near;
    });
  });
}

/** Whether the line runs along inside a wall's thickness: it is a pane or a sill there. */
function isInWall(line: Segment, { walls }: WallsPx): boolean {
  return walls.some((w) =>
    [line.from, line.to].every((p) => {
      const at = project(w, p);
      return Math.abs(at.beside) < 0.6 * w.thicknessPx && at.along > 0 && at.along < lengthOf(w);
    }),
  );
}

/** Whether no wall lies just beyond the tip: lines from wall to wall are counters, steps and measures. */
function isFree(tip: PointPx, hinge: PointPx, walls: WallsPx): boolean {
  const long = distance(tip, hinge);
  const [dx, dy] = [(tip[0] - hinge[0]) / long, (tip[1] - hinge[1]) / long];
  const reach = Math.max(2, 0.25 * walls.thicknessPx);
  for (let s = 0; s <= reach; s++) if (isSet(walls.mask, tip[0] + dx * s, tip[1] + dy * s)) return false;
  return true;
}
