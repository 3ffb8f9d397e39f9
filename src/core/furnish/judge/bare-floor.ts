import type { Point, Ring } from '../../plan/schema.ts';
import { boundsOf, inRing, pointGap } from '../space/polygon.ts';
import { eachSpan, type Grid, paintRings } from '../space/raster.ts';
import type { RoomSpace } from '../space/room-space.ts';
import { degreesOff } from './look.ts';
import type { FurnishedRoom } from './term.ts';

/** Raster of the search for bare floor, metres. */
const CELL = 0.1;
/** A cell on the edge of what takes the floor is taken, metres. */
const TOUCHING = 1e-9;
/** Floor in use beside pieces: before a door, about a kitchen, before a wardrobe, metres. */
const DOORWAY = 0.6;
const COOKING = 1;
const DRESSING = 0.75;
const KITCHEN = /kitchen|sink|hob|fridge|oven|dishwasher|larder|counter|worktop|island|peninsula|stove|cook/;
const WARDROBE = /wardrobe/;
const SEAT = /sofa|armchair|recliner|reading-chair|rocking-chair|chaise|bed$/;

/**
 * Width and depth of the largest rectangle (along x and y) of floor that nobody uses, no side of it shorter than `least`, metres:
 * neither under a piece nor before a door, a kitchen or a wardrobe, nor between a television and who watches it.
 */
export function largestBareRectangle({ scene, pieces }: FurnishedRoom, least: number): [number, number] {
  const { grid, free: bare } = bareFloorOf(scene.space);
  const free = bare.slice();
  const floor = pieces.filter((p) => p.underside === undefined);
  for (const { kind, box } of floor) {
    const reach = KITCHEN.test(kind) ? COOKING : WARDROBE.test(kind) ? DRESSING : 0;
    eachSpan(grid, box, reach + TOUCHING, ({ row, from, to }) => {
      free.fill(0, row * grid.columns + from, row * grid.columns + to);
      return false;
    });
  }
  for (const tv of floor.filter(({ kind }) => /^tv-/.test(kind))) {
    const seat = floor.find(
      (p) => SEAT.test(p.kind) && degreesOff(tv.box, p.box.at) < 20 && degreesOff(p.box, tv.box.at) < 30,
    );
    if (!seat) continue;
    const view = hullOf([...tv.box.outline, ...seat.box.outline]);
    takeNear(grid, free, view, 0, (x, y) => inRing([x, y], view));
  }
  const cells = largestRectangle(free, grid.columns, grid.rows, Math.ceil(least / CELL - 1e-6));
  return [cells[0] * CELL, cells[1] * CELL];
}

interface Floor {
  readonly grid: Grid;
  /** 1 where nothing is drawn and no door needs the floor. */
  readonly free: Uint8Array;
}

const floors = new WeakMap<RoomSpace, Floor>();

/** The floor before furniture comes in; the same for every layout of a room. */
function bareFloorOf(space: RoomSpace): Floor {
  const known = floors.get(space);
  if (known) return known;
  const { x0, y0, x1, y1 } = space.bounds;
  const columns = Math.max(1, Math.ceil((x1 - x0) / CELL));
  const rows = Math.max(1, Math.ceil((y1 - y0) / CELL));
  const grid = { columns, rows, cell: CELL, x0, y0, radius: 0 };
  const free = new Uint8Array(columns * rows);
  paintRings(grid, [space.outline, ...space.holes], (i) => {
    free[i] = 1;
  });
  for (const { kind, outline } of space.fixtures) {
    const reach = KITCHEN.test(kind) ? COOKING : 0;
    takeNear(grid, free, outline, reach, (x, y) => inRing([x, y], outline) || ringGap([x, y], outline) < reach);
  }
  for (const { at, inward, doorway } of space.doors) {
    const half = doorway.length / 2;
    const a: Point = [at[0] - inward[1] * half, at[1] + inward[0] * half];
    const b: Point = [at[0] + inward[1] * half, at[1] - inward[0] * half];
    takeNear(grid, free, [a, b], DOORWAY, (x, y) => pointGap([x, y], a, b) < DOORWAY);
  }
  const floor = { grid, free };
  floors.set(space, floor);
  return floor;
}

/** Takes the cells about a ring, at most `reach` metres from its bounds, that are in use. */
function takeNear(
  { columns, rows, x0, y0 }: Grid,
  free: Uint8Array,
  ring: Ring,
  reach: number,
  isUsed: (x: number, y: number) => boolean,
): void {
  const b = boundsOf(ring);
  const c1 = Math.min(columns - 1, Math.floor((b.x1 + reach - x0) / CELL));
  const r1 = Math.min(rows - 1, Math.floor((b.y1 + reach - y0) / CELL));
  for (let r = Math.max(0, Math.floor((b.y0 - reach - y0) / CELL)); r <= r1; r++)
    for (let c = Math.max(0, Math.floor((b.x0 - reach - x0) / CELL)); c <= c1; c++)
      if (free[r * columns + c] && isUsed(x0 + (c + 0.5) * CELL, y0 + (r + 0.5) * CELL)) free[r * columns + c] = 0;
}

const ringGap = (p: Point, ring: Ring): number =>
  ring.reduce((least, a, k) => Math.min(least, pointGap(p, a, ring[(k + 1) % ring.length]!)), Infinity);

/** Convex hull (monotone chain). */
function hullOf(points: readonly Point[]): Ring {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const hull: Point[] = [];
    for (const p of list) {
      while (hull.length > 1 && turns(hull.at(-2)!, hull.at(-1)!, p) <= 0) hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
const turns = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Largest rectangle of ones with both sides at least `least` cells: the largest one under the heights of free cells above each row. */
function largestRectangle(free: Uint8Array, columns: number, rows: number, least: number): [number, number] {
  const heights = new Int32Array(columns + 1);
  let best: [number, number] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const open: { start: number; height: number }[] = [];
    for (let x = 0; x <= columns; x++) {
      heights[x] = x < columns && free[row * columns + x] ? heights[x]! + 1 : 0;
      let start = x;
      while (open.length && open.at(-1)!.height > heights[x]!) {
        const { start: from, height } = open.pop()!;
        if (Math.min(x - from, height) >= least && (x - from) * height > best[0] * best[1]) best = [x - from, height];
        start = from;
      }
      if (heights[x] && open.at(-1)?.height !== heights[x]) open.push({ start, height: heights[x]! });
    }
  }
  return best;
}
