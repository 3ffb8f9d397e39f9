import { describe, expect, it } from 'vitest';
import { type DrawnOpening, type DrawnRoom, drawHome, FLAT, FLAT_OPENINGS, spacesOf } from './home.fixture.ts';
import { readWays } from './ways.ts';

const waysOf = (rooms: Readonly<Record<string, DrawnRoom>>, openings: readonly DrawnOpening[]) =>
  readWays(spacesOf(drawHome(rooms, openings)));
const entered = (rooms: Readonly<Record<string, DrawnRoom>>, openings: readonly DrawnOpening[]) =>
  waysOf(rooms, openings).entrances.map(({ room }) => room);
const FRONT_DOOR = FLAT_OPENINGS[0]!;
const WITHOUT_FRONT_DOOR = FLAT_OPENINGS.slice(1);

describe('readWays', () => {
  it('comes in by the hall, whatever doors the other rooms have to outside', () => {
    const garden: DrawnOpening = { at: [1, 5.85], along: 'x' };
    expect(entered(FLAT, [...FLAT_OPENINGS, garden])).toEqual(['hall']);
    expect(entered(FLAT, [...WITHOUT_FRONT_DOOR, garden])).toEqual(['living']);
  });

  it('comes in by a porch, which is no room that one could come into', () => {
    const porch: DrawnRoom = { type: 'terrace', at: [-2.1, 0], size: [2, 1.5] };
    expect(entered({ ...FLAT, porch }, [FRONT_DOOR, ...WITHOUT_FRONT_DOOR])).toEqual(['hall']);
  });

  it('does not take a floor whose only door leads out of a bedroom for one that is entered there', () => {
    const upper = { parents: FLAT.parents!, child: FLAT.child!, hall: FLAT.hall! };
    const balcony: DrawnOpening = { at: [2, -3.65], along: 'x' };
    expect(entered(upper, [balcony, FLAT_OPENINGS[5]!, FLAT_OPENINGS[6]!])).toEqual([]);
  });

  it('measures on foot from door to door', () => {
    const metres = waysOf(FLAT, FLAT_OPENINGS).fromEntrance();
    expect(metres.get('hall')).toBe(0);
    // From where the hall's floor begins inside the front door, (0, 0.7), to the living room's door at (2, 1.55).
    expect(metres.get('living')).toBeCloseTo(Math.hypot(2, 0.85), 2);
    expect(metres.get('bath')).toBeCloseTo(6.05, 2);
  });

  it('knows what lies beyond the doors of a room', () => {
    const { beyond } = waysOf(FLAT, FLAT_OPENINGS);
    expect([...beyond('kitchen')].sort()).toEqual(['hall', 'living']);
    expect(beyond('bath')).toEqual(['hall']);
  });
});
