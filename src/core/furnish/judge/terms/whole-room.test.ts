import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { type BoxRoom, boxScene } from '../../solve/box-room.ts';
import type { Placed, Placement } from '../../solve/state.ts';
import { makeBox } from '../../space/box.ts';
import { WHOLE_ROOM_TERMS } from './whole-room.ts';

/** A piece of its usual size with its centre at x, y; it looks to +y unless turned. */
const at = (kind: Kind, x: number, y: number, rotation = 0): Placed => {
  const { width, depth, height } = CATALOGUE[kind];
  return { kind, box: makeBox([x, y], rotation, width, depth), height };
};

const living = (width: number): BoxRoom => ({
  type: 'living', width, depth: 5, door: [0.2, 1.1], window: [2, 4], tasks: [{ what: 'lounge', for: 3 }],
}); // biome-ignore format: one room

/** The least that a term says of groups of pieces in a room. */
function rated(name: string, groups: readonly (readonly Placed[])[], room = living(8)): number | undefined {
  const term = WHOLE_ROOM_TERMS.find((one) => one.name === name)!;
  const placements = groups.map((pieces) => ({ candidate: { pieces } }) as unknown as Placement);
  const ratings = term.rate({ scene: boxScene(room), placements, pieces: groups.flat(), rugs: [] });
  return ratings.length ? Math.min(...ratings.map(({ value }) => value)) : undefined;
}

const lounge = [at('tv-unit', 0.22, 2.5, 270), at('sofa', 3, 2.5, 90)];

describe('what a designer sees of a whole room', () => {
  it('is floor without use, and worse the more of it there is', () => {
    const wing = (width: number) => rated('bare-floor', [lounge], living(width))!;
    expect(wing(4.5)).toBe(1);
    expect(wing(6.5)).toBeLessThan(0.5);
    expect(wing(8)).toBeLessThan(wing(6.5));
  });

  it('is a chair to read in with a place of its own, not squeezed in behind those who eat', () => {
    const diners = [at('dining-table', 6, 2.5)];
    expect(rated('second-place', [lounge, diners, [at('reading-chair', 6, 0.5)]])).toBeLessThan(0.5);
    expect(rated('second-place', [lounge, diners, [at('reading-chair', 3, 0.5)]])).toBe(1);
    expect(rated('second-place', [lounge, diners])).toBeUndefined();
    // Armchairs of the lounge itself are judged with it.
    expect(rated('second-place', [[...lounge, at('armchair', 5, 2.5, 90)], diners])).toBeUndefined();
  });
});
