import { describe, expect, it } from 'vitest';
import type { Room } from '#core/plan/schema.ts';
import { isInside, roomAt, roomMiddle } from './plan-floor.ts';

const shape = (id: string, outline: Room['outline'], holes: Room['holes'] = []): Room => ({
  id,
  type: 'other',
  label: '',
  outline,
  holes,
  area: 1,
});
// biome-ignore format: outlines
const ell = shape('ell', [[0, 0], [6, 0], [6, 2], [2, 2], [2, 6], [0, 6]]);
// biome-ignore format: outlines
const ring = shape('ring', [[10, 0], [16, 0], [16, 6], [10, 6]], [[[12, 2], [14, 2], [14, 4], [12, 4]]]);

describe('plan floor', () => {
  it('finds the room under a point, and none in notches and holes', () => {
    expect(roomAt([1, 5], [ell, ring])?.id).toBe('ell');
    expect(roomAt([4, 4], [ell, ring])).toBeUndefined();
    expect(roomAt([13, 3], [ell, ring])).toBeUndefined();
    expect(roomAt([11, 3], [ell, ring])?.id).toBe('ring');
    expect(roomAt(undefined, [ell])).toBeUndefined();
  });
  it('puts the middle on the floor, clear of every edge, where the bounding box has it outside', () => {
    for (const room of [ell, ring]) {
      const middle = roomMiddle(room);
      expect(roomAt(middle, [room])).toBe(room);
      for (const [dx, dy] of [[0.6, 0], [-0.6, 0], [0, 0.6], [0, -0.6]] as const) // biome-ignore format: directions
        expect(isInside([middle[0] + dx, middle[1] + dy], room.outline)).toBe(true);
    }
  });
});
