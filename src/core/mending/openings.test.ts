import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan/schema.ts';
import { changeOpening, flipSwing, resizeOpening, slideOpening } from './adjust-opening.ts';
import { placeOpening } from './place-opening.ts';
import { splitWalls } from './split-walls.ts';
import { THREE_ROOMS } from './three-rooms.fixture.ts';

const plan = splitWalls(THREE_ROOMS);
const wall = (id: string) => plan.walls.find((one) => one.id === id)!;
const opening = ({ openings }: Plan, id: string) => openings.find((one) => one.id === id)!;

describe('placeOpening', () => {
  it('puts a door of usual width around the point', () => {
    const added = placeOpening(plan, wall('w6'), [6.5, 3.02], 'door');
    expect(added.openings.at(-1)).toMatchObject({ id: 'd3', wall: 'w6', from: [6.1, 3], to: [6.9, 3] });
  });
  it('moves it aside, or makes it narrower, where another one stands', () => {
    const beside = placeOpening(plan, wall('w5'), [5, 1.5], 'door').openings.at(-1)!;
    expect([beside.from, beside.to]).toEqual([[5, 1.8], [5, 2.6]]); // biome-ignore format: points
    const narrow = placeOpening(plan, wall('w5'), [5, 0.2], 'window').openings.at(-1)!;
    expect([narrow.from, narrow.to]).toEqual([[5, 0], [5, 1]]); // biome-ignore format: points
  });
});

describe('an opening', () => {
  it('slides until it meets the end of its wall, its swing with it', () => {
    expect(opening(slideOpening(plan, 'd1', 9), 'd1')).toMatchObject({
      from: [5, 2.2],
      to: [5, 3],
      swing: { hinge: [5, 2.2], leaf: [5.8, 2.2] },
    });
  });
  it('is resized by either end, but not to nothing and not beyond its wall', () => {
    expect(opening(resizeOpening(plan, 'd1', 'to', 2.2), 'd1')).toMatchObject({
      to: [5, 2.2],
      swing: { leaf: [6.2, 1] },
    });
    expect(opening(resizeOpening(plan, 'd1', 'to', 0.2), 'd1').to).toEqual([5, 1.3]);
    expect(opening(resizeOpening(plan, 'd1', 'from', -4), 'd1').from).toEqual([5, 0]);
  });
  it('is hung at its other end, and opened to the other side', () => {
    expect(opening(flipSwing(plan, 'd1', 'hinge'), 'd1').swing).toEqual({ hinge: [5, 1.8], leaf: [5.8, 1.8] });
    expect(opening(flipSwing(plan, 'd1', 'side'), 'd1').swing).toEqual({ hinge: [5, 1], leaf: [4.2, 1] });
    expect(flipSwing(flipSwing(plan, 'd1', 'side'), 'd1', 'side').openings).toEqual(plan.openings);
  });
  it('swings only where it is a door', () => {
    const window = changeOpening(plan, 'd1', 'window');
    expect(opening(window, 'd1')).not.toHaveProperty('swing');
    expect(opening(changeOpening(window, 'd1', 'double'), 'd1').swing!.leaf).toEqual([4.6, 1]);
  });
});
