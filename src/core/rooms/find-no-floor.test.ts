import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import { box, thinLines } from './box.fixture.ts';
import { findNoFloor } from './find-no-floor.ts';
import type { Wording } from './word-faces.ts';

/** Whether the left half of the box is no floor where so much of it, from the left, is something, and `room` a room beyond `from`. */
function isNoFloor(name: string, upTo: number, wording: Wording, room = 'room', from = 255) {
  const free = invert(box());
  fillBand(free, [(245 + from) / 2, 50], [(245 + from) / 2, 250], from - 245, 0);
  const { labels, list } = findComponents(free, 4);
  const labelAt = (x: number) => labels[150 * 500 + x]!;
  const classes = paintClasses(['room', 'outside', 'wall'], 500, 300, [
    { name: 'wall', x0: from > 300 ? from - 10 : 50, y0: 40, x1: 450, y1: 260 },
    { name: 'room', x0: 60, y0: 60, x1: 245, y1: 240 },
    { name, x0: 60, y0: 60, x1: upTo, y1: 240 },
    { name: room, x0: from, y0: 60, x1: 440, y1: 240 },
  ]);
  const wordingOf = (label: number) => (label === labelAt(100) ? wording : 'name');
  const faces = { labels, count: list.length, width: 500 };
  return findNoFloor(faces, wordingOf, thinLines(), [], classes)(labelAt(100));
}

describe('findNoFloor', () => {
  it('tells ground that is open air or the inside of walls to the network', () => {
    expect(isNoFloor('outside', 240, 'none')).toBe(true);
    expect(isNoFloor('wall', 240, 'none')).toBe(true);
    expect(isNoFloor('outside', 140, 'none')).toBe(false);
    expect(isNoFloor('outside', 240, 'name')).toBe(false);
  });

  it('tells it of open air with the title of the sheet in it, where the network knows the floors of rooms', () => {
    expect(isNoFloor('outside', 240, 'some')).toBe(true);
    expect(isNoFloor('outside', 140, 'some')).toBe(false);
    expect(isNoFloor('wall', 240, 'some')).toBe(false);
    expect(isNoFloor('outside', 240, 'some', 'outside')).toBe(false);
  });

  it('tells a title block, which stands apart and is hardly built', () => {
    expect(isNoFloor('room', 240, 'some', 'room', 320)).toBe(true);
    expect(isNoFloor('room', 240, 'name', 'room', 320)).toBe(false);
    expect(isNoFloor('room', 240, 'some')).toBe(false);
    // Told by its words where it is as bold as walls.
    expect(isNoFloor('room', 240, 'title')).toBe(true);
  });
});
