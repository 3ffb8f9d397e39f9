import { expect, test } from 'vitest';
import { polygonsOf, regionOf } from './region.ts';

test('a ring that runs back on itself is cut off there, and does not keep the library busy for ever', () => {
  const ring: [number, number][] = [[1.412, 0.704], [1.413, 0.704], [0.486, 0.704], [0.483, 4.552], [0.487, 0.704]]; // biome-ignore format: one ring
  // Without the spike it is a sliver of a millimetre.
  expect(polygonsOf(regionOf([ring]))).toEqual([]);
});
