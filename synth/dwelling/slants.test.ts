import { describe, expect, it } from 'vitest';
import type { Opening, Plan, Wall } from '#core/plan/schema.ts';
import { middleOf } from '../drawing/labels.ts';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { addCornerCloset } from './corner-closet.ts';
import { areaOf, inRing } from './rooms.ts';
import { slantEntry } from './slant-entry.ts';

const isDiagonal = ({ from, to }: Pick<Wall, 'from' | 'to'>) =>
  Math.abs(Math.abs(to[0] - from[0]) - Math.abs(to[1] - from[1])) < 0.003;
const hostOf = (plan: Plan, { wall }: Opening) => plan.walls.find(({ id }) => id === wall)!;
const isEntrance = (plan: Plan, opening: Opening) => opening.kind === 'door' && hostOf(plan, opening).exterior;
const floorOf = (plan: Plan) => plan.rooms.reduce((sum, { outline }) => sum + areaOf(outline), 0);

const plans = () => Array.from({ length: 60 }, (_, i) => makeDwelling(i + 1).plan);

describe('addCornerCloset', () => {
  it('parts a corner of a room from it by a slanted wall with a door, floor for floor but what the wall takes', () => {
    let built = 0;
    for (const plan of plans()) {
      const before = structuredClone(plan);
      addCornerCloset(plan, 'closet', 'Larder', makeRandom(built));
      const closet = plan.rooms.find(({ id }) => id === 'corner-closet');
      if (!closet) {
        expect(plan).toEqual(before);
        continue;
      }
      built++;
      const wall = plan.walls.at(-1)!;
      const door = plan.openings.at(-1)!;
      expect([isDiagonal(wall), hostOf(plan, door), closet.label]).toEqual([true, wall, 'Larder']);
      expect(plan.rooms.some(({ id, outline }) => id !== closet.id && inRing(door.swing!.leaf, outline))).toBe(true);
      // Where its name is written and its truth is asked for.
      expect(inRing(middleOf(closet), closet.outline)).toBe(true);
      const [a, b] = [Math.abs(wall.to[0] - wall.from[0]), wall.thickness];
      // The slanted body's faces are as long as those of a band between the two walls that it ends on.
      expect(floorOf(before) - floorOf(plan)).toBeCloseTo(
        b * (a - (hostThickness(plan, wall, 'from') + hostThickness(plan, wall, 'to')) / 4) * Math.SQRT2, 1,
      ); // biome-ignore format: a formula
    }
    expect(built).toBeGreaterThan(15);
  });

  it('boxes shafts in without making them rooms', () => {
    let built = 0;
    for (const plan of plans()) {
      const [walls, rooms, floor] = [plan.walls.length, plan.rooms.length, floorOf(plan)];
      addCornerCloset(plan, 'shaft', '', makeRandom(7));
      if (plan.walls.length === walls) continue;
      built++;
      expect(plan.rooms.length).toBe(rooms);
      expect(floor - floorOf(plan)).toBeGreaterThan(0.03);
      expect(floor - floorOf(plan)).toBeLessThan(0.9);
    }
    expect(built).toBeGreaterThan(15);
  });
});

/** How thick the upright wall is on whose centre line a slanted one ends. */
function hostThickness(plan: Plan, slant: Wall, end: 'from' | 'to'): number {
  const [x, y] = slant[end];
  const host = plan.walls.find(
    ({ from, to }) =>
      (from[0] === to[0] && Math.abs(from[0] - x) < 0.002 && (y - from[1]) * (y - to[1]) < 0) ||
      (from[1] === to[1] && Math.abs(from[1] - y) < 0.002 && (x - from[0]) * (x - to[0]) < 0),
  );
  return host!.thickness;
}

describe('slantEntry', () => {
  it('moves the entrance into a slanted outer wall and walls its old place up', () => {
    let moved = 0;
    for (const plan of plans()) {
      const before = structuredClone(plan);
      slantEntry(plan, makeRandom(3));
      const entrance = plan.openings.find((opening) => isEntrance(plan, opening))!;
      if (plan.walls.length === before.walls.length) {
        expect(plan).toEqual(before);
        continue;
      }
      moved++;
      expect(isDiagonal(hostOf(plan, entrance))).toBe(true);
      expect(plan.openings.length).toBe(before.openings.length);
      const was = before.openings.find(({ id }) => id === entrance.id)!;
      const width = ({ from, to }: Opening) => Math.hypot(to[0] - from[0], to[1] - from[1]);
      expect(width(entrance)).toBeCloseTo(width(was), 2);
      expect(plan.openings.some(({ from }) => from[0] === was.from[0] && from[1] === was.from[1])).toBe(false);
    }
    expect(moved).toBeGreaterThan(1);
  });
});
