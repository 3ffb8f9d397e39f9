import { describe, expect, it } from 'vitest';
import { liesApart } from './lies-apart.ts';

const face = (x: number, area = 2500) => ({ x0: x, y0: 0, x1: x + 50, y1: 50, area });
const [KITCHEN, CLOSET, FIELD] = [0, 1, 2];
const faces = [face(0), face(60), face(200, 100)];

describe('liesApart', () => {
  it('tells what is far from every room, and not what is beside one', () => {
    expect([...liesApart(faces, (i) => i === KITCHEN, 80)]).toEqual([FIELD]);
  });

  it('believes a room with a name or a door wherever it lies', () => {
    expect([...liesApart(faces, (i) => i !== CLOSET, 80)]).toEqual([]);
  });

  it('tells nothing where most of the floor would lie apart, or no face is sure to be a room', () => {
    expect([...liesApart(faces, (i) => i === FIELD, 80)]).toEqual([]);
    expect([...liesApart(faces, () => false, 80)]).toEqual([]);
  });
});
