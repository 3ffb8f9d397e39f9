import { describe, expect, it } from 'vitest';
import type { TextRun } from '../texts/types.ts';
import { kinds, METRE, Room, text, WALL } from './drawn-room.ts';

const bed = (room: Room) => room.rect(1.5, 0.02, 1.6, 2).rect(1.6, 0.1, 0.65, 0.4).rect(2.35, 0.1, 0.65, 0.4);
const tableSet = (room: Room) => {
  room.rect(1.5, 1.5, 1.4, 0.8);
  for (const x of [1.6, 2.35]) room.rect(x, 1, 0.45, 0.42).rect(x, 2.38, 0.45, 0.42);
  return room;
};

describe('loose furniture', () => {
  it('finds nothing in an empty room', () => {
    expect(new Room().find()).toEqual({ fixtures: [], furniture: [] });
  });

  it('finds a double bed by its pillows', () => {
    const { furniture } = bed(new Room()).find();
    expect(kinds(furniture)).toEqual(['bed']);
    expect(furniture[0]!.confidence).toBeGreaterThan(0.8);
    const xs = furniture[0]!.outline.map((p) => (p[0] - WALL) / METRE);
    expect(Math.min(...xs)).toBeCloseTo(1.5, 1);
    expect(Math.max(...xs)).toBeCloseTo(3.1, 1);
  });

  it('takes no worktop beside a sink of two bowls for a bed', () => {
    const room = new Room().rect(0.8, 1, 3, 0.62).line(2.9, 1, 2.9, 1.62);
    room.rect(2.96, 1.1, 0.38, 0.42).rect(3.38, 1.1, 0.38, 0.42);
    expect(kinds(room.find().furniture)).not.toContain('bed');
  });

  it('finds a table with four chairs', () => {
    const { furniture } = tableSet(new Room()).find();
    expect(kinds(furniture)).toEqual(['table with chairs']);
    expect(furniture[0]!.confidence).toBeGreaterThan(0.9);
  });

  it('finds a round table with chairs drawn up to it', () => {
    const room = new Room().ellipse(2.5, 2, 0.6, 0.6);
    room.rect(2.3, 2.6, 0.4, 0.25).rect(2.3, 1.15, 0.4, 0.25).rect(3.1, 1.8, 0.25, 0.4).rect(1.65, 1.8, 0.25, 0.4);
    expect(kinds(room.find().furniture)).toEqual(['table with chairs']);
  });

  it('finds a sofa by its back and arms', () => {
    const room = new Room().rect(1, 1, 2, 0.9).rect(1.2, 1.2, 1.6, 0.7);
    expect(kinds(room.find().furniture)).toEqual(['sofa']);
  });

  it('finds a round table by the places of its chairs, however they are drawn', () => {
    const room = new Room().ellipse(2.5, 2, 0.5, 0.5);
    for (let chair = 0; chair < 4; chair++) {
      for (let a = -18; a <= 18; a += 0.5) {
        const turn = ((chair * 90 + 45 + a) * Math.PI) / 180;
        room.line(2.5 + 0.62 * Math.cos(turn), 2 + 0.62 * Math.sin(turn), 2.5 + 0.8 * Math.cos(turn), 2 + 0.8 * Math.sin(turn)); // biome-ignore format: short
      }
    }
    // A dimension line runs into it, so that it does not stand alone.
    room.line(2.9, 2.4, 4.9, 3.9);
    expect(kinds(room.find().furniture)).toEqual(['table with chairs']);
  });

  it('takes a plain rectangle in a room for a table, but one in a kitchen for its island', () => {
    const inRoom = (name: string, tables: number) => {
      const room = new Room();
      for (let k = 0; k < tables; k++) room.rect(1.2, 1 + 1.3 * k, 1.6, 0.8);
      return kinds(room.find([text(name, 4, 3.5)]).furniture);
    };
    expect(inRoom('LIVING', 1)).toEqual(['table']);
    expect(inRoom('KITCHEN', 1)).toEqual([]);
    expect(inRoom('KITCHEN', 2)).toEqual(['table']);
  });

  it('does not take the swing of a door for a round table', () => {
    const room = new Room().line(0, 1.5, 0.9, 1.5).line(0, 1.5, 0, 2.4);
    for (let a = 0; a <= 90; a += 0.2)
      room.dot(0.9 * Math.cos((a * Math.PI) / 180), 1.5 + 0.9 * Math.sin((a * Math.PI) / 180));
    for (const y of [0.6, 2.9]) room.rect(0.3, y, 0.4, 0.3);
    expect(kinds(room.find().furniture)).not.toContain('table with chairs');
  });

  it('counts a thing that is drawn in detail and stands free, whatever it is', () => {
    const thing = () => {
      const room = new Room().rect(1.5, 1.5, 2, 1.3);
      return room.rect(1.6, 1.6, 0.9, 0.3).rect(2.6, 1.6, 0.4, 0.9).rect(1.6, 2, 0.3, 0.7).rect(3.1, 1.8, 0.3, 0.2);
    };
    const sure = (name: string) =>
      thing()
        .find([text(name, 4, 3.5)])
        .furniture.filter((f) => f.confidence > 0.5);
    expect(kinds(sure('LIVING ROOM'))).toEqual(['furniture']);
    expect(sure('KITCHEN')).toEqual([]);
  });

  it('takes marks with a few letters in them for no furniture', () => {
    const mark = (letters: TextRun[]) => new Room().rect(2, 2, 0.9, 0.45).rect(2.45, 2, 0.45, 0.45).find(letters);
    expect(mark([text('W4', 2.2, 2.22)]).furniture).toEqual([]);
    expect(mark([]).furniture).not.toEqual([]);
  });

  it('takes steps that are cut by a walking line for no pillows', () => {
    const room = new Room();
    for (let i = 0; i < 7; i++) room.rect(1, 0.02 + 0.3 * i, 0.42, 0.3).rect(1.42, 0.02 + 0.3 * i, 0.42, 0.3);
    expect(room.find([text('BEDROOM', 4, 3.5)]).furniture).toEqual([]);
  });

  it('takes flights of stairs with their landing for no furniture', () => {
    /** Two flights side by side with a landing on their left; the line that one walks on turns there. */
    const stairs = (traced: boolean) => {
      const room = new Room().rect(1.5, 1.2, 2, 1.8).line(1.9, 1.6, 3.3, 1.6).line(1.9, 1.6, 1.9, 2.6);
      room.line(1.9, 2.6, 3.3, 2.6).line(2.4, 2.1, 3.5, 2.1);
      for (let x = 2.4; x < 3.45; x += 0.25) traced ? room.stroke(x, 1.2, x, 3) : room.line(x, 1.2, x, 3);
      return room.find([text('LIVING', 4, 3.5)]);
    };
    expect(kinds(stairs(true).furniture)).toEqual([]);
    expect(kinds(stairs(true).fixtures)).toEqual(['open-stairs']);
    expect(kinds(stairs(false).furniture)).not.toEqual([]);
  });

  it('tells spiral stairs from a round table with chairs', () => {
    /** A ring of parts, as many of them as are drawn, around a smaller one. */
    const round = (inner: number, parts: number, drawn = parts) => {
      const room = new Room().ellipse(2.5, 2, inner, inner);
      const at = (k: number, r: number): [number, number] => [
        2.5 + r * Math.cos((2 * Math.PI * k) / parts),
        2 + r * Math.sin((2 * Math.PI * k) / parts),
      ];
      for (let k = 0; k <= drawn; k++) room.line(...at(k, inner), ...at(k, 0.95));
      for (let k = 0; k < drawn; k++) room.line(...at(k, 0.95), ...at(k + 1, 0.95));
      return kinds(room.find([text('LIVING', 4, 3.5)]).fixtures);
    };
    expect(round(0.12, 12)).toEqual(['spiral-stairs']);
    expect(round(0.55, 8)).toEqual([]);
    // Not all the way round: the middle of the whole is not that of the treads.
    expect(round(0.12, 12, 9)).toEqual(['spiral-stairs']);
  });

  it('takes the doors of cupboards for no pillows', () => {
    const room = new Room();
    for (let i = 0; i < 4; i++) room.rect(1 + 0.6 * i, 0.02, 0.6, 0.76);
    expect(room.find([text('BEDROOM', 4, 3.5)]).furniture).toEqual([]);
  });

  it('does not count what is drawn in a bathroom or on a terrace', () => {
    for (const name of ['BATH', 'TERRASSE']) {
      expect(tableSet(new Room()).find([text(name, 4, 3.5)]).furniture).toEqual([]);
    }
  });
});
