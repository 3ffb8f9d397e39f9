import { type Arc, minCut } from '../geometry/min-cut.ts';
import { pointAt } from '../geometry/segment.ts';
import type { RoomType } from '../plan/schema.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import { doubtOf, type ScoredEdge } from './select-edges.ts';

/** The name of a room, where it is written, in pixels of the view. */
export interface NameCandidate {
  readonly type: RoomType;
  readonly at: PointPx;
}

/**
 * Names in one face are of two rooms: so much doubt, in log-odds, may lie on the walls that part them; less between spaces that often
 * have no wall between them. Rooms of 93 made sheets are found alike from 6 and 3 to 10 and 5 (F1 90.7 to 91.1).
 */
const DOUBT = 8;
const DOUBT_OPEN = 4;
const OPEN: ReadonlySet<RoomType> = new Set(['living', 'kitchen', 'dining', 'living-kitchen', 'hall', 'corridor']);
/** What may lie in one face with what is outside. */
const OUTDOOR: ReadonlySet<RoomType> = new Set(['terrace', 'balcony']);

/** Pixels of the view for a cell of the map on which faces are found. */
const CELL = 2;
/** Edges part faces as bands of so many cells; its faces lie so many cells beside an edge, at most of these shares of its length. */
const BAND = 1.5;
const ASIDE = 2;
const LOOKS = [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9];
/** Where the face of a name is looked for, pixels of the view about its middle: letters hide no wall, but a wall may cross them. */
const ABOUT: readonly PointPx[] = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]]; // biome-ignore format: five looks

/** An edge that is no wall so far, between two cells of the plane. */
interface Border extends Arc {
  readonly edge: ScoredEdge;
}

interface NameInCell {
  readonly type: RoomType;
  /** The cell of the plane in which it stands. */
  readonly cell: number;
}

/**
 * Adds to the chosen edges those that part names, where this is likelier than that one room has them all: again and again the cheapest
 * way around one name that keeps all others out.
 */
export function partNames(
  chosen: Set<ScoredEdge>,
  edges: readonly ScoredEdge[],
  names: readonly NameCandidate[],
  size: { readonly widthPx: number; readonly heightPx: number },
): void {
  const cellAt = cellsBetween(edges, size);
  const placed = names.flatMap(({ type, at: [x, y] }): NameInCell[] => {
    const cell = mostCommon(ABOUT.map(([dx, dy]) => cellAt([x + dx, y + dy])));
    return cell ? [{ type, cell }] : [];
  });
  let borders = edges.filter((edge) => !chosen.has(edge)).flatMap((edge) => borderOf(edge, cellAt));
  for (;;) {
    const cut = cheapestCut(borders, placed, cellAt([0, 0]));
    if (!cut.length) return;
    for (const { edge } of cut) chosen.add(edge);
    borders = borders.filter(({ edge }) => !chosen.has(edge));
  }
}

/** Numbers the cells into which all edges part the plane: from 1, and 0 on the edges themselves and beyond the view. */
function cellsBetween(
  edges: readonly ScoredEdge[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): (at: PointPx) => number {
  const free = createBitmap(Math.ceil(widthPx / CELL), Math.ceil(heightPx / CELL));
  free.data.fill(1);
  const onMap = ([x, y]: PointPx): PointPx => [x / CELL - 0.5, y / CELL - 0.5];
  for (const { from, to } of [...edges, ...jointsOf(edges)]) fillBand(free, onMap(from), onMap(to), BAND, 0);
  const { labels } = findComponents(free, 4);
  return ([x, y]) => {
    const [u, v] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    return u < 0 || v < 0 || u >= free.width || v >= free.height ? 0 : labels[v * free.width + u]!;
  };
}

/** Short ways between the ends of edges that count as meeting, though their lines lie side by side. */
function jointsOf(edges: readonly ScoredEdge[]): { from: PointPx; to: PointPx }[] {
  const first = new Map<number, PointPx>();
  return edges.flatMap(({ nodes, from, to }) =>
    nodes.map((node, k) => {
      const at = k ? to : from;
      if (!first.has(node)) first.set(node, at);
      return { from: first.get(node)!, to: at };
    }),
  );
}

/** None for an edge that has the same cell on both sides. */
function borderOf(edge: ScoredEdge, cellAt: (at: PointPx) => number): Border[] {
  const side = (way: 1 | -1) =>
    mostCommon(LOOKS.map((share) => cellAt(pointAt(edge, share * (edge.end - edge.start), way * ASIDE * CELL))));
  const [a, b] = [side(-1), side(1)];
  return a && b && a !== b ? [{ a, b, cost: doubtOf(edge), edge }] : [];
}

/** Of all ways to keep one name from the others in its face the one that is likeliest right; none where one face is likelier. */
function cheapestCut(borders: readonly Border[], names: readonly NameInCell[], outside: number): Border[] {
  const faceOf = connectedBy(borders);
  let best: { worth: number; cut: Border[] } = { worth: 0, cut: [] };
  for (const { type, cell } of names) {
    const face = faceOf(cell);
    const others = names.filter((other) => other.cell !== cell && faceOf(other.cell) === face);
    const isOutside = cell !== outside && faceOf(outside) === face && !OUTDOOR.has(type);
    if (!others.length && !isOutside) continue;
    const mayBeOne = !isOutside && OPEN.has(type) && others.every((other) => OPEN.has(other.type));
    const limit = mayBeOne ? DOUBT_OPEN : DOUBT;
    const apart = new Set([...others.map((other) => other.cell), ...(isOutside ? [outside] : [])]);
    const found = minCut(borders, cell, apart, limit);
    if (found && limit - found.cost > best.worth) best = { worth: limit - found.cost, cut: found.cut };
  }
  return best.cut;
}

/** Which cells are one face as long as some borders between them are open. */
function connectedBy(borders: readonly Border[]): (cell: number) => number {
  const parent = new Map<number, number>();
  const root = (k: number): number => {
    const up = parent.get(k) ?? k;
    if (up === k) return k;
    const top = root(up);
    parent.set(k, top);
    return top;
  };
  for (const { a, b } of borders) parent.set(root(a), root(b));
  return root;
}

/** The most frequent number above 0, 0 where there is none. */
function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
