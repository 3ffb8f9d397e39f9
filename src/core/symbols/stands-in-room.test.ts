import { describe, expect, it } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import { standsInRoom } from './stands-in-room.ts';

/** Two rooms side by side, the wall between them from x = 98 to 102. */
const rooms = {
  labels: Uint16Array.from({ length: 200 * 100 }, (_, i) => (i % 200 < 98 ? 1 : i % 200 > 102 ? 2 : 0)),
  inside: { width: 200, height: 100 },
} as RoomsPx;
const box = (x0: number, x1: number): PointPx[] => [
  [x0, 20],
  [x1, 20],
  [x1, 70],
  [x0, 70],
];

describe('standsInRoom', () => {
  it('tells what stands in one room from what lies across a wall', () => {
    expect(standsInRoom(box(20, 80), rooms)).toBe(true);
    expect(standsInRoom(box(60, 140), rooms)).toBe(false);
    // A little of it is drawn over the wall.
    expect(standsInRoom(box(40, 105), rooms)).toBe(true);
  });

  it('knows nothing where there are no rooms, as beside the sheet', () => {
    expect(standsInRoom(box(60, 140), { ...rooms, labels: new Uint16Array(200 * 100) })).toBe(true);
    expect(standsInRoom(box(-90, -20), rooms)).toBe(true);
  });
});
