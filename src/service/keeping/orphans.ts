import type { FileStore } from '../ports/file-store.ts';
import type { Rows } from '../ports/rows.ts';
import { isUuid } from '../uuid.ts';
import { planFolder } from './plan-files.ts';
import { removeFolder, removePicture } from './remove-files.ts';

/** What has no row for so long gets none any more: it was left by a process that died, or comes from a backup of the files. */
const ORPHAN_AFTER_MS = 24 * 3600_000;

/** More than these without a row, and more than this share of all: then the rows are likely those of another installation. */
const FEW = 20;
const SHARE = 0.1;

/** The rows don't fit the files: nothing was removed. */
export class ForeignRows extends Error {
  constructor(orphans: number, all: number) {
    super(
      `${orphans} of ${all} plans and pictures in the file store have no row. Is this the database that belongs to it? They were left alone.`,
    );
  }
}

interface Found {
  readonly orphans: string[];
  all: number;
}

/**
 * Removes plans and pictures that no row knows. A plan's files are written before its row and are removed before it: what a crash
 * leaves in between nobody can ask for, or take away.
 * @returns how many @throws ForeignRows
 */
export async function sweepOrphans(
  { files, rows }: { files: FileStore; rows: Rows },
  signal: AbortSignal,
  now = Date.now(),
): Promise<number> {
  const find = (of: 'plans' | 'pictures', folder: string) => findOrphans({ files, rows }, { of, folder, signal, now });
  const plans = await find('plans', 'plans');
  const pictures = await find('pictures', 'images');
  const [orphans, all] = [plans.orphans.length + pictures.orphans.length, plans.all + pictures.all];
  if (orphans > Math.max(FEW, SHARE * all)) throw new ForeignRows(orphans, all);
  for (const id of plans.orphans) await removeFolder(planFolder(id), files);
  for (const id of pictures.orphans) await removePicture(id, files);
  return orphans;
}

async function findOrphans(
  { files, rows }: { files: FileStore; rows: Rows },
  { of, folder, signal, now }: { of: 'plans' | 'pictures'; folder: string; signal: AbortSignal; now: number },
): Promise<Found> {
  /** The newest file of each: a plan may be in the making that has older ones. */
  const newest = new Map<string, number>();
  for await (const page of files.pages(folder)) {
    signal.throwIfAborted();
    for (const { name, writtenAt } of page) {
      // `plans/<id>/…`, `images/<id>_layout.jpg`, `images/<id>/…`
      const id = name.slice(folder.length + 1).split(/[/_]/, 1)[0]!;
      if (isUuid(id)) newest.set(id, Math.max(newest.get(id) ?? 0, +writtenAt));
    }
  }
  const ids = [...newest.keys()];
  const orphans: string[] = [];
  for (let at = 0; at < ids.length; at += 500) {
    signal.throwIfAborted();
    const some = ids.slice(at, at + 500);
    const known = await rows.plans.findKnown(of, some);
    orphans.push(...some.filter((id) => !known.has(id) && now - newest.get(id)! >= ORPHAN_AFTER_MS));
  }
  return { orphans, all: ids.length };
}
