import { describe, expect, it } from 'vitest';
import type { Plan, Point } from '#core/plan/schema.ts';
import { findPath } from './find-path.ts';
import { isFree, nearestFree, slide, walkMap } from './walk-map.ts';

const room = (id: string, x0: number, x1: number): Plan['rooms'][number] => ({ id, type: 'living', label: '', outline: [[x0, 0], [x1, 0], [x1, 3], [x0, 3]], holes: [], area: 9 }); // biome-ignore format: a rectangle

/** Two rooms side by side with a door in the wall between, near its upper end, and a table in the first. */
const plan: Plan = {
  walls: [{ id: 'w', from: [3.1, 0], to: [3.1, 3], thickness: 0.2, exterior: false }],
  openings: [{ id: 'd', kind: 'door', wall: 'w', from: [3.1, 0.4], to: [3.1, 1.3] }],
  rooms: [room('a', 0, 3), room('b', 3.2, 6.2)],
  fixtures: [],
  furniture: [],
};
const table = { at: [1.5, 1.5] as Point, turn: 0, low: [-0.6, 0, -0.4], high: [0.6, 0.75, 0.4] } as const;
const map = walkMap(plan, [table]);

describe('walkMap', () => {
  it('is free on floors and in doorways, and not near walls and furniture', () => {
    expect(isFree(map, [0.5, 0.5])).toBe(true);
    expect(isFree(map, [3.1, 0.85])).toBe(true);
    expect(isFree(map, [3.1, 2])).toBe(false);
    expect(isFree(map, [2.95, 2])).toBe(false);
    expect(isFree(map, [1.5, 1.5])).toBe(false);
    expect(isFree(map, [-1, 1])).toBe(false);
  });

  it('slides along a wall instead of stopping at it', () => {
    const [x, y] = slide(map, [2.5, 2.4], [1, -0.4]);
    expect(x).toBeLessThan(2.85);
    expect(y).toBeCloseTo(2, 1);
  });

  it('leads through the door, around the table, in few straight pieces', () => {
    const path = findPath(map, [0.4, 1.5], [5, 2.5])!;
    expect(path.length).toBeLessThan(7);
    expect(path.some(([x, y]) => x > 2.7 && x < 3.6 && y > 0.4 && y < 1.35)).toBe(true);
    expect(path.at(-1)![0]).toBeCloseTo(5, 1);
  });

  it('ends beside what was pointed at when nobody can stand there', () => {
    const [x, y] = findPath(map, [0.4, 0.5], [1.5, 1.4])!.at(-1)!;
    expect(isFree(map, [x, y])).toBe(true);
    expect(Math.hypot(x - 1.5, y - 1.5)).toBeLessThan(0.75);
  });

  it('knows of no way to a room without a door', () => {
    const closed = walkMap({ ...plan, openings: [] }, []);
    expect(findPath(closed, [0.5, 0.5], [5, 2])).toBeUndefined();
    expect(nearestFree({ ...closed, free: new Uint8Array(closed.free.length) }, [0, 0])).toBeUndefined();
  });
});
