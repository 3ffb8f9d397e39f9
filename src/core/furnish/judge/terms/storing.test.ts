import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { type BoxRoom, boxScene } from '../../solve/box-room.ts';
import type { Placed } from '../../solve/state.ts';
import { makeBox } from '../../space/box.ts';
import { STORING_TERMS } from './storing.ts';

/** A piece with its back to the upper wall unless turned, its centre at x, y. */
const at = (kind: Kind, x: number, y: number, rotation = 0, size: { width?: number; depth?: number } = {}): Placed => {
  const { width, depth, height } = { ...CATALOGUE[kind], ...size };
  return { kind, box: makeBox([x, y], rotation, width, depth), height };
};

/** The window is in the upper wall, the door in the lower one. */
const bedroom: BoxRoom = { type: 'bedroom', width: 4, depth: 4, door: [0.2, 1.1], window: [2.6, 3.8], tasks: [{ what: 'sleep', for: 2 }] }; // biome-ignore format: one line

function rated(name: string, pieces: readonly Placed[], room = bedroom): number | undefined {
  const term = STORING_TERMS.find((one) => one.name === name)!;
  const ratings = term.rate({ scene: boxScene(room), placements: [], pieces, rugs: [] });
  return ratings.length ? Math.min(...ratings.map(({ value }) => value)) : undefined;
}

describe('what a designer measures of cupboards, coats and desks', () => {
  it('is windows without cupboards before them', () => {
    expect(rated('storage-and-window', [at('chest-of-drawers', 3.2, 0.25)])).toBe(0);
    expect(rated('storage-and-window', [at('chest-of-drawers', 1, 0.25)])).toBe(1);
  });

  it('is one depth for what stands side by side', () => {
    const wardrobe = at('wardrobe', 0.6, 0.3);
    expect(rated('even-depths', [wardrobe, at('bookcase', 1.65, 0.15)])).toBe(0);
    expect(rated('even-depths', [wardrobe, at('bookcase', 2.2, 0.15)])).toBeUndefined();
    expect(rated('even-depths', [wardrobe, at('desk', 1.85, 0.3)])).toBe(1);
  });

  it('is no gap beside a cupboard in which nothing fits', () => {
    expect(rated('dust-gaps', [at('wardrobe', 0.61, 0.3)])).toBe(1);
    expect(rated('dust-gaps', [at('wardrobe', 0.8, 0.3)])).toBe(0);
    expect(rated('dust-gaps', [at('wardrobe', 1.8, 0.3)])).toBeUndefined();
    expect(rated('dust-gaps', [at('wardrobe', 0.61, 0.3), at('wardrobe', 2, 0.3)])).toBe(0);
  });

  it('is light from the side on a desk, and a chair at it', () => {
    const chair = at('office-chair', 3.0, 1.2, 90);
    const beside = at('desk', 3.7, 1.2, 90);
    expect(rated('desk-light', [beside])!).toBeGreaterThan(0.8);
    expect(rated('desk-light', [at('desk', 1, 3.7, 180)])!).toBeLessThan(0.8);
    expect(rated('desk-chair', [beside])).toBe(0);
    expect(rated('desk-chair', [beside, chair])).toBe(1);
  });

  it('is room about a desk chair', () => {
    const own = [at('office-chair', 3.0, 1.2, 90), at('desk', 3.7, 1.2, 90)];
    expect(rated('desk-chair-room', own)).toBe(1);
    expect(rated('desk-chair-room', [...own, at('floor-lamp', 2.9, 1.8)])).toBe(1);
    expect(rated('desk-chair-room', [...own, at('double-bed', 1.8, 1)])).toBe(0);
    expect(rated('desk-chair-room', [...own, at('double-bed', 1, 1)])).toBe(1);
  });

  it('is rails and shelves over most of a closet', () => {
    const closet: BoxRoom = { type: 'closet', width: 2, depth: 0.8, door: [0.6, 1.4], tasks: [{ what: 'store', for: 2 }] }; // biome-ignore format: one line
    expect(rated('closet-fitted', [], closet)).toBe(0);
    expect(rated('closet-fitted', [at('closet-rail', 1, 0.2, 0, { width: 2, depth: 0.38 })], closet)).toBe(1);
    expect(rated('closet-fitted', [at('shelf', 0.4, 0.2, 0, { width: 0.8 })], closet)).toBe(0);
    expect(rated('closet-fitted', [])).toBeUndefined();
  });

  it('is coats within a few steps of the door', () => {
    const hall: BoxRoom = { type: 'hall', width: 6, depth: 2, door: [0.2, 1.1], tasks: [{ what: 'arrive', for: 2 }] };
    expect(rated('coats-at-door', [at('wall-coat-rack', 1, 0.2)], hall)).toBe(1);
    expect(rated('coats-at-door', [at('wall-coat-rack', 5, 0.2)], hall)).toBe(0);
    expect(rated('coats-at-door', [], hall)).toBeUndefined();
  });
});
