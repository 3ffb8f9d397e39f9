import { findOpenings } from '../openings/find-openings.ts';
import type { OpeningPx } from '../openings/types.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { closeRooms } from '../rooms/close-rooms.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { seenBody } from '../walls/seen-body.ts';
import { traceWalls } from '../walls/trace-walls.ts';
import { traceWeighed } from '../walls/trace-weighed.ts';
import type { WallsPx } from '../walls/types.ts';
import { roomNames, worthOf } from './count-names.ts';

/** What the network sees stands instead of the strokes where it explains more names than this better. */
const CLEARLY = 2;

/** Walls, the openings in them and the rooms that they enclose, in pixels of the page. */
export interface Structure {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: OpeningPx[];
  readonly rooms: RoomsPx;
}

/**
 * The structure that explains the drawing best. Strokes give the sharper walls; where the rooms between them part what has one
 * name, or hold many, the walls that the network sees are tried too, and stand if names sit clearly better in their rooms:
 * names are a witness that neither of the two has looked at.
 */
export function findStructure(opened: Page, texts: readonly TextRun[], classes?: PixelClasses): Structure {
  const { page, walls } = traceWeighed(opened, classes);
  const drawn = complete(page, walls, texts, classes);
  const worth = worthOf(drawn.rooms);
  if (!classes || roomNames(texts).length - worth <= CLEARLY) return drawn;
  const seen = complete(page, traceWalls(page, classes, { body: seenBody(page, walls, classes) }), texts, classes);
  return worthOf(seen.rooms) - worth > CLEARLY ? seen : drawn;
}

function complete(page: Page, walls: WallsPx, texts: readonly TextRun[], classes?: PixelClasses): Structure {
  const openings = findOpenings(page, walls, classes);
  return { page, walls, openings, rooms: closeRooms(walls, openings, texts, classes) };
}
