import { apply } from '../geometry/affine.ts';
import { lengthOf, pointAt, project } from '../geometry/segment.ts';
import { greyAt } from '../raster/grey-at.ts';
import type { Heads } from './heads.ts';
import { type NetworkFeatures, networkFeatures } from './network-features.ts';
import type { OpeningCandidate } from './opening-candidates.ts';
import type { Ink } from './snap-to-ink.ts';
import type { WallCandidate } from './wall-candidates.ts';
import type { WallEdge } from './wall-edges.ts';
import { lookOf, shareAlike } from './wall-look.ts';
import { WALL_WEIGHTS } from './wall-weights.ts';

/** What speaks for and against an edge being wall; each between about -4 and 4. */
export interface EdgeFeatures extends NetworkFeatures {
  /** Share that opening candidates cover, each times its chance. */
  readonly opening: number;
  /** Shares along which there is ink at the centre line, and at both faces. */
  readonly inkAtCentre: number;
  readonly inkAtFaces: number;
  /** Logarithm of the share of the drawing's sure walls that are drawn as it is. */
  readonly alike: number;
  /** Share of it that nothing was proposed for. */
  readonly unproposed: number;
  /** 1 where it ends at nothing. */
  readonly dangles: number;
  /** Logarithm of its length in usual thicknesses. */
  readonly length: number;
}

/** Their names, in the order in which they are written for fitting. */
export const EDGE_FEATURES = Object.keys(WALL_WEIGHTS) as (keyof EdgeFeatures)[];

/** What edges are judged by. */
export interface EdgeEvidence {
  readonly heads: Heads;
  readonly openings: readonly OpeningCandidate[];
  /** Half of all proposed wall is no thicker than twice this, pixels of the view. */
  readonly usualHalf: number;
  readonly ink: Ink;
}

/** Distance between looks along an edge, pixels of the view. */
const LOOK = 2;
/** Ends lie in the bodies of other walls for at most this share of an edge. */
const END_SHARE = 0.3;
/** Of shorter edges what lies before and behind them is looked at as well, pixels of the view. */
const SHORTEST_LOOK = 10;
/** An opening lies on an edge up to here from its line, pixels of the view, and half the thickness. */
const OFF_OPENING = 4;
/** Darker than this share of the way from paper to black is ink: faint lines are. */
const INKED = 0.25;
/** Lines of a face lie this near to it, pixels of the view. */
const AT_FACE = [-1.5, -0.5, 0.5, 1.5];
/** An edge with so much wall on its line is sure. */
const SURE = 0.85;
/** Less than this share of the walls looks like one that is drawn as no other. */
const FEWEST = 0.02;

/** What speaks for and against each edge of a drawing. */
export function edgeFeatures(
  edges: readonly WallEdge[],
  lines: readonly WallCandidate[],
  evidence: EdgeEvidence,
): EdgeFeatures[] {
  const lineOf = ({ line, half }: WallEdge): WallCandidate => ({ ...lines[line]!, half });
  const own = edges.map((edge) => featuresOf(edge, lineOf(edge), evidence));
  const looks = edges.map((edge) => lookOf(lineOf(edge), edge.start, edge.end, evidence.ink));
  const sure = looks.flatMap((look, k) => {
    const { onLine, isWall } = own[k]!;
    return onLine > SURE && isWall > SURE ? [{ look, length: lengthOf(edges[k]!) }] : [];
  });
  return own.map((features, k) => ({ ...features, alike: Math.log(FEWEST + shareAlike(looks[k]!, sure)) }));
}

function featuresOf(edge: WallEdge, line: WallCandidate, evidence: EdgeEvidence): Omit<EdgeFeatures, 'alike'> {
  const places = placesAlong(edge, line);
  const whole = lengthOf(line);
  const { usualHalf } = evidence;
  return {
    ...networkFeatures(line, places, evidence.heads),
    opening: covered(edge, line, evidence.openings),
    ...inkAlong(line, places, evidence.ink),
    unproposed: places.filter((along) => along < 0 || along > whole).length / places.length,
    dangles: edge.isFree ? 1 : 0,
    length: Math.log(Math.max(0.1, (edge.end - edge.start) / (2 * Math.max(1, usualHalf)))),
  };
}

/** Where along its line an edge is looked at: not in the bodies of the walls that it meets. */
function placesAlong({ start, end }: WallEdge, line: WallCandidate): number[] {
  const length = end - start;
  const trim = Math.min(END_SHARE * length, line.half + 2, (length - SHORTEST_LOOK) / 2);
  const count = Math.max(3, Math.round((length - 2 * trim) / LOOK));
  return Array.from({ length: count }, (_, k) => start + trim + ((length - 2 * trim) * (k + 0.5)) / count);
}

function inkAlong(
  line: WallCandidate,
  places: readonly number[],
  { page, toPage }: Ink,
): Pick<EdgeFeatures, 'inkAtCentre' | 'inkAtFaces'> {
  const isInked = (along: number, beside: number): boolean =>
    AT_FACE.some((by) => {
      const [x, y] = apply(toPage, pointAt(line, along, beside + by));
      return greyAt(page, [x - 0.5, y - 0.5]) < 255 * (1 - INKED);
    });
  const share = (is: (along: number) => boolean) => places.filter(is).length / places.length;
  return {
    inkAtCentre: share((along) => isInked(along, 0)),
    inkAtFaces: share((along) => isInked(along, -line.half) && isInked(along, line.half)),
  };
}

/** Share of an edge along which openings are proposed, weighed by how likely each is. */
function covered(edge: WallEdge, line: WallCandidate, openings: readonly OpeningCandidate[]): number {
  let sum = 0;
  for (const { from, to, chance } of openings) {
    const [a, b] = [project(line, from), project(line, to)];
    if (Math.max(Math.abs(a.beside), Math.abs(b.beside)) > line.half + OFF_OPENING) continue;
    const shared = Math.min(edge.end, Math.max(a.along, b.along)) - Math.max(edge.start, Math.min(a.along, b.along));
    if (shared > 0) sum += shared * chance;
  }
  return Math.min(1, sum / (edge.end - edge.start));
}
