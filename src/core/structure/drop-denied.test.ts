import { describe, expect, it } from 'vitest';
import { type PaintedBox, paintClasses } from '../pixel-classes/paint-classes.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { withBands } from '../raster/with-bands.ts';
import { closeRooms } from '../rooms/close-rooms.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import type { TextRun } from '../texts/types.ts';
import { dropDenied } from './drop-denied.ts';
import { tidyStructure } from './tidy-structure.ts';
import type { OpeningPx, Structure, WallPx, WallsPx } from './types.ts';

const [WIDTH, HEIGHT] = [480, 320];
const DOOR = 60;

const wall = (x0: number, y0: number, x1: number, y1: number): WallPx => ({
  from: [x0, y0],
  to: [x1, y1],
  thicknessPx: 10,
  exterior: false,
});
/** Four walls, and one inside that runs from wall to wall. */
const OUTER = [wall(40, 40, 440, 40), wall(440, 40, 440, 280), wall(440, 280, 40, 280), wall(40, 280, 40, 40)];
const ACROSS = wall(300, 40, 300, 280);
/** What the network sees there. */
const seen = (across: string) =>
  paintClasses(['room', 'wall', 'counter', 'wardrobe'], WIDTH, HEIGHT, [
    { name: across, x0: 290, y0: 40, x1: 360, y1: 280 },
    { name: 'wall', x0: 34, y0: 34, x1: 446, y1: 46 },
    { name: 'wall', x0: 34, y0: 274, x1: 446, y1: 286 },
    { name: 'wall', x0: 34, y0: 34, x1: 46, y1: 286 },
    { name: 'wall', x0: 434, y0: 34, x1: 446, y1: 286 },
  ]);
const BEDROOM = textAt('Bedroom', 160, 160);

function drop(classes: PixelClasses, texts: TextRun[], openings: OpeningPx[] = [], inner = [ACROSS]) {
  const list = [...OUTER, ...inner];
  const mask = withBands(createBitmap(WIDTH, HEIGHT), list, (w) => w.thicknessPx);
  const walls: WallsPx = { walls: list, mask, thicknessPx: 10, doorPx: DOOR, swings: [], lines: [], spirals: [] };
  const rooms = closeRooms(walls, openings, texts);
  return { rooms, left: dropDenied({ walls, openings, rooms }, classes) };
}

