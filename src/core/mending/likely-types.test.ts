import { expect, it } from 'vitest';
import type { Room } from '../plan/schema.ts';
import { likelyTypes, typeByFixtures } from './likely-types.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

const [living, bed, bath] = THREE_ROOMS.rooms as [Room, Room, Room];

it('a room is what its fixtures say: a toilet alone makes a bathroom of a large one, a WC of a small one', () => {
  expect(typeByFixtures(THREE_ROOMS, bath)).toBe('bathroom');
  expect(typeByFixtures(THREE_ROOMS, { ...bath, area: 1.8 })).toBe('wc');
  expect(typeByFixtures(THREE_ROOMS, bed)).toBeUndefined();
});

it('five uses are proposed: first what the reader would take it for, then what is usual', () => {
  expect(likelyTypes(THREE_ROOMS, bath)).toEqual(['bathroom', 'bedroom', 'living', 'kitchen', 'hall']);
  expect(likelyTypes(THREE_ROOMS, living)[0]).toBe('living');
  expect(likelyTypes(THREE_ROOMS, { ...bed, area: 2 })[0]).toBe('closet');
});
