import type { RoomsPx, Spiral, SymbolPx } from '../structure/types.ts';

/** Nothing else has so many lines in a circle around a point. */
const SURE = 0.9;

/** Spiral stairs in rooms, each as the square that they stand in. */
export function spiralStairs(spirals: readonly Spiral[], { labels, inside }: RoomsPx): SymbolPx[] {
  return spirals.flatMap(({ centre: [x, y], radius: r }): SymbolPx[] => {
    const room = labels[Math.round(y) * inside.width + Math.round(x)]! - 1;
    if (room < 0) return [];
    const outline: SymbolPx['outline'] = [[x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]]; // biome-ignore format: short
    return [{ kind: 'spiral-stairs', room, outline, confidence: SURE }];
  });
}
