import { countSet, intersect, subtract } from '../raster/bitmap.ts';
import { boundsOfSet } from '../raster/bounds-of-set.ts';
import { listComponents } from '../raster/components.ts';
import type { Bar } from '../raster/find-bars.ts';
import { enclose } from '../raster/flood-outside.ts';
import { withBands } from '../raster/with-bands.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';
import { joinWalls } from './join-walls.ts';
import { keepNetworks } from './keep-networks.ts';
import { DOOR, planExtent } from './plan-extent.ts';
import { type Joined, plansApart } from './plans-apart.ts';
import { snapBars } from './snap-bars.ts';

/** Filled walls that enclose this share of their bounds are all the walls there are. */
const ENCLOSED = 0.5;
/** Bounds of a dwelling are at least this share of the drawing with its dimensions; less is a window, a symbol or lettering. */
const SPREAD = 0.3;
/** Unless a single face takes up more than this of what they enclose. */
const UNPARTED = 0.7;

/** Filled walls that are a plan by themselves, or several that stand apart, without what is beside them. */
export function wholePlan(
  solid: Bitmap,
  bars: readonly Bar[],
  lines: readonly Bar[],
  long: number,
): Bitmap | undefined {
  const joined = joinBodies(solid, bars, lines, long);
  if (closes(joined, long)) return solid;
  const apart = plansApart(joined, long);
  return apart && intersect(solid, apart);
}

/** Bodies with the walls that join them. */
function joinBodies(solid: Bitmap, bars: readonly Bar[], lines: readonly Bar[], long: number): Joined {
  const doorPx = DOOR * planExtent(solid, long);
  const bodies = keepNetworks(withWalls(solid, joinWalls(snapBars(bars), lines, [], doorPx)), doorPx);
  return { bodies, inside: enclose(bodies, 2.2 * doorPx), doorPx };
}

/** Whether filled walls alone enclose a plan: then parallel lines are windows, counters and stairs, not walls. */
export function closesItself(solid: Bitmap, bars: readonly Bar[], lines: readonly Bar[], long: number): boolean {
  return closes(joinBodies(solid, bars, lines, long), long);
}

function closes({ bodies, inside }: Joined, long: number): boolean {
  const bounds = boundsOfSet(bodies);
  if (!bounds) return false;
  // From the first pixel to the last.
  const [wide, high] = [bounds.x1 - bounds.x0 - 1, bounds.y1 - bounds.y0 - 1];
  if (Math.max(wide, high) < SPREAD * long) return false;
  const enclosed = countSet(inside);
  if (enclosed <= ENCLOSED * wide * high) return false;
  // Filled outer walls around nothing but one open space: the inner ones are drawn otherwise.
  const faces = listComponents(subtract(inside, bodies), 4);
  return Math.max(0, ...faces.map((f) => f.area)) < UNPARTED * enclosed;
}

/** Bodies with those of walls. */
export function withWalls(body: Bitmap, walls: readonly WallPx[]): Bitmap {
  return withBands(body, walls, (wall) => wall.thicknessPx);
}
