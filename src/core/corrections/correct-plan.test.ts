import { describe, expect, it } from 'vitest';
import { Failure } from '../failures.ts';
import { brokenRules } from '../plan/broken-rules.ts';
import type { PlanDocument, Room } from '../plan/schema.ts';
import { correctPlan } from './correct-plan.ts';
import type { Corrections } from './schema.ts';

/**
 * Two rooms of 3 by 4 m side by side in walls of 0.2 m, a door between them and one to the outside, a toilet in the right one, and a
 * balcony below it that no walls enclose. A metre is 100 pixels, the origin at 50, 50.
 */
const READ: PlanDocument = {
  version: 1,
  source: { widthPx: 800, heightPx: 800, toPixels: [100, 0, 0, 100, 50, 50] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 2, read: 2 },
  plan: {
    walls: [
      { id: 'w1', from: [0, 0], to: [6.4, 0], thickness: 0.2, exterior: true },
      { id: 'w2', from: [6.4, 0], to: [6.4, 4.2], thickness: 0.2, exterior: true },
      { id: 'w3', from: [6.4, 4.2], to: [0, 4.2], thickness: 0.2, exterior: true },
      { id: 'w4', from: [0, 4.2], to: [0, 0], thickness: 0.2, exterior: true },
      { id: 'w5', from: [3.2, 0], to: [3.2, 4.2], thickness: 0.2, exterior: false },
    ],
    openings: [
      { id: 'd1', kind: 'door', wall: 'w5', from: [3.2, 1], to: [3.2, 1.9] },
      { id: 'd2', kind: 'door', wall: 'w3', from: [5, 4.2], to: [4.1, 4.2] },
    ],
    rooms: [
      { id: 'r1', type: 'bedroom', label: 'BED', outline: [[0.1, 0.1], [3.1, 0.1], [3.1, 4.1], [0.1, 4.1]], holes: [], area: 12, confidence: 0.9 },
      { id: 'r2', type: 'bathroom', label: 'BATH', outline: [[3.3, 0.1], [6.3, 0.1], [6.3, 4.1], [3.3, 4.1]], holes: [], area: 12, confidence: 0.9 },
      { id: 'r3', type: 'balcony', label: '', outline: [[3.2, 4.3], [6.5, 4.3], [6.5, 5.5], [3.2, 5.5]], holes: [], area: 3.96 },
    ],
    fixtures: [{ id: 'f1', kind: 'toilet', room: 'r2', outline: [[5.8, 3.4], [6.2, 3.4], [6.2, 4], [5.8, 4]] }],
    furniture: [],
  },
}; // biome-ignore format: one glance

const px = (x: number, y: number): [number, number] => [50 + 100 * x, 50 + 100 * y];
/** The plan as it is after the corrections; it keeps the rules of SPEC.md. */
function correct(corrections: Corrections) {
  const document = correctPlan(READ, corrections);
  expect(brokenRules(document)).toEqual([]);
  return document.plan;
}
const brief = (rooms: readonly Room[]) => rooms.map(({ id, type, area }) => `${id} ${type} ${area}`);
function fault(corrections: Corrections): unknown {
  try {
    correctPlan(READ, corrections);
  } catch (error) {
    if (error instanceof Failure) return (error.details.corrections as { path: string }[])[0]!.path;
    throw error;
  }
  return undefined;
}

