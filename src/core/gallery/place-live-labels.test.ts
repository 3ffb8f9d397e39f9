import { describe, expect, it } from 'vitest';
import type { PlanDocument, Room } from '../plan/schema.ts';
import { placeLiveLabels } from './place-live-labels.ts';

const room = (id: string, label: string, x: number, width: number, depth: number): Room => ({
  id,
  type: 'study',
  label,
  outline: [[x, 0], [x + width, 0], [x + width, depth], [x, depth]], // biome-ignore format: an outline
  holes: [],
  area: width * depth,
});

const document = (...rooms: Room[]): PlanDocument => ({
  version: 1,
  source: { widthPx: 1, heightPx: 1, toPixels: [1, 0, 0, 1, 0, 0] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 1, from: 'dimensions', agreeing: 1, read: 1 },
  plan: { walls: [], openings: [], rooms, fixtures: [], furniture: [] },
});

/** Letters of 7 px. */
const place = (plan: PlanDocument, pixelsPerMetre: number) =>
  placeLiveLabels(plan, {
    pixelsPerMetre,
    nameOf: ({ label }) => label,
    areaOf: ({ area }) => `${area} m²`,
    measure: (text) => text.length * 7,
  });

describe('names over the plan', () => {
  it('say what there is room for, and more of it the closer one looks', () => {
    const plan = document(room('r', 'Utility closet', 0, 1.6, 2));
    const at = (pixelsPerMetre: number) => {
      const [label] = place(plan, pixelsPerMetre);
      return [...label!.name, label!.area].filter(Boolean);
    };
    expect(at(20)).toEqual([]);
    expect(at(40)).toEqual(['Utility', 'closet', '3.2 m²']);
    expect(at(90)).toEqual(['Utility closet', '3.2 m²']);
  });

  it('stay in their rooms and off the furniture where there is floor', () => {
    const plan = document(room('r', 'Study', 0, 4, 3));
    const bed = { id: 'i', room: 'r', kind: 'bed', at: [2, 1.5], rotation: 0, size: { width: 1, depth: 3, height: 1 } };
    const checks = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };
    const [label] = place({ ...plan, layout: { items: [bed as never], checks } }, 60);
    expect(Math.abs(label!.at[0] - 2)).toBeGreaterThan(0.5 + (5 * 7) / 60 / 2);
    expect(label!.at[0]).toBeGreaterThan(0);
    expect(label!.at[0]).toBeLessThan(4);
  });
});
