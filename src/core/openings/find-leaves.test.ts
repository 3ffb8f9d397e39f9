import { expect, it } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import { findLeaves } from './find-leaves.ts';
import { oneWall } from './one-wall.fixture.ts';

/** Leaves at a gap 60 px wide in a wall 20 px thick, drawn by one line. */
const leavesOf = (from: PointPx, to: PointPx) =>
  findLeaves({ wall: 0, lo: 200, hi: 260 }, oneWall(false, { lines: [{ from, to, thick: 2 }] }));

it('measures a leaf from the face of its wall where its line begins with the end of that', () => {
  const [leaf] = leavesOf([200, 90], [200, 170]);
  expect(leaf).toMatchObject({ hinge: [200, 110], leaf: [200, 170], atStart: true });
  expect(leaf!.share).toBeCloseTo(1);
});

it('measures one that is hung within its wall from there', () => {
  const [leaf] = leavesOf([260, 100], [260, 158]);
  expect(leaf).toMatchObject({ hinge: [260, 100], atStart: false });
  expect(leaf!.share).toBeCloseTo(58 / 60);
});

it('takes no line for a leaf that is longer or shorter than the gap is wide', () => {
  expect(leavesOf([200, 90], [200, 195])).toEqual([]);
  expect(leavesOf([200, 110], [200, 125])).toEqual([]);
});
