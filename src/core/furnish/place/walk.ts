import type { Ring } from '../../plan/schema.ts';
import { type Box, distanceToBox, growBox } from '../candidates/box.ts';
import { stripBeside } from '../candidates/doorways.ts';
import { type Bounds, boundsOf } from '../candidates/polygon.ts';
import type { RoomSpace } from '../candidates/room-space.ts';
import { REACH, WALK_RADIUS } from '../rules/keep-free.ts';

/** Where the middle of a person can be in one room, as a raster. */
export interface Walk {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly x0: number;
  readonly y0: number;
  /** 1 where a person fits in the empty room. */
  readonly open: Uint8Array;
  /** Cells of each doorway. */
  readonly ports: Int32Array[];
  /** Ports that are connected in the empty room: each list must stay connected. */
  readonly together: number[][];
  /** Doors that one comes in by; empty where that is not known. */
  readonly home: number[];
  /** Most of the floor is behind a bottleneck: it is furnished as if one got there. */
  cutOff: boolean;
  /** Cells from which each drawn fixture is reached in the empty room: one of each must stay walked. */
  readonly services: Int32Array[];
}

const CELL = 0.05;
/** Small rooms have narrow ways: so fine a raster, up to so many cells. */
const FINE_CELL = 0.03;
const FINE_CELLS = 12_000;
/** Cells of a room at most: in large rooms they are larger, there is way to spare. */
const MOST_CELLS = 24_000;
/** A hair under the radius, as a raster rounds. */
const RADIUS = WALK_RADIUS - 0.004;

/** `entry` are the doors (indices of `space.doors`) that one comes in by. */
export function makeWalk(space: RoomSpace): Walk {
  const { bounds } = space;
  const extent = (bounds.x1 - bounds.x0) * (bounds.y1 - bounds.y0);
  const cell = Math.max(FINE_CELL, Math.min(CELL, Math.sqrt(extent / FINE_CELLS)), Math.sqrt(extent / MOST_CELLS));
  const columns = Math.max(1, Math.ceil((bounds.x1 - bounds.x0) / cell));
  const rows = Math.max(1, Math.ceil((bounds.y1 - bounds.y0) / cell));
  const grid = { columns, rows, cell, x0: bounds.x0, y0: bounds.y0 };
  const floor = new Uint8Array(columns * rows);
  paintRings(grid, [space.outline, ...space.holes], (i) => { floor[i] = 1; }); // biome-ignore format: short
  const open = floor.slice();
  for (const [a, b] of space.segments) blockSegment(grid, a, b, open);
  const ports = space.doors.map(({ doorway, inward }) => {
    const cells: number[] = [];
    const side = doorway.sides.find((s) => s.normal === inward)!;
    paintRings(grid, [stripBeside(doorway, side, WALK_RADIUS + cell)], (i) => {
      if (floor[i]) cells.push(i);
    });
    return Int32Array.from(cells);
  });
  for (const port of ports) for (const i of port) open[i] = 1;
  for (const fixture of space.fixtures)
    if (!/stair|\bstep|elevator|\blift\b/.test(fixture.kind)) blockRing(grid, fixture.outline, open);
  const walk: Walk = {
    ...grid,
    open,
    ports,
    together: [] as number[][],
    home: [] as number[],
    services: [] as Int32Array[],
    cutOff: false,
  };
  const labels = labelWalk(walk, open);
  const byLabel = new Map<number, number[]>();
  ports.forEach((_, k) => {
    for (const label of portLabels(walk, labels, k)) byLabel.set(label, [...(byLabel.get(label) ?? []), k]);
  });
  walk.together.push(...byLabel.values());
  for (const fixture of space.fixtures) {
    const cells = cellsNear(walk, fixture.outline, labels, new Set(byLabel.keys()));
    if (cells.length) walk.services.push(cells);
  }
  return walk;
}

export const portLabels = (walk: Walk, labels: Int32Array, port: number): Set<number> =>
  new Set([...walk.ports[port]!].map((i) => labels[i]!).filter((label) => label > 0));

/** Cells that are still to be visited; one buffer for all walks. */
let stack = new Int32Array(0);

/** Connected components of the walkable cells (8-neighbours): label per cell, 0 = none. */
export function labelWalk({ columns, rows }: Walk, open: Uint8Array): Int32Array {
  const labels = new Int32Array(open.length);
  if (stack.length < open.length) stack = new Int32Array(open.length);
  let next = 0;
  for (let start = 0; start < open.length; start++) {
    if (!open[start] || labels[start]) continue;
    labels[start] = ++next;
    let top = 0;
    stack[top++] = start;
    while (top) {
      const i = stack[--top]!;
      const x = i % columns;
      const y = (i - x) / columns;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx++) {
          const n = ny * columns + nx;
          if (open[n] && !labels[n]) {
            labels[n] = next;
            stack[top++] = n;
          }
        }
      }
    }
  }
  return labels;
}

