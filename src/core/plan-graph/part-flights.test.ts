import { expect, test } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillRing } from '../raster/fill-ring.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import { partFlights } from './part-flights.ts';
import { placedIn, type WeighedInstance } from './weigh-instances.ts';

const box = (x0: number, y0: number, x1: number, y1: number): PointPx[] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: corners
const flight = (outline: PointPx[], more: Partial<WeighedInstance> = {}): WeighedInstance => ({
  kind: 'stairs', outline, middle: outline[0]!, width: 1, depth: 1, chance: 0.9, rival: 0, sure: 0.9, taken: true, loose: false, room: 0, within: 1, ...more,
}); // biome-ignore format: one thing

/** One room of 100 × 100 with its name, and UP on the flight. */
function hall(): RoomsPx {
  const outline = box(10, 10, 110, 110);
  const labels = new Uint16Array(120 * 120);
  fillRing(labels, 120, 120, [outline], 1);
  const texts = [textAt('HALL', 40, 60), textAt('UP', 95, 40)];
  const inside = createBitmap(120, 120);
  return { rooms: [{ outline, holes: [], areaPx: 10_000, texts, outdoor: false }], labels, inside };
}

test('a flight that stands open in a room is a room of its own, with what is lettered on it', () => {
  const stairs = flight(box(80, 10, 110, 70));
  const parted = partFlights(hall(), [stairs]);
  expect(parted.rooms.map(({ areaPx }) => Math.round(areaPx))).toEqual([8200, 1800]);
  expect(parted.rooms.map(({ texts }) => texts.map(({ text }) => text))).toEqual([['HALL'], ['UP']]);
  expect([parted.labels[40 * 120 + 95], parted.labels[60 * 120 + 40]]).toEqual([2, 1]);
  expect(placedIn([stairs], parted)[0]!.room).toBe(1);
  // It is there as surely as its flight.
  expect(parted.rooms[1]!.confidence).toBe(stairs.sure);
});

test.each([
  ['one that is less likely than not', flight(box(80, 10, 110, 70), { sure: 0.4 })],
  ['one that nearly fills its room', flight(box(10, 10, 110, 80))],
  ['one that stands between two rooms', flight(box(80, 10, 160, 70), { within: 0.4 })],
  ['another thing', flight(box(80, 10, 110, 70), { kind: 'counter' })],
])('%s parts nothing', (_, thing) => {
  expect(partFlights(hall(), [thing]).rooms).toEqual(hall().rooms);
});
