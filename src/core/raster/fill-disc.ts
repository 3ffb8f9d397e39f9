import type { Bitmap, PointPx } from '../sheet/types.ts';

/** Sets (or clears) every pixel whose centre lies within `radius` of a point. */
export function fillDisc({ data, width, height }: Bitmap, [cx, cy]: PointPx, radius: number, value: 0 | 1 = 1): void {
  for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (y - cy) ** 2));
    const [x0, x1] = [Math.max(0, Math.ceil(cx - half)), Math.min(width - 1, Math.floor(cx + half))];
    if (x1 >= x0) data.fill(value, y * width + x0, y * width + x1 + 1);
  }
}
