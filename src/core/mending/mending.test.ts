import { describe, expect, it } from 'vitest';
import { apply } from '../geometry/affine.ts';
import { brokenRules } from '../plan/broken-rules.ts';
import type { Plan, PlanDocument } from '../plan/schema.ts';
import { confirmThing } from './confirm-thing.ts';
import { doubtsOf } from './doubts-of.ts';
import { addFixture, turnFixture } from './edit-fixture.ts';
import { FIXTURE_PALETTE } from './fixture-palette.ts';
import { parseLength } from './parse-length.ts';
import { removeWall } from './remove-wall.ts';
import { rescale } from './rescale.ts';
import { snapPoint } from './snap-point.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

describe('parseLength', () => {
  it.each([
    ['3.45', 3.45],
    ['3,45 m', 3.45],
    ['345 cm', 3.45],
    ['345', 3.45],
    ['3450', 3.45],
    ['3450 mm', 3.45],
    ['4', 4],
    ['12', 12],
    [`11'4`, 3.4544],
    [`11' 4"`, 3.4544],
    ['11 ft 4 in', 3.4544],
    [`11′ 4″`, 3.4544],
  ])('%s', (text, metres) => expect(parseLength(text)).toBeCloseTo(metres, 4));
  it.each(['', 'wide', '0', '-'])('none in "%s"', (text) => expect(parseLength(text)).toBeUndefined());
});

describe('rescale', () => {
  const document: PlanDocument = {
    version: 1,
    source: { widthPx: 900, heightPx: 600, toPixels: [100, 0, 0, 100, 50, 50] },
    verdict: { code: 'dimensions_missing', message: '', details: {} },
    scale: { metresPerPixel: 0.01, from: 'assumed', agreeing: 0, read: 0 },
    plan: THREE_ROOMS,
  };
  const scaled = rescale(document, { from: [0, 0], to: [8, 0], metres: 12 });

  it('makes the length true, and everything else with it', () => {
    expect(scaled.plan.walls[0]).toMatchObject({ to: [12, 0], thickness: 0.3 });
    expect(scaled.plan.rooms[0]!.area).toBeCloseTo(23.28 * 2.25, 2);
    expect(scaled.scale).toMatchObject({ from: 'dimensions', agreeing: 1 });
    expect(brokenRules(scaled)).toEqual([]);
  });
  it('is one length, of which the others that were read say nothing, and leaves a drawing in feet one in feet', () => {
    const inFeet: PlanDocument = {
      ...document,
      scale: { ...document.scale, from: 'dimensions', read: 14, unit: 'ft' },
    };
    const { agreeing, read, unit } = rescale(inFeet, { from: [0, 0], to: [8, 0], metres: 12 }).scale;
    expect({ agreeing, read, unit }).toEqual({ agreeing: 1, read: 1, unit: 'ft' });
    expect(scaled.scale).not.toHaveProperty('unit');
  });
  it('leaves everything where it is on the drawing', () => {
    const corner = (one: PlanDocument) => apply(one.source.toPixels, one.plan.walls[1]!.to);
    expect(corner(scaled)[0]).toBeCloseTo(corner(document)[0]);
    expect(corner(scaled)[1]).toBeCloseTo(corner(document)[1]);
  });
  it('keeps windows in the middle of walls that are a little out of level, however often', () => {
    const plan: Plan = {
      ...THREE_ROOMS,
      rooms: [],
      fixtures: [],
      walls: [{ id: 'w1', from: [0.014, 2.168], to: [4.634, 2.175], thickness: 0.2, exterior: true }],
      openings: [{ id: 'n1', kind: 'window', wall: 'w1', from: [1.518, 2.17], to: [2.729, 2.171] }],
    };
    const larger = rescale({ ...document, plan }, { from: [0, 0], to: [1, 0], metres: 1.4 });
    const back = rescale(larger, { from: [0, 0], to: [1.428, 0], metres: 1.0001 });
    expect(brokenRules(back).filter(({ rule }) => rule === '4.3')).toEqual([]);
  });
  it('does nothing with two points in one place', () => {
    expect(rescale(document, { from: [1, 1], to: [1, 1], metres: 3 }).plan).toBe(THREE_ROOMS);
  });
});

