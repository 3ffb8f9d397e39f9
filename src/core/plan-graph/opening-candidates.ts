import { distance } from '../geometry/segment.ts';
import type { OpeningKind } from '../plan/schema.ts';
import type { PointPx } from '../sheet/types.ts';
import { findPeaks } from './find-peaks.ts';
import { chanceOf, FAR_PX, type Heads, NEAR_PX } from './heads.ts';

/** An opening that the network proposes, in pixels of the view. */
export interface OpeningCandidate {
  readonly kind: OpeningKind;
  /** Both jambs, on the centre line of the wall. */
  readonly from: PointPx;
  readonly to: PointPx;
  readonly chance: number;
  /** Chances that it has a leaf, that this is hinged at `to`, and that it opens to the right of `from` to `to`. */
  readonly swings: number;
  readonly hingedAtTo: number;
  readonly opensRight: number;
}

/** A jamb stands within this share of the opening's length of where the middle says it is, or within so many pixels. */
const NEAR_JAMB = 0.12;
const NEAREST_JAMB = 4;
/** Shorter ones are specks, pixels of the view. */
const SHORTEST = 6;

/** Openings by their middles, each jamb at the point that is seen near where the middle says it is; the surest first. */
export function openingCandidates(heads: Heads): OpeningCandidate[] {
  const { fine, coarse, names } = heads;
  const at = fine.of('jamb_point_at');
  const points = findPeaks(fine, 'jamb_points').map(
    ({ x, y, cell }): PointPx => [x + at[0]![cell]! * NEAR_PX, y + at[1]![cell]! * NEAR_PX],
  );
  const jambs = coarse.of('jambs');
  const leaf = coarse.of('leaf');
  return findPeaks(coarse, 'openings')
    .map(({ x, y, cell, kind, chance }): OpeningCandidate => {
      const [ax, ay, bx, by] = jambs.map((plane) => plane[cell]! * FAR_PX) as [number, number, number, number];
      const [swings, hingedAtTo, opensRight] = leaf.map((plane) => chanceOf(plane[cell]!)) as [number, number, number];
      const said: [PointPx, PointPx] = [[x + ax, y + ay], [x + bx, y + by]]; // biome-ignore format: one pair
      const reach = Math.max(NEAREST_JAMB, NEAR_JAMB * distance(...said));
      const [from, to] = said.map((jamb) => nearest(jamb, points, reach)) as [PointPx, PointPx];
      return { kind: names.openings[kind] as OpeningKind, from, to, chance, swings, hingedAtTo, opensRight };
    })
    .filter(({ from, to }) => distance(from, to) >= SHORTEST)
    .sort((a, b) => b.chance - a.chance);
}

function nearest(from: PointPx, points: readonly PointPx[], reach: number): PointPx {
  let best = from;
  let least = reach;
  for (const point of points) {
    const away = distance(from, point);
    if (away < least) [best, least] = [point, away];
  }
  return best;
}
