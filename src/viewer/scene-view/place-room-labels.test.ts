import { describe, expect, it } from 'vitest';
import { placeRoomLabels, type RoomName } from './place-room-labels.ts';

/** A name of 60 by 18 px over a floor of 100 by 80 px. */
const name = (x: number, more: Partial<RoomName> = {}): RoomName => ({
  ...{ x, y: 50, width: 60, height: 18, floor: 8000, across: 100, chosen: false, shown: false, ...more },
});

describe('names over the model', () => {
  it('are shown where their rooms have room for them', () => {
    const small = name(300, { floor: 3000 });
    const narrow = name(400, { across: 50 });
    expect(placeRoomLabels([name(0), name(100), small, narrow])).toEqual([true, true, false, false]);
  });

  it('never lie over each other: the room that is seen larger keeps its own', () => {
    expect(placeRoomLabels([name(0), name(40, { floor: 9000 }), name(103)])).toEqual([false, true, false]);
  });

  it('begin with that of the chosen room, however small it is', () => {
    expect(placeRoomLabels([name(0), name(40, { floor: 900, chosen: true })])).toEqual([false, true]);
  });

  it('stay a little past the limit at which they come, so that they do not flicker while the eye turns', () => {
    const edge = { floor: 3500 };
    expect(placeRoomLabels([name(0, edge)])).toEqual([false]);
    expect(placeRoomLabels([name(0, { ...edge, shown: true })])).toEqual([true]);
    const beside = [name(0, { shown: true }), name(62, { shown: true })];
    expect(placeRoomLabels(beside)).toEqual([true, true]);
    expect(placeRoomLabels(beside.map((one) => ({ ...one, shown: false })))).toEqual([true, false]);
  });
});
