import { expect, it } from 'vitest';
import { THREE_ROOMS } from '#core/mending/three-rooms.fixture.ts';
import { stopsShort } from './stops-short.ts';

it('says that something is in the way only of what did not come along', () => {
  const moved = {
    ...THREE_ROOMS,
    openings: THREE_ROOMS.openings.map((one) =>
      one.id === 'd1' ? { ...one, from: [5, 1.2] as [number, number], to: [5, 2] as [number, number] } : one,
    ),
  };
  const stroke = (by: number) => ({ from: [5, 1] as const, to: [5, 1 + by] as const, reach: 0.02 });
  const stops = (by: number) => {
    const { from, to, reach } = stroke(by);
    return stopsShort(THREE_ROOMS, moved, 'opening:d1', { from: [...from], to: [...to], reach });
  };
  expect([stops(0.2), stops(0.9)]).toEqual([false, true]);
});
