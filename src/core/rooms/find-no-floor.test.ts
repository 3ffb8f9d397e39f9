import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import { box, thinLines } from './box.fixture.ts';
import { findNoFloor } from './find-no-floor.ts';
import type { Wording } from './word-faces.ts';

/** Whether the left half of the box is no floor where so much of it, from the left, is something, and `room` a room to the right. */
function isNoFloor(name: string, upTo: number, wording: Wording, room = 'room') {
  const free = invert(box());
  fillBand(free, [250, 50], [250, 250], 10, 0);
  const { labels, list } = findComponents(free, 4);
  const labelAt = (x: number) => labels[150 * 500 + x]!;
  const classes = paintClasses(['room', 'outside', 'wall'], 500, 300, [
    { name, x0: 60, y0: 50, x1: upTo, y1: 250 },
    { name: room, x0: 260, y0: 50, x1: 440, y1: 250 },
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
});
