import { directionOf, lengthOf, pointAt } from '../geometry/segment.ts';
import { BUILT } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from './types.ts';

/** Thinner than this share of the usual wall, and drawn along no more than this share of its length. */
const THIN = 0.5;
const DRAWN = 0.5;
/** The network takes at most this much of it for wall or opening, and at least that much for bare floor. */
const BUILT_AT_MOST = 0.1;
const BARE = 0.4;
/** Most walls are level or upright, within this sine: there it has to be surer. */
const ASLANT = 0.05;
const SURE = { drawn: 0.35, built: 0.085, bare: 0.7, thin: 1.1 } as const;
const FLOOR = new Set(['room', 'swing', 'outside']);

const STEPS = 40;

/**
 * Whether a wall is a bold line of a fixture, carried on over bare floor to the walls on either side: thin, mostly gap, and
 * to the network nothing that is built. Where the network is not sure of the floor either, the wall stands.
 */
export function isStray(wall: WallPx, body: Bitmap, thicknessPx: number, classes?: PixelClasses): boolean {
  if (!classes) return false;
  const isAslant = Math.min(...directionOf(wall).map(Math.abs)) >= ASLANT;
  const asked = isAslant ? { drawn: DRAWN, built: BUILT_AT_MOST, bare: BARE, thin: THIN } : SURE;
  if (wall.thicknessPx >= asked.thin * thicknessPx) return false;
  const long = lengthOf(wall);
  let drawn = 0;
  for (let k = 0; k < STEPS; k++) if (isSet(body, ...pointAt(wall, ((k + 0.5) / STEPS) * long))) drawn++;
  return (
    drawn <= asked.drawn * STEPS &&
    shareAlong(wall, BUILT, classes) <= asked.built &&
    shareAlong(wall, FLOOR, classes) >= asked.bare
  );
}
