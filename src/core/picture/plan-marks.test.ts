import { describe, expect, it } from 'vitest';
import type { Opening, Plan, Point, Room } from '../plan/schema.ts';
import { planMarks } from './plan-marks.ts';

const room = (id: string, type: Room['type'], x0: number, y0: number, x1: number, y1: number): Room => ({
  ...{ id, type, label: '', holes: [], area: (x1 - x0) * (y1 - y0) },
  outline: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]],
}); // biome-ignore format: a ring
const door = (id: string, from: Point, to: Point): Opening => ({ id, wall: 'w', kind: 'door', from, to });
const FRAME = { widthPx: 1000, heightPx: 1000, pixelsPerMetre: 100, x0: 0, y0: 0 };

/** A hall and a kitchen side by side, each 3 by 3 m and with a door in the wall at y = 4; before the hall a porch or terrace. */
const entranceWith = (porchDepth: number, type: Room['type'] = 'hall') => {
  const porch = porchDepth ? [room('porch', 'terrace', 1, 4.1, 4, 4.1 + porchDepth)] : [];
  const plan: Plan = {
    walls: [{ id: 'w', from: [1, 4], to: [8, 4], thickness: 0.2, exterior: true }],
    openings: [door('d1', [2, 4], [3, 4]), door('d2', [6, 4], [7, 4])],
    rooms: [room('r1', type, 1, 1, 4, 3.9), room('r2', 'kitchen', 5, 1, 8, 3.9), ...porch],
    ...{ fixtures: [], furniture: [] },
  };
  const { entrance } = planMarks(plan, FRAME);
  return entrance && { x: Math.round(entrance.x), y: Math.round(entrance.y), up: Math.round(Math.sin(entrance.angle)) };
};

describe('the arrow at the way in', () => {
  it('stands before the door of the hall', () => {
    expect(entranceWith(0)).toEqual({ x: 250, y: 430, up: -1 });
  });

  it('stands before the porch over that door', () => {
    const { x, y, up } = entranceWith(1.5)!;
    expect([x, up]).toEqual([250, -1]);
    expect(y).toBeGreaterThan(560);
    expect(y).toBeLessThan(620);
  });

  it('stands on what is as deep as a terrace, at the door', () => {
    expect(entranceWith(5)).toEqual({ x: 250, y: 430, up: -1 });
  });

  it('does not take the door from a living room to its terrace for the way in', () => {
    expect(entranceWith(1.5, 'living')).toMatchObject({ x: 650 });
  });
});
