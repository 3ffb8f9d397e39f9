import { inRing } from '../geometry/ring.ts';
import type { PointPx } from '../sheet/types.ts';
import type { PixelClasses } from './types.ts';

/** Share of each class among the pixels of the map in a ring of sheet pixels; undefined for one smaller than a pixel. */
export function sharesIn(outline: readonly PointPx[], classes: PixelClasses): Map<string, number> | undefined {
  const { region, width, height, labels, names } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const ring = outline.map(([x, y]): PointPx => [(x - region.x0) / zoom, (y - region.y0) / zoom]);
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const counts = new Map<string, number>();
  let all = 0;
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.max(...ys)); y++) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < Math.min(width, Math.max(...xs)); x++) {
      if (!inRing([x + 0.5, y + 0.5], ring)) continue;
      const name = names[labels[y * width + x]!]!;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      all++;
    }
  }
  if (!all) return undefined;
  for (const [name, count] of counts) counts.set(name, count / all);
  return counts;
}
