import { expect, it } from 'vitest';
import type { Plan, Room } from '../plan/schema.ts';
import { likelyTypes, typeByFixtures } from './likely-types.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

const [living, bed, bath] = THREE_ROOMS.rooms as [Room, Room, Room];

it('a room is what its fixtures say: a toilet alone makes a bathroom of a large one, a WC of a small one', () => {
  expect(typeByFixtures(THREE_ROOMS, bath)).toBe('bathroom');
  expect(typeByFixtures(THREE_ROOMS, { ...bath, area: 1.8 })).toBe('wc');
  expect(typeByFixtures(THREE_ROOMS, bed)).toBeUndefined();
});

it('five uses are proposed, by fixtures, then floor; what three doors lead from is passed through', () => {
  expect(likelyTypes(THREE_ROOMS, bath)[0]).toBe('bathroom');
  expect(likelyTypes(THREE_ROOMS, bed)).toEqual(['bedroom', 'study', 'kitchen', 'children', 'dining']);
  expect(likelyTypes(THREE_ROOMS, living)[0]).toBe('living');
  const third: Plan['openings'][0] = { ...THREE_ROOMS.openings[0]!, id: 'd9', from: [5, 2], to: [5, 2.8] };
  const busy = { ...THREE_ROOMS, openings: [...THREE_ROOMS.openings, third] };
  expect(likelyTypes(busy, living)[0]).toBe('corridor');
});
