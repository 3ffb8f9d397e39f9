import { describe, expect, it } from 'vitest';
import { isStretchable } from './template.ts';
import { wardrobes } from './wardrobe.ts';

const worse = (people: number, width: number, than: number): number => {
  const [run] = wardrobes(people, 10);
  return isStretchable(run!) ? run.make(width).penalty - run.make(than).penalty : Number.NaN;
};

describe('a wardrobe', () => {
  it('that does not hold the clothes of all is a remark, one that holds them and no more is none', () => {
    expect(worse(2, 1.1, 1.2)).toBeGreaterThan(0.7);
    expect(worse(2, 0.6, 1.2)).toBeGreaterThan(worse(2, 1.1, 1.2));
    expect(worse(1, 0.6, 1.2)).toBeLessThan(0.3);
    expect(worse(2, 1.2, 1.5)).toBeLessThan(0.3);
  });
});
