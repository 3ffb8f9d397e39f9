import { createBitmap } from '../raster/bitmap.ts';
import { type Components, findComponents } from '../raster/components.ts';
import { edgeShares } from '../raster/edge-shares.ts';
import type { Bitmap } from '../sheet/types.ts';

/** A cell larger than any piece of furniture is floor; square metres. */
const FLOOR_M2 = 4.3;
/** A cell with more of its outline on walls than this is a nook of the floor, cut off by a line. */
const NOOK_WALL_SHARE = 0.6;

/** The ground that symbols are looked for on. */
export interface Ground {
  /** Where to look: indoors, and not wall. */
  readonly area: Bitmap;
  readonly walls: Bitmap;
  /** Room index + 1 a pixel, 0 for none. */
  readonly labels: Uint16Array;
}

/** Paper between the ink, cut into cells, and which of them are floor. */
export interface PaperCells extends Components {
  readonly isFloor: boolean[];
  /** Share of each cell's outline that is wall. */
  readonly wallShares: Float64Array;
}

/** Cuts the paper indoors along the ink; the floor of each room is its largest cell, and everything as large as a floor. */
export function findFloor(ink: Bitmap, ground: Ground, ppm: number): PaperCells {
  const { area, walls, labels: rooms } = ground;
  const paper = createBitmap(ink.width, ink.height);
  for (let i = 0; i < paper.data.length; i++) if (area.data[i] && !ink.data[i]) paper.data[i] = 1;
  const { labels, list } = findComponents(paper, 4);
  const floors = largestCells(labels, rooms, list.length);
  const wallShares = edgeShares(labels, list.length, paper.width, (i) => walls.data[i] === 1 || !area.data[i]);
  const isFloor = list.map(
    (c, i) => c.area > FLOOR_M2 * ppm * ppm || floors.has(i) || wallShares[i]! > NOOK_WALL_SHARE,
  );
  return { labels, list, isFloor, wallShares };
}

/** For each room the cell that covers most of it. */
function largestCells(labels: Int32Array, rooms: Uint16Array, cells: number): Set<number> {
  const shared = new Map<number, number>();
  let [run, at] = [0, -1];
  for (let i = 0; i <= labels.length; i++) {
    const key = i < labels.length && rooms[i] && labels[i] ? rooms[i]! * (cells + 1) + labels[i]! : -1;
    if (key === at) {
      run++;
      continue;
    }
    if (at >= 0) shared.set(at, (shared.get(at) ?? 0) + run);
    [run, at] = [1, key];
  }
  const best = new Map<number, [number, number]>();
  for (const [key, area] of shared) {
    const [room, cell] = [Math.floor(key / (cells + 1)), key % (cells + 1)];
    if (area > (best.get(room)?.[1] ?? 0)) best.set(room, [cell - 1, area]);
  }
  return new Set([...best.values()].map(([cell]) => cell));
}
