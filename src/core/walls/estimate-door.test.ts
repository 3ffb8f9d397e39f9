import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { guessDoor, widthOfSeen } from './estimate-door.ts';

const SIDE = 500;

/** Doors in level walls that the network sees, of these widths. */
const seen = (...widths: number[]) =>
  paintClasses(
    ['room', 'door'],
    SIDE,
    SIDE,
    widths.map((width, k) => ({ name: 'door', x0: 40, y0: 30 + 50 * k, x1: 40 + width, y1: 38 + 50 * k })),
  );

describe('widthOfSeen', () => {
  it('is that of most doors', () => {
    expect(widthOfSeen(seen(40, 41, 42, 40, 90))).toBeCloseTo(41, -1);
  });

  it('is unknown where they are few or differ', () => {
    expect(widthOfSeen(seen(40, 41, 42))).toBeUndefined();
    expect(widthOfSeen(seen(20, 21, 20, 21, 60, 90, 130, 190))).toBeUndefined();
    expect(widthOfSeen()).toBeUndefined();
  });
});

describe('guessDoor', () => {
  it('believes the size of the plan unless doors that are seen are much wider or narrower', () => {
    expect(guessDoor(50, 41)).toBe(50);
    expect(guessDoor(50, undefined)).toBe(50);
    expect(guessDoor(100, 41)).toBe(41);
    expect(guessDoor(20, 41)).toBe(41);
  });
});
