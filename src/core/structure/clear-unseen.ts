import { enlargeClasses } from '../pixel-classes/enlarge-classes.ts';
import { SERVED } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { countSet, intersect, subtract, unite } from '../raster/bitmap.ts';
import { erode } from '../raster/morphology.ts';
import type { Page } from '../sheet/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { SHORTEST, trimTo } from './drop-borders.ts';

/** Classes of what is built into kitchens and bathrooms, whose lines are no walls. What stands in closets is left out, and leaves, which close them. */
const THINGS: ReadonlySet<string> = new Set(SERVED);
const FLOOR: ReadonlySet<string> = new Set(['room']);
/** So many pixels of the map around a thing have to be things or floor. */
const AROUND = 1;
/** The network does not know the walls of a drawing of which it would clear more than this share. */
const MOST = 0.2;

/**
 * Walls without their body where the network sees fixtures and worktops and nothing built beside them: their lines were joined to walls.
 * Undefined where there is none, or so much that it does not know walls of this make.
 */
export function clearUnseen(walls: WallsPx, page: Page, classes: PixelClasses): WallsPx | undefined {
  const zoom = (classes.region.x1 - classes.region.x0) / classes.width;
  const things = enlargeClasses(THINGS, page, classes);
  const clear = erode(unite(things, enlargeClasses(FLOOR, page, classes)), 2 * Math.ceil(AROUND * zoom) + 1);
  const unseen = intersect(walls.mask, intersect(things, clear));
  const count = countSet(unseen);
  if (count === 0 || count > MOST * countSet(walls.mask)) return undefined;
  const mask = subtract(walls.mask, unseen);
  const kept = walls.walls.flatMap((wall) => trimTo(wall, walls.mask, mask, SHORTEST * walls.doorPx));
  return { ...walls, walls: kept, mask };
}
