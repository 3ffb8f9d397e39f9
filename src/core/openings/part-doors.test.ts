import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { at, oneWall } from './one-wall.fixture.ts';
import { partDoors } from './part-doors.ts';

const NAMES = ['room', 'wall', 'window', 'door', 'swing'];
/** One gap in it. */
const FRONT = at('window', 100, 400);

/** A way from x = 100 to `end` with windows up to the end of the gap, and floor swept below it or not. */
const seen = (end: number, isSwept: boolean) =>
  paintClasses(NAMES, 600, 200, [
    { name: 'door', x0: 100, y0: 90, x1: end, y1: 110 },
    { name: 'window', x0: end, y0: 90, x1: 400, y1: 110 },
    ...(isSwept ? [{ name: 'swing', x0: 100, y0: 110, x1: end, y1: 165 }] : []),
  ]);
const partsOf = (end: number, isSwept = true) =>
  partDoors([FRONT], oneWall(true), seen(end, isSwept)).map((o) => [
    o.kind,
    Math.round(o.from[0]),
    Math.round(o.to[0]),
  ]);

describe('partDoors', () => {
  it('parts a door from the window beside it', () => {
    expect(partsOf(170)).toEqual([
      ['door', 100, 170],
      ['window', 170, 400],
    ]);
  });

  it('takes a wide one for two leaves', () => {
    expect(partsOf(220)).toEqual([
      ['double', 100, 220],
      ['window', 220, 400],
    ]);
  });

  it('leaves windows whole beside which no floor is swept, or of which nothing is a way', () => {
    expect(partsOf(170, false)).toEqual([['window', 100, 400]]);
    expect(partsOf(110)).toEqual([['window', 100, 400]]);
  });
});
