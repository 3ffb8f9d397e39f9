import { expect, test } from 'vitest';
import { wordingOf } from '#core/gallery/texts/all-texts.ts';
import { LANGUAGES } from '#core/gallery/texts/languages.ts';
import type { LayoutItem, Plan } from '#core/plan/schema.ts';
import { sayFault, sayMove, sayTurn } from './say-edit.ts';

const SOFA: LayoutItem = {
  ...{ id: 'i1', room: 'r1', kind: 'sofa', at: [2, 2], rotation: 359.9 },
  size: { width: 2, depth: 0.9, height: 0.8 },
};
const PLAN: Plan = {
  ...{ walls: [], openings: [], rooms: [], furniture: [] },
  fixtures: [{ id: 'f1', kind: 'bath', room: 'r1', outline: [] }],
};
const english = wordingOf('en');

test('a move is told by its ways, in the units that are shown; none is told of what stayed', () => {
  expect(sayMove(SOFA, [1.8, 2], 'm', english)).toBe('Sofa moved 20 cm to the left.');
  expect(sayMove(SOFA, [2.3048, 1.5], 'ft', english)).toBe('Sofa moved 12″ to the right and 20″ up.');
  expect(sayMove(SOFA, [2.001, 2], 'm', english)).toBeUndefined();
  expect(sayTurn(SOFA, english)).toBe('Sofa turned to 0°.');
});

test('a fault is told with what is in the way, furniture or built in', () => {
  const say = (fault: Parameters<typeof sayFault>[0]) => sayFault(fault, [SOFA], PLAN, english);
  expect(say({ item: 'i2', what: 'collisions', by: 'i1' })).toBe('It overlaps: sofa.');
  expect(say({ item: 'i2', what: 'collisions', by: 'f1' })).toBe('It overlaps: bathtub.');
  expect(say({ item: 'i2', what: 'blockedDoors', by: 'd1', isInSwing: true })).toBe(
    'It stands in the swing of the door.',
  );
  expect(say({ item: 'i2', what: 'blockedDoors', by: 'd1' })).toBe('It stands in the way of a door.');
});

test.each(LANGUAGES)('nothing is left to fill in: %s', (language) => {
  const wording = wordingOf(language);
  const texts = [
    sayMove(SOFA, [1.5, 2.5], 'm', wording),
    sayTurn(SOFA, wording),
    sayFault({ item: 'i2', what: 'collisions', by: 'i1' }, [SOFA], PLAN, wording),
    wording.say('moveAlong', { pieces: 'x' }),
    wording.say('arrangementChosen', { room: 'x' }),
    wording.count('wrongPieces', 3),
  ];
  for (const text of texts) expect(text).not.toMatch(/[{}]/);
});
