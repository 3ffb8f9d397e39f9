import { IN_WALLS } from '../pixel-classes/built.ts';
import { countLabelled } from '../pixel-classes/count-labelled.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, intersect, subtract } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { open } from '../raster/morphology.ts';
import { percentile } from '../raster/percentile.ts';
import type { Bitmap, Page } from '../sheet/types.ts';

/** Pale is what is at most this share as dark as what the network sees as wall. */
const PALE = 0.65;
/** The network sees no wall in a fill of which it takes at most this share for something built. */
const MOST_BUILT = 0.1;
/** It knows the walls of the drawing where it takes this share of what is not pale for wall. */
const KNOWN = 0.6;

/**
 * Thick ink without the fills of worktops, tubs and furniture: clearly paler than the walls, and none to a network that knows these.
 * `size` is the thickness from which ink is thick, pixels.
 */
export function dropPale(thick: Bitmap, page: Page, size: number, classes?: PixelClasses): Bitmap {
  const limit = classes && paleLevel(thick, page, classes);
  if (!limit) return thick;
  const pale = intersect(thick, page.lineInk);
  for (let i = 0; i < pale.data.length; i++) if (page.grey[i]! <= limit) pale.data[i] = 0;
  // The soft edges of dark walls and the strokes of hatching are pale too, and thin.
  const { labels, list } = findComponents(open(pale, size));
  if (list.length === 0) return thick;
  const shareOf = countLabelled(labels, list.length, thick.width, classes);
  const isThing = Uint8Array.from([0, ...list.map((_, i) => (shareOf(i + 1, [...IN_WALLS]) <= MOST_BUILT ? 1 : 0))]);
  if (!isThing.includes(1)) return thick;
  const things = createBitmap(thick.width, thick.height);
  for (let i = 0; i < labels.length; i++) things.data[i] = isThing[labels[i]!]!;
  return open(subtract(thick, things), size);
}

/** The level from which thick ink is pale, 0 black to 255 white; undefined where the network does not know these walls. */
function paleLevel(thick: Bitmap, { grey }: Page, classes: PixelClasses): number | undefined {
  const { region, width, height, labels, names } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const wall = names.indexOf('wall');
  const levels: number[] = [];
  const walls: number[] = [];
  for (let y = 0; y < height; y++) {
    const row = Math.min(Math.floor(region.y0 + (y + 0.5) * zoom), thick.height - 1) * thick.width;
    for (let x = 0; x < width; x++) {
      const i = row + Math.min(Math.floor(region.x0 + (x + 0.5) * zoom), thick.width - 1);
      if (!thick.data[i]) continue;
      levels.push(grey[i]!);
      if (labels[y * width + x] === wall) walls.push(grey[i]!);
    }
  }
  if (walls.length === 0) return undefined;
  const limit = 255 - PALE * (255 - percentile(Uint8Array.from(walls), 0.5));
  const isDark = (level: number) => level <= limit;
  const known = walls.filter(isDark).length >= KNOWN * levels.filter(isDark).length;
  return known ? limit : undefined;
}
