import { expect, it } from 'vitest';
import { scaling } from '../geometry/affine.ts';
import type { PointPx } from '../sheet/types.ts';
import { withoutFurniture } from './without-furniture.ts';

const square = (x: number, y: number): PointPx[] => [[x, y], [x + 10, y], [x + 10, y + 10], [x, y + 10]]; // biome-ignore format: one square
const TABLE = { outline: square(0, 0), loose: true };
const CHAIR = { outline: square(20, 0), loose: true };
const TOILET = { outline: square(0, 0), loose: false };
const ALL = [TABLE, CHAIR, TOILET];

it('takes out what is declared none: loose pieces that lie in the boxes on the picture for more than half', () => {
  const twice = scaling(2);
  expect(withoutFurniture(ALL, true, twice)).toEqual([TOILET]);
  expect(withoutFurniture(ALL, [], twice)).toEqual(ALL);
  expect(withoutFurniture(ALL, [[0, 0, 20, 20]], twice)).toEqual([CHAIR, TOILET]);
  expect(withoutFurniture(ALL, [[0, 0, 11, 20]], twice)).toEqual([CHAIR, TOILET]);
  expect(withoutFurniture(ALL, [[0, 0, 9, 20]], twice)).toEqual(ALL);
});
