import { expect, it } from 'vitest';
import type { Doubt } from '#core/mending/doubts-of.ts';
import { stepDoubt } from './step-doubt.ts';

const doubts = ['r1', 'r2', 'r3'].map((id): Doubt => ({ of: 'room', id, why: 'unsure', box: [0, 0, 1, 1] }));
const room = (id: string) => ({ of: 'room' as const, id });

it('goes from one doubtful place to the next and back, around the end, and begins at the first', () => {
  expect(stepDoubt(doubts, undefined, 1).id).toBe('r1');
  expect(stepDoubt(doubts, undefined, -1).id).toBe('r3');
  expect(stepDoubt(doubts, room('r2'), 1).id).toBe('r3');
  expect(stepDoubt(doubts, room('r3'), 1).id).toBe('r1');
  expect(stepDoubt(doubts, room('r1'), -1).id).toBe('r3');
  expect(stepDoubt(doubts, room('r9'), 1).id).toBe('r1');
});
