import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { type BoxRoom, boxScene } from '../../solve/box-room.ts';
import type { Placed } from '../../solve/state.ts';
import { makeBox } from '../../space/box.ts';
import { SLEEPING_TERMS } from './sleeping.ts';

/** A piece of its usual size with its centre at x, y; its head is up unless turned. */
const at = (kind: Kind, x: number, y: number, rotation = 0): Placed => {
  const { width, depth, height } = CATALOGUE[kind];
  return { kind, box: makeBox([x, y], rotation, width, depth), height };
};

/** The window is in the upper wall, the door in the lower one. */
const bedroom: BoxRoom = { type: 'bedroom', width: 4, depth: 4, door: [0.2, 1.1], window: [2.6, 3.8], tasks: [{ what: 'sleep', for: 2 }] }; // biome-ignore format: one line

function rated(name: string, pieces: readonly Placed[], room = bedroom): number | undefined {
  const term = SLEEPING_TERMS.find((one) => one.name === name)!;
  const ratings = term.rate({ scene: boxScene(room), placements: [], pieces, rugs: [] });
  return ratings.length ? Math.min(...ratings.map(({ value }) => value)) : undefined;
}

/** The usual bed is 1.6 by 2 m, a nightstand 0.45 by 0.4 m. */
const bed = at('double-bed', 1.6, 1);
const stands = [at('nightstand', 0.55, 0.2), at('nightstand', 2.65, 0.2)];

describe('what a designer measures where people sleep', () => {
  it('is a place for a glass of water for each', () => {
    expect(rated('nightstands', [bed, ...stands])).toBe(1);
    expect(rated('nightstands', [bed, stands[0]!])).toBe(0);
    expect(rated('nightstands', [bed, at('nightstand', 0.4, 0.2), stands[1]!])).toBe(0);
    expect(rated('nightstands', [at('double-bed', 1.6, 1.2), at('headboard', 1.6, 0.1)])).toBe(1);
    expect(rated('nightstands', [at('single-bed', 1, 1)])).toBe(0);
    expect(rated('nightstands', [at('single-bed', 1, 1), at('nightstand', 1.7, 0.2)])).toBe(1);
    expect(rated('nightstands', [at('bunk-bed', 1, 1.03)])).toBeUndefined();
  });

  it('is a solid wall behind the head, no window and no door beside it', () => {
    expect(rated('head-at-wall', [bed])).toBe(1);
    expect(rated('head-at-wall', [at('double-bed', 1.6, 1.3)])).toBe(0);
    expect(rated('head-and-window', [bed])).toBe(1);
    expect(rated('head-and-window', [at('double-bed', 3.1, 1)])).toBe(0);
    expect(rated('head-and-door', [bed])).toBe(1);
    expect(rated('head-and-door', [at('double-bed', 2.1, 3, 180)])).toBe(0);
  });

  it('lets a day bed have its nightstand behind the head', () => {
    const along = at('single-bed', 2.55, 0.45, 90);
    expect(rated('head-at-wall', [along])).toBe(1);
    expect(rated('head-at-wall', [at('single-bed', 2.55, 2, 90)])).toBe(0);
  });

  it('is no door straight before the foot', () => {
    expect(rated('foot-and-door', [at('double-bed', 0.9, 1)])).toBe(1);
    expect(rated('foot-and-door', [at('double-bed', 0.9, 1)], { ...bedroom, depth: 3 })).toBe(0);
    expect(rated('foot-and-door', [at('double-bed', 3, 1)], { ...bedroom, depth: 3 })).toBe(1);
  });

  it('is no gap beside a bed that only gathers dust', () => {
    expect(rated('dust-beside-bed', [at('double-bed', 0.81, 1)])).toBe(1);
    expect(rated('dust-beside-bed', [at('double-bed', 1, 1)])).toBe(0);
    expect(rated('dust-beside-bed', [at('double-bed', 1.4, 1)])).toBe(1);
  });

  it('is floor on both sides and at the foot of a bed for two', () => {
    expect(rated('passage-beside-bed', [bed])).toBe(1);
    expect(rated('passage-beside-bed', [bed, ...stands])).toBe(1);
    expect(rated('passage-beside-bed', [bed, at('wardrobe', 3.1, 1.4)])).toBeLessThan(0.5);
    expect(rated('passage-beside-bed', [bed, at('chest-of-drawers', 1.6, 2.55, 180)])).toBe(0);
  });

  it('is to see who comes in, from a bed in the middle of its wall', () => {
    expect(rated('door-in-view', [bed])).toBe(1);
    expect(rated('door-in-view', [at('double-bed', 2.6, 3, 180)])).toBe(0);
    expect(rated('bed-centred', [at('double-bed', 2, 1)])).toBeCloseTo(1);
    expect(rated('bed-centred', [at('double-bed', 0.81, 1)])).toBe(0);
  });

  it('is no strip of floor between a wall and a bed for one', () => {
    expect(rated('strip-beside-bed', [at('single-bed', 0.45, 1)])).toBe(1);
    expect(rated('strip-beside-bed', [at('single-bed', 0.95, 1)])).toBe(0);
    expect(rated('strip-beside-bed', [at('single-bed', 2, 1)])).toBe(1);
    expect(rated('strip-beside-bed', [bed])).toBeUndefined();
  });
});
