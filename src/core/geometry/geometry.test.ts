import { describe, expect, it } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import { inRing, ringArea, simplifyRing } from './ring.ts';
import { angleBetween, distanceTo, meet, pointAt, project } from './segment.ts';

describe('segments', () => {
  it('projects and comes back', () => {
    const s = { from: [10, 20] as PointPx, to: [40, 60] as PointPx };
    const p = project(s, [37, 21]);
    const back = pointAt(s, p.along, p.beside);
    expect(back[0]).toBeCloseTo(37);
    expect(back[1]).toBeCloseTo(21);
  });

  it('measures to its nearest point, beyond its ends too and where it is a point itself', () => {
    const level = { from: [0, 10] as PointPx, to: [50, 10] as PointPx };
    expect(distanceTo(level, [20, 14])).toBeCloseTo(4);
    expect(distanceTo(level, [53, 14])).toBeCloseTo(5);
    expect(distanceTo({ from: [0, 10], to: [0, 10] }, [-3, 6])).toBeCloseTo(5);
  });

  it('meets other lines beyond their ends and never parallel ones', () => {
    const level = { from: [0, 10] as PointPx, to: [5, 10] as PointPx };
    expect(meet(level, { from: [30, 0], to: [30, 4] })).toEqual([30, 10]);
    expect(meet(level, { from: [0, 20], to: [9, 20] })).toBeUndefined();
    expect(angleBetween(level, { from: [0, 0], to: [-3, 3] })).toBeCloseTo(45);
  });
});

describe('rings', () => {
  const wobbly: PointPx[] = [[0, 0], [50, 1], [100, 0], [100, 40], [99, 40], [99, 80], [0, 80]]; // biome-ignore format: points
  it('keeps corners and drops wobbles', () => {
    const ring = simplifyRing(wobbly, 2);
    expect(ring.length).toBeLessThan(6);
    expect(Math.abs(ringArea(ring) - 8000)).toBeLessThan(120);
  });

  it('keeps every tooth of a ring along hatching, however many there are', () => {
    const teeth = Array.from({ length: 3000 }, (_, k): PointPx[] => [[4 * k, 0], [4 * k, 9], [4 * k + 2, 9], [4 * k + 2, 0]]); // biome-ignore format: a tooth
    const comb: PointPx[] = [[-1, 60_000], ...teeth.flat(), [12_000, 60_000]];
    expect(simplifyRing(comb, 2).length).toBeGreaterThan(2 * teeth.length);
  });

  it('knows what lies in a ring with slanted sides', () => {
    const ring: PointPx[] = [[0, 0], [100, 0], [140, 60], [140, 120], [0, 120]]; // biome-ignore format: points
    expect(inRing([120, 20], ring)).toBe(false);
    expect(inRing([110, 40], ring)).toBe(true);
  });
});
