import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { fusedBody } from '../walls/fused-body.ts';
import { roomNames } from './count-names.ts';
import type { RoomsPx, Structure } from './types.ts';

/** Wall body with that of all walls indoors which only the network sees, if any of them could part names; else undefined. */
export function seenBetween(
  { walls, rooms }: Structure,
  texts: readonly TextRun[],
  body: Bitmap,
  classes: PixelClasses,
): Bitmap | undefined {
  const seen = { body, mapPx: mapPxOf(classes) };
  return fusedBody(walls, crowdedFloor(rooms, texts), seen) && fusedBody(walls, rooms.inside, seen);
}

/** Whether the network sees any wall that could part names, also in what was taken for an opening of a drawn one. */
export function couldPart(
  { walls, rooms }: Structure,
  texts: readonly TextRun[],
  body: Bitmap,
  classes: PixelClasses,
): boolean {
  return (
    fusedBody({ ...walls, walls: [] }, crowdedFloor(rooms, texts), { body, mapPx: mapPxOf(classes) }) !== undefined
  );
}

const mapPxOf = ({ region, width }: PixelClasses) => (region.x1 - region.x0) / width;

/** Where walls could part names from each other: rooms that have more of them than one, and what is no room indoors if any stands there. */
function crowdedFloor({ rooms, labels, inside }: RoomsPx, texts: readonly TextRun[]): Bitmap {
  const isCrowded = [
    roomNames(texts).length > rooms.reduce((sum, room) => sum + roomNames(room.texts).length, 0),
    ...rooms.map((room) => roomNames(room.texts).length > 1),
  ];
  const data = inside.data.map((isInside, i) => (isInside && isCrowded[labels[i]!] ? 1 : 0));
  return { ...inside, data };
}
