import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import { nameFronts } from './name-fronts.ts';
import type { OpeningPx, RoomsPx, WallsPx } from './types.ts';

const [WIDTH, HEIGHT] = [240, 200];
const mask = createBitmap(WIDTH, HEIGHT);
const walls: WallsPx = { walls: [], mask, thicknessPx: 10, doorPx: 40, swings: [], lines: [], spirals: [] };
const FRONT: OpeningPx = { kind: 'garage', wall: 0, from: [40, 20], to: [150, 20] };

/** A room under a wall along y = 20, lettered with `name`. */
function roomNamed(name: string): RoomsPx {
  const labels = new Uint16Array(WIDTH * HEIGHT);
  for (let y = 26; y < 180; y++) labels.fill(1, y * WIDTH + 20, y * WIDTH + 195);
  const room = { outline: [], holes: [], areaPx: 1, outdoor: false, texts: [textAt(name, 100, 100)] };
  return { rooms: [room], labels, inside: mask, cuts: [] };
}
const kindBy = (name: string, opening = FRONT) => nameFronts([opening], roomNamed(name), walls)[0]!.kind;

describe('nameFronts', () => {
  it('takes the garage door of a living room for a window', () => {
    expect(kindBy('LIVING ROOM')).toBe('window');
  });

  it('finds the room behind an outer wall that is much thicker than others', () => {
    const thick = roomNamed('LIVING ROOM');
    for (let y = 0; y < 38; y++) thick.labels.fill(0, y * WIDTH, (y + 1) * WIDTH);
    expect(nameFronts([FRONT], thick, walls)[0]!.kind).toBe('window');
  });

  it('takes glass to a balcony for a window where the network does', () => {
    const glass: OpeningPx = { ...FRONT, kind: 'sliding', from: [60, 20], to: [130, 20] };
    const seen = paintClasses(['room', 'window'], WIDTH, HEIGHT, [{ name: 'window', x0: 50, y0: 12, x1: 140, y1: 28 }]);
    expect(nameFronts([glass], roomNamed('LIVING ROOM'), walls, seen)[0]!.kind).toBe('window');
    expect(nameFronts([glass], roomNamed('LIVING ROOM'), walls)[0]!.kind).toBe('sliding');
  });

  it('takes a gap in an outer wall for a window where the network does', () => {
    const gap: OpeningPx = { ...FRONT, kind: 'gap', from: [60, 20], to: [130, 20] };
    const seen = paintClasses(['room', 'window'], WIDTH, HEIGHT, [{ name: 'window', x0: 50, y0: 12, x1: 140, y1: 28 }]);
    const kindOf = (name: string, classes = seen) => nameFronts([gap], roomNamed(name), walls, classes)[0]!.kind;
    expect(kindOf('BEDROOM')).toBe('window');
    expect(kindOf('TERRACE')).toBe('gap');
    expect(kindOf('BEDROOM', paintClasses(['room', 'window'], WIDTH, HEIGHT, []))).toBe('gap');
  });

  it('takes wide sliding panels for a door between two rooms only', () => {
    const wide: OpeningPx = { ...FRONT, kind: 'sliding', from: [30, 20], to: [180, 20] };
    expect(kindBy('LIVING ROOM', wide)).toBe('window');
    expect(kindBy('LIVING ROOM', { ...FRONT, kind: 'sliding', from: [60, 20], to: [120, 20] })).toBe('sliding');
    const both = roomNamed('LIVING ROOM');
    for (let y = 0; y < 14; y++) both.labels.fill(2, y * WIDTH + 20, y * WIDTH + 195);
    const beside = (name: string) => ({ ...both, rooms: [...both.rooms, ...roomNamed(name).rooms] });
    expect(nameFronts([wide], beside('BEDROOM'), walls)[0]!.kind).toBe('sliding');
    expect(nameFronts([wide], beside('BALCONY'), walls)[0]!.kind).toBe('window');
    const panes: OpeningPx = { ...wide, kind: 'window' };
    expect(nameFronts([panes], beside('BEDROOM'), walls)[0]!.kind).toBe('sliding');
    expect(nameFronts([panes], beside('BALCONY'), walls)[0]!.kind).toBe('window');
  });

  it('takes wide glass before a garage for its door', () => {
    const glass: OpeningPx = { ...FRONT, kind: 'window' };
    expect(kindBy('GARAGE', glass)).toBe('garage');
    expect(kindBy('GARAGE', { ...glass, from: [60, 20], to: [120, 20] })).toBe('window');
    expect(kindBy('LIVING ROOM', glass)).toBe('window');
  });

  it('takes lines between a balcony and the open air for a railing', () => {
    const glass: OpeningPx = { ...FRONT, kind: 'window', from: [60, 20], to: [120, 20] };
    expect(kindBy('BALCONY', glass)).toBe('gap');
    expect(kindBy('VERANDA')).toBe('gap');
    expect(kindBy('BEDROOM', glass)).toBe('window');
  });

  it('leaves those of garages and of rooms without a name, and all other openings', () => {
    expect(kindBy('GARAGE')).toBe('garage');
    expect(kindBy('14,5 m²')).toBe('garage');
    expect(kindBy('LIVING ROOM', { ...FRONT, kind: 'door' })).toBe('door');
  });
});
