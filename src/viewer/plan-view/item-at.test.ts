import { expect, it } from 'vitest';
import type { LayoutItem } from '#core/plan/schema.ts';
import { itemAt } from './item-at.ts';

const piece = (id: string, kind: string, width: number, depth: number, rotation = 0): LayoutItem => ({
  id,
  room: 'r1',
  kind,
  at: [2, 2],
  rotation,
  size: { width, depth, height: 0.5 },
});

it('finds the smallest piece under a finger, and a rug only where nothing stands on it', () => {
  const items = [piece('rug', 'round-rug', 3, 3), piece('sofa', 'sofa', 2, 0.9), piece('lamp', 'floor-lamp', 0.3, 0.3)];
  expect(itemAt(items, [2, 2])?.id).toBe('lamp');
  expect(itemAt(items, [2.7, 2])?.id).toBe('sofa');
  expect(itemAt(items, [2.7, 3.2])?.id).toBe('rug');
  expect(itemAt(items, [6, 6])).toBeUndefined();
});

it('heeds how a piece is turned', () => {
  const sofa = [piece('sofa', 'sofa', 2, 0.6, 90)];
  expect(itemAt(sofa, [2, 2.9])?.id).toBe('sofa');
  expect(itemAt(sofa, [2.9, 2])).toBeUndefined();
});
