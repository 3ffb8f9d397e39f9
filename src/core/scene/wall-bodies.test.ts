import { describe, expect, it } from 'vitest';
import { minus, polygonsOf, regionOf, union } from '../geometry/region.ts';
import { ringArea } from '../geometry/ring.ts';
import type { Plan, Point, Wall } from '../plan/schema.ts';
import { wallBodies } from './wall-bodies.ts';
import { wallPieces } from './wall-pieces.ts';

const wall = (id: string, from: Point, to: Point, thickness = 0.2, exterior = true): Wall => ({
  id,
  from,
  to,
  thickness,
  exterior,
});
const planOf = (...walls: Wall[]): Plan => ({ walls, openings: [], rooms: [], fixtures: [], furniture: [] }); // biome-ignore format: one line
const areaOf = (region: ReturnType<typeof regionOf>): number =>
  polygonsOf(region).reduce((sum, [outer, ...holes]) => sum + Math.abs(ringArea(outer!)) - holes.reduce((s, hole) => s + Math.abs(ringArea(hole)), 0), 0); // biome-ignore format: one sum

describe('wallBodies', () => {
  it.each([30, 45, 90, 120, 160])('mitres a corner of %i degrees: its tip is where the outer faces meet', (degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const tip: Point = [3 * Math.cos(turn), 3 * Math.sin(turn)];
    const region = regionOf(wallBodies(planOf(wall('a', [3, 0], [0, 0]), wall('b', [0, 0], tip))));
    // The mitre gives each wall outside of its centre line what it takes inside.
    expect(areaOf(region)).toBeCloseTo(2 * 3 * 0.2, 2);
    const half = turn / 2;
    const beyond = polygonsOf(region)
      .flat(2)
      .map(([x, y]) => -(x! * Math.cos(half) + y! * Math.sin(half)));
    expect(Math.max(...beyond)).toBeCloseTo(0.1 / Math.sin(half), 2);
  }); // biome-ignore format: one table

  it('cuts the tip off a corner that would run out into a spike', () => {
    const turn = (10.5 * Math.PI) / 180;
    const region = regionOf(wallBodies(planOf(wall('a', [3, 0], [0, 0]), wall('b', [0, 0], [3 * Math.cos(turn), 3 * Math.sin(turn)]))));
    expect(Math.min(...polygonsOf(region).flat(2).map(([x]) => x!))).toBeGreaterThan(-0.2);
  }); // biome-ignore format: one line

  it('lengthens a wall that stops at the face of another, and does not go through it', () => {
    const bar = wall('bar', [0, 0], [4, 0]);
    const region = regionOf(wallBodies(planOf(bar, wall('stem', [2, 0.1], [2, 2], 0.1))));
    expect(areaOf(region)).toBeCloseTo(4 * 0.2 + 1.9 * 0.1, 3);
  });
});

describe('wallPieces', () => {
  it('shares all masonry out, none of it twice, and gives corners to outer walls', () => {
    const plan = planOf(wall('in', [2, 0], [2, 3], 0.1, false), wall('n', [0, 0], [4, 0]), wall('e', [4, 0], [4, 3]));
    // Something beside all walls, as reading leaves it.
    const masonry = union(regionOf(wallBodies(plan)), regionOf([[[1, 0.1], [1.4, 0.1], [1.4, 0.3], [1, 0.3]]])); // biome-ignore format: corners
    const pieces = wallPieces(plan, masonry);
    expect([...pieces.keys()].sort()).toEqual(['e', 'in', 'n']);
    expect([...pieces.values()].reduce((sum, piece) => sum + areaOf(piece), 0)).toBeCloseTo(areaOf(masonry), 4);
    expect(minus(masonry, union(...pieces.values()))).toEqual([]);
    expect(Math.min(...polygonsOf(pieces.get('in')!).flat(2).map(([, y]) => y!))).toBeCloseTo(0.103, 3); // biome-ignore format: one line
  });

  it('keeps the masonry of a plan without walls', () => {
    const square = regionOf([[[0, 0], [1, 0], [1, 1], [0, 1]]]); // biome-ignore format: corners
    expect([...wallPieces(planOf(), square).keys()]).toEqual(['none']);
  });
});
