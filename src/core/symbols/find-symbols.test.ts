import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { findSymbols } from './find-symbols.ts';

/** 100 pixels a metre: a room of 5 by 4 m with walls of 0.2 m around it. */
const [WIDTH, HEIGHT, WALL, METRE] = [540, 440, 20, 100];

/** A pen that draws lines two pixels wide, in metres from the inner corner of the room. */
class Room {
  readonly ink: Bitmap = createBitmap(WIDTH, HEIGHT);
  readonly mask: Bitmap = createBitmap(WIDTH, HEIGHT);

  constructor() {
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        if (x < WALL || y < WALL || x >= WIDTH - WALL || y >= HEIGHT - WALL) {
          this.mask.data[y * WIDTH + x] = 1;
          this.ink.data[y * WIDTH + x] = 1;
        }
      }
    }
  }

  dot(x: number, y: number): void {
    const [px, py] = [Math.round(WALL + x * METRE), Math.round(WALL + y * METRE)];
    for (const i of [py * WIDTH + px, py * WIDTH + px + 1, (py + 1) * WIDTH + px, (py + 1) * WIDTH + px + 1])
      this.ink.data[i] = 1;
  }

  line(x0: number, y0: number, x1: number, y1: number): this {
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) * METRE);
    for (let s = 0; s <= steps; s++) this.dot(x0 + ((x1 - x0) * s) / steps, y0 + ((y1 - y0) * s) / steps);
    return this;
  }

  rect(x: number, y: number, w: number, h: number): this {
    return this.line(x, y, x + w, y)
      .line(x + w, y, x + w, y + h)
      .line(x, y + h, x + w, y + h)
      .line(x, y, x, y + h);
  }

  ellipse(x: number, y: number, rx: number, ry: number): this {
    for (let a = 0; a < 720; a++)
      this.dot(x + rx * Math.cos((a * Math.PI) / 360), y + ry * Math.sin((a * Math.PI) / 360));
    return this;
  }

  find(texts: TextRun[] = []) {
    const grey = this.ink.data.map((v) => (v ? 0 : 255));
    const page: Page = {
      widthPx: WIDTH,
      heightPx: HEIGHT,
      region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
      ink: this.ink,
      lineInk: this.ink,
      grey,
      rgb: Uint8Array.from({ length: 3 * grey.length }, (_, i) => grey[Math.floor(i / 3)]),
      strokePx: 2,
      textPx: 12,
    };
    const walls: WallsPx = { walls: [], mask: this.mask, thicknessPx: WALL, doorPx: 80, swings: [], lines: [] };
    const labels = Uint16Array.from(this.mask.data, (v) => (v ? 0 : 1));
    const room = { outline: [], holes: [], areaPx: 200_000, texts, outdoor: false };
    const rooms: RoomsPx = { rooms: [room], labels, inside: createBitmap(WIDTH, HEIGHT) };
    return findSymbols(page, walls, [], rooms, texts, 1 / METRE);
  }
}

const kinds = (list: readonly { kind: string }[]) => list.map((s) => s.kind).sort();

const text = (words: string, x: number, y: number): TextRun => {
  const [px, py] = [WALL + x * METRE, WALL + y * METRE];
  return {
    text: words,
    box: { x0: px - 30, y0: py - 6, x1: px + 30, y1: py + 6 },
    angle: 0,
    heightPx: 12,
    confidence: 1,
    source: 'file',
  };
};

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
    expect(furniture[0].confidence).toBeGreaterThan(0.8);
    const xs = furniture[0].outline.map((p) => (p[0] - WALL) / METRE);
    expect(Math.min(...xs)).toBeCloseTo(1.5, 1);
    expect(Math.max(...xs)).toBeCloseTo(3.1, 1);
  });

  it('finds a table with four chairs', () => {
    const { furniture } = tableSet(new Room()).find();
    expect(kinds(furniture)).toEqual(['table with chairs']);
    expect(furniture[0].confidence).toBeGreaterThan(0.9);
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

  it('does not count what is drawn in a bathroom or on a terrace', () => {
    for (const name of ['BATH', 'TERRASSE']) {
      expect(tableSet(new Room()).find([text(name, 4, 3.5)]).furniture).toEqual([]);
    }
  });
});

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
    ])
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
      ])
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
    ])
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
