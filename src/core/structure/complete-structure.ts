import { findOpenings } from '../openings/find-openings.ts';
import type { OpeningPx } from '../openings/types.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { closeRooms } from '../rooms/close-rooms.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { hangDoors } from '../walls/hang-doors.ts';
import type { WallsPx } from '../walls/types.ts';
import { type Bay, findBays, missingBays } from './find-bays.ts';
import { nameFronts } from './name-fronts.ts';
import { placeBays } from './place-bays.ts';

/** Walls, the openings in them and the rooms that they enclose, in pixels of the page. */
export interface Structure {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: OpeningPx[];
  readonly rooms: RoomsPx;
  /** The bays that were found before breaks in its walls. */
  readonly bays: readonly Bay[];
}

/** Bays of these walls. Their sides are looked for on the `whole` page too: the network takes some for furniture. */
export function baysOf(page: Page, traced: WallsPx, classes: PixelClasses | undefined, whole: Page): Bay[] {
  const own = findBays(traced, page, classes);
  return page === whole ? own : [...own, ...missingBays(findBays(traced, whole, classes), own, traced)];
}

/** Openings and rooms of these walls, on a page or on a part of what is drawn on the `whole` one. */
export function completeStructure(
  page: Page,
  traced: WallsPx,
  texts: readonly TextRun[],
  classes?: PixelClasses,
  whole = page,
): Structure {
  const bays = baysOf(page, traced, classes, whole);
  const walls = hangDoors(page, placeBays(traced, bays, classes), classes);
  const openings = findOpenings(page, walls, classes);
  const rooms = closeRooms(walls, openings, texts, classes, page.ink);
  return { page, walls, bays, openings: nameFronts(openings, rooms, walls, classes), rooms };
}
