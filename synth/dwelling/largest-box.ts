import type { Ring } from '#core/plan/schema.ts';
import { boundsOf } from './loose-furniture.ts';
import { type Box, floorFree } from './wall-spots.ts';

/** The largest axis-parallel box between the corners of a floor that lies all on it; its bounds where there is none. */
export function largestBox(outline: Ring): Box {
  const xs = [...new Set(outline.map((p) => p[0]))].sort((a, b) => a - b);
  const ys = [...new Set(outline.map((p) => p[1]))].sort((a, b) => a - b);
  let best: { box: Box; area: number } | undefined;
  for (let i = 0; i < xs.length; i++) {
    for (let j = i + 1; j < xs.length; j++) {
      for (let k = 0; k < ys.length; k++) {
        for (let l = k + 1; l < ys.length; l++) {
          const box = { x0: xs[i]!, x1: xs[j]!, y0: ys[k]!, y1: ys[l]! };
          const area = (box.x1 - box.x0) * (box.y1 - box.y0);
          if ((!best || area > best.area) && floorFree(box, outline)) best = { box, area };
        }
      }
    }
  }
  return best?.box ?? boundsOf(outline);
}
