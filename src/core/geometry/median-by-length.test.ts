import { expect, test } from 'vitest';
import { medianByLength } from './median-by-length.ts';

const wall = (length: number, half: number) => ({ from: [0, 0], to: [length, 0], half }) as { from: [number, number]; to: [number, number]; half: number }; // biome-ignore format: one wall

test('one long segment outweighs several short ones', () => {
  const walls = [wall(10, 2), wall(10, 3), wall(10, 4), wall(100, 9)];
  expect(medianByLength(walls, ({ half }) => half)).toBe(9);
  expect(medianByLength(walls.slice(0, 3), ({ half }) => half)).toBe(3);
});

test('of none there is none', () => {
  expect(medianByLength([], () => 1)).toBeUndefined();
});
