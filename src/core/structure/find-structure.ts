import { findOpenings } from '../openings/find-openings.ts';
import type { OpeningPx } from '../openings/types.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { closeRooms } from '../rooms/close-rooms.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { seenBody } from '../walls/seen-body.ts';
import { traceWalls } from '../walls/trace-walls.ts';
import { overlap, traceWeighed } from '../walls/trace-weighed.ts';
import type { WallsPx } from '../walls/types.ts';
import { roomNames, worthOf } from './count-names.ts';
import { dropDenied } from './drop-denied.ts';

/** What the network sees stands instead of the strokes where it explains more names than this better. */
const CLEARLY = 2;
/** And only if its walls are at least this much more what it sees, or it explains this share of all names better. */
const SURER = 0.05;
const MOST_NAMES = 0.75;
/** A network that takes more than this of what is built for windows does not know walls of this make. */
const GLAZED = 1 / 3;
/** Walls made of what it sees are at least this much what it sees (intersection over union); else it sees no dwelling. */
const GROUNDED = 0.5;
/** Drawn walls that are this much what it sees are not doubted for it; others give way to ones that are so much more. */
const ALIKE = 0.65;
const MORE = 0.1;
/** Where strokes enclose nothing, so many rooms between walls that the network sees are a plan. */
const DWELLING = 3;

/** Walls, the openings in them and the rooms that they enclose, in pixels of the page. */
export interface Structure {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: OpeningPx[];
  readonly rooms: RoomsPx;
}

/**
 * The structure that explains the drawing best. Strokes give the sharper walls; where the rooms between them part what has one
 * name, or hold many, or where the walls are not what the network sees, those that it sees are tried too. They stand if names
 * sit clearly better in their rooms (names are a witness that neither of the two has looked at) and the walls are more what it
 * sees or most names gain, or if names sit no worse and the walls are much more what it sees. Where strokes enclose nothing,
 * what the network sees is all there is.
 */
export function findStructure(opened: Page, texts: readonly TextRun[], classes?: PixelClasses): Structure {
  const chosen = chooseStructure(opened, texts, classes);
  // Only now: what it denies tells the structures apart.
  const walls = classes && dropDenied(chosen, classes);
  return walls ? completeStructure(chosen.page, walls, texts, classes) : chosen;
}

function chooseStructure(opened: Page, texts: readonly TextRun[], classes?: PixelClasses): Structure {
  const { page, walls, strokes } = traceWeighed(opened, classes);
  const drawn = completeStructure(page, walls, texts, classes);
  if (!classes || shareGlazed(classes) > GLAZED) return drawn;
  const unread = drawn.rooms.rooms.length === 0;
  const worth = worthOf(drawn.rooms);
  const names = roomNames(texts).length;
  const misnamed = unread || names - worth > CLEARLY;
  const alike = overlap(walls.walls, classes);
  const unlike = alike <= ALIKE;
  if (!misnamed && !unlike) return drawn;
  const seenWalls = traceWalls(page, classes, { strokes, body: seenBody(page, walls, classes) });
  const seenAlike = overlap(seenWalls.walls, classes);
  if (seenAlike < GROUNDED) return drawn;
  const seen = completeStructure(page, seenWalls, texts, classes);
  if (unread) return seen.rooms.rooms.length >= DWELLING ? seen : drawn;
  const gain = worthOf(seen.rooms) - worth;
  // Walls that are about as alike are sharper by their strokes.
  if (misnamed && gain > CLEARLY && (seenAlike - alike > SURER || gain > MOST_NAMES * names)) return seen;
  return unlike && gain >= 0 && seenAlike - alike > MORE ? seen : drawn;
}

/** Windows among all wall and window pixels. */
function shareGlazed({ labels, names }: PixelClasses): number {
  const [wall, window] = [names.indexOf('wall'), names.indexOf('window')];
  let [walls, windows] = [0, 0];
  for (const label of labels) {
    if (label === wall) walls++;
    else if (label === window) windows++;
  }
  return windows / Math.max(1, walls + windows);
}

/** Openings and rooms of these walls. */
export function completeStructure(
  page: Page,
  walls: WallsPx,
  texts: readonly TextRun[],
  classes?: PixelClasses,
): Structure {
  const openings = findOpenings(page, walls, classes);
  return { page, walls, openings, rooms: closeRooms(walls, openings, texts, classes) };
}
