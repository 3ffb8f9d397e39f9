import { createBitmap } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { close } from '../raster/morphology.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import type { PixelClasses } from './types.ts';

/** Connected pixels of the map that the network takes for one thing. */
export interface Blob {
  /** Index of the room that most of it lies in. */
  readonly room: number;
  /** Middles of its pixels, sheet pixels. */
  readonly points: PointPx[];
  /** Size of a pixel of the map, sheet pixels. */
  readonly pixelPx: number;
}

/**
 * The blobs in rooms that pixels of the named classes make, breaks of up to `breakPx` sheet pixels closed. What is at a place that
 * `skip` tells is left out.
 */
export function findBlobs(
  classes: PixelClasses,
  wanted: readonly string[],
  rooms: RoomsPx,
  breakPx: number,
  skip: (at: PointPx) => boolean = () => false,
): Blob[] {
  const { region, width, height, labels, names } = classes;
  const pixelPx = (region.x1 - region.x0) / width;
  const placeOf = (i: number): PointPx => [
    region.x0 + ((i % width) + 0.5) * pixelPx,
    region.y0 + (Math.floor(i / width) + 0.5) * pixelPx,
  ];
  const isWanted = names.map((name) => wanted.includes(name));
  const mask = createBitmap(width, height);
  for (let i = 0; i < labels.length; i++) if (isWanted[labels[i]!] && !skip(placeOf(i))) mask.data[i] = 1;
  return pixelsOf(close(mask, Math.max(1, Math.round(breakPx / pixelPx)) | 1)).flatMap((pixels): Blob[] => {
    const points = pixels.map(placeOf);
    const room = roomOf(points, rooms);
    return room === undefined ? [] : [{ room, points, pixelPx }];
  });
}

/** Indices of the pixels of every connected part. */
function pixelsOf(mask: Bitmap): number[][] {
  const { labels, list } = findComponents(mask);
  const parts = list.map((): number[] => []);
  for (let i = 0; i < labels.length; i++) if (labels[i]) parts[labels[i]! - 1]!.push(i);
  return parts;
}

function roomOf(points: readonly PointPx[], { labels, inside }: RoomsPx): number | undefined {
  const counts = new Map<number, number>();
  for (const [x, y] of points) {
    const label = labels[Math.floor(y) * inside.width + Math.floor(x)];
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [label, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  return count > points.length / 2 ? label - 1 : undefined;
}
