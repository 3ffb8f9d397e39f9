import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { type BoxRoom, boxScene } from '../../solve/box-room.ts';
import type { Placed } from '../../solve/state.ts';
import { makeBox } from '../../space/box.ts';
import { EATING_TERMS } from './eating.ts';

const at = (kind: Kind, x: number, y: number, rotation = 0): Placed => {
  const { width, depth, height } = CATALOGUE[kind];
  return { kind, box: makeBox([x, y], rotation, width, depth), height };
};

const room: BoxRoom = {
  type: 'living-kitchen',
  width: 7,
  depth: 5,
  window: [0.5, 2],
  tasks: [{ what: 'eat', for: 4 }],
};

function rated(name: string, pieces: readonly Placed[], people = 4): number | undefined {
  const term = EATING_TERMS.find((one) => one.name === name)!;
  const ratings = term.rate({ scene: boxScene(room, people), placements: [], pieces, rugs: [] });
  return ratings.length ? Math.min(...ratings.map(({ value }) => value)) : undefined;
}

/** A table of 1.6 by 0.9 m with two chairs on each long side that is asked for. */
const tableAt = (x: number, y: number, sides: readonly (1 | -1)[] = [1, -1]): Placed[] => [
  at('dining-table', x, y),
  ...sides.flatMap((side) => [-0.4, 0.4].map((dx) => at('dining-chair', x + dx, y + side * (0.45 + 0.11), side < 0 ? 0 : 180))),
]; // biome-ignore format: one table

describe('what a designer measures where people eat', () => {
  it('is room to draw back a chair', () => {
    expect(rated('behind-chairs', tableAt(3, 2.5))).toBe(1);
    expect(rated('behind-chairs', tableAt(3, 5 - 0.45 - 0.7))).toBe(0);
    expect(rated('behind-chairs', [...tableAt(3, 2.5), at('sideboard', 3, 3.6, 180)])).toBe(0);
  });

  it('is that nobody faces the wall', () => {
    expect(rated('facing-wall', tableAt(5, 0.5, [1]))).toBe(0);
    expect(rated('facing-wall', tableAt(5, 0.9, [1]))).toBe(1);
  });

  it('is room to cupboards, and one table only', () => {
    expect(rated('table-room', [...tableAt(3, 2.5), at('sideboard', 4.9, 2.5, 90)])).toBe(1);
    expect(rated('table-room', [...tableAt(3, 2.5), at('sideboard', 4.1, 2.5, 90)])).toBe(0);
    expect(rated('one-table', [...tableAt(2, 2), ...tableAt(5, 3)])).toBe(0);
  });

  it('is the way from the kitchen, which leads through no lounge', () => {
    const kitchen = [at('kitchen-counter', 6.7, 1, 90), at('hob', 6.7, 1.7, 90)];
    expect(rated('carrying', [...kitchen, ...tableAt(4, 1.5)])).toBe(1);
    expect(rated('carrying', [...kitchen, ...tableAt(1.5, 1.5)])).toBe(0);
    const lounge = [at('tv-unit', 4.2, 0.22), at('sofa', 4.2, 3, 180)];
    expect(rated('zone-order', [...kitchen, ...lounge, ...tableAt(1.5, 1.5)])).toBe(0);
    expect(rated('zone-order', [...kitchen, ...lounge, ...tableAt(6, 4)])).toBe(1);
  });

  it('is a place for all who live there', () => {
    expect(rated('table-places', tableAt(3, 2.5))).toBe(1);
    expect(rated('table-places', tableAt(3, 2.5, [1]))!).toBeLessThan(0.6);
    expect(rated('table-places', tableAt(3, 2.5, [1]), 2)).toBe(1);
  });

  it('is daylight on the table', () => {
    expect(rated('table-daylight', tableAt(1.5, 1.5))).toBe(1);
    expect(rated('table-daylight', tableAt(6, 4))!).toBeLessThan(0.2);
  });
});
