import { describe, expect, it } from 'vitest';
import type { Plan, Ring, RoomType } from '../../plan/schema.ts';
import { makeScene } from '../place/make-scene.ts';
import { PROGRAMMES } from '../rules/programmes.ts';
import { cleanRooms, readRoom } from './room-space.ts';
import type { Part, Template } from './template.ts';
import { templatesFor } from './wishes.ts';

const hall = (type: RoomType, side: number) => {
  const outline: Ring = [[0, 0], [side, 0], [side, side], [0, side]]; // biome-ignore format: corners
  const plan: Plan = { walls: [], openings: [], rooms: [{ id: 'r', type, label: '', outline, holes: [], area: side * side }], fixtures: [], furniture: [] }; // biome-ignore format: one line
  const space = readRoom(plan, cleanRooms(plan)[0]!, []);
  return makeScene(space, [space], () => 0);
};

const isChair = (p: Part) => /(dining|office|outdoor)-chair|bar-stool/.test(p.kind);
const hasTop = (p: Part) => /table$|desk|island/.test(p.kind) && p.kind !== 'coffee-table';
const overlap = (a: Part, b: Part) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const areaOf = (p: Part) => (p.x1 - p.x0) * (p.y1 - p.y0);

/** Pairs of a group that stand in each other; a chair is at most 60 % under its table. */
const clashes = ({ name, parts }: Template) =>
  parts.flatMap((a, k) =>
    parts.slice(k + 1).flatMap((b) => {
      const area = overlap(a, b);
      const under = [a, b].find(isChair);
      const allowed = under && [a, b].some(hasTop) ? 0.6 * areaOf(under) : 1e-4;
      return area > allowed ? [`${name}: ${a.kind} in ${b.kind}`] : [];
    }),
  );

describe('templatesFor', () => {
  it('makes groups whose pieces do not stand in each other, whatever the size of the room', () => {
    let seen = 0;
    for (const [type, rows] of Object.entries(PROGRAMMES)) {
      for (const side of [1.5, 2.5, 3.5, 4.5, 7]) {
        const scene = hall(type as RoomType, side);
        for (const row of rows) {
          const templates = templatesFor(row, scene);
          expect(templates.length).toBeGreaterThan(0);
          seen += templates.length;
          expect(templates.flatMap(clashes)).toEqual([]);
        }
      }
    }
    expect(seen).toBeGreaterThan(5000);
  });

  it('keeps every piece of a wall group in front of the wall', () => {
    const scene = hall('bedroom', 4);
    for (const row of PROGRAMMES.bedroom) {
      for (const { parts, free } of templatesFor(row, scene)) {
        if (!free) expect(Math.min(...parts.map((p) => p.y0))).toBeGreaterThanOrEqual(-1e-9);
        expect(parts.every((p) => p.x1 > p.x0 && p.y1 > p.y0)).toBe(true);
      }
    }
  });
});
