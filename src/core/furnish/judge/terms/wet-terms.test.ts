import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { type BoxRoom, boxScene } from '../../solve/box-room.ts';
import type { Placed } from '../../solve/state.ts';
import { makeBox } from '../../space/box.ts';
import { COOKING_TERMS } from './cooking.ts';
import { OUTDOOR_TERMS } from './outdoors.ts';
import { WASHING_TERMS } from './washing.ts';

/** A piece of its usual size with its centre at x, y. */
const at = (kind: Kind, x: number, y: number, rotation = 0): Placed => {
  const { width, depth, height, underside } = CATALOGUE[kind];
  return {
    kind,
    box: makeBox([x, y], rotation, width, depth),
    height,
    ...(underside === undefined ? {} : { underside }),
  };
};

function rated(name: string, box: BoxRoom, pieces: readonly Placed[]): number | undefined {
  const term = [...COOKING_TERMS, ...WASHING_TERMS, ...OUTDOOR_TERMS].find((one) => one.name === name)!;
  const ratings = term.rate({ scene: boxScene(box), placements: [], pieces, rugs: [] });
  return ratings.length ? Math.min(...ratings.map(({ value }) => value)) : undefined;
}

const kitchen: BoxRoom = { type: 'kitchen', width: 4, depth: 3, tasks: [{ what: 'cook', for: 2 }] };
const bathroom: BoxRoom = { type: 'bathroom', width: 3, depth: 2.4, door: [0.2, 1.1], window: [1.5, 2.5], tasks: [{ what: 'bathe', for: 2 }] }; // biome-ignore format: one line

describe('what a designer measures in a kitchen', () => {
  it('is whether one can cook there', () => {
    const sinkAndHob = [at('kitchen-sink', 1, 0.31), at('hob', 2.2, 0.31)];
    expect(rated('complete-kitchen', kitchen, sinkAndHob)).toBe(0);
    expect(rated('complete-kitchen', kitchen, [...sinkAndHob, at('fridge', 3.5, 0.33)])).toBe(1);
    expect(rated('complete-kitchen', kitchen, [at('kitchenette', 1, 0.31)])).toBe(1);
    const drawn = { ...kitchen, drawn: [['kitchen-counter', 0, 0, 2.4, 0.6]] as const };
    expect(rated('complete-kitchen', drawn, [at('fridge', 3, 0.33)])).toBe(1);
  });

  it('is the worktop between hob and fridge', () => {
    const hob = at('hob', 1, 0.31);
    expect(rated('landing-at-hob', kitchen, [hob, at('fridge', 1.7, 0.33)])).toBe(0);
    expect(rated('landing-at-hob', kitchen, [hob, at('fridge', 1.9, 0.33)])).toBeCloseTo(1);
    expect(rated('landing-at-hob', kitchen, [hob])).toBeUndefined();
  });

  it('is that a row ends at the wall, or well off it', () => {
    // The wall is at 4 m; a fridge is 0.6 m wide and stands beside the hob.
    const rowTo = (end: number) => [at('hob', end - 0.9, 0.31), at('fridge', end - 0.3, 0.33)];
    expect(rated('row-ends', kitchen, rowTo(3.98))).toBe(1);
    expect(rated('row-ends', kitchen, rowTo(3.75))).toBe(0);
    expect(rated('row-ends', kitchen, rowTo(3.3))).toBe(1);
    const drawn = { ...kitchen, drawn: [['kitchen-counter', 0, 0, 2.4, 0.6]] as const };
    expect(rated('row-ends', drawn, rowTo(3.75))).toBeUndefined();
  });

  it('is enough worktop, in a kitchen that is a room of its own', () => {
    const run = [0.6, 1.2, 1.8, 2.4, 3].map((x) => at('kitchen-counter', x, 0.31));
    expect(rated('worktop', kitchen, run)).toBe(1);
    expect(rated('worktop', kitchen, run.slice(0, 1))).toBe(0);
    expect(rated('worktop', { ...kitchen, type: 'living-kitchen' }, [])).toBeUndefined();
    expect(rated('worktop', { ...kitchen, drawn: [['kitchen-counter', 0, 0, 2.4, 0.6]] }, [])).toBeUndefined();
  });

  it('is what one walks from sink to hob to fridge', () => {
    const close = [at('kitchen-sink', 1, 0.31), at('hob', 1.6, 0.31), at('fridge', 3, 0.33)];
    const well = [at('kitchen-sink', 1, 0.31), at('hob', 2.1, 0.31), at('fridge', 3.5, 0.33)];
    expect(rated('work-triangle', kitchen, close)).toBe(0);
    expect(rated('work-triangle', kitchen, well)).toBe(1);
  });

  it('is the floor before the worktop, on which chairs do not count', () => {
    const hob = at('hob', 1, 0.31);
    expect(rated('kitchen-aisle', kitchen, [hob, at('kitchen-counter', 1, 1.7)])).toBe(0);
    expect(rated('kitchen-aisle', kitchen, [hob, at('dining-chair', 1, 1.2)])).toBe(1);
  });

  it('is daylight at the sink', () => {
    const lit = { ...kitchen, window: [0.5, 1.5] as const };
    expect(rated('light-at-sink', lit, [at('kitchen-sink', 1, 0.31)])).toBe(1);
    expect(rated('light-at-sink', lit, [at('kitchen-sink', 3.6, 2.6, 180)])!).toBeLessThan(0.5);
  });
});

describe('what a designer measures in a bathroom', () => {
  it('is the toilet that one sees through the door', () => {
    expect(rated('toilet-from-door', bathroom, [at('toilet', 0.65, 0.33)])).toBe(0);
    expect(rated('toilet-from-door', bathroom, [at('toilet', 2.6, 0.33)])).toBe(1);
  });

  it('is a wall for the mirror over the basin', () => {
    expect(rated('mirror-over-basin', bathroom, [at('basin', 2, 0.24)])).toBe(0);
    expect(rated('mirror-over-basin', bathroom, [at('basin', 2, 2.16, 180)])).toBe(1);
  });

  it('is on how many walls there are pipes', () => {
    const basin = at('basin', 0.8, 0.24);
    const toilet = at('toilet', 2.6, 0.33);
    expect(rated('piped-walls', bathroom, [basin, toilet])).toBe(1);
    const aroundAll = [basin, at('toilet', 2.66, 1.2, 90), at('shower', 2.4, 1.95, 180), at('bidet', 0.28, 1.2, 270)];
    expect(rated('piped-walls', bathroom, aroundAll)).toBe(0);
  });

  it('is how much stands about', () => {
    const two = [at('bathroom-cabinet', 0.2, 0.2), at('laundry-basket', 2.7, 0.2)];
    expect(
      rated('loose-pieces', bathroom, [...two, at('towel-rail', 1, 0.05), at('wall-mirror-cabinet', 1, 0.08)]),
    ).toBe(1);
    expect(rated('loose-pieces', bathroom, [...two, at('shelf', 1, 2.2, 180)])).toBe(0);
  });
});

it('asks for a seat outdoors for each who lives there', () => {
  const terrace: BoxRoom = { type: 'terrace', width: 4, depth: 4, tasks: [{ what: 'sit-out', for: 4 }] };
  const chairs = [0.5, 1.2, 1.9, 2.6].map((x) => at('outdoor-chair', x, 1));
  expect(rated('garden-seats', terrace, chairs.slice(0, 2))).toBe(0.5);
  expect(rated('garden-seats', terrace, chairs)).toBe(1);
});
