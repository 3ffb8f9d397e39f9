import { apply, growthOf, invert } from '../geometry/affine.ts';
import { placedNames } from '../naming/read-names.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { chooseWalls, edgeCandidates } from './choose-walls.ts';
import { faceCandidates } from './face-candidates.ts';
import type { FaceEvidence } from './face-features.ts';
import { hangsAtTo } from './hang-leaf.ts';
import type { Heads } from './heads.ts';
import { hostOpenings } from './host-openings.ts';
import { openingCandidates } from './opening-candidates.ts';
import { selectWalls } from './select-walls.ts';
import { type Ink, snapToInk } from './snap-to-ink.ts';
import { uncoveredWalls } from './uncovered-walls.ts';
import { type WallCandidate, wallCandidates } from './wall-candidates.ts';
import { type Face, weighFaces } from './weigh-faces.ts';

/** Walls, what opens them, and the rooms that they enclose, in pixels of the page. */
export interface PlanGraph {
  readonly walls: readonly WallCandidate[];
  readonly openings: readonly OpeningPx[];
  readonly faces: readonly Face[];
}

/** What the network proposes as one plan: walls joined to a graph and placed by their ink, openings on walls, faces as rooms. */
export function readGraph(heads: Heads, page: Ink['page'], texts: readonly TextRun[]): PlanGraph {
  const evidence = placeWalls(heads, page, texts);
  const { walls, openings } = evidence;
  return toPage({ walls, openings, faces: weighFaces(faceCandidates(walls, heads), evidence) }, heads);
}

/** The walls that are chosen of those proposed, their openings, and where names are written, in pixels of the view. */
export function placeWalls(heads: Heads, page: Ink['page'], texts: readonly TextRun[]): FaceEvidence {
  const ink = { page, toPage: heads.toPage };
  const toView = invert(heads.toPage);
  const names = placedNames(texts).map(({ type, at }) => ({ type, at: apply(toView, at) }));
  const proposed = openingCandidates(heads);
  const candidates = edgeCandidates(wallCandidates(heads), { heads, openings: proposed, ink });
  const { walls: chosen, gaps } = chooseWalls(candidates, names, heads);
  const openings = [...proposed, ...gaps];
  const whole = selectWalls(chosen);
  const walls = uncoveredWalls(snapToInk(whole, hostOpenings(openings, whole), ink));
  const hung = openings.map((opening) => ({ ...opening, hingedAtTo: hangsAtTo(opening, ink) ? 1 : 0 }));
  return { heads, walls, openings: hostOpenings(hung, walls), names };
}

function toPage({ walls, openings, faces }: PlanGraph, { toPage: map }: Heads): PlanGraph {
  const grows = growthOf(map);
  const at = (p: PointPx) => apply(map, p);
  return {
    walls: walls.map((wall) => ({ ...wall, from: at(wall.from), to: at(wall.to), half: wall.half * grows })),
    openings: openings.map((opening) => ({
      ...opening,
      from: at(opening.from),
      to: at(opening.to),
      ...(opening.swing && { swing: { hinge: at(opening.swing.hinge), leaf: at(opening.swing.leaf) } }),
    })),
    faces: faces.map((face) => ({
      ...face,
      outline: face.outline.map(at),
      holes: face.holes.map((hole) => hole.map(at)),
      area: face.area * grows * grows,
    })),
  };
}
