import type { OpeningPx, RoomsPx } from '../structure/types.ts';

/** Steps across an opening to look for the rooms on both sides, as shares of its width. */
const STEPS = [0.2, 0.4, 0.6, 0.8];

/** How many doors and passages lead into each room. */
export function countDoors({ rooms, labels, inside }: RoomsPx, openings: readonly OpeningPx[]): number[] {
  const counts = rooms.map(() => 0);
  for (const { kind, from, to } of openings) {
    if (kind === 'window') continue;
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [nx, ny] = [from[1] - to[1], to[0] - from[0]];
    for (const side of [1, -1]) {
      for (const step of STEPS) {
        const [x, y] = [Math.round(mx + nx * step * side), Math.round(my + ny * step * side)];
        const label = x >= 0 && y >= 0 && x < inside.width && y < inside.height ? labels[y * inside.width + x] : 0;
        if (!label) continue;
        counts[label - 1]!++;
        break;
      }
    }
  }
  return counts;
}
