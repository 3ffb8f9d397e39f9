import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { withBands } from '../raster/with-bands.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import type { TextRun } from '../texts/types.ts';
import { closeRooms } from './close-rooms.ts';

const [WIDTH, HEIGHT] = [480, 320];
const wall = (from: PointPx, to: PointPx): WallPx => ({ from, to, thicknessPx: 10, exterior: false });
/** Two faces side by side. */
const LIST = [
  wall([40, 40], [440, 40]),
  wall([440, 40], [440, 280]),
  wall([440, 280], [40, 280]),
  wall([40, 280], [40, 40]),
  wall([300, 40], [300, 280]),
];
const WALLS: WallsPx = {
  walls: LIST,
  mask: withBands(createBitmap(WIDTH, HEIGHT), LIST, (w) => w.thicknessPx),
  thicknessPx: 10,
  doorPx: 60,
  swings: [],
  lines: [],
  spirals: [],
};

/** What the network takes the right face for: its upper part for `above`, the rest for open air. */
const seen = (above: string, part: number) =>
  paintClasses(['room', 'outside', 'dimension', 'text', 'furniture'], WIDTH, HEIGHT, [
    { name: 'outside', x0: 300, y0: 40, x1: 440, y1: 280 },
    { name: above, x0: 300, y0: 40, x1: 440, y1: 40 + 240 * part },
  ]);
const rooms = (above: string, part: number, texts: TextRun[] = []) =>
  closeRooms(WALLS, [], texts, seen(above, part)).rooms.length;

describe('faces that the network takes for no floor', () => {
  it('are no rooms where lengths and lettering lie in open air', () => {
    expect(closeRooms(WALLS, [], []).rooms).toHaveLength(2);
    expect(rooms('dimension', 0.4)).toBe(1);
    expect(rooms('text', 0.4)).toBe(1);
  });
  it('are rooms where half is something else, or hardly any of it open air', () => {
    expect(rooms('room', 0.4)).toBe(2);
    expect(rooms('furniture', 0.4)).toBe(2);
    expect(rooms('text', 0.7)).toBe(2);
  });
  it('are rooms where doors of two others open into them', () => {
    const door = (y: number): OpeningPx => ({
      kind: 'door',
      wall: 4,
      from: [300, y],
      to: [300, y + 60],
      swing: { hinge: [300, y], leaf: [240, y] },
    });
    const count = (openings: OpeningPx[]) => closeRooms(WALLS, openings, [], seen('outside', 0.4)).rooms.length;
    expect(count([])).toBe(1);
    expect(count([door(60)])).toBe(1);
    expect(count([door(60), door(200)])).toBe(2);
  });
  it('are rooms where they have a name', () => {
    expect(rooms('dimension', 0.4, [textAt('Terrace', 370, 160)])).toBe(2);
  });
});
