import { DRAFTS, removeDraft } from '../mending/drafts.ts';
import { type FileStore, PARTS } from '../ports/file-store.ts';
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
      `${orphans} of ${all} plans, pictures and refused drawings in the file store have no row. Is this the database that belongs to it? They were left alone.`,
    );
  }
}

interface Found {
  readonly orphans: readonly string[];
  readonly all: number;
}

/** What has files and a row, and how either is found, and the files are removed. */
interface Kind {
  readonly folder: string;
  readonly findKnown: (ids: readonly string[], rows: Rows) => Promise<Set<string>>;
  readonly remove: (id: string, files: FileStore) => Promise<void>;
}

const KINDS: readonly Kind[] = [
  {
    folder: 'plans',
    findKnown: (ids, { plans }) => plans.findKnown('plans', ids),
    remove: (id, files) => removeFolder(planFolder(id), files),
  },
  { folder: 'images', findKnown: (ids, { plans }) => plans.findKnown('pictures', ids), remove: removePicture },
  { folder: DRAFTS, findKnown: (ids, { mendLinks }) => mendLinks.findDrafts(ids), remove: removeDraft },
];

/**
 * Removes plans, pictures and refused drawings that no row knows, and what was never written to its end. Files are written before their
 * row and, but for a draft that has become a plan, removed before it: what a crash leaves in between nobody can ask for, or take away.
 * @returns how many @throws ForeignRows
 */
export async function sweepOrphans(
  { files, rows }: { files: FileStore; rows: Rows },
  signal: AbortSignal,
  now = Date.now(),
): Promise<number> {
  let removed = await sweepParts(files, signal, now);
  const found = new Map<Kind, Found>();
  for (const kind of KINDS) found.set(kind, await findOrphans({ files, rows }, { kind, signal, now }));
  const sum = (of: (one: Found) => number) => [...found.values()].reduce((total, one) => total + of(one), 0);
  const [orphans, all] = [sum((one) => one.orphans.length), sum((one) => one.all)];
  if (orphans > Math.max(FEW, SHARE * all)) throw new ForeignRows(orphans, all);
  for (const [{ remove }, { orphans }] of found)
    for (const id of orphans) {
      await remove(id, files);
      removed++;
    }
  return removed;
}

/** What a write left that a crash broke off: no write takes a day. */
async function sweepParts(files: FileStore, signal: AbortSignal, now: number): Promise<number> {
  let removed = 0;
  for await (const page of files.pages(PARTS)) {
    for (const { name, writtenAt } of page) {
      signal.throwIfAborted();
      if (now - +writtenAt < ORPHAN_AFTER_MS) continue;
      await files.remove(name);
      removed++;
    }
  }
  return removed;
}

async function findOrphans(
  { files, rows }: { files: FileStore; rows: Rows },
  { kind: { folder, findKnown }, signal, now }: { kind: Kind; signal: AbortSignal; now: number },
): Promise<Found> {
  /** The newest file of each: a plan may be in the making that has older ones. */
  const newest = new Map<string, number>();
  for await (const page of files.pages(folder)) {
    signal.throwIfAborted();
    for (const { name, writtenAt } of page) {
      // `plans/<id>/…`, `images/<id>_layout.jpg`, `images/<id>/…`, `drafts/<id>/…`
      const id = name.slice(folder.length + 1).split(/[/_]/, 1)[0]!;
      if (isUuid(id)) newest.set(id, Math.max(newest.get(id) ?? 0, +writtenAt));
    }
  }
  const ids = [...newest.keys()];
  const orphans: string[] = [];
  for (let at = 0; at < ids.length; at += 500) {
    signal.throwIfAborted();
    const some = ids.slice(at, at + 500);
    const known = await findKnown(some, rows);
    orphans.push(...some.filter((id) => !known.has(id) && now - newest.get(id)! >= ORPHAN_AFTER_MS));
  }
  return { orphans, all: ids.length };
}
