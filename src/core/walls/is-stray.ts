import { directionOf, lengthOf, pointAt } from '../geometry/segment.ts';
import { BUILT } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';

/** Thinner than this share of the usual wall, and drawn along no more than this share of its length. */
const THIN = 0.5;
const DRAWN = 0.5;
/** And neither level nor upright, by this sine. */
const ASLANT = 0.05;
/** The network takes at most this much of it for wall or opening, and at least that much for bare floor. */
const BUILT_AT_MOST = 0.1;
const BARE = 0.4;
const FLOOR = new Set(['room', 'swing', 'outside']);

const STEPS = 40;

/**
 * Whether a wall is a bold line of a fixture, carried on over bare floor to the walls on either side: thin, mostly gap, and
 * to the network nothing that is built. Where the network is not sure of the floor either, the wall stands.
 */
export function isStray(wall: WallPx, body: Bitmap, thicknessPx: number, classes?: PixelClasses): boolean {
  if (!classes || wall.thicknessPx >= THIN * thicknessPx) return false;
  const [dx, dy] = directionOf(wall);
  if (Math.min(Math.abs(dx), Math.abs(dy)) < ASLANT) return false;
  const long = lengthOf(wall);
  let drawn = 0;
  for (let k = 0; k < STEPS; k++) if (isSet(body, ...pointAt(wall, ((k + 0.5) / STEPS) * long))) drawn++;
  return (
    drawn <= DRAWN * STEPS &&
    shareAlong(wall, BUILT, classes) <= BUILT_AT_MOST &&
    shareAlong(wall, FLOOR, classes) >= BARE
  );
}
