import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import type { OpeningCandidate } from './opening-candidates.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** An opening lies along its wall within this, degrees, and its jambs off the centre line by no more than half the wall and this, pixels. */
const ALONG = 20;
const OFF_LINE = 4;
/** A jamb may lie beyond the end of its wall by this, pixels of the view. */
const BEYOND = 10;
/** Two openings that share more than this of the shorter are one. */
const SHARED = 0.4;
/** It is drawn with a leaf where that is likelier than not. */
const LIKELY = 0.5;

/** The proposed openings that lie on walls, the surest first where they overlap, with their jambs on the centre line. */
export function hostOpenings(candidates: readonly OpeningCandidate[], walls: readonly WallCandidate[]): OpeningPx[] {
  const taken = walls.map((): [number, number][] => []);
  return candidates.flatMap((candidate): OpeningPx[] => {
    const wall = hostOf(candidate, walls);
    if (wall === undefined) return [];
    const [a, b] = [candidate.from, candidate.to].map((jamb) => project(walls[wall]!, jamb).along) as [number, number];
    const span: [number, number] = [Math.min(a, b), Math.max(a, b)];
    if (taken[wall]!.some((other) => overlaps(span, other))) return [];
    taken[wall]!.push(span);
    return [openingOn(walls[wall]!, wall, candidate, a, b)];
  });
}

function hostOf({ from, to }: OpeningCandidate, walls: readonly WallCandidate[]): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  walls.forEach((wall, k) => {
    if (angleBetween(wall, { from, to }) > ALONG) return;
    const ends = [project(wall, from), project(wall, to)];
    const length = lengthOf(wall);
    if (ends.some(({ along }) => along < -BEYOND || along > length + BEYOND)) return;
    const off = Math.max(...ends.map(({ beside }) => Math.abs(beside)));
    if (off <= wall.half + OFF_LINE && off < least) [best, least] = [k, off];
  });
  return best;
}

const overlaps = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  Math.min(a[1], b[1]) - Math.max(a[0], b[0]) > SHARED * Math.min(a[1] - a[0], b[1] - b[0]);

function openingOn(
  host: WallCandidate,
  wall: number,
  { kind, chance, swings, hingedAtTo, opensRight }: OpeningCandidate,
  a: number,
  b: number,
): OpeningPx {
  const from = pointAt(host, a);
  const to = pointAt(host, b);
  const isHinged = kind === 'door' && swings > LIKELY;
  // What only names ask for is as sure as they are.
  const opening = { kind, wall, from, to, ...(chance > 0 && { confidence: chance }) };
  if (!isHinged) return opening;
  const hinge = hingedAtTo > LIKELY ? to : from;
  // To the right of `from` to `to`, as y runs down.
  const side = opensRight > LIKELY ? 1 : -1;
  const leaf: PointPx = [hinge[0] - side * (to[1] - from[1]), hinge[1] + side * (to[0] - from[0])];
  return { ...opening, swing: { hinge, leaf } };
}
