import { describe, expect, it } from 'vitest';
import { acceptMended } from './accept-mended.ts';
import type { PlanDocument } from './schema.ts';

/** A room of 4 by 3 m with a door, as it was refused because of a table in it. */
const READ: PlanDocument = {
  version: 1,
  source: { widthPx: 500, heightPx: 400, toPixels: [100, 0, 0, 100, 50, 50] },
  verdict: { code: 'furniture_detected', message: 'A table.', details: {} },
  scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 2, read: 2 },
  plan: {
    walls: [{ id: 'w1', from: [0, 0], to: [4, 0], thickness: 0.2, exterior: true }],
    openings: [{ id: 'd1', wall: 'w1', kind: 'door', from: [1, 0], to: [1.9, 0] }],
    rooms: [{ id: 'r1', type: 'bedroom', label: '', outline: [[0, 0.1], [4, 0.1], [4, 3.1], [0, 3.1]], holes: [], area: 12 }],
    fixtures: [],
    furniture: [],
  },
}; // biome-ignore format: one glance

const mended = (plan: Partial<PlanDocument['plan']>): PlanDocument => ({ ...READ, plan: { ...READ.plan, ...plan } });
const thrown = (document: PlanDocument): unknown => {
  try {
    return acceptMended(document);
  } catch (error) {
    return error;
  }
};

describe('acceptMended', () => {
  it('takes the word of who mended a plan, whatever the reading thought of it', () => {
    const { verdict, plan } = acceptMended(READ);
    expect(verdict.code).toBe('success');
    expect(plan).toEqual(READ.plan);
  });

  it('keeps nothing that the form of a plan does not know', () => {
    const more = { ...READ, note: 'private', plan: { ...READ.plan, owner: 'somebody' } };
    expect(JSON.stringify(acceptMended(more))).not.toMatch(/private|somebody/);
  });

  it('names the rules that are broken, where, and what they say', () => {
    const astray = { ...READ.plan.openings[0]!, from: [3.5, 0] as [number, number], to: [4.5, 0] as [number, number] };
    const rooms = READ.plan.rooms.map((room) => ({ ...room, area: 13 }));
    expect(thrown(mended({ openings: [astray], rooms }))).toMatchObject({
      code: 'invalid_file',
      message: expect.stringContaining('rule 4.3 at d1'),
      details: {
        rules: [
          { rule: '4.3', where: 'd1', says: expect.stringContaining('between the ends of its wall') },
          { rule: '5.2', where: 'r1', says: expect.stringContaining('area') },
        ],
      },
    });
  });

  it('asks for a length while the scale is a guess, and for a dwelling', () => {
    const guessed = { ...READ, scale: { ...READ.scale, from: 'assumed' as const, agreeing: 0 } };
    expect(thrown(guessed)).toMatchObject({ code: 'dimensions_missing' });
    const [wall] = READ.plan.walls;
    expect(thrown(mended({ walls: [{ ...wall!, to: [400, 0] }] }))).toMatchObject({ code: 'size_unsupported' });
  });
});
