import { describe, expect, it } from 'vitest';
import { findFaults } from '../furnish/check/check-layout.ts';
import type { Layout, LayoutItem, Point } from '../plan/schema.ts';
import { arrangementsOf } from './arrangements.ts';
import { BED, BEDROOM, piece, STAND, WARDROBE } from './bedroom.fixture.ts';
import { movePiece, turnPiece } from './move-piece.ts';
import { otherForms } from './other-forms.ts';
import { snapTurn } from './snap-turn.ts';

const ITEMS = [BED, STAND, WARDROBE];
const move = (id: string, at: Point, reach = 0.1, together = false) => {
  const moved = movePiece(BEDROOM, ITEMS, id, at, { together, reach });
  return { ...moved, piece: moved.items.find((item) => item.id === id)! };
};

describe('a piece that is moved', () => {
  it('turns its back to the wall that it comes near to, a centimetre off', () => {
    const { piece } = move('i3', [3.7, 1.2]);
    expect(piece.rotation).toBe(90);
    expect(piece.at[0]).toBeCloseTo(4.1 - 0.01 - 0.3, 3);
  });

  it('comes in line with its neighbours, and says with what', () => {
    const chair = piece('i4', 'armchair', [2.4, 2.6], [0.8, 0.8, 0.85]);
    const { items, guides } = movePiece(BEDROOM, [BED, chair], 'i4', [2.34, 2.5], { together: false, reach: 0.1 });
    expect(items[1]!.at[0]).toBe(2.4);
    expect(guides[0]![0][0]).toBeCloseTo(guides[0]![1][0], 6);
    const free = movePiece(BEDROOM, [BED, chair], 'i4', [2.34, 2.5], { together: false, reach: 0 });
    expect(free.items[1]!.at).toEqual([2.34, 2.5]);
    expect(free.guides).toEqual([]);
  });

  it('stops at a wall, wherever it is dragged to in it', () => {
    const chair = piece('i4', 'armchair', [2, 2], [0.8, 0.8, 0.85]);
    const dragged = (at: Point) => movePiece(BEDROOM, [chair], 'i4', at, { together: false, reach: 0.1 }).items[0]!.at;
    expect(dragged([0.2, 1.2])).toEqual([0.51, 1.2]);
    expect(dragged([4, 3])).toEqual([3.69, 2.69]);
    expect(dragged([-2, 1.2])).toEqual([0.51, 1.2]);
    expect(dragged([3.5, 1.2])).toEqual([3.5, 1.2]);
  });

  it('says where it was dragged out of all rooms, but not where it is pressed against a wall', () => {
    expect(move('i3', [-2, 1.2]).isHeldIn).toBe(true);
    expect(move('i3', [-0.3, 1.2]).isHeldIn).toBeUndefined();
    expect(move('i3', [2, 1.2]).isHeldIn).toBeUndefined();
  });

  it('takes along what was placed about it, but does not follow that', () => {
    const bed = move('i1', [2, 1.11], 0, true);
    expect(bed.items[1]!.at).toEqual([3.03, 0.31]);
    expect(move('i2', [3, 0.31], 0, true).items[0]).toBe(BED);
    expect(turnPiece(ITEMS, 'i1', 90, true)[1]).toMatchObject({ at: [3.2, 2.14], rotation: 90 });
  });

  it('is turned like the walls where it nearly is', () => {
    const [room] = BEDROOM.rooms;
    expect([87, 42, 20, -3].map((degrees) => snapTurn(degrees, room))).toEqual([90, 45, 20, 0]);
  });
});

describe('a place', () => {
  const faultsAt = (at: Point, item: LayoutItem = WARDROBE, rotation = item.rotation) =>
    findFaults(BEDROOM, [BED, STAND, { ...item, at, rotation }], 2).map(({ what, by, isInSwing }) => [
      what,
      by,
      isInSwing,
    ]);

  it('is refused with what it is in the way of', () => {
    expect(faultsAt([2.5, 2.79])).toEqual([]);
    expect(faultsAt([2.5, 2.42])).toEqual([]);
    expect(faultsAt([2.5, 2.2])).toEqual([['collisions', 'i1', undefined]]);
    expect(faultsAt([0.9, 2.7])).toEqual([['blockedDoors', 'd1', true]]);
    expect(faultsAt([3.79, 2.5], WARDROBE, 90)).toEqual([['blockedWindows', 'n1', undefined]]);
    expect(faultsAt([4, 2.9])).toContainEqual(['outside', undefined, undefined]);
  });
});

describe('what may stand instead', () => {
  it('fits where the piece stands, is made in that size, and is another', () => {
    const forms = otherForms(BEDROOM, ITEMS, 'i1');
    expect(forms.map(({ kind }) => kind)).toContain('small-double-bed');
    for (const form of forms) {
      expect(findFaults(BEDROOM, [STAND, WARDROBE, form])).toEqual([]);
      expect(form.size).not.toEqual(BED.size);
      // Its head stays at the wall.
      expect(form.at[1] - form.size.depth / 2).toBeCloseTo(BED.at[1] - BED.size.depth / 2, 3);
    }
    expect(otherForms(BEDROOM, ITEMS, 'nothing')).toEqual([]);
  });
});

describe('the arrangements of a room', () => {
  const at = (x: number) => [{ ...BED, id: 'a1', at: [x, 1.11] as Point }];
  const checks = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };
  const layout: Layout = {
    items: [BED],
    rooms: [{ room: 'r1', alternatives: [at(1.6), at(3.9)].map((items) => ({ items })) }],
    checks,
  };

  it('are its own first, and others that break no rule', () => {
    expect(arrangementsOf(BEDROOM, layout, 'r1')).toEqual([[BED], at(1.6)]);
  });
});
