import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { addFlight } from './open-flights.ts';
import { floorFree, touches } from './wall-spots.ts';

const PLANS = Array.from({ length: 40 }, (_, i) => makeDwelling(i + 1).plan);

describe('addFlight', () => {
  it('stands stairs on the floor of their room, off its doors and fixtures', () => {
    const found = PLANS.flatMap((plan, i) =>
      addFlight(plan, [], makeRandom(`flight ${i}`)).map((flight) => ({ plan, flight })),
    );
    for (const { plan, flight } of found) {
      const box = boundsOf(flight.outline);
      const room = plan.rooms.find((r) => r.id === flight.room)!;
      expect(floorFree(box, room.outline)).toBe(true);
      for (const { room: id, outline } of plan.fixtures)
        expect(id === room.id && touches(box, boundsOf(outline))).toBe(false);
      for (const door of plan.openings) expect(door.kind !== 'window' && touches(box, keepFree(door))).toBe(false);
    }
    expect(found.length).toBeGreaterThan(15);
    expect(new Set(found.map(({ flight }) => flight.kind)).size).toBe(2);
  });

  it('finds none in a flat without a hall or living room', () => {
    const plan = { ...PLANS[0]!, rooms: PLANS[0]!.rooms.filter((room) => room.type === 'bedroom') };
    expect(addFlight(plan, [], makeRandom('none'))).toEqual([]);
  });
});
