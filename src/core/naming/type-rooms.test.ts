import { describe, expect, it } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomPx, RoomsPx, Symbols } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { typeRooms } from './type-rooms.ts';

/** 50 pixels a metre. */
const SCALE = 0.02;
const METRE = 50;

function text(words: string, line = 0): TextRun {
  return {
    text: words,
    box: { x0: 0, y0: 16 * line, x1: 50, y1: 16 * line + 12 },
    angle: 0,
    heightPx: 12,
    confidence: 1,
    source: 'ocr',
  };
}

function room(wide: number, deep: number, ...lines: string[]): RoomPx {
  const [w, h] = [wide * METRE, deep * METRE];
  const outline: PointPx[] = [[0, 0], [w, 0], [w, h], [0, h]]; // biome-ignore format: short
  return { outline, holes: [], areaPx: w * h, texts: lines.map(text), outdoor: false };
}

const noSymbols: Symbols = { fixtures: [], furniture: [] };
const rooms = (...list: RoomPx[]): RoomsPx => ({
  rooms: list,
  labels: new Uint16Array(0),
  inside: { width: 0, height: 0, data: new Uint8Array(0) },
});
const types = (list: RoomPx[], symbols = noSymbols, openings: OpeningPx[] = []) =>
  typeRooms(rooms(...list), symbols, openings, SCALE).map((r) => r.type);
const fixture = (kind: string, at: number) => ({ kind, room: at, outline: [], confidence: 1 });

describe('typeRooms', () => {
  it('goes by the names', () => {
    expect(types([room(3, 4, 'CHAMBRE 1'), room(2, 2, 'BATH'), room(1, 4, 'CORRIDOR')])).toEqual([
      'bedroom',
      'bathroom',
      'corridor',
    ]);
  });

  it('makes an open-plan mix of kitchen and living names in one face', () => {
    expect(types([room(6, 6, 'LIVING ROOM', 'KITCHEN')])).toEqual(['living-kitchen']);
  });

  it('keeps the label without the size that is printed beside it', () => {
    const [name] = typeRooms(rooms(room(3, 4, "BEDROOM 2 10'6\" x 12'")), noSymbols, [], SCALE);
    expect(name).toEqual({ type: 'bedroom', label: 'BEDROOM 2' });
  });

  it('joins the lines of one name, and parts the names of one open space', () => {
    const [name] = typeRooms(rooms(room(3, 4, 'MASTER', 'BEDROOM')), noSymbols, [], SCALE);
    expect(name?.label).toBe('MASTER BEDROOM');
    const beside = { ...text('LIVING'), box: { x0: 200, y0: 3, x1: 250, y1: 15 } };
    const [open] = typeRooms(
      rooms({ ...room(6, 6, 'KITCHEN'), texts: [beside, text('KITCHEN')] }),
      noSymbols,
      [],
      SCALE,
    );
    expect(open?.label).toBe('KITCHEN / LIVING');
  });

  it('lets a bedroom with an open closet be a bedroom', () => {
    expect(types([room(4, 4, 'CLOSET', 'BEDROOM')])).toEqual(['bedroom']);
  });

  it('goes by fixtures where there is no name', () => {
    const list = [room(2, 3), room(1, 1.5), room(3, 3), room(5, 5, 'LIVING')];
    const symbols = {
      fixtures: [fixture('toilet', 0), fixture('bath', 0), fixture('toilet', 1), fixture('hob', 2)],
      furniture: [],
    };
    expect(types(list, symbols)).toEqual(['bathroom', 'wc', 'kitchen', 'living']);
  });

  it('takes the largest room of a plan without names for the living room and the others for bedrooms', () => {
    expect(types([room(5, 6), room(3, 4), room(1, 1.5)])).toEqual(['living', 'bedroom', 'closet']);
  });

  it('knows a corridor by its shape and doors, a short one by three', () => {
    /** The type of a space 1.2 m wide with a door at each of these heights, pixels. */
    const typeWith = (long: number, ...ys: number[]) => {
      const list = rooms(room(1.2, long), room(4, 5, 'LIVING'));
      const [width, height] = [200, 320];
      const labels = new Uint16Array(width * height);
      for (let y = 0; y < 50 * long; y++) labels.fill(1, y * width, y * width + 60);
      const withLabels: RoomsPx = { ...list, labels, inside: { width, height, data: new Uint8Array(width * height) } };
      const doors = ys.map((y): OpeningPx => ({ kind: 'door', wall: 0, from: [62, y], to: [62, y + 40] }));
      return typeRooms(withLabels, noSymbols, doors, SCALE)[0]!.type;
    };
    expect(typeWith(6, 40, 140, 240)).toBe('corridor');
    expect(typeWith(2.5, 5, 45, 80)).toBe('corridor');
    expect(typeWith(2.5, 5)).not.toBe('corridor');
  });

  it('takes lines below each other for one name where they are one', () => {
    expect(types([room(2, 3, 'MASTER', 'BATH')])).toEqual(['bathroom']);
    expect(types([room(2, 3, 'BUILT-IN', 'COMPUTER DESK')])).toEqual(['study']);
  });

  it('keeps a bedroom with a sitting area a bedroom', () => {
    expect(types([room(4, 5, 'SITTING', 'AREA', '', '', 'SUITE 4')])).toEqual(['bedroom']);
  });

  it('knows a hall with an arrow from stairs', () => {
    expect(types([room(3, 3, 'DN')])).not.toEqual(['stairs']);
    expect(types([room(1, 3, 'DN')])).toEqual(['stairs']);
  });

  it('knows a bathroom by the name of its tub, and the tub alone', () => {
    expect(types([room(1.5, 1.5, '48x30 TUB'), room(0.8, 1.5, '60x30 TUB')])).toEqual(['bathroom', 'other']);
  });

  it('knows bathrooms and kitchens by the fixtures that the network sees', () => {
    // One room of 2 by 2 metres, a pixel of the map for every pixel of the sheet.
    const side = 2 * METRE;
    const seen = (name: string, squareMetres: number) => {
      const names = ['room', name];
      const labels = new Uint8Array(side * side).fill(1, 0, squareMetres * METRE ** 2);
      const region = { x0: 0, y0: 0, x1: side, y1: side };
      const classes = { region, width: side, height: side, names, labels, sure: new Uint8Array(side * side) };
      const list = rooms(room(2, 2));
      const filled = {
        ...list,
        labels: new Uint16Array(side * side).fill(1),
        inside: { ...list.inside, width: side, height: side },
      };
      return typeRooms(filled, noSymbols, [], SCALE, undefined, classes)[0]!.type;
    };
    expect(seen('toilet', 0.3)).toBe('bathroom');
    expect(seen('toilet', 0.1)).toBe('other');
    expect(seen('hob', 0.3)).toBe('kitchen');
    expect(seen('counter', 1.5)).toBe('kitchen');
    expect(seen('wardrobe', 1.5)).toBe('other');
  });
});
