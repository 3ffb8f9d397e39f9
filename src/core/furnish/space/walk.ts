import type { Ring } from '../../plan/schema.ts';
import type { Box } from './box.ts';
import { stripBeside } from './doorways.ts';
import { REACH, WALK_RADIUS } from './keep-free.ts';
import { boundsOf, pointGap } from './polygon.ts';
import { blockRing, blockSegment, eachSpan, type Grid, paintBounds, paintRings } from './raster.ts';
import type { RoomSpace } from './room-space.ts';

/** Where the middle of a person (or of a wheelchair, or of who carries something) can be in one room, as a raster. */
export interface Walk extends Grid {
  /** Half the width of who walks as it is kept off pieces, metres; off walls it is the radius of the grid. */
  readonly offPieces: number;
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
const ROUNDING = 0.004;

/** The floor of the bare room, walls and drawn fixtures in it, for someone of twice `radius` metres; pieces keep `reserve` more off. */
export function makeWalk(space: RoomSpace, radius = WALK_RADIUS, reserve = 0): Walk {
  const { bounds } = space;
  const extent = (bounds.x1 - bounds.x0) * (bounds.y1 - bounds.y0);
  const cell = Math.max(FINE_CELL, Math.min(CELL, Math.sqrt(extent / FINE_CELLS)), Math.sqrt(extent / MOST_CELLS));
  const columns = Math.max(1, Math.ceil((bounds.x1 - bounds.x0) / cell));
  const rows = Math.max(1, Math.ceil((bounds.y1 - bounds.y0) / cell));
  const grid = { columns, rows, cell, x0: bounds.x0, y0: bounds.y0, radius: radius - ROUNDING };
  const floor = new Uint8Array(columns * rows);
  paintRings(grid, [space.outline, ...space.holes], (i) => { floor[i] = 1; }); // biome-ignore format: short
  const open = floor.slice();
  for (const [a, b] of space.segments) blockSegment(grid, a, b, open);
  const ports = space.doors.map(({ doorway, inward }) => {
    const cells: number[] = [];
    const side = doorway.sides.find((s) => s.normal === inward)!;
    paintRings(grid, [stripBeside(doorway, side, radius + cell)], (i) => {
      if (floor[i]) cells.push(i);
    });
    return Int32Array.from(cells);
  });
  for (const port of ports) for (const i of port) open[i] = 1;
  for (const fixture of space.fixtures)
    if (!/stair|\bstep|elevator|\blift\b/.test(fixture.kind)) blockRing(grid, fixture.outline, open);
  const walk: Walk = {
    ...grid,
    offPieces: grid.radius + reserve,
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

export function portLabels(walk: Walk, { of: labels }: Labels, port: number): Set<number> {
  const found = new Set<number>();
  let last = 0;
  for (const i of walk.ports[port]!) {
    const label = labels[i]!;
    if (label && label !== last) found.add((last = label));
  }
  return found;
}

/** Share of the walkable floor that none of these pieces is of. */
export const lostShare = ({ sizes }: Labels, walked: ReadonlySet<number> | undefined): number => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let got = 0;
  for (const label of walked ?? []) got += sizes[label] ?? 0;
  return all ? 1 - got / all : 0;
};

/** Cells that are still to be visited; one buffer for all walks. */
let stack = new Int32Array(0);

/** Connected pieces of the walkable floor: which one each cell is of (0 = none), and how many cells each has. */
export interface Labels {
  readonly of: Int32Array;
  readonly sizes: readonly number[];
}

/** Connected components of the walkable cells (8-neighbours), filled row by row, span by span. */
export function labelWalk({ columns, rows }: Walk, open: Uint8Array): Labels {
  const labels = new Int32Array(open.length);
  const sizes = [0];
  if (stack.length < open.length) stack = new Int32Array(open.length);
  let next = 0;
  for (let start = 0; start < open.length; start++) {
    if (!open[start] || labels[start]) continue;
    next++;
    let size = 0;
    let top = 0;
    stack[top++] = start;
    while (top) {
      const i = stack[--top]!;
      if (labels[i]) continue;
      const row = i - (i % columns);
      let low = i;
      let high = i;
      while (low > row && open[low - 1] && !labels[low - 1]) low--;
      while (high < row + columns - 1 && open[high + 1] && !labels[high + 1]) high++;
      labels.fill(next, low, high + 1);
      size += high + 1 - low;
      const from = Math.max(row, low - 1) - row;
      const to = Math.min(row + columns - 1, high + 1) - row;
      for (const beside of [row - columns, row + columns]) {
        if (beside < 0 || beside >= rows * columns) continue;
        let inSpan = false;
        for (let n = beside + from; n <= beside + to; n++) {
          const isOpen = open[n] === 1 && !labels[n];
          if (isOpen && !inSpan) stack[top++] = n;
          inSpan = isOpen;
        }
      }
    }
    sizes.push(size);
  }
  return { of: labels, sizes };
}

/** Takes the floor that a body keeps a person off. */
export function blockBox(walk: Walk, box: Box, open: Uint8Array): void {
  eachSpan(walk, box, walk.offPieces, (from, to) => {
    open.fill(0, from, to);
    return false;
  });
}

/** Whether some cell with one of the labels is within reach of the body, with `reserve` metres to spare. */
export function isReached(
  walk: Walk,
  box: Box,
  { of: labels }: Labels,
  wanted: ReadonlySet<number>,
  reserve = 0.01,
): boolean {
  return eachSpan(walk, box, REACH - reserve, (from, to) => {
    let last = 0;
    for (let i = from; i < to; i++) {
      const label = labels[i]!;
      if (label === last) continue;
      if (wanted.has(label)) return true;
      last = label;
    }
    return false;
  });
}

/**
 * The labels that count as walked floor: those that the doors one comes in by lead to; without a door the largest piece.
 * Undefined where doors that were connected no longer are.
 */
export function walkedLabels(walk: Walk, labels: Labels): ReadonlySet<number> | undefined {
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
  const largest = labels.sizes.indexOf(Math.max(...labels.sizes));
  return new Set([...wanted, ...(largest > 0 ? [largest] : [])]);
}

/** Tells a room by which of its doors one comes in, and whether that leads to most of its floor. */
export function openWalk(walk: Walk, ports: Iterable<number>): void {
  walk.home.push(...ports);
  const labels = labelWalk(walk, walk.open);
  walk.cutOff = lostShare(labels, walkedLabels(walk, labels)) > 0.5;
}

function cellsNear(walk: Walk, ring: Ring, { of: labels }: Labels, wanted: ReadonlySet<number>): Int32Array {
  const b = boundsOf(ring);
  const cells: number[] = [];
  const grown = { x0: b.x0 - REACH, y0: b.y0 - REACH, x1: b.x1 + REACH, y1: b.y1 + REACH };
  paintBounds(walk, grown, (i, x, y) => {
    if (wanted.has(labels[i]!) && ring.some((p, k) => pointGap([x, y], p, ring[(k + 1) % ring.length]!) <= REACH))
      cells.push(i);
  });
  return Int32Array.from(cells);
}
