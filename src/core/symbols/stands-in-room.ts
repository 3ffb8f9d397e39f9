import type { PointPx } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';

/** So much of the floor under a piece is that of one room. */
const MOST = 0.75;
/** The floor is looked at in so many rows and columns. */
const LOOKS = 10;

/** Whether a piece with these four corners stands in one room, not on both sides of a wall; true where no room was found. */
export function standsInRoom(corners: readonly PointPx[], { labels, inside: { width, height } }: RoomsPx): boolean {
  const [a, b, , d] = corners as [PointPx, PointPx, PointPx, PointPx];
  const floor = new Map<number, number>();
  let all = 0;
  for (let i = 0.5; i < LOOKS; i++) {
    for (let k = 0.5; k < LOOKS; k++) {
      const [x, y] = [0, 1].map((c) =>
        Math.round(a[c]! + ((b[c]! - a[c]!) * i) / LOOKS + ((d[c]! - a[c]!) * k) / LOOKS),
      ) as PointPx;
      const label = x < 0 || y < 0 || x >= width || y >= height ? 0 : labels[y * width + x]!;
      if (label === 0) continue;
      all++;
      floor.set(label, (floor.get(label) ?? 0) + 1);
    }
  }
  return Math.max(0, ...floor.values()) >= MOST * all;
}
