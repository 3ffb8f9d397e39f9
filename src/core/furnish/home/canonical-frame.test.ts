import { expect, it } from 'vitest';
import type { Plan, Point } from '../../plan/schema.ts';
import { boxPlan } from '../solve/box-room.ts';
import { makeBox, toWorld } from '../space/box.ts';
import { canonicalFrame } from './canonical-frame.ts';

const WIDTH = 4;
const DEPTH = 3;

const terrace = boxPlan({ type: 'terrace', width: WIDTH, depth: DEPTH, door: [0.6, 1.4], tasks: [] });
/** In the corner at the origin, its back up: its corner is the one at the back left. */
const set = {
  kind: 'lounge-set',
  at: [1.1, 0.95] as Point,
  rotation: 0,
  size: { width: 2.2, depth: 1.9, height: 0.7 },
};

function mirrored(plan: Plan): Plan {
  const flip = ([x, y]: Point): Point => [WIDTH - x, y];
  return {
    ...plan,
    walls: plan.walls.map((wall) => ({ ...wall, from: flip(wall.from), to: flip(wall.to) })),
    openings: plan.openings.map((opening) => ({ ...opening, from: flip(opening.from), to: flip(opening.to) })),
    rooms: plan.rooms.map((room) => ({ ...room, outline: room.outline.map(flip).reverse() })),
  };
}

it('stand with their back left in a corner of the room when a plan is brought back, mirrored or not', () => {
  for (const plan of [terrace, mirrored(terrace)]) {
    const { at, rotation, size } = canonicalFrame(plan).back(set);
    const [x, y] = toWorld(makeBox(at, rotation, size.width, size.depth), -size.width / 2, -size.depth / 2);
    expect(Math.min(Math.abs(x), Math.abs(WIDTH - x))).toBeLessThan(0.001);
    expect(Math.min(Math.abs(y), Math.abs(DEPTH - y))).toBeLessThan(0.001);
  }
});

it('is gone to and come back from', () => {
  for (const plan of [terrace, mirrored(terrace)]) {
    const { back, forth } = canonicalFrame(plan);
    for (const rotation of [0, 90, 180, 270])
      for (const piece of [
        { ...set, rotation },
        { ...set, rotation, kind: 'corner-sofa' },
      ]) {
        const again = forth(back(piece));
        const turn = (((again.rotation - rotation) % 360) + 360) % 360;
        expect(Math.min(turn, 360 - turn)).toBeCloseTo(0, 9);
        expect(again).toEqual({
          ...{ ...piece, rotation: again.rotation },
          at: piece.at.map((value) => expect.closeTo(value, 9)),
        });
      }
  }
});
