import { describe, expect, it } from 'vitest';
import type { Layout, LayoutItem, Plan, Room } from '../plan/schema.ts';
import { frameFor } from './frame.ts';
import { footprint } from './item-footprint.ts';
import { placeLabels } from './place-labels.ts';
import { roomName } from './room-names.ts';

const room = (id: string, x: number, y: number, w: number, h: number, label = 'SCHLAFZIMMER', type: Room['type'] = 'bedroom'): Room => ({
  id, type, label, outline: [[x, y], [x + w, y], [x + w, y + h], [x, y + h]], holes: [], area: w * h,
}); // biome-ignore format: one row
const planOf = (rooms: Room[]): Plan => ({ walls: [], openings: [], rooms, fixtures: [], furniture: [] });
const layoutOf = (items: LayoutItem[]): Layout => ({
  items,
  checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
});
const frame = frameFor({ x0: 0, y0: 0, x1: 12, y1: 9 }, 2400);

describe('placeLabels', () => {
  it('labels a tight grid of rooms without two labels meeting', () => {
    const rooms: Room[] = [];
    for (let i = 0; i < 8; i++)
      for (let k = 0; k < 6; k++)
        rooms.push(room(`r${i}-${k}`, i * 1.5, k * 1.5, 1.4, 1.4, k % 2 ? 'ABSTELLKAMMER' : 'BAD'));
    const labels = placeLabels(planOf(rooms), frame, layoutOf([]));
    expect(labels.length).toBe(48);
    for (const a of labels)
      for (const b of labels)
        if (a !== b)
          expect(
            Math.abs(a.x - b.x) * 2 >= a.widthPx + b.widthPx || Math.abs(a.y - b.y) * 2 >= a.heightPx + b.heightPx,
          ).toBe(true);
  });

  it('keeps a label off the furniture where there is free floor', () => {
    const bed: LayoutItem = {
      id: 'i',
      room: 'r',
      kind: 'double-bed',
      at: [2, 2],
      rotation: 90,
      size: { width: 1.8, depth: 2, height: 0.5 },
    };
    const [label] = placeLabels(planOf([room('r', 0, 0, 4, 5)]), frame, layoutOf([bed]));
    const corners = footprint(bed).map(
      ([x, y]) => [(x - frame.x0) * frame.pixelsPerMetre, (y - frame.y0) * frame.pixelsPerMetre] as const,
    );
    const [left, right] = [Math.min(...corners.map((c) => c[0])), Math.max(...corners.map((c) => c[0]))];
    const [top, bottom] = [Math.min(...corners.map((c) => c[1])), Math.max(...corners.map((c) => c[1]))];
    const apart =
      label!.x + label!.widthPx / 2 <= left ||
      label!.x - label!.widthPx / 2 >= right ||
      label!.y + label!.heightPx / 2 <= top ||
      label!.y - label!.heightPx / 2 >= bottom;
    expect(apart).toBe(true);
  });

  it('stays inside an L-shaped room whose middle is outside', () => {
    const l: Room = { ...room('l', 0, 0, 6, 6), outline: [[0, 0], [6, 0], [6, 1.5], [1.5, 1.5], [1.5, 6], [0, 6]], area: 15.75 }; // biome-ignore format: corners
    const [label] = placeLabels(planOf([l]), frame, layoutOf([]));
    const [x, y] = [label!.x / frame.pixelsPerMetre + frame.x0, label!.y / frame.pixelsPerMetre + frame.y0];
    expect(x < 1.5 || y < 1.5).toBe(true);
  });

  it('leaves rooms out that are too small for letters', () => {
    expect(placeLabels(planOf([room('r', 0, 0, 0.6, 0.6)]), frame, layoutOf([]))).toEqual([]);
  });

  it('falls back to the English name of the type where letters are missing', () => {
    const [label] = placeLabels(planOf([room('r', 0, 0, 4, 4, '主卧')]), frame, layoutOf([]), {
      canSet: (text) => !/\p{Script=Han}/u.test(text),
    });
    expect(label!.lines[0]!.text).toBe('Bedroom');
  });

  it('numbers rooms of one name in the order of the plan', () => {
    const labels = placeLabels(
      planOf([room('a', 0, 0, 4, 4, 'Bedroom'), room('b', 5, 0, 3, 3, 'BEDROOM'), room('c', 0, 5, 4, 3, 'Bath')]),
      frame,
      layoutOf([]),
    );
    const named = Object.fromEntries(labels.map((label) => [label.room, label.lines[0]!.text]));
    expect(named).toEqual({ a: 'Bedroom 1', b: 'Bedroom 2', c: 'Bath' });
  });

  it('says sizes in feet and inches where the drawing does', () => {
    const [label] = placeLabels(planOf([room('r', 0, 0, 3.6576, 3.048)]), frame, layoutOf([]), { feet: true });
    expect(label!.lines.map((line) => line.text)).toEqual(['Schlafzimmer', '12′ 0″ × 10′ 0″', '120 ft²']);
  });

  it('leads from outside to a room that is full, without covering anything', () => {
    const full: LayoutItem = { id: 'i', room: 'r', kind: 'wardrobe', at: [6, 4.5], rotation: 0, size: { width: 1.1, depth: 0.9, height: 2 } }; // biome-ignore format: a piece
    const [label] = placeLabels(planOf([room('r', 5.4, 4, 1.2, 1, 'STORE', 'closet')]), frame, layoutOf([full]));
    const toMetres = ([x, y]: readonly [number, number]) => [
      x / frame.pixelsPerMetre + frame.x0,
      y / frame.pixelsPerMetre + frame.y0,
    ];
    const [x, y] = toMetres(label!.leader!.to);
    expect(x! > 5.4 && x! < 6.6 && y! > 4 && y! < 5).toBe(true);
    const [left, top] = toMetres([label!.x - label!.widthPx / 2, label!.y - label!.heightPx / 2]);
    const [right, bottom] = toMetres([label!.x + label!.widthPx / 2, label!.y + label!.heightPx / 2]);
    expect(right! <= 5.4 || left! >= 6.6 || bottom! <= 4 || top! >= 5).toBe(true);
  });
});

describe('roomName', () => {
  const cases: [string, string][] = [
    ['CHAMBRE 1', 'Chambre 1'], ['SALLE DE BAINS', 'Salle de bains'], ['WC', 'WC'], ['Bedroom2', 'Bedroom 2'], ['WALK-IN CLOSET', 'Walk-in closet'], ['HWR', 'HWR'], ['Living Room 14.2 m²', 'Living Room'],
    ["BEDROOM 10'-2\" x 12'-0\"", 'Bedroom'], ['DU/WC', 'DU/WC'], ['LIVING/DINING', 'Living/Dining'], ['', 'Bedroom'], ['12', 'Bedroom'], ['UP', 'Bedroom'], ['DN.', 'Bedroom'], ['kök', 'Kök'], ['СПАЛЬНЯ', 'Спальня'],
  ]; // biome-ignore format: a table
  for (const [printed, set] of cases)
    it(`sets ${printed || 'nothing'} as ${set}`, () => expect(roomName(room('r', 0, 0, 3, 3, printed))).toBe(set));
});
