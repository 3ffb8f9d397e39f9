import { expect, test } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import { waysIn } from './ways-in.ts';
import type { Face } from './weigh-faces.ts';

const room = (x0: number, x1: number, isEnclosed = true): Face => ({
  outline: [[x0, 0], [x1, 0], [x1, 50], [x0, 50]] as PointPx[],
  holes: [],
  area: (x1 - x0) * 50,
  isEnclosed,
  sure: 1,
}); // biome-ignore format: one room
const WALLS = [2, 52, 102, 152].map((x) => ({ from: [x, 0] as PointPx, to: [x, 50] as PointPx, half: 2, chance: 1 }));
const [LEFT, MIDDLE, RIGHT] = [room(4, 50), room(54, 100), room(104, 150)] as const;
const on = (wall: number, kind: OpeningPx['kind'] = 'door'): OpeningPx => ({
  kind,
  wall,
  from: [WALLS[wall]!.from[0], 15],
  to: [WALLS[wall]!.from[0], 30],
});

test('a room that nothing leads into gets the likeliest way in, and no more', () => {
  const faint = [on(2), on(1)];
  expect(waysIn([LEFT, MIDDLE, RIGHT], [on(0), on(3)], faint, WALLS)).toEqual([on(2)]);
});

test('rooms that can be gone into get none, neither do balconies and roofs', () => {
  expect(waysIn([LEFT, MIDDLE], [on(1)], [on(0), on(2)], WALLS)).toEqual([]);
  expect(waysIn([room(4, 50, false)], [], [on(0)], WALLS)).toEqual([]);
});

test('a window is no way in, be it seen clearly or not', () => {
  expect(waysIn([LEFT], [on(0, 'window')], [on(1, 'window'), on(1)], WALLS)).toEqual([on(1)]);
});

test('one way serves both rooms that it parts', () => {
  expect(waysIn([LEFT, MIDDLE], [], [on(1), on(0), on(2)], WALLS)).toEqual([on(1)]);
});
