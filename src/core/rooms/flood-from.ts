import { createBitmap } from '../raster/bitmap.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';

export interface Flood {
  readonly ground: Bitmap;
  readonly area: number;
}

/** The free ground around a point and its area; undefined where it is larger than `most` or the point is barrier. */
export function floodFrom(barrier: Bitmap, [px, py]: PointPx, most = Number.POSITIVE_INFINITY): Flood | undefined {
  const { width, height, data } = barrier;
  const start = Math.round(py) * width + Math.round(px);
  if (start < 0 || start >= data.length || data[start]) return undefined;
  const ground = createBitmap(width, height);
  const stack = [start];
  ground.data[start] = 1;
  let area = 0;
  while (stack.length) {
    const i = stack.pop()!;
    if (++area > most) return undefined;
    for (let k = 0; k < 4; k++) {
      const j = k === 0 ? i - 1 : k === 1 ? i + 1 : k === 2 ? i - width : i + width;
      if (j < 0 || j >= data.length || data[j] || ground.data[j]) continue;
      ground.data[j] = 1;
      stack.push(j);
    }
  }
  return { ground, area };
}
