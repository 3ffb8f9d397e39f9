import { describe, expect, it } from 'vitest';
import type { Plan, Point } from '#core/plan/schema.ts';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { type Bend, bendPlan } from './bend-plan.ts';
import { findBend } from './find-bend.ts';
import { areaOf, inRing } from './rooms.ts';

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** How far a point is from a segment. */
function away(p: Point, { from, to }: { from: Point; to: Point }): number {
  const length = distance(from, to);
  const along = ((p[0] - from[0]) * (to[0] - from[0]) + (p[1] - from[1]) * (to[1] - from[1])) / length ** 2;
  const t = Math.max(0, Math.min(1, along));
  return distance(p, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
}

/** Homes that could be bent, before and after. */
const bent: { before: Plan; after: Plan; bend: Bend }[] = [];
for (let seed = 1; seed <= 60; seed++) {
  const { plan } = makeDwelling(seed, { repertoire: 'wide' });
  const bend = findBend(plan, makeRandom(seed));
  if (!bend) continue;
  const after = structuredClone(plan);
  bendPlan(after, [], bend);
  bent.push({ before: plan, after, bend });
}

describe('bendPlan', () => {
  it('finds slanted and curved wings for many homes', () => {
    expect(bent.length).toBeGreaterThan(20);
    expect(bent.filter(({ bend }) => bend.chords === 1).length).toBeGreaterThan(6);
    expect(bent.filter(({ bend }) => bend.chords > 1).length).toBeGreaterThan(6);
  });

  it('keeps the form of everything that does not stand across', () => {
    for (const { before, after } of bent) {
      before.fixtures.forEach(({ outline }, i) => {
        outline.forEach((p, k) => {
          const moved = after.fixtures[i]!.outline;
          expect(distance(moved[k]!, moved[(k + 1) % 4]!)).toBeCloseTo(distance(p, outline[(k + 1) % 4]!), 6);
        });
      });
      before.openings.forEach(({ from, to }, i) => {
        const moved = after.openings[i]!;
        expect(distance(moved.from, moved.to)).toBeCloseTo(distance(from, to), 6);
      });
    }
  });

  it('leaves every opening in its wall and the edges of floors on faces of walls', () => {
    let edges = 0;
    for (const { after } of bent) {
      for (const { wall, from, to } of after.openings) {
        const host = after.walls.find(({ id }) => id === wall)!;
        expect(Math.max(away(from, host), away(to, host))).toBeLessThan(0.001);
      }
      for (const { type, outline } of after.rooms) {
        if (type === 'balcony' || type === 'terrace') continue;
        outline.forEach((p, k) => {
          const q = outline[(k + 1) % outline.length]!;
          // Ends of walls are edges, too, and are shorter.
          if (distance(p, q) < 2 * Math.max(...after.walls.map((wall) => wall.thickness))) return;
          const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
          const off = after.walls.map((wall) => Math.abs(away(middle, wall) - wall.thickness / 2));
          expect(Math.min(...off)).toBeLessThan(0.002);
          edges++;
        });
      }
    }
    expect(edges).toBeGreaterThan(700);
  });

  it('states the area of bent floors, and turns what is beyond by the angle', () => {
    for (const { before, after, bend } of bent) {
      for (const { outline, holes, area } of after.rooms)
        expect(Math.abs(areaOf(outline) - holes.reduce((sum, h) => sum + areaOf(h), 0) - area)).toBeLessThan(0.002);
      const grown = after.rooms.reduce((sum, room, i) => sum + room.area - before.rooms[i]!.area, 0);
      expect(grown).toBeGreaterThan(0);
      const angles = after.walls.map(({ from, to }) => Math.atan2(to[1] - from[1], to[0] - from[0]) + bend.turnedBack);
      const quarter = (a: number) => Math.abs(Math.sin(2 * a));
      expect(angles.some((a) => Math.abs(quarter(a) - quarter(bend.angle)) < 1e-6)).toBe(true);
    }
  });

  it('keeps rooms from lying on each other', () => {
    for (const { after } of bent)
      for (const room of after.rooms)
        for (const other of after.rooms)
          if (room !== other) expect(room.outline.some((p) => inRing(p, other.outline))).toBe(false);
  });
});
