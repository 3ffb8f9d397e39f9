import { createBitmap } from '../raster/bitmap.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx } from '../structure/types.ts';

/**
 * Where symbols are looked for: the rooms, and everything that has walls on at least three of its four sides, so that a room is
 * not lost because one of its windows was not understood. Wall bodies are left out.
 */
export function findIndoors({ labels, inside }: RoomsPx, walls: Bitmap, openings: readonly OpeningPx[]): Bitmap {
  const { width, height } = walls;
  const data = walls.data.slice();
  for (const opening of openings) drawLine(data, width, height, opening.from, opening.to);
  const seen = new Uint8Array(width * height);
  const sweep = (start: number, step: number, count: number) => {
    let hit = 0;
    for (let k = 0, i = start; k < count; k++, i += step) {
      if (data[i]) hit = 1;
      seen[i]! += hit;
    }
  };
  for (let y = 0; y < height; y++) {
    sweep(y * width, 1, width);
    sweep(y * width + width - 1, -1, width);
  }
  sweepRows(data, seen, width, 0, 1);
  sweepRows(data, seen, width, height - 1, -1);
  const area = createBitmap(width, height);
  for (let i = 0; i < data.length; i++)
    if (!walls.data[i] && (labels[i] || inside.data[i] || seen[i]! >= 3)) area.data[i] = 1;
  return area;
}

/** Up or down all columns at once, row by row as they lie in memory: counts the pixels that have something behind them. */
function sweepRows(data: Uint8Array, seen: Uint8Array, width: number, first: number, step: 1 | -1): void {
  const hit = new Uint8Array(width);
  for (let y = first; y >= 0 && y * width < data.length; y += step) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (data[i]) hit[x] = 1;
      seen[i]! += hit[x]!;
    }
  }
}

/** Sets the pixels from one point to another, two wide so that no diagonal step lets a ray through. */
function drawLine(data: Uint8Array, width: number, height: number, from: PointPx, to: PointPx): void {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])) + 1;
  for (let s = 0; s <= steps; s++) {
    const x = Math.round(from[0] + ((to[0] - from[0]) * s) / steps);
    const y = Math.round(from[1] + ((to[1] - from[1]) * s) / steps);
    for (const [px, py] of [
      [x, y],
      [x + 1, y],
      [x, y + 1],
    ] as const) {
      if (px >= 0 && py >= 0 && px < width && py < height) data[py * width + px] = 1;
    }
  }
}
