import { angleBetween, distance, project, type Segment } from '../geometry/segment.ts';
import { DOORS } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { distanceToBar } from './distance-to-bar.ts';
import type { Arc } from './find-arcs.ts';
import { angleAt } from './swing-ground.ts';

/** A leaf or a threshold is at most this share of the usual wall, and its ends are this near those of the swing, in radii. */
const THIN = 0.45;
const NEAR = 0.2;
/** A leaf may be as thick as walls where no wall but one beside it, degrees, is so near the end that swings, in radii. */
const FREE = 0.25;
const BESIDE = 10;

/** Share of them that the network takes for a leaf at least. */
const SEEN = 0.5;
/** Degrees that a leaf has turned at most. */
const MOST_SWEEP = 105;

/** Parts pieces of wall from bold leaves and thresholds: thin ones that reach from a hinge to either end of the arc about it. */
export function partLeaves(pieces: readonly Bar[], swings: readonly Swing[], thicknessPx: number) {
  const isLeaf = (p: Bar) =>
    p.thick < THIN * thicknessPx && swings.some((s) => spans(p, s.hinge, s.leaf, s) || spans(p, s.hinge, s.closed, s));
  return { kept: pieces.filter((p) => !isLeaf(p)), leaves: pieces.filter(isLeaf) };
}

/**
 * Leaves that are drawn nearly as thick as walls: pieces of wall from a jamb to the end of an arc about it, or to where
 * the circle of one goes on, where they stand free, and the network takes them for leaves: a short wall may begin where a door is
 * hung, too.
 */
export function thickLeaves(
  pieces: readonly Bar[],
  arcs: readonly Arc[],
  thicknessPx: number,
  classes?: PixelClasses,
): Bar[] {
  return pieces.filter((p) => {
    if (p.thick > thicknessPx || !classes || shareAlong(p, DOORS, classes) < SEEN) return false;
    const others = pieces.filter((q) => q !== p);
    return arcs.some((arc) =>
      [arc.from, arc.to, ...tipBeyond(p, arc)].some((tip) => {
        const { centre, radius } = arc;
        if (!spans(p, centre, tip, { radius })) return false;
        const isStood = others.some((q) => distanceToBar(q, centre) < FREE * radius);
        return isStood && !others.some((q) => distanceToBar(q, tip) < FREE * radius && !standsAlong(p, q));
      }),
    );
  });
}

/** Where a bar ends on the circle of an arc about its other end that is drawn in part only, as where letters or lines cross it. */
function tipBeyond(p: Bar, { centre, from, to, radius, sweep }: Arc): PointPx[] {
  return [p.from, p.to].filter((tip) => {
    if (Math.abs(distance(centre, tip) / radius - 1) > NEAR) return false;
    const turn = Math.min(angleAt(centre, tip, from), angleAt(centre, tip, to));
    return turn + sweep < MOST_SWEEP;
  });
}

/** Whether a leaf stands open along a wall, a little off it. */
function standsAlong(leaf: Bar, wall: Bar): boolean {
  const off = Math.abs(project(wall, leaf.to).beside);
  return angleBetween(leaf, wall) < BESIDE && off > 0.5 * (leaf.thick + wall.thick);
}

function spans({ from, to }: Segment, a: PointPx, b: PointPx, { radius }: { readonly radius: number }): boolean {
  const off = (p: PointPx, q: PointPx) => Math.max(distance(p, a), distance(q, b));
  return Math.min(off(from, to), off(to, from)) < NEAR * radius;
}
