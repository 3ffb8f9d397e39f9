import { IN_WALLS } from '../pixel-classes/built.ts';
import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { BoxPx } from '../sheet/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { thickest } from './rooms-beside.ts';

/**
 * Ground without a word, a door or stairs is a room of its own where the network sees something built along this share of its
 * outline: in 240 synthetic sheets 39 of 69 faces that were none have less, and 1 of 11 that were.
 */
export const ENCLOSED = 0.65;
/** Larger ground, in squares of the door width, is a room whatever is around it. */
export const LARGEST_SCRAP = 10;

/**
 * Share of the outline of a face, by its number in `labels`, behind which the network sees something built before the next face
 * begins. `boxOf` tells where a face lies.
 */
export function enclosedShare(
  labels: Int32Array | Uint16Array,
  boxOf: (label: number) => BoxPx,
  walls: WallsPx,
  classes: PixelClasses,
): (label: number) => number {
  const { width, height } = walls.mask;
  const nameAt = nameOnMap(classes);
  const reach = Math.ceil(thickest(walls)) + 3;
  const isBuilt = (x: number, y: number, dx: number, dy: number) => {
    for (let s = 1; s <= reach; s++) {
      const [px, py] = [x + dx * s, y + dy * s];
      if (px < 0 || py < 0 || px >= width || py >= height || labels[py * width + px]) return false;
      if (IN_WALLS.has(nameAt(px + 0.5, py + 0.5) ?? '')) return true;
    }
    return false;
  };
  return (label) => {
    const { x0, y0, x1, y1 } = boxOf(label);
    let [built, all] = [0, 0];
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        if (labels[y * width + x] !== label) continue;
        for (const [dx, dy] of SIDES) {
          if (labels[(y + dy) * width + x + dx] === label) continue;
          all++;
          if (isBuilt(x, y, dx, dy)) built++;
        }
      }
    }
    return all ? built / all : 1;
  };
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
