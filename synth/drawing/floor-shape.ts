import type { Point, Ring } from '#core/plan/schema.ts';
import { distanceToSegment } from '../dwelling/doors.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import { inRing } from '../dwelling/rooms.ts';

/** A floor with more corners has an arc. */
const MOST_CORNERS = 26;
/** Points across a floor that are looked at for its innermost. */
const GRID = 24;

const edgesOf = (outline: Ring) => outline.map((a, i): [Point, Point] => [a, outline[(i + 1) % outline.length]!]);
const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const total = (edges: readonly [Point, Point][]) => edges.reduce((sum, edge) => sum + lengthOf(edge), 0);

/** Whether a floor's edge runs mostly along the sheet: of a home with a wing at an angle or with curved walls it need not. */
export function isUpright(outline: Ring): boolean {
  if (outline.length > MOST_CORNERS) return false;
  const edges = edgesOf(outline);
  return 2 * total(edges.filter(([a, b]) => a[0] === b[0] || a[1] === b[1])) >= total(edges);
}

/** Width and depth of a floor of four corners, metres. */
export function sidesOf(outline: Ring): [number, number] {
  if (!isUpright(outline)) return edgesOf(outline).slice(0, 2).map(lengthOf) as [number, number];
  const { x0, y0, x1, y1 } = boundsOf(outline);
  return [x1 - x0, y1 - y0];
}

/** Of the points of a grid over a floor the one farthest from its edge. */
export function innermostOf(outline: Ring): Point {
  const { x0, y0, x1, y1 } = boundsOf(outline);
  const edges = edgesOf(outline);
  let best: { at: Point; depth: number } | undefined;
  for (let k = 0; k < GRID * GRID; k++) {
    const at: Point = [
      x0 + ((x1 - x0) * ((k % GRID) + 0.5)) / GRID,
      y0 + ((y1 - y0) * (Math.floor(k / GRID) + 0.5)) / GRID,
    ];
    if (!inRing(at, outline)) continue;
    const depth = Math.min(...edges.map(([a, b]) => distanceToSegment(at, a, b)));
    if (!best || depth > best.depth) best = { at, depth };
  }
  return best?.at ?? outline[0]!;
}
