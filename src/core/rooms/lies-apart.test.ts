import { describe, expect, it } from 'vitest';
import { liesApart } from './lies-apart.ts';

const box = (x: number, y: number) => ({ x0: x, y0: y, x1: x + 50, y1: y + 50 });
const [KITCHEN, CLOSET, FIELD] = [0, 1, 2];
const boxes = [box(0, 0), box(60, 0), box(200, 0)];

describe('liesApart', () => {
  it('tells what is far from every room, and not what is beside one', () => {
    const isApart = liesApart(boxes, (face) => face === KITCHEN, 80);
    expect([KITCHEN, CLOSET, FIELD].map(isApart)).toEqual([false, false, true]);
  });

  it('believes a room with a name or a door wherever it lies', () => {
    const isApart = liesApart(boxes, (face) => face !== CLOSET, 5);
    expect([KITCHEN, CLOSET, FIELD].map(isApart)).toEqual([false, true, false]);
  });

  it('tells nothing where no face is sure to be a room', () => {
    expect(boxes.map((_, face) => liesApart(boxes, () => false, 80)(face))).toEqual([false, false, false]);
  });
});
