import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from '../raster/find-bars.ts';

/** A bar with more than this share of what the network takes for wall is one. */
const CONFIRMED = 0.7;
const WALL = new Set(['wall']);

/** Whether the network takes a bar for wall. */
export function isConfirmed(bar: Bar, classes?: PixelClasses): boolean {
  return classes !== undefined && shareAlong(bar, WALL, classes) > CONFIRMED;
}
