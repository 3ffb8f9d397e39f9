import { storageRun } from '../groups/storage-wall.ts';
import type { Activity } from '../home/task.ts';
import { gapBetween, shareBeforeGlass } from '../judge/look.ts';
import { isScreen, isSeat, isStorage, TO_STRANGER } from '../judge/seats.ts';
import { isDiningTable } from '../judge/tables.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import type { Want } from './want.ts';

/** A run before glass by more than this takes the light. */
const BEFORE_GLASS = 0.3;
/** A table keeps this off cupboards, metres. */
const TO_TABLE = 0.33;
/** A run in line with another of another depth looks thrown together: it keeps this off, metres. */
const TO_RUN = 0.4;

/** A small living room does well without; from here on books and glasses want a place, m². */
const BOOKS = 18;
/** Larger rooms have cupboards in place of books, m²; the other of the two, or a sideboard, only where they find no wall. */
const WALL = 27;
const OTHER_RUN = 0.4;

/** One run of storage for a room to live in. */
export function wallRuns(activity: Activity, area: number): Want[] {
  if (area < BOOKS) return [];
  const [first, other] =
    area < WALL ? (['bookcases', 'storage-wall'] as const) : (['storage-wall', 'bookcases'] as const);
  const run: Want = {
    name: 'storage',
    activity,
    level: 'could',
    options: [storageRun(first, 0), storageRun(other, OTHER_RUN), storageRun('sideboard', 2 * OTHER_RUN)],
    taste: { centred: 0.6, corner: 0.4, longWall: 0.3, farFromDoor: 0.2 },
    accepts: isPlaceForStorage,
    unless: ({ placed }) => placed.some(({ kind }) => kind === 'tv-wall') && area < 26,
    missed: 0.6,
    names: 'bookcase',
  };
  return [run];
}

/** Not before glass, off seats and tables, and not butted to cupboards of other groups. */
export function isPlaceForStorage({ pieces }: Candidate, { placed }: State, { space }: Scene): boolean {
  return pieces.every(
    (piece) =>
      shareBeforeGlass(space, piece.box) <= BEFORE_GLASS &&
      placed.every((other) => {
        const needed = isSeat(other) ? TO_STRANGER : isDiningTable(other) ? TO_TABLE : isStorage(other) || isScreen(other) ? TO_RUN : 0; // biome-ignore format: one rule
        return needed === 0 || gapBetween(piece.box, other.box) >= needed;
      }),
  );
}
