import { expect, test } from 'vitest';
import type { Ink } from './snap-to-ink.ts';
import { lookOf, shareAlike, type WallLook } from './wall-look.ts';

/** A level wall at y 50, 8 pixels thick, drawn by a function of how far a row is below its centre line. */
function drawn(darkness: (off: number) => number): Ink {
  const [widthPx, heightPx] = [120, 100];
  const grey = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) grey.fill(255 * (1 - darkness(y + 0.5 - 50)), y * widthPx, (y + 1) * widthPx);
  return { page: { grey, widthPx, heightPx }, toPage: [1, 0, 0, 1, 0, 0] };
}
const wall = { from: [10, 50], to: [110, 50], half: 4, chance: 1 } as const;
const look = (ink: Ink) => lookOf({ ...wall, from: [10, 50], to: [110, 50] }, 0, 100, ink);

const solid = drawn((off) => (Math.abs(off) < 4 ? 1 : 0));
const hollow = drawn((off) => (Math.abs(Math.abs(off) - 3.5) < 0.6 ? 1 : 0));

test('a solid wall is as wide as its ink and full, a hollow one mostly empty', () => {
  const [full, empty] = [look(solid), look(hollow)];
  // Its edges are half as dark, within a look.
  for (const { width } of [full, empty]) expect(Math.abs(width - 8)).toBeLessThan(1.1);
  expect(full.fill).toBe(1);
  expect(empty.fill).toBeLessThan(0.5);
});

test('paper has no look', () => {
  expect(look(drawn(() => 0.05))).toEqual({ width: 0, fill: 0, darkness: 0 });
});

test('the share of walls that look the same counts their lengths', () => {
  const sure: { look: WallLook; length: number }[] = [
    { look: look(solid), length: 300 },
    { look: look(hollow), length: 100 },
  ];
  expect(shareAlike(look(solid), sure)).toBeCloseTo(0.75, 1);
  expect(shareAlike(look(hollow), sure)).toBeCloseTo(0.25, 1);
  expect(shareAlike({ width: 1, fill: 1, darkness: 0.3 }, sure)).toBeLessThan(0.01);
});
