import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { guessDoor } from './estimate-door.ts';

const SIDE = 500;

/** Doors in level walls that the network sees, of these widths. */
const seen = (...widths: number[]) =>
  paintClasses(
    ['room', 'door'],
    SIDE,
    SIDE,
    widths.map((width, k) => ({ name: 'door', x0: 40, y0: 30 + 50 * k, x1: 40 + width, y1: 38 + 50 * k })),
  );

describe('guessDoor', () => {
  it('believes the size of the plan where the network sees about as much, or too little', () => {
    expect(guessDoor(50, seen(40, 41, 42, 40))).toBe(50);
    expect(guessDoor(100, seen(40, 41, 42))).toBe(100);
    expect(guessDoor(100, seen(20, 40, 80, 160))).toBe(100);
    expect(guessDoor(100, seen(20, 21, 20, 21, 60, 90, 130, 190))).toBe(100);
    expect(guessDoor(100)).toBe(100);
  });

  it('believes doors that it sees, one as wide as the other, where the size of the plan says much more or less', () => {
    expect(guessDoor(100, seen(40, 41, 42, 40, 90))).toBeCloseTo(41, -1);
    expect(guessDoor(20, seen(40, 41, 42, 40))).toBeCloseTo(41, -1);
  });
});
