import { pointAt } from '../geometry/segment.ts';
import { type EdgeEvidence, type EdgeFeatures, edgeFeatures } from './edge-features.ts';
import { halfAlong } from './edge-thickness.ts';
import { chanceOf, type Heads } from './heads.ts';
import type { OpeningCandidate } from './opening-candidates.ts';
import { type NameCandidate, partNames } from './part-names.ts';
import { type ScoredEdge, selectEdges } from './select-edges.ts';
import type { Ink } from './snap-to-ink.ts';
import type { WallCandidate } from './wall-candidates.ts';
import { type WallEdge, wallEdges } from './wall-edges.ts';
import { usualHalf, wallLines } from './wall-lines.ts';
import { edgeScore } from './wall-score.ts';

/** All edges that may be wall, on their lines, with what speaks for each. */
export interface EdgeCandidates {
  readonly lines: readonly WallCandidate[];
  readonly edges: readonly WallEdge[];
  readonly features: readonly EdgeFeatures[];
}

/** What is proposed as edges of a graph, each with what speaks for and against it. */
export function edgeCandidates(
  pieces: readonly WallCandidate[],
  evidence: { heads: Heads; openings: readonly OpeningCandidate[]; ink: Ink },
): EdgeCandidates {
  const lines = wallLines(pieces, evidence.openings);
  const edges = wallEdges(lines).map((edge) => ({ ...edge, half: halfAlong(edge, lines[edge.line]!, evidence.heads) }));
  const all: EdgeEvidence = { ...evidence, usualHalf: usualHalf(pieces) };
  return { lines, edges, features: edgeFeatures(edges, lines, all) };
}

/** Below this share of ink at both faces, and of wall, nothing is drawn where two rooms part. */
const DRAWN = 0.5;

/**
 * The walls of a drawing: the edges that are likelier wall than not, that lead free ends on, and that part names. Where nothing is drawn on the last,
 * they are gaps in a wall.
 */
export function chooseWalls(
  { lines, edges, features }: EdgeCandidates,
  names: readonly NameCandidate[],
  size: { readonly widthPx: number; readonly heightPx: number },
): { walls: WallCandidate[]; gaps: OpeningCandidate[] } {
  const scored = edges.map((edge, k): ScoredEdge => ({ ...edge, score: edgeScore(features[k]!) }));
  const chosen = selectEdges(scored, lines);
  const drawn = new Set(chosen);
  partNames(chosen, scored, names, size);
  const isBare = (k: number) => features[k]!.inkAtFaces < DRAWN && features[k]!.wall < DRAWN;
  const gaps = scored.filter((edge, k) => chosen.has(edge) && !drawn.has(edge) && isBare(k)).map(gapAt);
  return { walls: wallsOf(chosen, lines), gaps };
}

/** An opening that nothing is drawn for: less likely than any that is proposed. */
const gapAt = ({ from, to }: WallEdge): OpeningCandidate => ({
  kind: 'gap',
  from,
  to,
  chance: 0,
  swings: 0,
  hingedAtTo: 0,
  opensRight: 0,
});

/**
 * Where thickness differs by more than this factor, and half of it by as many pixels of the view, one wall ends and another begins: walls
 * are built 5, 10, 15, 20 or 30 cm thick, and the network is no exacter than that. Both are chosen, not fitted.
 */
const OTHER_THICKNESS = 1.4;
const OTHER_HALF = 0.75;

/** Chosen edges that follow each other on a line, about equally thick, as one wall. */
function wallsOf(edges: Iterable<ScoredEdge>, lines: readonly WallCandidate[]): WallCandidate[] {
  const sorted = [...edges].sort((a, b) => a.line - b.line || a.start - b.start);
  const runs: ScoredEdge[][] = [];
  for (const edge of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn = last && last.line === edge.line && edge.start - last.end < 1;
    if (
      goesOn &&
      isAsThick(
        edge.half,
        meanAlong(run!, ({ half }) => half),
      )
    )
      run!.push(edge);
    else runs.push([edge]);
  }
  return runs.map((run): WallCandidate => {
    const line = lines[run[0]!.line]!;
    const [start, end] = [run[0]!.start, run.at(-1)!.end];
    const chance = meanAlong(run, ({ score }) => chanceOf(score));
    const half = meanAlong(run, (edge) => edge.half);
    return { from: pointAt(line, start), to: pointAt(line, end), half, chance };
  });
}

const meanAlong = (run: readonly ScoredEdge[], of: (edge: ScoredEdge) => number): number =>
  run.reduce((sum, edge) => sum + of(edge) * (edge.end - edge.start), 0) / (run.at(-1)!.end - run[0]!.start);

const isAsThick = (a: number, b: number): boolean =>
  Math.abs(a - b) < OTHER_HALF || Math.max(a, b) / Math.min(a, b) < OTHER_THICKNESS;
