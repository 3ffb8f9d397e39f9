import { describe, expect, it } from 'vitest';
import { kinds, Room, text } from './drawn-room.ts';

describe('fixtures', () => {
  it('takes a bath and a washbasin for no furniture', () => {
    const room = new Room()
      .rect(0.02, 0.02, 1.7, 0.75)
      .ellipse(0.87, 0.4, 0.75, 0.29)
      .rect(3, 0.02, 0.6, 0.45)
      .ellipse(3.3, 0.25, 0.2, 0.14);
    expect(room.find().furniture).toEqual([]);
  });

  it('takes a row of kitchen units with a hob for no furniture', () => {
    const room = new Room();
    for (let i = 0; i < 6; i++) room.rect(0.02 + 0.6 * i, 0.02, 0.6, 0.6);
    for (const [x, y] of [
      [1.4, 0.18],
      [1.62, 0.18],
      [1.4, 0.45],
      [1.62, 0.45],
    ] as const)
      room.ellipse(x, y, 0.08, 0.08);
    expect(room.find().furniture).toEqual([]);
  });

  it('knows stairs by their equal steps', () => {
    const room = new Room();
    for (let i = 0; i < 9; i++) room.rect(0.5 + 0.27 * i, 0.02, 0.27, 0.9);
    const { fixtures, furniture } = room.find();
    expect(kinds(fixtures)).toContain('stairs');
    expect(furniture).toEqual([]);
  });

  it('does not take a pair of built-in cupboards with lettering for seats', () => {
    const room = new Room().rect(1, 0.02, 0.6, 0.6).rect(1.6, 0.02, 0.6, 0.6);
    expect(room.find([text('DW', 1.3, 0.3), text('REF', 1.9, 0.3)]).furniture).toEqual([]);
  });

  it('knows toilet, basin and shower in a bathroom', () => {
    const room = new Room().rect(0.6, 0.02, 0.4, 0.15).ellipse(0.8, 0.45, 0.17, 0.24);
    room.rect(1.8, 0.02, 0.55, 0.45).ellipse(2.08, 0.24, 0.2, 0.13);
    room.rect(4.06, 0.02, 0.92, 0.92).line(4.06, 0.02, 4.98, 0.94).line(4.06, 0.94, 4.98, 0.02);
    const { fixtures } = room.find([text('BATH', 2.5, 3)]);
    expect(kinds(fixtures)).toEqual(['basin', 'shower', 'toilet']);
  });

  it('knows a worktop with its hob and its sink in a kitchen, and an island', () => {
    const draw = () => {
      const room = new Room().rect(0.5, 0.02, 3.6, 0.6).rect(1, 0.07, 0.58, 0.5).rect(2.6, 0.07, 0.8, 0.48);
      for (const [x, y] of [
        [1.15, 0.2],
        [1.42, 0.2],
        [1.15, 0.45],
        [1.42, 0.45],
      ] as const)
        room.ellipse(x, y, 0.09, 0.09);
      return room.rect(2.65, 0.12, 0.4, 0.38).rect(1.6, 1.8, 1.8, 0.8);
    };
    expect(kinds(draw().find([text('KITCHEN', 4, 3.5)]).fixtures)).toEqual([
      'hob',
      'island',
      'kitchen-counter',
      'sink',
    ]);
    const bedroom = new Room().rect(1.6, 1.8, 1.8, 0.8).find([text('BEDROOM', 4, 3.5)]);
    expect(bedroom.fixtures).toEqual([]);
  });

  it('takes no parts of a kitchen for a table with chairs', () => {
    const room = new Room().rect(0.5, 0.02, 1.8, 0.6).rect(1.05, 0.07, 0.58, 0.5).rect(2.3, 0.02, 0.6, 0.6);
    for (const [x, y] of [
      [1.2, 0.2],
      [1.47, 0.2],
      [1.2, 0.45],
      [1.47, 0.45],
    ] as const)
      room.ellipse(x, y, 0.09, 0.09);
    room.line(2.3, 0.02, 2.9, 0.62).line(2.3, 0.62, 2.9, 0.02);
    const { fixtures, furniture } = room.find([text('KITCHEN', 4, 3.5)]);
    expect(kinds(fixtures)).toEqual(['fridge', 'hob', 'kitchen-counter']);
    expect(furniture).toEqual([]);
  });

  it('knows a fireplace by the hearth that narrows towards the wall', () => {
    const room = new Room().rect(1.5, 0.02, 1.4, 0.5);
    room.line(1.85, 0.5, 2, 0.15).line(2, 0.15, 2.4, 0.15).line(2.4, 0.15, 2.55, 0.5);
    const { fixtures, furniture } = room.find([text('LIVING ROOM', 4, 3.5)]);
    expect(kinds(fixtures)).toEqual(['fireplace']);
    expect(furniture).toEqual([]);
  });
});
