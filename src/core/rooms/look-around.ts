import { once } from '../once.ts';
import { IN_WALLS } from '../pixel-classes/built.ts';
import { classOnMap } from '../pixel-classes/name-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { WallsPx } from '../structure/types.ts';
import { thickest } from './rooms-beside.ts';

/**
 * Ground without a word, a door or stairs is a room of its own where the network sees something built along this share of its
 * outline: in 240 synthetic sheets 39 of 69 faces that were none have less, and 1 of 11 that were.
 */
export const ENCLOSED = 0.65;
/** Larger ground, in squares of the door width, is a room whatever is around it. */
export const LARGEST_SCRAP = 10;

/** It is believed where it sees so much built around those that are rooms for sure, on average. */
const KNOWN = 0.75;

/** What lies around a face: the share of its outline behind which the network sees something built, and behind which another face follows. */
export interface Around {
  readonly built: number;
  readonly faces: number;
}

/** Looks around all faces, numbered from 1 to `count` in `labels`, as far as walls are thick, when first asked for one. */
export function lookAround(
  labels: Int32Array | Uint16Array,
  count: number,
  walls: WallsPx,
  classes: PixelClasses,
): (label: number) => Around {
  const looked = once(() => countAround(labels, count, walls, classes));
  return (label) => {
    const { built, faces, all } = looked();
    const n = all[label]!;
    return n ? { built: built[label]! / n, faces: faces[label]! / n } : { built: 1, faces: 1 };
  };
}

/** By face: the pixels of its edge, each counted for every side on which it ends, and those from where something built or a face is seen. */
function countAround(labels: Int32Array | Uint16Array, count: number, walls: WallsPx, classes: PixelClasses) {
  const { width, height } = walls.mask;
  const isBuiltAt = classOnMap(classes, IN_WALLS);
  const reach = Math.ceil(thickest(walls)) + 3;
  const [built, faces, all] = [new Uint32Array(count + 1), new Uint32Array(count + 1), new Uint32Array(count + 1)];
  const lookFrom = (label: number, x: number, y: number, dx: number, dy: number) => {
    all[label]!++;
    let isBuilt = false;
    for (let s = 1; s <= reach; s++) {
      const px = x + dx * s;
      const py = y + dy * s;
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      if (labels[py * width + px]) {
        faces[label]!++;
        break;
      }
      isBuilt ||= isBuiltAt(px + 0.5, py + 0.5);
    }
    if (isBuilt) built[label]!++;
  };
  for (let y = 0; y + 1 < height; y++) {
    for (let i = y * width, x = 0; x + 1 < width; i++, x++) {
      const here = labels[i]!;
      const right = labels[i + 1]!;
      const below = labels[i + width]!;
      if (here !== right) {
        if (here) lookFrom(here, x, y, 1, 0);
        if (right) lookFrom(right, x + 1, y, -1, 0);
      }
      if (here !== below) {
        if (here) lookFrom(here, x, y, 0, 1);
        if (below) lookFrom(below, x, y + 1, 0, -1);
      }
    }
  }
  return { built, faces, all };
}

/** Whether the network knows walls of this make: by what it sees around faces that are rooms for sure. */
export function knowsWalls(around: (label: number) => Around, rooms: readonly number[]): boolean {
  return rooms.reduce((sum, label) => sum + around(label).built, 0) > KNOWN * rooms.length;
}
