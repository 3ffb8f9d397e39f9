import { expect, test } from 'vitest';
import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import { isFixedToWall, isOverhead, mayShareFloor } from './share-floor.ts';

const solid = (kind: Kind) => ({ kind, ...CATALOGUE[kind] });
const all = (kind: Kind) => CATALOGUE[kind].width * CATALOGUE[kind].depth;
const may = (a: Kind, b: Kind, shared = Math.min(all(a), all(b))) => mayShareFloor(solid(a), solid(b), shared);

test('what lies flat is under everything but another of its kind', () => {
  expect(may('rug', 'sofa')).toBe(true);
  expect(may('bath-mat', 'basin')).toBe(true);
  expect(may('exercise-mat', 'rug')).toBe(false);
});

test('what hangs is over what is low, and meets what reaches up to it', () => {
  expect(may('wall-cabinet', 'kitchen-counter')).toBe(true);
  expect(may('wall-mirror-cabinet', 'basin')).toBe(true);
  expect(may('wall-cabinet', 'fridge')).toBe(false);
  expect(may('wall-shelf', 'high-sideboard')).toBe(false);
  expect(may('wall-cabinet', 'cooker-hood')).toBe(false);
  expect(may('parasol', 'fridge')).toBe(true);
});

test('a mirror that is made lower hangs by its top, over a console', () => {
  const low = { kind: 'wall-mirror', width: 0.6, depth: 0.04, height: 0.7 };
  expect(mayShareFloor(low, solid('console-table'), 0.02)).toBe(true);
  expect(mayShareFloor(low, solid('coat-rack'), 0.02)).toBe(false);
  expect(may('wall-mirror', 'console-table')).toBe(false);
});

test('what hangs low is a body like any other', () => {
  expect(may('towel-rail', 'toilet')).toBe(false);
  expect(may('glass-screen', 'bathtub')).toBe(false);
});

test('chairs are partly under a top, stools wholly, and nothing else is', () => {
  for (const table of [
    'round-dining-table',
    'extendable-dining-table',
    'outdoor-dining-table',
    'standing-desk',
  ] as const)
    expect(may('dining-chair', table, 0.5 * all('dining-chair')), table).toBe(true);
  expect(may('dining-chair', 'dining-table', 0.7 * all('dining-chair'))).toBe(false);
  expect(may('bar-stool', 'peninsula')).toBe(true);
  expect(may('dining-bench', 'dining-table')).toBe(true);
  expect(may('bar-stool', 'workbench')).toBe(false);
  expect(may('weight-bench', 'dining-table')).toBe(false);
  expect(may('armchair', 'dining-table', 0.1)).toBe(false);
  expect(may('dining-chair', 'coffee-table', 0.1)).toBe(false);
});

test('what is fixed to a wall cannot be fixed to a window; lamps and parasols are in nobody’s way', () => {
  expect(isFixedToWall({ kind: 'wall-nightstand' })).toBe(true);
  expect(isFixedToWall({ kind: 'pendant-lamp' })).toBe(false);
  expect(isOverhead(solid('pendant-lamp'))).toBe(true);
  expect(isOverhead(solid('wall-cabinet'))).toBe(false);
});
