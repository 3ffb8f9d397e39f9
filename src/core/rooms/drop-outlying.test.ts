import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import { dropOutlying } from './drop-outlying.ts';

const [WIDTH, HEIGHT] = [300, 200];
const mask = createBitmap(WIDTH, HEIGHT);
const walls: WallsPx = { walls: [], mask, thicknessPx: 10, doorPx: 40, swings: [], lines: [], spirals: [] };

/** One room from x = 100 to 250 and y = 50 to 150, or none. */
function roomsOf(count: number): RoomsPx {
  const labels = new Uint16Array(WIDTH * HEIGHT);
  for (let y = 50; y < 150; y++) labels.fill(count, y * WIDTH + 100, y * WIDTH + 250);
  const room = { outline: [], holes: [], areaPx: 1, outdoor: false, texts: [] };
  return { rooms: Array.from({ length: count }, () => room), labels, inside: mask, cuts: [] };
}
const at = (y: number, kind: OpeningPx['kind'] = 'window'): OpeningPx => ({
  kind,
  wall: 0,
  from: [120, y],
  to: [180, y],
});

describe('dropOutlying', () => {
  it('drops windows far from every room, and no others', () => {
    const [own, deep, far, door] = [at(44), at(25), at(8), at(8, 'door')];
    expect(dropOutlying([own, deep, far, door], roomsOf(1), walls)).toEqual([own, deep, door]);
  });

  it('drops none where no room was found', () => {
    expect(dropOutlying([at(8)], roomsOf(0), walls)).toEqual([at(8)]);
  });
});
