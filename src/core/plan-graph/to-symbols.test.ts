import { expect, test } from 'vitest';
import { nameAppliances, toSymbols } from './to-symbols.ts';
import type { WeighedInstance } from './weigh-instances.ts';

const one = (kind: string, more: Partial<WeighedInstance> = {}): WeighedInstance => ({
  kind,
  outline: [[0, 0], [10, 0], [10, 10], [0, 10]], middle: [5, 5], width: 10, depth: 10,
  chance: 0.9, rival: 0.1, sure: 0.8, taken: true, loose: false, room: 1, within: 1,
  ...more,
}); // biome-ignore format: one thing

test('what is taken and stands in a room is a symbol of it, built in or loose, as sure as it is', () => {
  const { room: _, ...outside } = one('basin');
  const { fixtures, furniture } = toSymbols([one('counter'), one('bed', { loose: true }), one('toilet', { taken: false }), outside]); // biome-ignore format: one line
  expect(fixtures).toEqual([{ kind: 'kitchen-counter', room: 1, outline: one('counter').outline, confidence: 0.8 }]);
  expect(furniture.map(({ kind }) => kind)).toEqual(['bed']);
});

test('an appliance is what appliances are in a room of its type', () => {
  const symbols = toSymbols([0, 1, 2].map((room) => one('appliance', { room })));
  const names = (['kitchen', 'bathroom', 'hall'] as const).map((type) => ({ type, label: '' }));
  const kinds = nameAppliances(symbols, names).fixtures.map(({ kind }) => kind);
  expect(kinds).toEqual(['fridge', 'washing-machine', 'appliance']);
});
