import { lengthOf, pointAt } from '../geometry/segment.ts';
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
/** The thinnest walls: what this share of the length of all is thinner than. */
const THINNEST = 0.1;
/** A bold line with this share of what is never drawn along a wall is none. */
const OTHERWISE = 0.6;
const WALL = new Set(['wall']);
const BUILT = new Set(['wall', 'window', 'door']);
const OTHERS = new Set(['outside', 'dimension', 'swing', 'door-leaf', 'stairs', 'railing']);

/** Whether the network takes a bar for wall. */
export function isConfirmed(bar: Bar, classes?: PixelClasses): boolean {
  return classes !== undefined && shareAlong(bar, WALL, classes) > CONFIRMED;
}

/** Share of a strip's middle, and of lines near both of its edges, that the network takes for wall where it is one. */
const MIDDLE = 0.75;
const EDGES = 0.5;
const EDGE = 0.33;

/** Strips that the network takes for wall from edge to edge. */
export function findConfirmed<T extends Bar>(strips: readonly T[], classes?: PixelClasses): T[] {
  if (!classes) return [];
  return strips.filter((b) => {
    if (shareAlong(b, WALL, classes) < MIDDLE) return false;
    const long = lengthOf(b);
    return [-EDGE, EDGE].every((k) => {
      const side = k * b.thick;
      return shareAlong({ from: pointAt(b, 0, side), to: pointAt(b, long, side) }, WALL, classes) >= EDGES;
    });
  });
}

/** Strips between two lines without those of which the network takes next to nothing for wall. */
export function dropDenied<T extends Bar>(strips: readonly T[], classes?: PixelClasses): T[] {
  if (!classes) return [...strips];
  const share = strips.map((b) => shareAlong(b, BUILT, classes));
  // Where it sees no walls at all it knows this way of drawing them not.
  if (!share.some((s) => s > CONFIRMED)) return [...strips];
  return strips.filter((_, i) => share[i]! >= LEAST);
}

/**
 * Filled bars, and their ink, without bold lines: those thinner than most walls that the network takes for steps, leaves,
 * dimension lines and the like, and those thinner than any wall that it takes for anything else. Between cupboards it sees no
 * walls: what is as thick as one stays there.
 */
export function eraseDenied(
  ink: Bitmap,
  bars: readonly Bar[],
  partitions: readonly Bar[],
  classes?: PixelClasses,
): { body: Bitmap; bars: Bar[] } {
  const all = { body: ink, bars: [...bars] };
  if (!classes) return all;
  const walls = bars.filter((b) => shareAlong(b, WALL, classes) > 0.5);
  const inkOf = (list: readonly Bar[]) => list.reduce((sum, b) => sum + lengthOf(b) * b.thick, 0);
  if (inkOf(walls) < BELIEVED * inkOf(bars)) return all;
  const usual = CERTAIN * usualThickness(walls);
  const thinnest = CERTAIN * quantile([...walls, ...partitions], THINNEST);
  const denied = bars.filter(
    (b) =>
      (b.thick < usual && shareAlong(b, OTHERS, classes) > OTHERWISE) ||
      (b.thick < thinnest && shareAlong(b, WALL, classes) < LEAST),
  );
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

/** The thickness that this share of the length of all bars does not reach. */
function quantile(bars: readonly Bar[], share: number): number {
  const sorted = [...bars].sort((a, b) => a.thick - b.thick);
  let rest = share * sorted.reduce((sum, b) => sum + lengthOf(b), 0);
  return sorted.find((b) => (rest -= lengthOf(b)) <= 0)?.thick ?? 0;
}
