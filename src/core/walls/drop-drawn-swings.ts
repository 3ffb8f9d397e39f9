import { DOORS } from '../pixel-classes/built.ts';
import { THINGS } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { shareSwept } from './share-swept.ts';
import type { Swing } from './types.ts';

/** A swing of whose floor the network takes this share for things is none, unless it sees this much of a door there. */
const FULL = 0.6;
const DOOR = 0.12;
const STANDS = new Set([...THINGS, 'wardrobe']);

/** Swings without those that are parts of things: diagonals of wardrobes and machines, round corners of tubs, boards of benches. */
export function dropDrawnSwings(swings: readonly Swing[], classes?: PixelClasses): Swing[] {
  if (!classes) return [...swings];
  return swings.filter((s) => shareSwept(s, STANDS, classes) < FULL || shareSwept(s, DOORS, classes) > DOOR);
}
