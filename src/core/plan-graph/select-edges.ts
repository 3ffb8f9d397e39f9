import { angleBetween, lengthOf, project } from '../geometry/segment.ts';
import type { WallCandidate } from './wall-candidates.ts';
import type { WallEdge } from './wall-edges.ts';

export interface ScoredEdge extends WallEdge {
  /** Log-odds of being wall. */
  readonly score: number;
}

/** Edges side by side within the body of the thicker one, along this share of the shorter, are of one wall. */
const BESIDE = 0.5;
const PARALLEL = 20;
/**
 * A wall that ends at nothing is unlikely: so much doubt, in log-odds, may lie on the way from its end to other walls. Rooms of 93 made sheets
 * are found alike from 2 to 4 (F1 90.8 to 91.1).
 */
const DOUBT = 3;

/** What it costs at least to take an edge for wall that was not chosen: ways of few edges are better. */
const LEAST_DOUBT = 0.05;

/** What it costs to take an edge for wall that was not chosen, log-odds. */
export const doubtOf = ({ score }: ScoredEdge): number => Math.max(LEAST_DOUBT, -score);

/** The most likely walls that leave few ends free. */
export function selectEdges(edges: readonly ScoredEdge[], lines: readonly WallCandidate[]): Set<ScoredEdge> {
  const twinsOf = findTwins(edges, lines);
  const chosen = new Set<ScoredEdge>();
  const add = (edge: ScoredEdge) => {
    if (!twinsOf.get(edge)?.some((twin) => chosen.has(twin))) chosen.add(edge);
  };
  const worth = ({ score, start, end }: ScoredEdge) => score + Math.log(end - start);
  for (const edge of [...edges].sort((a, b) => worth(b) - worth(a))) if (edge.score > 0) add(edge);
  const open = edges.filter(
    (edge) => !edge.isFar && !chosen.has(edge) && !twinsOf.get(edge)?.some((twin) => chosen.has(twin)),
  );
  closeEnds(chosen, open);
  return chosen;
}

/** Edges that run in the body of another one. */
function findTwins(edges: readonly ScoredEdge[], lines: readonly WallCandidate[]): Map<ScoredEdge, ScoredEdge[]> {
  const twins = new Map<ScoredEdge, ScoredEdge[]>();
  const beside = lines.map((line, k) => lines.map((other, j) => j !== k && areBeside(line, other)));
  for (const edge of edges)
    for (const other of edges) {
      if (!beside[edge.line]![other.line] || !areTwins(edge, other, lines)) continue;
      twins.set(edge, [...(twins.get(edge) ?? []), other]);
    }
  return twins;
}

function areBeside(a: WallCandidate, b: WallCandidate): boolean {
  if (angleBetween(a, b) > PARALLEL) return false;
  const half = Math.max(a.half, b.half);
  return Math.min(Math.abs(project(a, b.from).beside), Math.abs(project(a, b.to).beside)) <= 2 * half;
}

function areTwins(edge: ScoredEdge, other: ScoredEdge, lines: readonly WallCandidate[]): boolean {
  const [a, b] = [project(other, edge.from), project(other, edge.to)];
  const half = Math.max(lines[edge.line]!.half, lines[other.line]!.half);
  if (Math.max(Math.abs(a.beside), Math.abs(b.beside)) > half) return false;
  const shared = Math.min(lengthOf(other), Math.max(a.along, b.along)) - Math.max(0, Math.min(a.along, b.along));
  return shared > BESIDE * Math.min(lengthOf(edge), lengthOf(other));
}

function degreesOf(chosen: Iterable<ScoredEdge>): Map<number, number> {
  const degrees = new Map<number, number>();
  for (const { nodes } of chosen) for (const node of nodes) degrees.set(node, (degrees.get(node) ?? 0) + 1);
  return degrees;
}

/** Free ends are led on to other walls where that is likelier than that they end. */
function closeEnds(chosen: Set<ScoredEdge>, open: readonly ScoredEdge[]): void {
  const at = new Map<number, ScoredEdge[]>();
  for (const edge of open) for (const node of edge.nodes) at.set(node, [...(at.get(node) ?? []), edge]);
  for (;;) {
    const degrees = degreesOf(chosen);
    const ends = [...degrees].filter(([, degree]) => degree === 1).map(([node]) => node);
    const paths = ends.flatMap((end) => cheapestPath(end, at, degrees, chosen) ?? []);
    const best = paths.sort((a, b) => a.cost - b.cost)[0];
    if (!best || best.cost >= DOUBT) return;
    for (const edge of best.edges) chosen.add(edge);
  }
}

interface Path {
  readonly cost: number;
  readonly edges: ScoredEdge[];
}

/** The least doubtful way from a free end to another wall. */
function cheapestPath(
  from: number,
  at: ReadonlyMap<number, readonly ScoredEdge[]>,
  degrees: ReadonlyMap<number, number>,
  chosen: ReadonlySet<ScoredEdge>,
): Path | undefined {
  const done = new Set<number>();
  const queue: { node: number; path: Path }[] = [{ node: from, path: { cost: 0, edges: [] } }];
  while (queue.length) {
    queue.sort((a, b) => b.path.cost - a.path.cost);
    const { node, path } = queue.pop()!;
    if (done.has(node)) continue;
    done.add(node);
    if (node !== from && (degrees.get(node) ?? 0) > 0) return path;
    for (const edge of at.get(node) ?? []) {
      if (chosen.has(edge)) continue;
      const cost = path.cost + doubtOf(edge);
      if (cost >= DOUBT) continue;
      const next = edge.nodes[0] === node ? edge.nodes[1] : edge.nodes[0];
      queue.push({ node: next, path: { cost, edges: [...path.edges, edge] } });
    }
  }
  return undefined;
}
