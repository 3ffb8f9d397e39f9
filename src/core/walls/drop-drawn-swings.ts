import { DOORS } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import { THINGS } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Swing } from '../structure/types.ts';
import { shareSwept } from './share-swept.ts';

/**
 * A swing of whose floor the network takes this share for things is none, nor is one whose open leaf it takes for glass along that
 * share: the sides of a bay lean towards each other as folding leaves do. But where it sees this much of a door there.
 */
const FULL = 0.6;
const GLAZED = 0.5;
const DOOR = 0.12;
const STANDS = new Set([...THINGS, 'wardrobe']);
const WINDOW = new Set(['window']);

/**
 * Swings without those that are parts of things: diagonals of wardrobes and machines, round corners of tubs, boards of benches; and
 * without the slanted sides of bays.
 */
export function dropDrawnSwings(swings: readonly Swing[], classes?: PixelClasses): Swing[] {
  if (!classes) return [...swings];
  const isPart = (s: Swing) =>
    shareSwept(s, STANDS, classes) >= FULL || shareAlong({ from: s.hinge, to: s.leaf }, WINDOW, classes) >= GLAZED;
  return swings.filter((s) => !isPart(s) || shareSwept(s, DOORS, classes) > DOOR);
}
