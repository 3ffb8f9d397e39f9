import { findOpenings } from '../openings/find-openings.ts';
import { optionalStage } from '../optional-stage.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { closeRooms } from '../rooms/close-rooms.ts';
import type { Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { hangDoors } from '../walls/hang-doors.ts';
import { ignore, type Watch } from '../watch.ts';
import { type Bay, findBays, missingBays } from './find-bays.ts';
import { nameFronts } from './name-fronts.ts';
import { placeBays } from './place-bays.ts';
import type { Structure, WallsPx } from './types.ts';

/** A structure with the bays that were found before breaks in its walls. */
export interface BayedStructure extends Structure {
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
  watch: Watch = ignore,
): BayedStructure {
  const { bays, bayed } = watch.run('walls', () =>
    optionalStage('bays', watch, { bays: [], bayed: traced }, () => {
      const bays = baysOf(page, traced, classes, whole);
      return { bays, bayed: placeBays(traced, bays, classes) };
    }),
  );
  const walls = watch.run('openings', () =>
    optionalStage('leaves', watch, bayed, () => hangDoors(page, bayed, classes)),
  );
  const found = watch.run('openings', () => findOpenings(page, walls, classes));
  const rooms = watch.run('rooms', () => closeRooms(walls, found, texts, classes, page.ink, watch));
  const openings = optionalStage('fronts', watch, found, () => nameFronts(found, rooms, walls, classes));
  return { page, walls, bays, openings, rooms };
}
