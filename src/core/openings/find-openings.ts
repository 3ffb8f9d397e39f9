import { pointAt } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { addAlike } from './add-alike.ts';
import { classifyGap } from './classify-gap.ts';
import { dropShared } from './drop-shared.ts';
import { dropTwins } from './drop-twins.ts';
import { findBlank } from './find-blank.ts';
import { findGaps, type Gap } from './find-gaps.ts';
import { findInlaid } from './find-inlaid.ts';
import { findShaded } from './find-shaded.ts';
import { findSlides } from './find-slides.ts';
import { findTinted } from './find-tinted.ts';
import { findUnbroken } from './find-unbroken.ts';
import { isAlcove } from './is-alcove.ts';
import { isLined } from './is-lined.ts';
import { splitFronts } from './split-fronts.ts';
import { profilesOf } from './wall-profile.ts';
import { weighOpenings } from './weigh-openings.ts';
import { widenDoors } from './widen-doors.ts';

/** Narrowest opening as a share of the usual door, and narrowest pane of a bay. */
const NARROWEST = 0.35;
export const PANE = 0.2;
/** What the network takes for glass over so much of its width is no alcove. */
const GLAZED = 0.5;
const WINDOW = new Set(['window']);

/** Doors, windows and passages: every break in a wall's body, named by what is drawn in it, and panes in hollow walls. */
export function findOpenings(page: Page, walls: WallsPx, classes?: PixelClasses): OpeningPx[] {
  const inGaps = findGaps(walls, PANE * walls.doorPx).flatMap((gap) => {
    const wall = walls.walls[gap.wall]!;
    if (wall.glazed) return [paneIn(gap, wall)];
    return gap.hi - gap.lo < NARROWEST * walls.doorPx ? [] : classifyGap(gap, walls, wall.exterior);
  });
  // A swing beside a corner is found in both of its walls.
  const broken = dropShared(inGaps);
  const unbroken = findUnbroken(page, walls, broken);
  const profiles = profilesOf(page, walls);
  const shaded = findShaded(page, walls, profiles);
  const all = dropTwins([...broken, ...unbroken, ...findInlaid(page, walls), ...shaded], walls);
  const weighed = weighOpenings(all, walls, classes, page).map((o): OpeningPx => {
    const isWall = o.kind === 'window' && isLined(o, walls.walls[o.wall]!.thicknessPx, page, walls.doorPx);
    return isWall ? { ...o, kind: 'gap' } : o;
  });
  // Only now: the network takes windows without panes, and panels as bold as walls, for the wall that they look like.
  const blank = [...findBlank(page, walls, weighed), ...findTinted(page, walls, profiles), ...findSlides(page, walls)];
  const more = addAlike(page, walls, blank.length ? dropTwins([...weighed, ...blank], walls) : weighed);
  const found = splitFronts(
    more.filter((o) => !leadsNowhere(o, walls, classes)),
    walls,
  );
  const widened = widenDoors(found, walls);
  // What lies beyond the arrow is no opening of its own then.
  return widened.some((o, i) => o !== found[i]) ? dropTwins(widened, walls) : found;
}

/** Whether what was taken for a window or a passage of an outer wall is the mouth of an alcove, in which something is drawn. */
function leadsNowhere(o: OpeningPx, walls: WallsPx, classes?: PixelClasses): boolean {
  const { exterior, thicknessPx } = walls.walls[o.wall]!;
  if (!exterior || (o.kind !== 'window' && o.kind !== 'gap')) return false;
  if (classes && shareAlong(o, WINDOW, classes) >= GLAZED) return false;
  return isAlcove(o, { mask: walls.mask, thicknessPx, doorPx: walls.doorPx });
}

function paneIn({ wall, lo, hi }: Gap, w: WallPx): OpeningPx {
  return { kind: 'window', wall, from: pointAt(w, lo), to: pointAt(w, hi) };
}
