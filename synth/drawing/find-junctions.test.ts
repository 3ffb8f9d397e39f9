import { describe, expect, it } from 'vitest';
import type { Point, Wall } from '#core/plan/schema.ts';
import { findJunctions } from './find-junctions.ts';

const wall = (from: Point, to: Point): Wall => ({ id: `${from}-${to}`, from, to, thickness: 0.1, exterior: false });
const kindsOf = (...walls: Wall[]) =>
  Object.fromEntries(findJunctions(walls).map(({ kind, at }) => [at.map((v) => v.toFixed(2)).join(' '), kind]));

describe('findJunctions', () => {
  it('tells bends, tees, crossings and free ends apart', () => {
    expect(kindsOf(wall([0, 0], [4, 0]), wall([4, 0], [4, 3]), wall([2, 0], [2, 2]), wall([1, 1], [3, 1]))).toEqual({
      '0.00 0.00': 'end',
      '4.00 0.00': 'corner',
      '4.00 3.00': 'end',
      '2.00 0.00': 'tee',
      '2.00 2.00': 'end',
      '1.00 1.00': 'end',
      '3.00 1.00': 'end',
      '2.00 1.00': 'cross',
    });
  });

  it('sees none where one wall goes straight on as another', () => {
    expect(kindsOf(wall([0, 0], [2, 0]), wall([2, 0], [5, 0]))).toEqual({ '0.00 0.00': 'end', '5.00 0.00': 'end' });
  });

  it('sees none along a curved wall, which turns by little from piece to piece', () => {
    const at = (k: number): Point => [3 * Math.sin((k * Math.PI) / 45), 3 * Math.cos((k * Math.PI) / 45)];
    const pieces = [0, 1, 2, 3, 4].map((k) => wall(at(k), at(k + 1)));
    expect(findJunctions(pieces).map(({ kind }) => kind)).toEqual(['end', 'end']);
  });

  it('takes four walls that end at a point for a crossing', () => {
    const arms: Point[] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ];
    expect(kindsOf(...arms.map((tip) => wall([0, 0], tip)))['0.00 0.00']).toBe('cross');
  });
});
