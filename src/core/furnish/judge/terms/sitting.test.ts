import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { type BoxRoom, boxScene } from '../../solve/box-room.ts';
import type { Placed } from '../../solve/state.ts';
import { makeBox } from '../../space/box.ts';
import { SITTING_TERMS } from './sitting.ts';

/** A piece of its usual size with its centre at x, y; it looks to +y unless turned. */
const at = (kind: Kind, x: number, y: number, rotation = 0): Placed => {
  const { width, depth, height } = CATALOGUE[kind];
  return { kind, box: makeBox([x, y], rotation, width, depth), height };
};

const living: BoxRoom = { type: 'living', width: 6, depth: 5, door: [0.2, 1.1], window: [2, 4], tasks: [{ what: 'lounge', for: 3 }] }; // biome-ignore format: one line

function rated(name: string, pieces: readonly Placed[], room = living): number | undefined {
  const term = SITTING_TERMS.find((one) => one.name === name)!;
  const ratings = term.rate({ scene: boxScene(room), placements: [], pieces, rugs: [] });
  return ratings.length ? Math.min(...ratings.map(({ value }) => value)) : undefined;
}

/** A screen at the left wall; turned by 270 degrees a piece looks to +x, by 90 to −x. */
const screen = at('tv-unit', 0.22, 2.5, 270);
const sofaAt = (x: number, y = 2.5) => at('sofa', x, y, 90);

describe('what a designer measures where people sit', () => {
  it('is whether one sits square before the screen, and how far off', () => {
    expect(rated('screen-axis', [screen, sofaAt(3)])).toBe(1);
    expect(rated('screen-axis', [screen, sofaAt(3, 3.1)])).toBe(0);
    expect(rated('screen-axis', [screen])).toBe(0);
    expect(rated('screen-distance', [screen, sofaAt(2.9)])).toBe(1);
    expect(rated('screen-distance', [screen, sofaAt(4.2)])).toBe(0);
    expect(rated('screen-distance', [screen, sofaAt(1.9)])).toBe(0);
  });

  it('is light behind or opposite a screen', () => {
    expect(rated('screen-before-window', [at('tv-unit', 3, 0.22)])).toBe(0);
    expect(rated('screen-before-window', [screen])).toBe(1);
    expect(rated('screen-glare', [at('tv-unit', 3, 4.78, 180)])!).toBeLessThan(0.1);
    expect(rated('screen-glare', [screen])).toBe(1);
  });

  it('is a back at the wall or free of it, and no door behind it', () => {
    expect(rated('sofa-back', [at('sofa', 3, 4.53, 180)])).toBe(1);
    expect(rated('sofa-back', [at('sofa', 3, 4.1, 180)])).toBe(0);
    expect(rated('sofa-back', [at('sofa', 3, 3.7, 180)])).toBe(1);
    expect(rated('door-behind-sofa', [at('sofa', 1.1, 3.7, 180)])).toBe(0);
    expect(rated('door-behind-sofa', [at('sofa', 3.5, 3.7, 180)])).toBe(1);
  });

  it('is company for an armchair, or a lamp and table of its own', () => {
    const chair = at('reading-chair', 5, 1, 0);
    const lamp = at('floor-lamp', 5.6, 1);
    expect(rated('company', [chair])).toBe(0);
    expect(rated('company', [chair, lamp])).toBe(0);
    expect(rated('company', [chair, lamp, at('side-table', 4.3, 1)])).toBe(1);
    expect(rated('company', [at('armchair', 3, 0.6), at('sofa', 3, 3, 180)])).toBe(1);
  });

  it('is room between seats and what is not theirs', () => {
    expect(rated('seat-room', [sofaAt(3), at('dining-table', 4.05, 2.5, 90)])).toBe(0);
    expect(rated('seat-room', [sofaAt(3), at('side-table', 3, 1.2)])).toBe(1);
    expect(rated('seat-room', [sofaAt(3), at('console-table', 3.63, 2.5, 270)])).toBe(1);
  });

  it('is a table within reach, neither at the shins nor far off', () => {
    const table = (gap: number) => at('coffee-table', 3 - 0.45 - gap - 0.3, 2.5, 90);
    expect(rated('table-distance', [sofaAt(3), table(0.4)])).toBe(1);
    expect(rated('table-distance', [sofaAt(3), table(0.2)])).toBe(0);
    expect(rated('table-distance', [sofaAt(3), table(0.7)])).toBe(0);
    expect(rated('table-in-reach', [sofaAt(3), table(1)])).toBe(0);
    expect(rated('table-in-reach', [sofaAt(3), table(0.4)])).toBe(1);
  });

  it('is an outlook', () => {
    expect(rated('outlook', [at('sofa', 5, 1.4, 180)])).toBe(0);
    expect(rated('outlook', [at('sofa', 3, 1.4, 180)])).toBe(1); // at a window
    expect(rated('outlook', [at('sofa', 3, 4.5, 180)])).toBe(1);
  });

  it('is seats for all who live there', () => {
    expect(rated('lounge-seats', [sofaAt(3)])).toBe(1);
    expect(rated('lounge-seats', [at('two-seater-sofa', 3, 2.5, 90)])!).toBeLessThan(0.6);
  });

  it('is few lamps and plants, each lamp by what it lights', () => {
    const lamp = at('floor-lamp', 3, 3.9);
    expect(rated('lamps', [sofaAt(3), lamp])).toBe(1);
    expect(rated('lamps', [lamp])).toBe(0);
    expect(rated('lamps', [sofaAt(3), lamp, at('floor-lamp', 3, 1.1), at('floor-lamp', 3.7, 2.5)])).toBe(0);
    const plants = [0.5, 1.5, 2.5, 3.5].map((x) => at('plant', x, 0.3));
    expect(rated('plants', plants.slice(0, 3))).toBe(1);
    expect(rated('plants', plants)).toBe(0);
  });
});
