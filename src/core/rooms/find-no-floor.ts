import type { OpeningPx } from '../openings/types.ts';
import { countLabelled } from '../pixel-classes/count-labelled.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { countLeaves, type Faces } from './count-leaves.ts';

/** A face of which the network takes more than this for something built, or for outside, is no room. */
const MOST_BUILT = 0.6;
const MOST_AIR = 0.7;
/** Nor is one that it takes for open air, where so much of it is that or lies about a house: a field between dimension lines. */
const MOST_MEASURED = 0.85;
const LEAST_AIR = 0.5;
/** Where so many leaves hang, people walk, however much it looks like open air. */
const WALKED = 2;
const BUILT = ['wall', 'window', 'door', 'railing'];
const AIR = ['outside'];
const MEASURED = [...AIR, ...BUILT, 'dimension', 'text'];

/**
 * Tells faces that the network takes for the inside of walls or for open air: not the furnished ones, stairs look like that. One
 * with words in it, which may be a title of the sheet, only if it is open air itself.
 */
export function findNoFloor(
  faces: Faces,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  classes?: PixelClasses,
): (label: number, hasWords?: boolean) => boolean {
  if (!classes) return () => false;
  const shareOf = countLabelled(faces.labels, faces.count, faces.width, classes);
  const leaves = countLeaves(faces, walls, openings);
  return (label, hasWords = false) => {
    if (!hasWords && shareOf(label, BUILT) > MOST_BUILT) return true;
    if (leaves[label]! >= WALKED) return false;
    const air = shareOf(label, AIR);
    return air > MOST_AIR || (!hasWords && air > LEAST_AIR && shareOf(label, MEASURED) > MOST_MEASURED);
  };
}
