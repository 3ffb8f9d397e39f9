import { describe, expect, it } from 'vitest';
import { seatsOn } from '../groups/seating.ts';
import { gapBetween } from '../judge/look.ts';
import { isLowTable, isScreen, isSofa, viewerOf } from '../judge/seats.ts';
import { type BoxRoom, boxScene } from '../solve/box-room.ts';
import { furnishRoom } from '../solve/furnish-room.ts';
import type { Placed } from '../solve/state.ts';

function furnished(box: BoxRoom, people: number): readonly Placed[] {
  const { best } = furnishRoom(boxScene(box, people));
  return best.state.placed;
}

const living = (width: number, depth: number, people: number): BoxRoom => ({
  type: 'living', width, depth, door: [0.2, 1.1], window: [width - 2, width - 0.8], tasks: [{ what: 'lounge', for: people }],
}); // biome-ignore format: one room

describe('living rooms', () => {
  it.each([
    [3.4, 3.2, 2],
    [4.6, 4.4, 4],
    [6.2, 5.2, 5],
  ])('of %f by %f m seat %i before a screen, with a table in reach', (width, depth, people) => {
    const pieces = furnished(living(width, depth, people), people);
    const screen = pieces.find(isScreen);
    expect(screen && viewerOf(screen, pieces)).toBeDefined();
    const sofas = pieces.filter(isSofa);
    for (const sofa of sofas)
      expect(pieces.some((p) => isLowTable(p) && gapBetween(p.box, sofa.box) <= 0.8)).toBe(true);
    const seats = pieces.reduce((sum, { kind, box }) => sum + (/sofa|armchair/.test(kind) ? seatsOn(kind, box.width, box.depth) : 0), 0); // biome-ignore format: one sum
    expect(seats).toBeGreaterThanOrEqual(people);
  });

  it('hold the same when a wall is 3 cm off', () => {
    const kinds = (width: number, depth: number) =>
      furnished(living(width, depth, 3), 3).map(({ kind }) => kind).sort(); // biome-ignore format: one line
    const usual = kinds(4.6, 4.2);
    for (const off of [-0.03, 0.03]) expect(kinds(4.6 + off, 4.2 - off)).toEqual(usual);
  });
});

describe('rooms to eat in', () => {
  it.each([
    [2.6, 2.6, 2],
    [3.2, 3, 4],
    [4, 3.4, 6],
  ])('of %f by %f m have a place for each of %i', (width, depth, people) => {
    const tasks = [{ what: 'eat' as const, for: people }];
    const pieces = furnished({ type: 'dining', width, depth, door: [0.2, 1.1], window: [1.3, 2.3], tasks }, people);
    const benches = pieces.filter(({ kind }) => kind === 'dining-bench');
    const places = pieces.filter(({ kind }) => kind === 'dining-chair').length + benches.reduce((sum, { box }) => sum + Math.floor(box.width / 0.6), 0); // biome-ignore format: one sum
    expect(places).toBeGreaterThanOrEqual(people);
  });

  it('let neither table nor lounge take what the other needs: both for all who live there, with a screen', () => {
    const pieces = furnished(
      { type: 'living', width: 5.7, depth: 4.2, door: [4.6, 5.5], window: [0.4, 2.4], tasks: [{ what: 'lounge', for: 4 }, { what: 'eat', for: 4 }] },
      4,
    ); // biome-ignore format: one room
    expect(pieces.some(isScreen)).toBe(true);
    expect(pieces.filter(({ kind }) => kind === 'dining-chair').length).toBeGreaterThanOrEqual(4);
  });

  it('have a sofa before a longer table', () => {
    const pieces = furnished(
      { type: 'living', width: 3.3, depth: 4.2, door: [0.1, 1], window: [0.4, 2], tasks: [{ what: 'lounge', for: 6 }, { what: 'eat', for: 6 }] },
      6,
    ); // biome-ignore format: one room
    expect(pieces.some(isSofa)).toBe(true);
  });
});
