import type { Ring } from '../../plan/schema.ts';
import { type Box, distanceToBox } from './box.ts';
import type { Span } from './open-floor.ts';
import { type Bounds, boundsOf } from './polygon.ts';

/** Square cells over a room; `radius` is what segments and rings are grown by when they are blocked, metres. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly x0: number;
  readonly y0: number;
  readonly radius: number;
}

/** Visits the cells that a rectangle touches, with their middles. */
export function paintBounds(g: Grid, b: Bounds, visit: (i: number, x: number, y: number) => void): void {
  const c0 = Math.max(0, Math.floor((b.x0 - g.x0) / g.cell));
  const c1 = Math.min(g.columns - 1, Math.ceil((b.x1 - g.x0) / g.cell));
  const r0 = Math.max(0, Math.floor((b.y0 - g.y0) / g.cell));
  const r1 = Math.min(g.rows - 1, Math.ceil((b.y1 - g.y0) / g.cell));
  for (let r = r0; r <= r1; r++)
    for (let c = c0; c <= c1; c++) visit(r * g.columns + c, g.x0 + (c + 0.5) * g.cell, g.y0 + (r + 0.5) * g.cell);
}

/** Takes the cells less than the radius of the grid from a segment. */
export function blockSegment(g: Grid, a: Ring[number], b: Ring[number], open: Uint8Array): void {
  const bounds = {
    x0: Math.min(a[0], b[0]) - g.radius,
    y0: Math.min(a[1], b[1]) - g.radius,
    x1: Math.max(a[0], b[0]) + g.radius,
    y1: Math.max(a[1], b[1]) + g.radius,
  };
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const square = ex * ex + ey * ey || 1;
  paintBounds(g, bounds, (i, x, y) => {
    if (!open[i]) return;
    const t = Math.min(1, Math.max(0, ((x - a[0]) * ex + (y - a[1]) * ey) / square));
    if (Math.hypot(x - a[0] - t * ex, y - a[1] - t * ey) < g.radius) open[i] = 0;
  });
}

/** Takes the cells in a ring and about it. */
export function blockRing(g: Grid, ring: Ring, open: Uint8Array): void {
  paintRings(g, [ring], (i) => { open[i] = 0; }); // biome-ignore format: short
  for (let k = 0; k < ring.length; k++) blockSegment(g, ring[k]!, ring[(k + 1) % ring.length]!, open);
}

/** Visits the cells whose middle is inside the rings (even–odd). */
export function paintRings(g: Grid, rings: readonly Ring[], visit: (i: number) => void): void {
  const b = boundsOf(rings[0]!);
  const first = Math.max(0, Math.floor((b.y0 - g.y0) / g.cell));
  const last = Math.min(g.rows - 1, Math.ceil((b.y1 - g.y0) / g.cell));
  for (let row = first; row <= last; row++) {
    const y = g.y0 + (row + 0.5) * g.cell;
    const xs: number[] = [];
    for (const ring of rings) {
      for (let k = 0, j = ring.length - 1; k < ring.length; j = k++) {
        const [ax, ay] = ring[j]!;
        const [bx, by] = ring[k]!;
        if (ay <= y !== by <= y) xs.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    }
    xs.sort((p, q) => p - q);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const c0 = Math.max(0, Math.ceil((xs[k]! - g.x0) / g.cell - 0.5));
      const c1 = Math.min(g.columns - 1, Math.ceil((xs[k + 1]! - g.x0) / g.cell - 0.5) - 1);
      for (let c = c0; c <= c1; c++) visit(row * g.columns + c);
    }
  }
}

/**
 * Cells whose middles are less than `reach` metres from a box, one span a row, until `visit` returns true: the box with its corners
 * rounded is convex. Returns whether it did.
 */
export function eachSpan(g: Grid, box: Box, reach: number, visit: (span: Span) => boolean): boolean {
  const isUpright = Math.abs(box.cos) < 1e-6 || Math.abs(box.sin) < 1e-6;
  const isTurned = Math.abs(box.cos) < 0.5;
  const halfX = isUpright ? (isTurned ? box.depth : box.width) / 2 : Math.hypot(box.width, box.depth) / 2;
  const halfY = isUpright ? (isTurned ? box.width : box.depth) / 2 : halfX;
  const first = Math.max(0, Math.floor((box.at[1] - halfY - reach - g.y0) / g.cell));
  const last = Math.min(g.rows - 1, Math.ceil((box.at[1] + halfY + reach - g.y0) / g.cell));
  for (let row = first; row <= last; row++) {
    const y = g.y0 + (row + 0.5) * g.cell;
    const beyond = isUpright ? Math.max(0, Math.abs(y - box.at[1]) - halfY) : 0;
    if (beyond >= reach) continue;
    const half = halfX + Math.sqrt(reach * reach - beyond * beyond);
    let c0 = Math.max(0, Math.floor((box.at[0] - half - g.x0) / g.cell + 0.5));
    let c1 = Math.min(g.columns - 1, Math.ceil((box.at[0] + half - g.x0) / g.cell - 1.5));
    if (!isUpright) {
      const [x0, x1] = turnedSpan(box, reach, y - box.at[1]);
      c0 = Math.max(c0, Math.floor((box.at[0] + x0 - g.x0) / g.cell - 0.5));
      c1 = Math.min(c1, Math.ceil((box.at[0] + x1 - g.x0) / g.cell - 0.5));
      const isFar = (c: number) => distanceToBox(box, g.x0 + (c + 0.5) * g.cell, y) >= reach;
      while (c0 <= c1 && isFar(c0)) c0++;
      while (c1 >= c0 && isFar(c1)) c1--;
    }
    if (c0 <= c1 && visit({ row, from: c0, to: c1 + 1 })) return true;
  }
  return false;
}

/** What a row `dy` from the middle of a turned box has of it and `reach` more on all sides, corners not rounded; from its middle, metres. */
function turnedSpan({ cos, sin, width, depth }: Box, reach: number, dy: number): readonly [number, number] {
  const [halfU, halfV] = [width / 2 + reach, depth / 2 + reach];
  const [u, v] = [dy * sin, dy * cos];
  return [
    Math.max(Math.min((-halfU - u) / cos, (halfU - u) / cos), Math.min((v - halfV) / sin, (v + halfV) / sin)),
    Math.min(Math.max((-halfU - u) / cos, (halfU - u) / cos), Math.max((v - halfV) / sin, (v + halfV) / sin)),
  ];
}
