import { describe, expect, it } from 'vitest';
import type { Failure } from '../../failures.ts';
import type { Layout, LayoutItem, Plan, Wall } from '../../plan/schema.ts';
import { acceptLayout } from './accept-layout.ts';
import { editLayout } from './edit-layout.ts';

const wall = (id: string, from: [number, number], to: [number, number]): Wall => ({
  id,
  from,
  to,
  thickness: 0.2,
  exterior: true,
});
/** A bedroom of 4 by 3 m with a door in its left wall. */
const PLAN: Plan = {
  walls: [wall('w1', [0, 0], [4.2, 0]), wall('w2', [4.2, 0], [4.2, 3.2]), wall('w3', [4.2, 3.2], [0, 3.2]), wall('w4', [0, 3.2], [0, 0])],
  openings: [{ id: 'd1', wall: 'w4', kind: 'door', from: [0, 2.6], to: [0, 1.8] }],
  rooms: [{ id: 'r1', type: 'bedroom', label: '', outline: [[0.1, 0.1], [4.1, 0.1], [4.1, 3.1], [0.1, 3.1]], holes: [], area: 12 }],
  fixtures: [],
  furniture: [],
}; // biome-ignore format: one glance
const item = (id: string, kind: string, x: number, y: number, width = 0.5, depth = 0.5): LayoutItem => ({
  ...{ id, room: 'r1', kind, at: [x, y], rotation: 0 },
  size: { width, depth, height: 0.5 },
});
const BED = item('i1', 'double-bed', 2.4, 1.1, 1.6, 2);
const STAND: LayoutItem = {
  ...item('i2', 'nightstand', 3.5, 0.4),
  group: 'g1',
  keeps: [{ what: 'use', needed: 0.5, kept: 0.6 }],
};
const LAYOUT: Layout = {
  items: [BED, STAND],
  rooms: [{ room: 'r1', score: { circulation: 0.9 } }],
  checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
};

describe('editLayout', () => {
  it('keeps what is said of pieces that stay, and of a room that changes only how it was arranged before', () => {
    const moved = { ...STAND, at: [1.3, 0.4] as [number, number] };
    const edited = editLayout(LAYOUT, { room: 'r1', items: [BED, moved] });
    expect(edited.items).toEqual([BED, { ...item('i2', 'nightstand', 1.3, 0.4), group: 'g1' }]);
    expect(edited.rooms).toEqual([
      { room: 'r1', alternatives: [{ items: [BED, { ...item('i2', 'nightstand', 3.5, 0.4), group: 'g1' }], score: { circulation: 0.9 } }] },
    ]); // biome-ignore format: one glance
    expect(editLayout(LAYOUT, { items: [BED, STAND] })).toEqual(LAYOUT);
  });

  it('forgets what a piece kept free where another came near or went, but not how far it is from a window', () => {
    const window = { what: 'window' as const, needed: 0.35, kept: 0.9 };
    const stand: LayoutItem = { ...STAND, keeps: [...STAND.keeps!, window] };
    const chest = (x: number, y: number) => item('i3', 'chest-of-drawers', x, y);
    const keepsAfter = (from: LayoutItem[], to: LayoutItem[]) =>
      editLayout({ ...LAYOUT, items: [stand, ...from] }, { items: [stand, ...to] }).items[0]!.keeps;
    expect(keepsAfter([chest(0.6, 2.8)], [chest(1, 2.8)])).toEqual(stand.keeps);
    expect(keepsAfter([chest(0.6, 2.8)], [chest(3.5, 1.2)])).toEqual([window]);
    expect(keepsAfter([chest(3.5, 1.2)], [chest(0.6, 2.8)])).toEqual([window]);
    expect(keepsAfter([chest(3.5, 1.2)], [])).toEqual([window]);
  });

  it('does not offer the arrangement that is shown as another one', () => {
    const other = [item('i7', 'double-bed', 1.4, 1.1, 1.6, 2)];
    const layout = { ...LAYOUT, rooms: [{ room: 'r1', alternatives: [{ items: other }] }] };
    const { rooms = [] } = editLayout(layout, { room: 'r1', items: other });
    expect(rooms[0]!.alternatives!.map(({ items }) => items.map(({ id }) => id))).toEqual([['i1', 'i2']]);
  });

  it('changes the pieces of one room only', () => {
    const elsewhere = { ...BED, id: 'i9', room: 'r2' };
    const edited = editLayout({ ...LAYOUT, items: [BED, elsewhere] }, { room: 'r1', items: [] });
    expect(edited.items).toEqual([elsewhere]);
  });
});

describe('acceptLayout', () => {
  const wrongWith = (...items: LayoutItem[]) => {
    try {
      acceptLayout(PLAN, { ...LAYOUT, items });
    } catch (error) {
      return ((error as Failure).details.items as { id: string; what: string }[]).map(
        ({ id, what }) => `${id} ${what}`,
      );
    }
    return [];
  };

  it('takes a layout without a fault and counts its checks', () => {
    const claimed = { ...LAYOUT, checks: { ...LAYOUT.checks, collisions: 7 } };
    expect(acceptLayout(PLAN, claimed)).toEqual(LAYOUT);
  });

  it('names each piece that overlaps, leaves its room, stands in a doorway or is none', () => {
    expect(wrongWith(BED, item('i2', 'nightstand', 3.1, 0.4))).toEqual(['i2 collisions']);
    expect(wrongWith(BED, item('i2', 'nightstand', 4.1, 0.4))).toEqual(['i2 outside']);
    expect(wrongWith(BED, item('i2', 'nightstand', 0.4, 2.2))).toEqual(['i2 blockedDoors']);
    expect(wrongWith(item('i2', 'throne', 2, 1))).toEqual(['i2 kind']);
    expect(wrongWith(item('i2', 'nightstand', 2, 1, -1))).toEqual(['i2 size']);
    expect(wrongWith({ ...BED, room: 'r7' })).toEqual(['i1 outside']);
  });
});
