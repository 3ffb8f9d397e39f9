import type { Ring } from '../../plan/schema.ts';
import type { Box } from './box.ts';
import { stripBeside } from './doorways.ts';
import { REACH, WALK_RADIUS } from './keep-free.ts';
import {
  cutRow,
  type Labels,
  labelFloor,
  labelsIn,
  type OpenFloor,
  openFloor,
  type Span,
  spansOf,
} from './open-floor.ts';
import { boundsOf, pointGap } from './polygon.ts';
import { blockRing, blockSegment, eachSpan, type Grid, paintBounds, paintRings } from './raster.ts';
import type { RoomSpace } from './room-space.ts';

/** Where the middle of a person (or of a wheelchair, or of who carries something) can be in one room, as a raster. */
export interface Walk extends Grid {
  /** Half the width of who walks as it is kept off pieces, metres; off walls it is the radius of the grid. */
  readonly offPieces: number;
  /** Where a person fits in the empty room. */
  readonly open: OpenFloor;
  /** Floor of each doorway. */
  readonly ports: (readonly Span[])[];
  /** Ports that are connected in the empty room: each list must stay connected. */
  readonly together: number[][];
  /** Doors that one comes in by; empty where that is not known. */
  readonly home: number[];
  /** Most of the floor is behind a bottleneck: it is furnished as if one got there. */
  cutOff: boolean;
  /** Floor from which each drawn fixture is reached in the empty room: some of each must stay walked. */
  readonly services: (readonly Span[])[];
}

/** Width of a cell of the raster, metres, where the room is neither small nor large. */
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
    const cells = new Uint8Array(floor.length);
    const side = doorway.sides.find((s) => s.normal === inward)!;
    paintRings(grid, [stripBeside(doorway, side, radius + cell)], (i) => {
      if (floor[i]) open[i] = cells[i] = 1;
    });
    return spansOf(cells, columns);
  });
  for (const fixture of space.fixtures)
    if (!/stair|\bstep|elevator|\blift\b/.test(fixture.kind)) blockRing(grid, fixture.outline, open);
  const walk: Walk = {
    ...grid,
    offPieces: grid.radius + reserve,
    open: openFloor(open, columns),
    ports,
    together: [],
    home: [],
    services: [],
    cutOff: false,
  };
  const labels = labelFloor(walk.open);
  const byLabel = new Map<number, number[]>();
  ports.forEach((_, k) => {
    for (const label of portLabels(walk, labels, k)) byLabel.set(label, [...(byLabel.get(label) ?? []), k]);
  });
  walk.together.push(...byLabel.values());
  for (const fixture of space.fixtures) {
    const near = floorNear(walk, fixture.outline, labels, new Set(byLabel.keys()));
    if (near.length) walk.services.push(near);
  }
  return walk;
}

export const portLabels = (walk: Walk, labels: Labels, port: number): Set<number> =>
  new Set(walk.ports[port]!.flatMap((span) => labelsIn(labels, span)));

/** Share of the walkable floor that none of these pieces is of. */
export const lostShare = ({ sizes }: Labels, walked: ReadonlySet<number> | undefined): number => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let got = 0;
  for (const label of walked ?? []) got += sizes[label] ?? 0;
  return all ? 1 - got / all : 0;
};

/** What bodies leave of a floor: they keep a person off. */
export function withoutBoxes(walk: Walk, open: OpenFloor, boxes: Iterable<Box>): OpenFloor {
  const left = [...open];
  for (const box of boxes)
    eachSpan(walk, box, walk.offPieces, ({ row, from, to }) => {
      left[row] = cutRow(left[row]!, from, to);
      return false;
    });
  return left;
}

/** Whether floor with one of the labels is within reach of the body, with `reserve` metres to spare. */
export const isReached = (walk: Walk, box: Box, labels: Labels, wanted: ReadonlySet<number>, reserve = 0.01): boolean =>
  eachSpan(walk, box, REACH - reserve, (span) => labelsIn(labels, span).some((label) => wanted.has(label)));

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
  const labels = labelFloor(walk.open);
  walk.cutOff = lostShare(labels, walkedLabels(walk, labels)) > 0.5;
}

/** The floor with one of the labels from which something within a ring is reached. */
function floorNear(walk: Walk, ring: Ring, labels: Labels, wanted: ReadonlySet<number>): Span[] {
  const b = boundsOf(ring);
  const cells = new Uint8Array(walk.columns * walk.rows);
  const grown = { x0: b.x0 - REACH, y0: b.y0 - REACH, x1: b.x1 + REACH, y1: b.y1 + REACH };
  paintBounds(walk, grown, (i, x, y) => {
    const from = i % walk.columns;
    const isWanted = labelsIn(labels, { row: (i - from) / walk.columns, from, to: from + 1 }).some((label) => wanted.has(label)); // biome-ignore format: one cell
    if (isWanted && ring.some((p, k) => pointGap([x, y], p, ring[(k + 1) % ring.length]!) <= REACH)) cells[i] = 1;
  });
  return spansOf(cells, walk.columns);
}