/** Takes the floor that a body keeps a person off. */
export function blockBox(walk: Walk, box: Box, open: Uint8Array): void {
  paintBounds(walk, boundsOf(growBox(box, RADIUS).outline), (i, x, y) => {
    if (open[i] && distanceToBox(box, x, y) < RADIUS) open[i] = 0;
  });
}

/** Whether some cell with one of the labels is within reach of the body. */
export function isReached(walk: Walk, box: Box, labels: Int32Array, wanted: ReadonlySet<number>): boolean {
  let reached = false;
  paintBounds(walk, boundsOf(growBox(box, REACH).outline), (i, x, y) => {
    if (!reached && wanted.has(labels[i]!) && distanceToBox(box, x, y) <= REACH - 0.01) reached = true;
  });
  return reached;
}

/**
 * The labels that count as walked floor: those that the doors one comes in by lead to; without a door the largest piece.
 * Undefined where doors that were connected no longer are.
 */
export function walkedLabels(walk: Walk, labels: Int32Array): ReadonlySet<number> | undefined {
  const wanted = new Set<number>();
  for (const group of walk.together) {
    let common: Set<number> | undefined;
    for (const port of group) {
      const own = portLabels(walk, labels, port);
      common = common ? new Set([...common].filter((label) => own.has(label))) : own;
    }
    if (!common?.size) return undefined;
    const isHome = !walk.home.length || group.some((port) => walk.home.includes(port));
    if (isHome) for (const label of common) wanted.add(label);
  }
  if (wanted.size && !walk.cutOff) return wanted;
  const sizes = new Map<number, number>();
  for (const label of labels) if (label) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  const largest = [...sizes].sort((a, b) => b[1] - a[1])[0];
  return new Set([...wanted, ...(largest ? [largest[0]] : [])]);
}

/** Tells a room by which of its doors one comes in, and whether that leads to most of its floor. */
export function openWalk(walk: Walk, ports: Iterable<number>): void {
  walk.home.push(...ports);
  const labels = labelWalk(walk, walk.open);
  const walked = walkedLabels(walk, labels);
  let all = 0;
  let got = 0;
  for (const label of labels) {
    if (label) all++;
    if (label && walked?.has(label)) got++;
  }
  walk.cutOff = got < all / 2;
}

function cellsNear(walk: Walk, ring: Ring, labels: Int32Array, wanted: ReadonlySet<number>): Int32Array {
  const b = boundsOf(ring);
  const cells: number[] = [];
  const grown = { x0: b.x0 - REACH, y0: b.y0 - REACH, x1: b.x1 + REACH, y1: b.y1 + REACH };
  paintBounds(walk, grown, (i, x, y) => {
    if (
      wanted.has(labels[i]!) &&
      ring.some((p, k) => distanceToSegment(x, y, p, ring[(k + 1) % ring.length]!) <= REACH)
    )
      cells.push(i);
  });
  return Int32Array.from(cells);
}

function distanceToSegment(x: number, y: number, a: Ring[number], b: Ring[number]): number {
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const t = Math.min(1, Math.max(0, ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey || 1)));
  return Math.hypot(x - a[0] - t * ex, y - a[1] - t * ey);
}

type Grid = Pick<Walk, 'columns' | 'rows' | 'cell' | 'x0' | 'y0'>;

function paintBounds(g: Grid, b: Bounds, visit: (i: number, x: number, y: number) => void): void {
  const c0 = Math.max(0, Math.floor((b.x0 - g.x0) / g.cell));
  const c1 = Math.min(g.columns - 1, Math.ceil((b.x1 - g.x0) / g.cell));
  const r0 = Math.max(0, Math.floor((b.y0 - g.y0) / g.cell));
  const r1 = Math.min(g.rows - 1, Math.ceil((b.y1 - g.y0) / g.cell));
  for (let r = r0; r <= r1; r++)
    for (let c = c0; c <= c1; c++) visit(r * g.columns + c, g.x0 + (c + 0.5) * g.cell, g.y0 + (r + 0.5) * g.cell);
}

function blockSegment(g: Grid, a: Ring[number], b: Ring[number], open: Uint8Array): void {
  const bounds = {
    x0: Math.min(a[0], b[0]) - RADIUS,
    y0: Math.min(a[1], b[1]) - RADIUS,
    x1: Math.max(a[0], b[0]) + RADIUS,
    y1: Math.max(a[1], b[1]) + RADIUS,
  };
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const square = ex * ex + ey * ey || 1;
  paintBounds(g, bounds, (i, x, y) => {
    if (!open[i]) return;
    const t = Math.min(1, Math.max(0, ((x - a[0]) * ex + (y - a[1]) * ey) / square));
    if (Math.hypot(x - a[0] - t * ex, y - a[1] - t * ey) < RADIUS) open[i] = 0;
  });
}

function blockRing(g: Grid, ring: Ring, open: Uint8Array): void {
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
