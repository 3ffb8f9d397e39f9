import { lengthOf } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Bar } from './find-bars.ts';
import { usualThickness } from './keep-networks.ts';

/** A strip of which the network takes less than this share for wall is none. */
const LEAST = 0.12;
/** One with more than this share is wall. */
const CONFIRMED = 0.7;
/** The network is believed where it takes at least this share of what is thick for wall. */
const BELIEVED = 0.35;
/** Bars as thick as this share of the usual wall are wall, whatever the network takes them for. */
const CERTAIN = 0.8;
/** A bold line with this share of what is never drawn along a wall is none. */
const OTHERWISE = 0.6;
const WALL = new Set(['wall']);
const OTHERS = new Set(['outside', 'text', 'dimension', 'swing', 'door-leaf', 'stairs', 'railing']);

/** Whether the network takes a bar for wall. */
export function isConfirmed(bar: Bar, classes?: PixelClasses): boolean {
  return classes !== undefined && shareAlong(bar, WALL, classes) > CONFIRMED;
}

/** Strips between two lines without those of which the network takes next to nothing for wall. */
export function dropDenied<T extends Bar>(strips: readonly T[], classes?: PixelClasses): T[] {
  if (!classes) return [...strips];
  const share = strips.map((b) => shareAlong(b, WALL, classes));
  // Where it sees no walls at all it knows this way of drawing them not.
  if (!share.some((s) => s > CONFIRMED)) return [...strips];
  return strips.filter((_, i) => share[i]! >= LEAST);
}

/**
 * Filled bars, and their ink, without bold lines: those thinner than walls that the network takes for steps, leaves, dimension
 * lines and the like. Behind furniture it sees no walls: what stands there is left.
 */
export function eraseDenied(ink: Bitmap, bars: readonly Bar[], classes?: PixelClasses): { body: Bitmap; bars: Bar[] } {
  const all = { body: ink, bars: [...bars] };
  if (!classes) return all;
  const walls = bars.filter((b) => shareAlong(b, WALL, classes) > 0.5);
  const inkOf = (list: readonly Bar[]) => list.reduce((sum, b) => sum + lengthOf(b) * b.thick, 0);
  if (inkOf(walls) < BELIEVED * inkOf(bars)) return all;
  const usual = usualThickness(walls);
  const denied = bars.filter((b) => b.thick < CERTAIN * usual && shareAlong(b, OTHERS, classes) > OTHERWISE);
  if (!denied.length) return all;
  const kept = bars.filter((b) => !denied.includes(b));
  const body = { ...ink, data: ink.data.slice() };
  for (const b of denied) fillBand(body, b.from, b.to, b.thick + 2, 0);
  // Walls that a bold line crosses stay whole.
  const crossed = { ...ink, data: new Uint8Array(ink.data.length) };
  for (const b of kept) fillBand(crossed, b.from, b.to, b.thick + 2);
  for (let i = 0; i < ink.data.length; i++) if (crossed.data[i] && ink.data[i]) body.data[i] = 1;
  return { body, bars: kept };
}
