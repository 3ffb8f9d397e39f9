import { countLabelled } from '../pixel-classes/count-labelled.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { countSet, invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import type { Bitmap } from '../sheet/types.ts';

/** A closed face is the inside of a wall where the network takes this share of it for wall. */
const INSIDE = 0.7;
const WALL = ['wall'];
/**
 * Where walls are drawn so, their insides are at least this much as large as the lines: what would be filled in eleven other real drawings,
 * holes in their walls, came to 0.06 at most.
 */
const LEAST = 0.2;

/**
 * Bold ink with the insides of walls filled that it goes around: outlines as bold as partitions would be walls of their own, one on either
 * side of the wall, each with its windows. Without a network nothing is filled.
 */
export function fillOutlined(bold: Bitmap, classes?: PixelClasses): Bitmap {
  if (!classes) return bold;
  const { labels, list } = findComponents(invert(bold), 4);
  const shareOf = countLabelled(labels, list.length, bold.width, classes);
  const isInside = Uint8Array.from([0, ...list.map((_, i) => (shareOf(i + 1, WALL) >= INSIDE ? 1 : 0))]);
  const filled = list.reduce((sum, { area }, i) => sum + (isInside[i + 1] ? area : 0), 0);
  if (filled < LEAST * countSet(bold)) return bold;
  const data = bold.data.slice();
  for (let i = 0; i < data.length; i++) if (isInside[labels[i]!]) data[i] = 1;
  return { ...bold, data };
}
