import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { withBands } from '../raster/with-bands.ts';
import type { Page } from '../sheet/types.ts';
import type { WallPx, WallsPx } from '../walls/types.ts';
import { clearUnseen } from './clear-unseen.ts';

const [WIDTH, HEIGHT] = [480, 320];
const page = { widthPx: WIDTH, heightPx: HEIGHT } as Page;

const wall = (x0: number, y0: number, x1: number, y1: number): WallPx => ({
  from: [x0, y0],
  to: [x1, y1],
  thicknessPx: 10,
  exterior: false,
});
const OUTER = [wall(40, 40, 440, 40), wall(440, 40, 440, 280), wall(440, 280, 40, 280), wall(40, 280, 40, 40)];
/** The front of a worktop that goes out from a wall. */
const FRONT = wall(120, 46, 120, 110);

/** These walls, and what stays of them where the network sees the outer ones and this thing. */
function clear(name: string, inner: WallPx[], outer = 'wall') {
  const walls = [...OUTER, ...inner];
  const mask = withBands(createBitmap(WIDTH, HEIGHT), walls, (w) => w.thicknessPx);
  const traced: WallsPx = { walls, mask, thicknessPx: 10, doorPx: 60, swings: [], lines: [], spirals: [] };
  const classes = paintClasses(['outside', 'room', 'wall', 'counter', 'wardrobe'], WIDTH, HEIGHT, [
    { name: outer, x0: 34, y0: 34, x1: 446, y1: 286 },
    { name: 'room', x0: 46, y0: 46, x1: 434, y1: 274 },
    { name, x0: 60, y0: 46, x1: 150, y1: 130 },
  ]);
  return clearUnseen(traced, page, classes);
}

describe('clearUnseen', () => {
  it('clears the front of a worktop, and keeps the walls', () => {
    const left = clear('counter', [FRONT]);
    expect(left?.walls.slice(0, 4)).toEqual(OUTER);
    // Its last piece touches the wall.
    expect(left?.walls.slice(4).every((w) => Math.hypot(w.to[0] - w.from[0], w.to[1] - w.from[1]) < 20)).toBe(true);
    expect(left?.mask.data[80 * WIDTH + 120]).toBe(0);
    expect(left?.mask.data[40 * WIDTH + 120]).toBe(1);
  });
  it('keeps the front of a wardrobe, which may be a closet, and a wall on bare floor', () => {
    expect(clear('wardrobe', [FRONT])).toBeUndefined();
    expect(clear('room', [FRONT])).toBeUndefined();
  });
  it('clears nothing where it would be most of the walls: the network does not know them', () => {
    expect(clear('counter', [FRONT], 'counter')).toBeUndefined();
  });
});
