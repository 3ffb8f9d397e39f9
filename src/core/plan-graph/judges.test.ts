import { describe, expect, it } from 'vitest';
import type { RoomName } from '../naming/type-rooms.ts';
import { paintClasses } from '../pixel-classes/paint-classes.fixture.ts';
import { HEIGHT, madePlan, run, WIDTH } from '../verdict/made-plan.fixture.ts';
import { judgeFurniture } from './judge-furniture.ts';
import { judgePlan } from './judge-plan.ts';
import type { WeighedInstance } from './weigh-instances.ts';

const one = (kind: string, room: number, sure: number): WeighedInstance => ({
  kind, room, sure, taken: sure > 0.5, loose: kind !== 'toilet', within: 1, chance: sure, rival: 0.01,
  outline: [[20, 20], [60, 20], [60, 70], [20, 70]], middle: [40, 45], width: 40, depth: 50,
}); // biome-ignore format: one thing
const names: RoomName[] = (['bedroom', 'living', 'bathroom', 'hall'] as const).map((type) => ({ type, label: '' }));

describe('judgeFurniture', () => {
  const judge = (instances: WeighedInstance[], covered: number) => {
    const boxes = covered ? [{ name: 'furniture', x0: 0, y0: 0, x1: WIDTH, y1: covered * HEIGHT }] : [];
    const classes = paintClasses(['room', 'furniture'], WIDTH, HEIGHT, boxes);
    return judgeFurniture(instances, { rooms: madePlan().rooms, names, classes });
  };

  it('takes beds, sofas and chairs that it is sure of for a furnished plan, with where and how many they are', () => {
    const found = judge([one('bed', 0, 0.95), one('sofa', 1, 0.95), one('chair', 1, 0.9), one('chair', 1, 0.9)], 0.15);
    expect(found.yes).toBe(true);
    expect(found.evidence).toContainEqual({ kind: 'chair', count: 2, score: 1.8 });
    expect(found.symbols).toHaveLength(4);
  });

  it('lets fixtures pass, and doubts', () => {
    expect(judge([one('toilet', 2, 0.99)], 0).yes).toBe(false);
    expect(judge([one('bed', 0, 0.1), one('chair', 1, 0.1)], 0.01).yes).toBe(false);
  });

  it('counts nothing where no piece stands, in a bathroom, and all where no room was found', () => {
    const score = (...pieces: WeighedInstance[]) => judge(pieces, 0.03).score;
    const { room: _, ...outside } = one('sofa', 1, 0.8);
    expect(score(one('sofa', 2, 0.8))).toBe(score());
    expect(score(one('sofa', 1, 0.8))).toBeGreaterThan(score());
    expect(score(outside)).toBe(score(one('sofa', 1, 0.8)));
  });

  it('needs a piece to show, whatever covers the floor', () => {
    expect(judge([one('bed', 0, 0.1)], 0.5).yes).toBe(false);
  });
});

describe('judgePlan', () => {
  it('knows a plan of rooms with doors, and a sheet with next to nothing on it', () => {
    const plan = madePlan({ texts: ['BEDROOM', 'KITCHEN', 'BATH', 'HALL', '3.20', '4.10'].map(run) });
    expect(judgePlan(plan, [one('toilet', 2, 0.9)]).yes).toBe(true);
    const { walls, rooms } = plan;
    const bare = madePlan({
      openings: [],
      texts: [],
      walls: { ...walls, walls: [], mask: { ...walls.mask, data: new Uint8Array(WIDTH * HEIGHT) } },
      rooms: { ...rooms, rooms: [], inside: { ...rooms.inside, data: new Uint8Array(WIDTH * HEIGHT) } },
    });
    expect(judgePlan(bare, [])).toMatchObject({ yes: false, reason: 'no-plan' });
  });
});
