import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { clearUnseen } from './clear-unseen.ts';
import type { Structure } from './complete-structure.ts';
import { worthOf } from './count-names.ts';
import { dropDenied } from './drop-denied.ts';

/** Finds the openings and rooms of other walls. */
type Complete = (walls: WallsPx) => Structure;

/**
 * A structure without the walls that the network denies, and without the fixtures that were joined to walls if no name is lost by that.
 * Where lines fell, the faces that they had cut are whole, and tell others: it is judged once more.
 */
export function tidyStructure(structure: Structure, classes: PixelClasses, complete: Complete): Structure {
  const tidied = tidyOnce(structure, classes, complete);
  const again = tidied === structure ? undefined : dropDenied(tidied, classes);
  return again ? complete(again) : tidied;
}

function tidyOnce(structure: Structure, classes: PixelClasses, complete: Complete): Structure {
  const denied = dropDenied(structure, classes);
  const cleared = clearUnseen(denied ?? structure.walls, structure.page, classes);
  const clear = cleared && complete(cleared);
  if (clear && isNoWorse(clear.rooms, structure.rooms)) return clear;
  return denied ? complete(denied) : structure;
}

/** Whether less wall explains more names, or as many with no more rooms: what is left of a fixture can part one. */
function isNoWorse(after: RoomsPx, before: RoomsPx): boolean {
  const gain = worthOf(after) - worthOf(before);
  return gain > 0 || (gain === 0 && after.rooms.length <= before.rooms.length);
}
