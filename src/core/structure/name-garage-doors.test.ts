import { describe, expect, it } from 'vitest';
import type { OpeningPx } from '../openings/types.ts';
import { createBitmap } from '../raster/bitmap.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { nameGarageDoors } from './name-garage-doors.ts';
import { textAt } from './text-at.fixture.ts';

const [WIDTH, HEIGHT] = [400, 200];
const mask = createBitmap(WIDTH, HEIGHT);
const walls: WallsPx = { walls: [], mask, thicknessPx: 10, doorPx: 40, swings: [], lines: [] };
const window = (x0: number, x1: number, y = 20): OpeningPx => ({ kind: 'window', wall: 0, from: [x0, y], to: [x1, y] });
const WIDE = window(40, 150);

/** Two rooms side by side under a wall along y = 20, the left one lettered with `name`. */
function rooms(name: string): RoomsPx {
  const labels = new Uint16Array(WIDTH * HEIGHT);
  for (let y = 26; y < 180; y++) {
    labels.fill(1, y * WIDTH + 20, y * WIDTH + 195);
    labels.fill(2, y * WIDTH + 205, y * WIDTH + 380);
  }
  const room = { outline: [], holes: [], areaPx: 1, outdoor: false };
  const texts = [textAt(name, 100, 100)];
  return {
    rooms: [
      { ...room, texts },
      { ...room, texts: [] },
    ],
    labels,
    inside: mask,
    cuts: [],
  };
}
const kinds = (openings: OpeningPx[], name = 'GARAGE') =>
  nameGarageDoors(openings, rooms(name), walls).map((o) => o.kind);

describe('nameGarageDoors', () => {
  it('takes the widest window to the outside of a garage for its door', () => {
    expect(kinds([window(155, 185), WIDE, window(240, 360)])).toEqual(['window', 'garage', 'window']);
  });

  it('leaves windows too narrow for a car, those of other rooms, and those to another room', () => {
    expect(kinds([window(40, 100)])).toEqual(['window']);
    expect(kinds([WIDE], 'LIVING ROOM')).toEqual(['window']);
    const between: OpeningPx = { kind: 'window', wall: 0, from: [200, 40], to: [200, 160] };
    expect(kinds([between])).toEqual(['window']);
  });

  it('names no second one', () => {
    expect(kinds([WIDE, { ...window(155, 190), kind: 'garage' }])).toEqual(['window', 'garage']);
  });
});
