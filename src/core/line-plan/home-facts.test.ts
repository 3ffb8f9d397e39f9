import { describe, expect, it } from 'vitest';
import type { Room } from '../plan/schema.ts';
import { fileStem, homeFacts, titleOf, unitsOf } from './home-facts.ts';
import { ONE_ROOM } from './line-plan.fixture.ts';

const room = (id: string, type: Room['type'], area: number): Room => ({
  ...ONE_ROOM.plan.rooms[0]!,
  id,
  type,
  area,
  label: '',
});
const factsOf = (...rooms: Room[]) => homeFacts({ ...ONE_ROOM.plan, rooms });

describe('homeFacts', () => {
  it('lists large rooms first and what has no roof last, and counts it apart', () => {
    const facts = factsOf(
      room('r1', 'terrace', 30),
      room('r2', 'wc', 1.5),
      room('r3', 'bedroom', 12),
      room('r4', 'bedroom', 14),
    );
    expect(facts.rooms.map(({ name }) => name)).toEqual(['Bedroom 2', 'Bedroom 1', 'WC', 'Terrace']);
    expect([facts.indoorArea, facts.outdoorArea]).toEqual([27.5, 30]);
  });

  it('is told by its bedrooms, or by its rooms where it has none', () => {
    const home = factsOf(room('r1', 'bedroom', 60), room('r2', 'children', 24.2));
    expect(titleOf(home, 'm')).toBe('2 bedrooms · 84.2 m²');
    expect(fileStem(home, 'm')).toBe('2-bedroom-home-84-m2');
    expect(fileStem(home, 'ft')).toBe('2-bedroom-home-906-sq-ft');
    const studio = factsOf(room('r1', 'living-kitchen', 30));
    expect(titleOf(studio, 'ft')).toBe('1 room · 323 ft²');
    expect(fileStem(studio, 'm')).toBe('1-room-home-30-m2');
  });

  it('speaks the units of the drawing where they are known', () => {
    expect(unitsOf(ONE_ROOM)).toBe('m');
    const { scale } = ONE_ROOM;
    expect(unitsOf({ ...ONE_ROOM, scale: { ...scale, unit: 'ft' } as typeof scale })).toBe('ft');
  });
});