describe('dropDenied', () => {
  it('drops what parts a room from a place that a worktop takes up', () => {
    const { rooms, left } = drop(seen('counter'), [BEDROOM]);
    expect(rooms.rooms).toHaveLength(2);
    expect(left?.walls).toEqual(OUTER);
    expect(closeRooms(left!, [], [BEDROOM]).rooms).toHaveLength(1);
  });
  it('drops the bold front of a worktop, which looks like wall, but not where a door or a word is', () => {
    const boxes = [
      { name: 'counter', x0: 306, y0: 40, x1: 440, y1: 280 },
      { name: 'wall', x0: 294, y0: 40, x1: 306, y1: 280 },
    ];
    const bold = paintClasses(['room', 'wall', 'counter'], WIDTH, HEIGHT, boxes);
    expect(drop(bold, [BEDROOM]).left?.walls).toEqual(OUTER);
    expect(drop(bold, [BEDROOM, textAt('Qo', 400, 160)]).left?.walls).toEqual(OUTER);
    expect(drop(bold, [BEDROOM, textAt('DW', 400, 160)]).left).toBeUndefined();
    const doors: OpeningPx = { kind: 'double', wall: 4, from: [300, 100], to: [300, 160] };
    expect(drop(bold, [BEDROOM], [doors]).left).toBeUndefined();
  });
  it('keeps what the network takes for wall', () => {
    expect(drop(seen('wall'), [BEDROOM]).left).toBeUndefined();
  });
  it('keeps the front of a wardrobe: closets hold them', () => {
    expect(drop(seen('wardrobe'), [BEDROOM]).left).toBeUndefined();
  });
  it('drops the bold lines around a cell of a wardrobe, which is too small for a closet', () => {
    const cellOf = (side: number) => {
      const [x, y] = [440 - side, 280 - side];
      const classes = paintClasses(['room', 'wall', 'wardrobe'], WIDTH, HEIGHT, [
        { name: 'wall', x0: x - 6, y0: y - 6, x1: 446, y1: 286 },
        { name: 'wardrobe', x0: x + 5, y0: y + 5, x1: 435, y1: 275 },
      ]);
      return drop(classes, [BEDROOM], [], [wall(x, y, 440, y), wall(x, y, x, 280)]);
    };
    const { rooms, left } = cellOf(60);
    expect(rooms.rooms).toHaveLength(2);
    expect(closeRooms(left!, [], [BEDROOM]).rooms).toHaveLength(1);
    expect(cellOf(100).left).toBeUndefined();
  });
  it('drops bold lines around ground that hardly anything built encloses, if the network knows the walls of the rest', () => {
    const corner = [wall(340, 180, 440, 180), wall(340, 180, 340, 280)];
    const thing = { name: 'wardrobe', x0: 334, y0: 174, x1: 434, y1: 274 };
    const known = (boxes: PaintedBox[]) => paintClasses(['room', 'wall', 'wardrobe'], WIDTH, HEIGHT, boxes);
    const house = [
      { name: 'wall', x0: 34, y0: 34, x1: 446, y1: 286 },
      { name: 'room', x0: 46, y0: 46, x1: 434, y1: 274 },
    ];
    const { rooms, left } = drop(known([...house, thing]), [BEDROOM], [], corner);
    expect(rooms.rooms).toHaveLength(2);
    expect(left?.walls).toEqual(OUTER);
    expect(drop(known([thing]), [BEDROOM], [], corner).left).toBeUndefined();
  });
  it('drops lines across bare floor, if the network sees the walls that part rooms for sure', () => {
    // A wall and a door in it part the named room from the others; a line of the floor the rest.
    const [real, line] = [wall(160, 40, 160, 280), ACROSS];
    const door: OpeningPx = { kind: 'door', wall: 4, from: [160, 100], to: [160, 160] };
    const house = (inner: string) =>
      paintClasses(['room', 'wall'], WIDTH, HEIGHT, [
        { name: 'wall', x0: 34, y0: 34, x1: 446, y1: 286 },
        { name: 'room', x0: 46, y0: 46, x1: 434, y1: 274 },
        { name: inner, x0: 154, y0: 40, x1: 166, y1: 280 },
      ]);
    const texts = [textAt('Bedroom', 100, 160), textAt('Kitchen', 220, 160)];
    const { rooms, left } = drop(house('wall'), texts, [door], [real, line]);
    expect(rooms.rooms).toHaveLength(3);
    expect(left?.walls).toEqual([...OUTER, real]);
    expect(drop(house('room'), texts, [door], [real, line]).left).toBeUndefined();
  });
  it('drops the leaf and the arc around the floor that an open door sweeps', () => {
    const corner = [wall(100, 220, 100, 280), wall(40, 220, 100, 220)];
    const swept = paintClasses(['room', 'wall', 'swing', 'door'], WIDTH, HEIGHT, [
      { name: 'wall', x0: 34, y0: 34, x1: 446, y1: 286 },
      { name: 'room', x0: 46, y0: 46, x1: 434, y1: 274 },
      { name: 'swing', x0: 46, y0: 212, x1: 108, y1: 274 },
      { name: 'door', x0: 46, y0: 275, x1: 100, y1: 286 },
    ]);
    const entrance: OpeningPx = { kind: 'door', wall: 2, from: [46, 280], to: [95, 280] };
    const { rooms, left } = drop(swept, [BEDROOM], [entrance], corner);
    expect(rooms.rooms).toHaveLength(2);
    expect(closeRooms(left!, [entrance], [BEDROOM]).rooms).toHaveLength(1);
  });
  it('keeps what parts two rooms with a name each', () => {
    expect(drop(seen('counter'), [BEDROOM, textAt('Bath', 400, 160)]).left).toBeUndefined();
  });
  it('keeps what hangs a door', () => {
    const door: OpeningPx = { kind: 'door', wall: 4, from: [300, 100], to: [300, 160] };
    expect(drop(seen('counter'), [BEDROOM], [door]).left).toBeUndefined();
  });
  it('keeps the rest of a wall that goes on beyond the worktop', () => {
    // The wall runs on to the right of a real one; only its left part is the front of a worktop.
    const [front, real] = [wall(40, 160, 440, 160), wall(240, 40, 240, 280)];
    const classes = paintClasses(['room', 'wall', 'counter'], WIDTH, HEIGHT, [
      { name: 'wall', x0: 34, y0: 34, x1: 446, y1: 286 },
      { name: 'counter', x0: 46, y0: 140, x1: 234, y1: 200 },
    ]);
    const { left } = drop(classes, [textAt('Bedroom', 140, 90)], [], [front, real]);
    const [rest] = left!.walls.filter((w) => !OUTER.includes(w) && w !== real);
    expect(rest!.from[0]).toBeGreaterThan(225);
    expect(rest!.to).toEqual([440, 160]);
  });
});

describe('tidyStructure', () => {
  it('finds the rooms again where walls fall, and asks for them four times at most', () => {
    const mask = withBands(createBitmap(WIDTH, HEIGHT), [...OUTER, ACROSS], (w) => w.thicknessPx);
    const base = { thicknessPx: 10, doorPx: DOOR, swings: [], lines: [], spirals: [] };
    const structureOf = (walls: WallsPx) =>
      ({ walls, openings: [], rooms: closeRooms(walls, [], [BEDROOM]) }) as unknown as Structure;
    const drawn = structureOf({ ...base, walls: [...OUTER, ACROSS], mask });
    let asked = 0;
    const complete = (walls: WallsPx) => {
      asked++;
      return structureOf(walls);
    };
    expect(tidyStructure(drawn, seen('counter'), complete).rooms.rooms).toHaveLength(1);
    expect(asked).toBe(1);
    expect(tidyStructure(drawn, seen('wall'), complete)).toBe(drawn);
    // Who never gives up its walls is not asked for ever.
    asked = 0;
    const stubborn = () => {
      asked++;
      return drawn;
    };
    tidyStructure(drawn, seen('counter'), stubborn);
    expect(asked).toBe(4);
  });
});
