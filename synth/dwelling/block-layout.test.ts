import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';

describe('layOutBlock', () => {
  const blocks = Array.from({ length: 40 }, (_, i) => makeDwelling(i + 1, { kind: 'block', repertoire: 'wide' }));
  const indoors = blocks.map(({ plan }) => plan.rooms.filter(({ type }) => type !== 'terrace' && type !== 'balcony'));

  it('has few rooms, some of them narrow, often stairs, and a way into each', () => {
    const counts = indoors.map((rooms) => rooms.length);
    expect(Math.min(...counts)).toBeLessThan(3);
    expect(counts.filter((count) => count > 9)).toEqual([]);
    expect(indoors.filter((rooms) => rooms.some(({ type }) => type === 'stairs')).length).toBeGreaterThan(8);
    const doors = blocks.map(({ plan }) => plan.openings.filter(({ kind }) => kind !== 'window').length);
    expect(doors.filter((count, i) => count < indoors[i]!.length)).toEqual([]);
    const narrowest = indoors.flat().map(({ outline }) => {
      const [xs, ys] = [0, 1].map((axis) => outline.map((p) => p[axis]!)) as [number[], number[]];
      return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    });
    expect(narrowest.filter((side) => side < 1.7).length).toBeGreaterThan(10);
  });

  it('is raised with walls of one thickness where that is asked for', () => {
    const { plan } = makeDwelling(3, { kind: 'block', repertoire: 'wide', evenWalls: 200 });
    const thick = plan.walls.filter(({ thickness }) => thickness === 0.2);
    // Dividers that stop alone and walls of bays have their own.
    expect(thick.length / plan.walls.length).toBeGreaterThan(0.6);
  });
});
