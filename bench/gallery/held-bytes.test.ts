import { expect, it } from 'vitest';
import { sumHeld } from './held-bytes.ts';

it('counts what scripts hold, and neither compiled code nor what is the browser’s', () => {
  const meta = { node_fields: ['type', 'name', 'self_size'], node_types: [['hidden', 'array', 'code', 'native', 'object']] } as const; // biome-ignore format: one form
  const nodes = [4, 0, 100, 2, 0, 5000, 1, 0, 20, 3, 0, 7000, 0, 0, 9, 4, 1, 3];
  expect(sumHeld({ snapshot: { meta }, nodes })).toBe(123);
});
