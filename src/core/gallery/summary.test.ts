import { describe, expect, it } from 'vitest';
import type { PlanDocument, Room } from '../plan/schema.ts';
import { nameRooms } from './room-names.ts';
import { sayHome, sayScale, summarisePlan } from './summary.ts';
import { wordingOf } from './texts/all-texts.ts';

const ENGLISH = wordingOf('en');

const room = (id: string, type: Room['type'], label: string, width: number, depth: number): Room => ({
  id,
  type,
  label,
  outline: [[0, 0], [width, 0], [width, depth], [0, depth]], // biome-ignore format: a rectangle
  holes: [],
  area: width * depth,
});

const document: PlanDocument = {
  version: 1,
  source: { widthPx: 100, heightPx: 100, toPixels: [10, 0, 0, 10, 0, 0] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.1, from: 'dimensions', agreeing: 3, read: 4 },
  plan: {
    walls: [],
    openings: [],
    rooms: [
      room('r1', 'balcony', '', 8, 4),
      room('r2', 'bedroom', 'CHAMBRE 1', 4, 3),
      room('r3', 'bedroom', '', 3, 3),
      room('r4', 'living', '', 5, 4),
    ],
    fixtures: [],
    furniture: [],
  },
  layout: {
    items: ['nightstand', 'double-bed', 'nightstand'].map((kind, index) => ({
      id: `i${index}`,
      room: 'r2',
      kind,
      at: [1, 1],
      rotation: 0,
      size: { width: 1, depth: 1, height: 1 },
    })),
    checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
  },
};

describe('summarisePlan', () => {
  it('puts large indoor rooms first and outdoor ones last, whatever their size', () => {
    expect(summarisePlan(document, ENGLISH).rooms.map(({ id }) => id)).toEqual(['r4', 'r2', 'r3', 'r1']);
  });
  it('counts bedrooms and keeps outdoor floor apart', () => {
    const summary = summarisePlan(document, ENGLISH);
    expect(summary.indoorArea).toBe(41);
    expect(summary.outdoorArea).toBe(32);
    expect(sayHome(summary, ENGLISH)).toBe('2-bedroom home');
  });
  it('lists the furniture of a room once per kind', () => {
    expect(summarisePlan(document, ENGLISH).rooms[1]!.furniture).toEqual(['nightstand\u00a0×\u00a02', 'double bed']);
  });
  it('has a proof only of what the layout says something of', () => {
    const plain = summarisePlan(document, ENGLISH);
    expect(plain.home).toBeUndefined();
    expect(plain.rooms.filter(({ proof }) => proof)).toEqual([]);
    const layout = { ...document.layout!, home: { people: 2 }, rooms: [{ room: 'r2', score: { balance: 1 } }] };
    const { home, rooms } = summarisePlan({ ...document, layout }, ENGLISH);
    expect(home).toEqual({ people: 2 });
    expect(rooms.filter(({ proof }) => proof).map(({ id }) => id)).toEqual(['r2']);
    expect(summarisePlan({ ...document, layout: { ...layout, home: {} } }, ENGLISH).home).toBeUndefined();
  });
  it('says where the scale comes from', () => {
    expect(sayScale(document.scale, ENGLISH)).toContain('3 of 4');
  });
});

describe('room names', () => {
  it('numbers rooms that would share a name, and only those', () => {
    const names = nameRooms(
      [
        room('a', 'bedroom', '', 1, 1),
        room('b', 'bedroom', 'Guest', 1, 1),
        room('c', 'bedroom', ' ', 1, 1),
        room('d', 'wc', '', 1, 1),
      ],
      ENGLISH,
    );
    expect(names).toEqual(['Bedroom 1', 'Guest', 'Bedroom 2', 'WC']);
  });
});
