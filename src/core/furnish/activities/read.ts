import { blend } from '../groups/blend.ts';
import { readingCorners } from '../groups/reading-corner.ts';
import { storageRun } from '../groups/storage-wall.ts';
import type { Task } from '../home/task.ts';
import { gapBetween, lookFrom } from '../judge/look.ts';
import { isArmchair } from '../judge/seats.ts';
import { isDiningChair, isDiningTable } from '../judge/tables.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { keepsOff } from './lounge.ts';
import { isPlaceForStorage } from './storage-runs.ts';
import type { Want } from './want.ts';

/** Who reads looks into the room, metres. */
const OUTLOOK = 1.6;

/** Areas over which a chair to read in, apart from where all sit, becomes what one expects of a living room, m², and what it is missed then. */
const WITH_LOUNGE = { from: 15, to: 27 };
const BESIDE_LOUNGE = 0.6;

/** A place to read: a chair with its lamp and table; in a library walls of books around it. */
export function readWants(_task: Task, scene: Scene): Want[] {
  // Nobody reads where others cook.
  if (scene.tasks.some(({ what }) => what === 'cook') && !scene.tasks.some(({ what }) => what === 'lounge')) return [];
  // A bedroom that is large enough has a chair of its own.
  if (scene.tasks.some(({ what }) => what === 'sleep')) return [];
  const isLibrary = !scene.tasks.some(({ what }) => what === 'lounge');
  const chair: Want = {
    name: 'reading-chair',
    activity: 'read',
    level: isLibrary ? 'should' : 'could',
    options: readingCorners(),
    taste: { nearWindow: 1.5, corner: 0.6, farFromDoor: 0.6 },
    accepts: (candidate, state) => looksOut(candidate, state, scene) && keepsOff(candidate, state, scene),
    missed: isLibrary ? 1 : BESIDE_LOUNGE * blend(scene.space.area, WITH_LOUNGE.from, WITH_LOUNGE.to),
    names: 'reading-chair',
  };
  if (!isLibrary) return scene.space.area <= WITH_LOUNGE.from ? [] : [chair];
  const books = (name: string, level: Want['level'], missed: number): Want => ({
    name,
    activity: 'read',
    level,
    missed,
    options: [storageRun('bookcases', 0), storageRun('low-bookcases', 0.3)],
    taste: { longWall: 1, corner: 0.5, underWindow: -3 },
    accepts: isPlaceForStorage,
    names: 'bookcase',
  });
  return [books('books', 'must', 1), chair, books('more-books', 'could', 0.4)];
}

/** Who reads keeps off those who eat, metres. */
const TO_TABLE = 0.9;

function looksOut({ pieces }: Candidate, { placed }: State, { space }: Scene): boolean {
  const chair = pieces.find(isArmchair);
  if (!chair) return true;
  const diners = placed.filter((piece) => isDiningTable(piece) || isDiningChair(piece));
  if (diners.some((piece) => gapBetween(piece.box, chair.box) < TO_TABLE)) return false;
  const tall = placed.filter(({ height }) => height > 1.2);
  const views = lookFrom(space, chair.box, 'front', tall).map(({ distance }) => distance).sort((a, b) => a - b); // biome-ignore format: one line
  return views[Math.floor(views.length / 2)]! >= OUTLOOK;
}
