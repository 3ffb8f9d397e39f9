import { describe, expect, it } from 'vitest';
import { polygonsOf, type Region } from '../geometry/region.ts';
import type { Plan } from '../plan/schema.ts';
import { footprintOf } from './footprint.ts';

const square = (): Plan => ({
  walls: [
    { id: 'n', from: [0, 0], to: [4, 0], thickness: 0.2, exterior: true },
    { id: 'e', from: [4, 0], to: [4, 3], thickness: 0.2, exterior: true },
    { id: 's', from: [4, 3], to: [0, 3], thickness: 0.2, exterior: true },
    { id: 'w', from: [0, 3], to: [0, 0], thickness: 0.2, exterior: true },
  ],
  openings: [],
  rooms: [{ id: 'r', type: 'living', label: '', outline: [[0.1, 0.1], [3.9, 0.1], [3.9, 2.9], [0.1, 2.9]], holes: [], area: 10.64 }],
  fixtures: [], furniture: [],
}); // biome-ignore format: a drawing

const areaOf = (region: Region): number =>
  polygonsOf(region)
    .flat()
    .reduce((sum, ring, _i) => {
      let area = 0;
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length]!;
        area += (ax * by - bx * ay) / 2;
      });
      return sum + area;
    }, 0); // Holes run the other way round, so they count against their outline.

describe('footprintOf', () => {
  it('fills the outer corners of walls that end on each other’s centre lines', () => {
    expect(areaOf(footprintOf(square()).walls)).toBeCloseTo(4.2 * 3.2 - 3.8 * 2.8, 2);
  });

  it('cuts openings out of the wall', () => {
    const plan = square();
    plan.openings.push({ id: 'd', kind: 'door', wall: 'n', from: [1, 0], to: [1.9, 0] });
    expect(areaOf(footprintOf(plan).walls)).toBeCloseTo(4.2 * 3.2 - 3.8 * 2.8 - 0.9 * 0.2, 2);
  });

  it('closes a slit that reading left between a room and its wall', () => {
    const plan = square();
    plan.rooms[0]!.outline = [[0.15, 0.1], [3.9, 0.1], [3.9, 2.9], [0.15, 2.9]]; // biome-ignore format: corners
    expect(areaOf(footprintOf(plan).walls)).toBeCloseTo(4.2 * 3.2 - 3.75 * 2.8, 2);
  });

  it('closes a room with a thin wall where none was found', () => {
    const plan = square();
    plan.walls = plan.walls.filter((wall) => wall.id !== 'e');
    const missing = 0.2 * 3.2 - 0.08 * 2.8;
    expect(areaOf(footprintOf(plan).walls)).toBeCloseTo(4.2 * 3.2 - 3.8 * 2.8 - missing, 1);
  });

  it('puts a railing round a balcony except where it meets the dwelling', () => {
    const plan = square();
    plan.rooms.push({ id: 'b', type: 'balcony', label: '', outline: [[1, 3.1], [3, 3.1], [3, 4.3], [1, 4.3]], holes: [], area: 2.4 }); // biome-ignore format: corners
    const { railings, walls } = footprintOf(plan);
    expect(areaOf(railings)).toBeCloseTo((1.2 * 2 + 2 + 0.14) * 0.07, 1);
    expect(areaOf(walls)).toBeCloseTo(4.2 * 3.2 - 3.8 * 2.8, 2);
  });
});
