import { describe, expect, it } from 'vitest';
import { findMarkedBoxes } from './marked-boxes.ts';

describe('findMarkedBoxes', () => {
  const sofa = { kind: 'sofa', x: 10, y: 20, width: 30, height: 40 };
  it.each([
    ['corners in a list', { furniture: [{ kind: 'sofa', box: [10, 20, 40, 60] }] }],
    ['named corners', { seen: [{ kind: 'sofa', box: { x0: 10, y0: 20, x1: 40, y1: 60 } }] }],
    ['a size', { items: { list: [{ kind: 'sofa', x: 10, y: 20, width: 30, height: 40 }] } }],
    ['an outline', [{ kind: 'sofa', outline: [[10, 20], [40, 20], [40, 60], [10, 60]] }]], // biome-ignore format: an outline
  ])('reads %s', (_name, details) => {
    expect(findMarkedBoxes(details)).toEqual([sofa]);
  });
  it('finds none where there are none', () => {
    expect(findMarkedBoxes({ texts: ['4.20', '3.10'], read: 2, sizes: [1, 2, 3], box: [5, 5, 5, 9] })).toEqual([]);
    expect(findMarkedBoxes(undefined)).toEqual([]);
  });
});
