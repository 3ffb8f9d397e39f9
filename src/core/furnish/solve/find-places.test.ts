import { describe, expect, it } from 'vitest';
import { wantsFor } from '../activities/wants-for.ts';
import { type BoxRoom, boxScene } from './box-room.ts';
import { findPlaces } from './find-places.ts';
import { growState } from './grow.ts';
import { emptyState } from './place-group.ts';

const ROOMS: Record<string, BoxRoom> = {
  living: { type: 'living', width: 6, depth: 5, door: [1, 1.9], window: [2, 4], tasks: [{ what: 'lounge', for: 4 }, { what: 'eat', for: 4 }] },
  kitchen: {
    type: 'living-kitchen', width: 6, depth: 5, door: [1, 1.9], window: [2, 4], tasks: [{ what: 'cook', for: 4 }, { what: 'eat', for: 4 }, { what: 'lounge', for: 4 }],
    drawn: [['worktop', 0, 0, 3, 0.6], ['sink', 0.5, 0, 1.1, 0.6]],
  },
  hall: { type: 'hall', width: 3, depth: 2, door: [1, 1.9], tasks: [{ what: 'arrive', for: 4 }] },
  garage: { type: 'garage', width: 4, depth: 6, door: [0.7, 3.2], tasks: [{ what: 'park', for: 1 }] },
}; // biome-ignore format: a table

describe('places', () => {
  it.each(Object.entries(ROOMS))('of a %s come best first: no want gives more than it says that it does', (_, room) => {
    const scene = boxScene(room);
    let state = emptyState(scene);
    let found = 0;
    for (const want of wantsFor(scene)) {
      if (want.unless?.(state, scene)) continue;
      const ratings = [...findPlaces(want, scene, state)].map(({ rated }) => rated);
      expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      found += ratings.length;
      state = growState(want, scene, state, 1)[0] ?? state;
    }
    expect(found).toBeGreaterThan(10);
  });
});
