import { describe, expect, it } from 'vitest';
import type { Room, RoomType } from '../../plan/schema.ts';
import { believableTypes } from './believable-types.ts';

const room = (type: RoomType, area: number, label = ''): Room => ({ id: 'r', type, label, outline: [[0, 0], [area, 0], [area, 1], [0, 1]], holes: [], area }); // biome-ignore format: one room
const toilet = { id: 'f', kind: 'toilet', room: 'r', outline: room('wc', 0.3).outline };
const typeOf = (one: Room, fixtures = [] as (typeof toilet)[]) => believableTypes([one], fixtures)[0]!.type;

describe('believableTypes', () => {
  it('takes a nameless room too small for its type for a store', () => {
    expect(typeOf(room('bathroom', 1))).toBe('closet');
    expect(typeOf(room('bedroom', 2))).toBe('closet');
  });

  it('keeps what is large enough, named, or drawn', () => {
    expect(typeOf(room('bathroom', 3))).toBe('bathroom');
    expect(typeOf(room('bedroom', 2, 'BED 3'))).toBe('bedroom');
    expect(typeOf(room('wc', 0.7), [toilet])).toBe('wc');
  });
});
