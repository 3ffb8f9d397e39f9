import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { boundsOf } from './loose-furniture.ts';
import { areaOf, inRing } from './rooms.ts';

describe('layOutInstitution', () => {
  const plans = Array.from(
    { length: 24 },
    (_, i) => makeDwelling(i + 1, { kind: 'institution', repertoire: 'wide' }).plan,
  );

  it('has many rooms along corridors, with a way into each', () => {
    for (const { rooms, openings } of plans) {
      expect(rooms.length).toBeGreaterThan(12);
      expect(rooms.filter(({ type }) => type === 'corridor').length).toBeGreaterThan(0);
      expect(openings.filter(({ kind }) => kind !== 'window').length).toBeGreaterThanOrEqual(rooms.length);
      expect(rooms.filter(({ type }) => type === 'balcony' || type === 'terrace')).toEqual([]);
    }
  });

  it('leaves a court open in the middle of some, which is no room', () => {
    const courts = plans.filter(({ rooms }) => {
      const { x0, x1, y0, y1 } = boundsOf(rooms.flatMap(({ outline }) => outline));
      return !rooms.some(({ outline }) => inRing([(x0 + x1) / 2, (y0 + y1) / 2], outline));
    });
    expect(courts.length).toBeGreaterThan(4);
    for (const { rooms } of courts) {
      const { x0, x1, y0, y1 } = boundsOf(rooms.flatMap(({ outline }) => outline));
      const floors = rooms.reduce((sum, { outline }) => sum + areaOf(outline), 0);
      expect(floors / ((x1 - x0) * (y1 - y0))).toBeLessThan(0.85);
    }
  });
});
