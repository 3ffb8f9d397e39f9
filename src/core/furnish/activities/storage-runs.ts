import { storageRun } from '../groups/storage-wall.ts';
import type { Activity } from '../home/task.ts';
import { gapBetween, shareBeforeGlass } from '../judge/look.ts';
import { isScreen, isSeat, isStorage, TO_STRANGER } from '../judge/seats.ts';
import { isDiningTable } from '../judge/tables.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import type { Want } from './want.ts';

/** A run before glass by more than this takes the light. */
const BEFORE_GLASS = 0.3;
const AT_WINDOW = 0.45;
/** A table keeps this off cupboards, metres. */
const TO_TABLE = 0.33;
/** A run in line with another of another depth looks thrown together: it keeps this off, metres. */
const TO_RUN = 0.4;

/** One run of storage for a room to live in. */
export function wallRuns(activity: Activity, area: number): Want[] {
  // A small living room does well without; from about 20 m² books and glasses want a place.
  const missed = Math.min(0.6, Math.max(0, area - 13) * 0.07);
  const run: Want = {
    name: 'storage',
    activity,
    level: 'could',
    options: [
      storageRun('bookcases', 0.05),
      storageRun('sideboard', 0.05),
      storageRun('storage-wall', area > 18 ? 0.1 : 0.3),
    ],
    taste: { centred: 0.6, corner: 0.4, longWall: 0.3, farFromDoor: 0.2 },
    accepts: isPlaceForStorage,
    unless: ({ placed }) => placed.some(({ kind }) => kind === 'tv-wall') && area < 26,
    missed,
    names: 'bookcase',
  };
  return [run];
}

/** Not before glass, off seats and tables, and not butted to cupboards of other groups. */
export function isPlaceForStorage({ pieces }: Candidate, { placed }: State, { space }: Scene): boolean {
  return pieces.every(
    (piece) =>
      shareBeforeGlass(space, piece.box, AT_WINDOW) <= BEFORE_GLASS &&
      placed.every((other) => {
        const needed = isSeat(other) ? TO_STRANGER : isDiningTable(other) ? TO_TABLE : isStorage(other) || isScreen(other) ? TO_RUN : 0; // biome-ignore format: one rule
        return needed === 0 || gapBetween(piece.box, other.box) >= needed;
      }),
  );
}
