import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import type { TextRun } from '../texts/types.ts';
import { box, DOOR, name } from './box.fixture.ts';
import { cutStairs } from './cut-stairs.ts';

describe('cutStairs', () => {
  const treads = (count: number): Segment[] =>
    Array.from({ length: count }, (_, i) => ({ from: [120 + 12 * i, 61], to: [120 + 12 * i, 110] }));

  it('parts a flight along a wall from the room, with cuts at both of its ends', () => {
    const barrier = box();
    const { cuts } = cutStairs(barrier, treads(8), DOOR, []);
    expect(cuts).toHaveLength(2);
    const { list } = findComponents(invert(barrier), 4);
    expect(list).toHaveLength(2);
    const flight = Math.min(...list.map((c) => c.area));
    expect(flight).toBeGreaterThan(0.85 * 84 * 50);
    expect(flight).toBeLessThan(1.15 * 84 * 50);
  });

  it('leaves a room whole that is called stairs and nothing else', () => {
    const cut = (...texts: TextRun[]) => cutStairs(box(), treads(8), DOOR, texts).cuts;
    expect(cut(name('STAIRS', 350, 150))).toEqual([]);
    expect(cut(name('STAIRS', 350, 150), name('HALL', 150, 200))).toHaveLength(2);
    expect(cut(name('UP', 160, 80))).toHaveLength(2);
  });

  it('leaves a room whole around stairs that stand free in it', () => {
    const free = treads(8).map(({ from, to }): Segment => ({ from: [from[0], 130], to: [to[0], 179] }));
    expect(cutStairs(box(), free, DOOR, []).cuts).toEqual([]);
  });

  it('counts treads that a break shortens or hides, if enough others are seen', () => {
    const broken = treads(7).map(({ from, to }, i): Segment => ({ from: i === 4 ? [from[0], 75] : from, to }));
    const without = (...hidden: number[]) =>
      cutStairs(
        box(),
        broken.filter((_, i) => !hidden.includes(i)),
        DOOR,
        [],
      ).cuts;
    expect(without(2)).toHaveLength(2);
    expect(without(2, 3)).toEqual([]);
    expect(without(2, 4, 6)).toEqual([]);
  });

  it('takes three lines for no stairs', () => {
    expect(cutStairs(box(), treads(3), DOOR, []).cuts).toEqual([]);
  });

  it('takes a grid for tiles, and treads with a walking line and a string for stairs', () => {
    const across = (count: number): Segment[] =>
      Array.from({ length: count }, (_, i) => ({ from: [122, 69 + 11 * i], to: [202, 69 + 11 * i] }));
    expect(cutStairs(box(), [...treads(8), ...across(2)], DOOR, []).cuts).toHaveLength(2);
    expect(cutStairs(box(), [...treads(8), ...across(4)], DOOR, []).cuts).toEqual([]);
  });

  it('takes lines for boards where the network sees bare floor, and for stairs where it sees those', () => {
    const flight = { x0: 110, y0: 56, x1: 220, y1: 116 };
    const seenAs = (name: string) => paintClasses(['wall', 'room', 'stairs'], 500, 300, [{ name, ...flight }]);
    expect(cutStairs(box(), treads(8), DOOR, [], seenAs('room')).cuts).toEqual([]);
    expect(cutStairs(box(), treads(8), DOOR, [], seenAs('stairs')).cuts).toHaveLength(2);
  });

  it('takes lines for tiles where the network sees a shower on them', () => {
    const names = ['wall', 'room', 'shower', 'stairs'];
    const seen = (name: string) =>
      paintClasses(names, 500, 300, [
        { name: 'room', x0: 110, y0: 56, x1: 165, y1: 116 },
        { name, x0: 165, y0: 56, x1: 220, y1: 116 },
      ]);
    expect(cutStairs(box(), treads(8), DOOR, [], seen('shower')).cuts).toEqual([]);
    expect(cutStairs(box(), treads(8), DOOR, [], seen('stairs')).cuts).toHaveLength(2);
  });
});
