import { DOORS } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import { THINGS } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { shareSwept } from './share-swept.ts';
import type { Swing } from './types.ts';

/** A swing of whose floor the network takes this share for things is none, unless it sees this much of a door there. */
const FULL = 0.6;
const DOOR = 0.12;
const STANDS = new Set([...THINGS, 'wardrobe']);
/** Nor is one whose open leaf it takes for glass along this share: the sides of a bay lean towards each other as folding leaves do. */
const GLAZED = 0.5;
const WINDOW = new Set(['window']);

/**
 * Swings without those that are parts of things: diagonals of wardrobes and machines, round corners of tubs, boards of benches; and
 * without the slanted sides of bays.
 */
export function dropDrawnSwings(swings: readonly Swing[], classes?: PixelClasses): Swing[] {
  if (!classes) return [...swings];
  return swings.filter(
    (s) =>
      (shareSwept(s, STANDS, classes) < FULL || shareSwept(s, DOORS, classes) > DOOR) &&
      shareAlong({ from: s.hinge, to: s.leaf }, WINDOW, classes) < GLAZED,
  );
}
