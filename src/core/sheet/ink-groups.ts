import { findComponents } from '../raster/components.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap, BoxPx } from './types.ts';

/** Ink that lies close together. */
export interface InkGroup {
  readonly box: BoxPx;
  /** How many pixels of it there are. */
  readonly count: number;
}

export interface InkGroups {
  readonly groups: readonly InkGroup[];
  /** Number of the group at or near whose ink a point lies, from 0; -1 where none is near. */
  at(x: number, y: number): number;
}

/** Groups of ink that lie no farther from each other than `apartPx`. */
export function groupInk(ink: Bitmap, apartPx: number): InkGroups {
  const { width, height, data } = ink;
  const { labels, list } = findComponents(dilate(ink, Math.max(1, Math.round(apartPx))));
  const groups = list.map(() => ({ box: { x0: width, y0: height, x1: 0, y1: 0 }, count: 0 }));
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue;
    const group = groups[labels[i]! - 1]!;
    const [x, y] = [i % width, Math.floor(i / width)];
    group.count++;
    group.box.x0 = Math.min(group.box.x0, x);
    group.box.x1 = Math.max(group.box.x1, x + 1);
    group.box.y0 = Math.min(group.box.y0, y);
    group.box.y1 = Math.max(group.box.y1, y + 1);
  }
  const at = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height ? labels[Math.floor(y) * width + Math.floor(x)]! - 1 : -1;
  return { groups, at };
}