describe('doubtsOf', () => {
  it('finds none in a plan that is sure of itself', () => {
    expect(doubtsOf(THREE_ROOMS)).toEqual([]);
  });
  it('asks for rooms that nobody can enter or name, and for what was read with doubt; rooms first', () => {
    const [bath, ...others] = [...THREE_ROOMS.rooms].reverse();
    const plan = {
      ...THREE_ROOMS,
      walls: THREE_ROOMS.walls.map((wall) => (wall.id === 'w6' ? { ...wall, confidence: 0.1 } : wall)),
      openings: THREE_ROOMS.openings.filter(({ id }) => id !== 'd2'),
      rooms: [bath!, ...others.map((room) => (room.id === 'r2' ? { ...room, type: 'other' as const } : room))],
    };
    expect(doubtsOf(plan).map(({ id, why }) => [id, why])).toEqual([
      ['r3', 'no-door'],
      ['r2', 'unnamed'],
      ['w6', 'unsure'],
    ]);
  });
  it('forgets what a person has confirmed', () => {
    const walls = THREE_ROOMS.walls.map((wall) => ({ ...wall, confidence: 0.1 }));
    const plan = confirmThing({ ...THREE_ROOMS, walls }, 'w6');
    expect(doubtsOf(plan).map(({ id }) => id)).toEqual(['w1', 'w2', 'w3', 'w4', 'w5']);
  });
  it('takes floor that is open to the next room for a way in', () => {
    const [living, ...others] = THREE_ROOMS.rooms;
    const alcove = {
      ...living!,
      id: 'r9',
      outline: [
        [4, 0.1],
        [4.95, 0.1],
        [4.95, 4.9],
        [4, 4.9],
      ] as [number, number][],
      area: 4.56,
    };
    const rest = {
      ...living!,
      outline: [
        [0.1, 0.1],
        [4, 0.1],
        [4, 4.9],
        [0.1, 4.9],
      ] as [number, number][],
      area: 18.72,
    };
    const plan = { ...THREE_ROOMS, rooms: [rest, alcove, ...others] }; // biome-ignore format: outlines
    expect(doubtsOf(plan)).toEqual([]);
  });
});

describe('fixtures', () => {
  it('stand with their back to the wall that is near', () => {
    const basin = FIXTURE_PALETTE.find(({ kind }) => kind === 'basin')!;
    const { fixtures } = addFixture(THREE_ROOMS, basin, [7.6, 4]);
    const xs = fixtures[1]!.outline.map(([x]) => x);
    expect(fixtures[1]!.room).toBe('r3');
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([7.42, 7.9]);
  });
  it('are turned about their middle', () => {
    const [turned] = turnFixture(THREE_ROOMS, 'f1', 90).fixtures;
    const box = (axis: 0 | 1) => turned!.outline.map((point) => point[axis]).sort((a, b) => a - b);
    expect([box(0)[0], box(0)[3], box(1)[0], box(1)[3]]).toEqual([7.075, 7.725, 3.175, 3.575]);
  });
  it('go with their room', () => {
    expect(removeWall(THREE_ROOMS, 'w2').fixtures[0]!.room).toBe('r0');
  });
});

describe('snapPoint', () => {
  const { walls } = THREE_ROOMS;
  it('prefers corners, then walls, then right angles', () => {
    expect(snapPoint([0.08, 0.1], walls, { reach: 0.2 })).toEqual({ point: [0, 0], to: 'end' });
    expect(snapPoint([2, 0.15], walls, { reach: 0.2 })).toEqual({ point: [2, 0], to: 'wall' });
    expect(snapPoint([3, 2.1], walls, { reach: 0.2, start: [1, 2] })).toEqual({ point: [3, 2], to: 'square' });
    expect(snapPoint([3, 4], walls, { reach: 0.2, start: [1, 2] })).toEqual({ point: [3, 4], to: 'free' });
  });
  it('ends a level wall on the wall that it meets, still level', () => {
    expect(snapPoint([4.9, 2.1], walls, { reach: 0.2, start: [0, 2] })).toEqual({ point: [5, 2], to: 'wall' });
  });
});
