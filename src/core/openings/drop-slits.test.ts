import { expect, it } from 'vitest';
import { dropSlits } from './drop-slits.ts';
import { at, oneWall } from './one-wall.fixture.ts';

it('drops breaks of an outer wall that nobody walks through, and nothing else', () => {
  const outer = [
    at('gap', 100, 150),
    at('window', 100, 130),
    at('door', 100, 130),
    { ...at('gap', 100, 130), wall: -1 },
  ];
  expect(dropSlits([at('gap', 100, 130), ...outer], oneWall(true))).toEqual(outer);
  expect(dropSlits([at('gap', 100, 130)], oneWall(false))).toHaveLength(1);
});
