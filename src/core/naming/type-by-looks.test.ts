import { expect, it } from 'vitest';
import { type RoomLooks, typeByLooks } from './type-by-looks.ts';

/** A room so many metres wide and deep, without a name or anything in it, with a door. */
const looks = (wide: number, deep: number, more: Partial<RoomLooks> = {}): RoomLooks => ({
  areaM2: wide * deep,
  outline: [
    [0, 0],
    [wide, 0],
    [wide, deep],
    [0, deep],
  ],
  outdoor: false,
  doors: 1,
  drawn: [],
  isLiving: false,
  bedroomNamed: true,
  texts: [],
  ...more,
});
const full = { inside: { linesPerM2: 6, treads: 0 } };
const seen = { seenM2: (kind: string) => (kind === 'toilet' ? 0.3 : 0) };

it.each([
  ['much is drawn in', full],
  ['the network sees a toilet in', seen],
])('takes ground that %s for a wet room, but not the shelves of a closet that nobody can enter', (_, more) => {
  expect(typeByLooks(looks(0.9, 1.6, more))).toBe('wc');
  expect(typeByLooks(looks(0.6, 2.2, more))).toBe('closet');
});
