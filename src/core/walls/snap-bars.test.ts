import { expect, it } from 'vitest';
import { directionOf } from '../geometry/segment.ts';
import { snapBars } from './snap-bars.ts';

/** A bar 10 px thick, nine degrees off level, as it comes out. */
const snapped = (long: number) => {
  const [dx, dy] = [Math.cos(Math.PI / 20), Math.sin(Math.PI / 20)];
  return directionOf(snapBars([{ from: [100, 100], to: [100 + long * dx, 100 + long * dy], thick: 10 }])[0]!);
};

it('turns a stub hardly longer than twice its thickness straight, and leaves a wall that stands aslant', () => {
  expect(snapped(20)[1]).toBeCloseTo(0);
  expect(snapped(60)[1]).toBeGreaterThan(0.1);
});
