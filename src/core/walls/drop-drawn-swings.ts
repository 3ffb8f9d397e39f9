import { DOORS } from '../pixel-classes/built.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { shareSwept } from './share-swept.ts';
import type { Swing } from './types.ts';

/** A swing of whose floor the network takes this share for fixtures is none, unless it sees this much of a door there. */
const THINGS = 0.6;
const DOOR = 0.12;
const BUILT_IN = new Set([
  'wardrobe',
  'fixture',
  'appliance',
  'counter',
  'sink',
  'hob',
  'toilet',
  'basin',
  'bath',
  'shower',
]);

/** Swings without those that are parts of fixtures: diagonals of wardrobes and machines, round corners of tubs. */
export function dropDrawnSwings(swings: readonly Swing[], classes?: PixelClasses): Swing[] {
  if (!classes) return [...swings];
  return swings.filter((s) => shareSwept(s, BUILT_IN, classes) < THINGS || shareSwept(s, DOORS, classes) > DOOR);
}
