import type { PixelClasses } from '../pixel-classes/types.ts';
import { dropDenied } from './drop-denied.ts';
import type { Structure, WallsPx } from './types.ts';

/** Where lines fell, the faces that they had cut are whole, and tell others: so often walls are judged at most. */
const ROUNDS = 4;

/** A structure without the walls that the network denies; `complete` finds the openings and rooms of other walls. */
export function tidyStructure(
  structure: Structure,
  classes: PixelClasses,
  complete: (walls: WallsPx) => Structure,
): Structure {
  let tidied = structure;
  for (let round = 0; round < ROUNDS; round++) {
    const walls = dropDenied(tidied, classes);
    if (!walls) break;
    tidied = complete(walls);
  }
  return tidied;
}