describe('correctPlan', () => {
  it('leaves a plan as it is where nothing is to be corrected', () => {
    expect(correctPlan(READ, {})).toEqual(READ);
  });

  it('makes one room of two whose wall is taken away, the larger gives its name, and the wall takes its door along', () => {
    const { rooms, openings, fixtures } = correct({ remove: ['w5'] });
    // 6.2 by 4 m of clear floor.
    expect(brief(rooms)).toEqual(['r1 bedroom 24.8', 'r3 balcony 3.96']);
    expect(openings.map(({ id }) => id)).toEqual(['d2']);
    expect(fixtures[0]!.room).toBe('r1');
  });

  it('parts a room by a wall that is drawn roughly; the larger part keeps its name, what is untouched keeps its floor', () => {
    const { rooms, walls } = correct({ walls: [{ from: px(0.2, 3), to: px(3.0, 3) }] });
    // 3 m wide, parted at 3 m by a wall of 0.2 m: 2.8 m and 1 m deep.
    expect(brief(rooms)).toEqual(['r1 bedroom 8.4', 'r2 bathroom 12', 'r3 balcony 3.96', 'r4 other 3']);
    expect(rooms[1]).toEqual(READ.plan.rooms[1]);
    expect(rooms[0]).not.toHaveProperty('confidence');
    expect(walls.at(-1)).toEqual({ id: 'w6', from: [0, 3], to: [3.2, 3], thickness: 0.2, exterior: false });
  });

  it('takes a wall in the place of another one for a new one', () => {
    const { walls, openings } = correct({
      remove: ['w5'],
      walls: [{ from: px(2, 0), to: px(2, 4.2), thickness: 0.1 }],
    });
    expect(walls.at(-1)).toMatchObject({ from: [2, 0], to: [2, 4.2], thickness: 0.1, exterior: false });
    expect(openings.map(({ id }) => id)).toEqual(['d2']);
  });

  it('moves a wall with its door', () => {
    const { rooms, openings } = correct({ walls: [{ id: 'w5', from: px(2.2, 0), to: px(2.2, 4.2) }] });
    expect(brief(rooms)).toEqual(['r1 bedroom 8', 'r2 bathroom 16', 'r3 balcony 3.96']);
    expect(openings[0]).toEqual({ id: 'd1', kind: 'door', wall: 'w5', from: [2.2, 1], to: [2.2, 1.9] });
  });

  it('closes a balcony to a room of the same name', () => {
    const wall = (x0: number, y0: number, x1: number, y1: number) => ({
      from: px(x0, y0),
      to: px(x1, y1),
      thickness: 0.1,
    });
    const { rooms, walls } = correct({
      walls: [wall(3.2, 4.3, 3.2, 5.5), wall(3.2, 5.5, 6.4, 5.5), wall(6.4, 4.3, 6.4, 5.5)],
    });
    expect(brief(rooms).slice(0, 2)).toEqual(['r1 bedroom 12', 'r2 bathroom 12']);
    expect(rooms[2]).toMatchObject({ id: 'r3', type: 'balcony' });
    // 3.1 m wide between walls of 0.1 m; 1.15 m deep from the face of the house.
    expect(rooms[2]!.area).toBeCloseTo(3.1 * 1.15, 2);
    expect(walls.slice(-3).every(({ exterior }) => exterior)).toBe(true);
  });

  it('adds, changes and removes doors and windows', () => {
    const swing = { hinge: px(3.2, 2.1), leaf: px(2.3, 2.1) };
    const { openings } = correct({
      openings: [
        { kind: 'window', from: px(1, 0.1), to: px(2.2, -0.1) },
        { id: 'd1', kind: 'door', from: px(3.25, 2), to: px(3.15, 2.9), swing },
      ],
      remove: ['d2'],
    });
    expect(openings).toEqual([
      {
        id: 'd1',
        kind: 'door',
        wall: 'w5',
        from: [3.2, 2],
        to: [3.2, 2.9],
        swing: { hinge: [3.2, 2], leaf: [2.3, 2.1] },
      },
      { id: 'n2', kind: 'window', wall: 'w1', from: [1, 0], to: [2.2, 0] },
    ]);
  });

  it('names and types rooms, those too that come about', () => {
    const { rooms } = correct({
      walls: [{ from: px(0, 3), to: px(3.2, 3) }],
      rooms: [
        { at: px(1, 3.5), type: 'closet', label: 'WIC' },
        { at: px(5, 2), label: 'SPA' },
      ],
    });
    expect(rooms.map(({ type, label }) => [type, label])).toEqual([
      ['bedroom', 'BED'],
      ['bathroom', 'SPA'],
      ['balcony', ''],
      ['closet', 'WIC'],
    ]);
  });

  it('says where in the corrections something is of no use', () => {
    expect(fault({ remove: ['d1', 'w9'] })).toBe('/remove/1');
    expect(fault({ walls: [{ id: 'w9', from: px(0, 0), to: px(1, 1) }] })).toBe('/walls/0/id');
    expect(fault({ walls: [{ from: px(1, 1), to: px(1, 1.1) }] })).toBe('/walls/0');
    expect(fault({ openings: [{ kind: 'window', from: px(1, 2), to: px(2, 2) }] })).toBe('/openings/0');
    expect(fault({ rooms: [{ at: px(9, 9), type: 'study' }] })).toBe('/rooms/0/at');
    const swing = { hinge: px(1, 0), leaf: px(1, 1) };
    expect(fault({ openings: [{ kind: 'window', from: px(1, 0), to: px(2, 0), swing }] })).toBe('/openings/0/swing');
  });
});
