import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from './types.ts';

/** Walls with the open air on one side for at least a third of their length. `inside` is what the plan encloses. */
export function markExterior(walls: readonly WallPx[], inside: Bitmap, doorPx: number): WallPx[] {
  return walls.map((w) => {
    const off = 0.5 * w.thicknessPx + 0.3 * doorPx;
    let [left, right, n] = [0, 0, 0];
    for (let s = 0.05 * lengthOf(w); s < 0.95 * lengthOf(w); s += 4) {
      n++;
      if (!isSet(inside, ...pointAt(w, s, -off))) left++;
      if (!isSet(inside, ...pointAt(w, s, off))) right++;
    }
    return { ...w, exterior: Math.max(left, right) > 0.33 * n };
  });
}
