import { describe, expect, it } from 'vitest';
import type { PaintedBox } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import type { PointPx } from '../sheet/types.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import type { TextRun } from '../texts/types.ts';
import { costOfUnnamed, roomNames, worthOf } from './count-names.ts';
import { LENGTH, NAMES, OUTER, page, SEEN, seen, WIDTH } from './crossed-walls.fixture.ts';
import { findStructure, searchStructure } from './find-structure.ts';
import type { RoomPx } from './types.ts';

describe('findStructure', () => {
  it('takes the walls that the network sees where they give every name a room of its own', () => {
    expect(findStructure(page(), NAMES).rooms.rooms).toHaveLength(1);
    const { rooms } = findStructure(page(), [...NAMES, LENGTH], SEEN).rooms;
    expect(rooms.map(({ texts }) => texts.map(({ text }) => text).join()).sort()).toEqual(
      NAMES.map(({ text }) => text).sort(),
    );
  });

  it('takes them without any name where the strokes enclose nothing', () => {
    const open = page(OUTER.slice(2));
    expect(findStructure(open, []).rooms.rooms).toHaveLength(0);
    expect(findStructure(open, [], SEEN).rooms.rooms).toHaveLength(4);
  });

  it('keeps to the strokes where no name speaks against them', () => {
    expect(findStructure(page(), [...NAMES.slice(0, 1), LENGTH], SEEN).rooms.rooms).toHaveLength(1);
    expect(findStructure(page(), [LENGTH], SEEN).rooms.rooms).toHaveLength(1);
  });

  it('adds them to the strokes where names gain a little, and keeps the walls that are drawn', () => {
    const open = [textAt('LIVING ROOM', 190, 140), textAt('KITCHEN', 450, 140), LENGTH];
    expect(findStructure(page(), open).rooms.rooms).toHaveLength(1);
    const { rooms, walls } = findStructure(page(), open, SEEN);
    expect(rooms.rooms).toHaveLength(4);
    // The outer walls are still those that are drawn: they end where their ink does.
    expect(walls.mask.data[60 * WIDTH + 51]).toBe(0);
    expect(walls.mask.data[60 * WIDTH + 53]).toBe(1);
    expect(walls.mask.data[220 * WIDTH + 200]).toBe(1);
  });

  it('takes them alone where the strokes are far from them and names are hardly worse off', () => {
    const one = [...NAMES.slice(0, 1), LENGTH];
    expect(findStructure(page(), one, SEEN).rooms.rooms).toHaveLength(1);
    expect(findStructure(page(), one, seen(20)).rooms.rooms).toHaveLength(4);
  });

  it('takes walls of a make that it knows badly only where names gain by them', () => {
    // Specks around the dwelling, which are no walls, make what it sees less alike to the walls that are made of it.
    const specks = [2, 17, 32, 395, 410, 425].flatMap((y0) =>
      Array.from(
        { length: 42 },
        (_, i): PaintedBox => ({ name: 'wall', x0: 2 + 15 * i, y0, x1: 14 + 15 * i, y1: y0 + 12 }),
      ),
    );
    // Strokes tell the left of it alone: to what lies outside it nothing is added.
    const left: [PointPx, PointPx][] = [[[52, 60], [448, 60]], [[52, 380], [448, 380]], [[60, 52], [60, 388]], [[440, 52], [440, 388]]]; // biome-ignore format: short
    const roomsWith = (names: TextRun[], others: PaintedBox[], drawn = left) =>
      findStructure(page(drawn), [...names, LENGTH], seen(6, 'wall', others)).rooms.rooms.length;
    expect(roomsWith([], [])).toBe(4);
    expect(roomsWith([], specks)).toBe(1);
    expect(roomsWith(NAMES, specks)).toBe(4);
    // Unless the strokes are nothing of what it sees.
    const other: [PointPx, PointPx][] = [[[92, 100], [568, 100]], [[92, 340], [568, 340]], [[100, 92], [100, 348]], [[560, 92], [560, 348]]]; // biome-ignore format: short
    expect(roomsWith([], specks, other)).toBe(4);
  });

  it('does not take walls from a network that takes them for windows', () => {
    expect(findStructure(page(), [...NAMES, LENGTH], seen(6, 'window')).rooms.rooms).toHaveLength(1);
  });
});

describe('searchStructure', () => {
  const open = [textAt('LIVING ROOM', 190, 140), textAt('KITCHEN', 450, 140)];
  const furnished = seen(6, 'wall', [{ name: 'furniture', x0: 70, y0: 70, x1: 300, y1: 200 }]);

  it('tells what looks refused: where nothing is measured, or the floor is full of furniture', () => {
    expect(searchStructure(page(), [...open, LENGTH], SEEN).looksRefused).toBe(false);
    expect(searchStructure(page(), open, SEEN).looksRefused).toBe(true);
    expect(searchStructure(page(), [...open, LENGTH], furnished).looksRefused).toBe(true);
    expect(searchStructure(page(), open).looksRefused).toBe(false);
  });

  it('has the structure by strokes at once, and looks for a better one only when asked', () => {
    const { drawn, best } = searchStructure(page(), [...open, LENGTH], SEEN);
    expect(drawn.rooms.rooms).toHaveLength(1);
    expect(best().rooms.rooms).toHaveLength(4);
  });
});

describe('worthOf', () => {
  const roomOf = (...names: string[]): RoomPx => ({
    outline: [],
    holes: [],
    areaPx: 1,
    texts: names.map((name) => textAt(name, 0, 0)),
    outdoor: false,
  });
  const worth = (...rooms: RoomPx[]) =>
    worthOf({ rooms, labels: new Uint16Array(), inside: createBitmap(0, 0), cuts: [] });

  it('counts names that have a room to themselves and takes off those that share one', () => {
    expect(worth(roomOf('BEDROOM'), roomOf('BATH', '2.1 x 3.4'))).toBe(2);
    expect(worth(roomOf('BEDROOM', 'BATHROOM', 'UTILITY'))).toBe(-2);
    expect(worth(roomOf('BEDROOM 1', 'BEDROOM 2'))).toBe(-1);
    expect(worth(roomOf('BATHROOM', 'SHOWER'))).toBe(1);
  });
  it('lets a washer and a dryer stand where they will', () => {
    expect(worth(roomOf('BATHROOM', 'W/D'))).toBe(1);
    expect(worth(roomOf('BATHROOM'), roomOf('W/D'))).toBe(1);
  });
  it('tells what rooms without a word cost', () => {
    const rooms = [roomOf('BEDROOM'), roomOf(), roomOf('2.1')];
    const found = { rooms, labels: new Uint16Array(), inside: createBitmap(0, 0), cuts: [] };
    expect(worthOf(found)).toBe(1 - costOfUnnamed(found));
    expect(costOfUnnamed(found)).toBe(0.5);
  });
  it('lets the names of an open space be together', () => {
    expect(worth(roomOf('LIVING ROOM', 'KITCHEN', 'DINING'))).toBe(1);
  });
  it('asks a little for rooms without a word', () => {
    expect(worth(roomOf('BEDROOM'), roomOf(), roomOf('3.2'))).toBe(0.5);
  });
  it('knows names from other texts', () => {
    expect(roomNames([...NAMES, textAt('SCALE 1:100', 0, 0), textAt('3.45', 0, 0)])).toEqual(NAMES);
  });
});
