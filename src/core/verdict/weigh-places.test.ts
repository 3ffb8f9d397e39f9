import { expect, it } from 'vitest';
import type { RoomName } from '../naming/type-rooms.ts';
import { hasFurniture } from './has-furniture.ts';
import { weighPlaces } from './weigh-places.ts';

const BEDROOM: RoomName = { type: 'bedroom', label: 'BEDROOM 1' };
const KITCHEN: RoomName = { type: 'living-kitchen', label: 'KITCHEN / LIVING ROOM' };
const bed = (room: number) => ({
  fixtures: [],
  furniture: [{ kind: 'bed' as const, room, outline: [], confidence: 0.9 }],
});
const isFurnished = (room: number, names: RoomName[]) => hasFurniture(weighPlaces(bed(room), names)).yes;

it('takes a lone bed for none in a room of another name, where bedrooms have names', () => {
  expect(isFurnished(1, [BEDROOM, KITCHEN])).toBe(false);
  expect(isFurnished(0, [BEDROOM, KITCHEN])).toBe(true);
});

it('takes it for furniture anywhere where the network does: a table that looks like a bed', () => {
  const [piece] = bed(1).furniture;
  const seen = { fixtures: [], furniture: [{ ...piece!, confirmed: true }] };
  expect(hasFurniture(weighPlaces(seen, [BEDROOM, KITCHEN])).yes).toBe(true);
});

it('takes it for one in a studio, and in a room without a name', () => {
  expect(isFurnished(0, [KITCHEN])).toBe(true);
  expect(isFurnished(1, [BEDROOM, { type: 'other', label: '' }])).toBe(true);
});

it('takes it for none where stairs, a toilet or a closet are known by their looks', () => {
  expect(isFurnished(1, [BEDROOM, { type: 'stairs', label: '' }])).toBe(false);
  expect(isFurnished(0, [{ type: 'stairs', label: '' }])).toBe(true);
});

it('takes a set of tiles in a bathroom for no table with chairs', () => {
  const set = { kind: 'table with chairs' as const, room: 1, outline: [], confidence: 0.95 };
  const isSet = (room: RoomName) => hasFurniture(weighPlaces({ fixtures: [], furniture: [set] }, [BEDROOM, room])).yes;
  expect(isSet({ type: 'bathroom', label: 'BATH' })).toBe(false);
  expect(isSet({ type: 'bathroom', label: '' })).toBe(false);
  expect(isSet(KITCHEN)).toBe(true);
});
