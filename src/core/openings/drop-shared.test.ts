import { expect, it } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import { dropShared } from './drop-shared.ts';
import { at } from './one-wall.fixture.ts';

it('leaves a swing to the opening that its leaf fits, and tells other leaves by their hinge', () => {
  const hinge: PointPx = [100, 110];
  const fits = { ...at('door', 100, 160), swing: { hinge, leaf: [100, 170] as PointPx } };
  const corner = { from: [100, 115] as PointPx, to: [100, 145] as PointPx };
  const small = { ...at('door', 0, 0), ...corner, wall: 1, swing: { hinge, leaf: [160, 110] as PointPx } };
  const other = { ...at('door', 300, 330), swing: { hinge: [300, 110] as PointPx, leaf: [300, 170] as PointPx } };
  const beside = { ...small, ...at('door', 105, 135), wall: 1 };
  expect(dropShared([beside, fits])).toEqual([beside, fits]);
  expect(dropShared([small, fits, other])).toEqual([{ ...small, kind: 'gap', swing: undefined }, fits, other]);
});
