import type { Bitmap, PointPx } from '../sheet/types.ts';

/** Sets (or clears) every pixel whose centre is within half the thickness of the segment, square at its ends. */
export function fillBand(a: Bitmap, from: PointPx, to: PointPx, thick: number, value: 0 | 1 = 1): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half = thick / 2;
  const reachX = Math.abs(dy) * half;
  const reachY = Math.abs(dx) * half;
  const x0 = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reachX));
  const x1 = Math.min(a.width - 1, Math.ceil(Math.max(from[0], to[0]) + reachX));
  const y0 = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reachY));
  const y1 = Math.min(a.height - 1, Math.ceil(Math.max(from[1], to[1]) + reachY));
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const along = (x - from[0]) * dx + (y - from[1]) * dy;
      const beside = (y - from[1]) * dx - (x - from[0]) * dy;
      if (along >= -0.01 && along <= length + 0.01 && Math.abs(beside) <= half) a.data[y * a.width + x] = value;
    }
  }
}
