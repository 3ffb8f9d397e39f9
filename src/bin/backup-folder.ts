import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskFileStore } from '#adapters/files/disk-file-store.ts';
import { unlessMissing } from '#adapters/files/unless-missing.ts';
import { loadEmbedded } from '#adapters/rows/dump-database.ts';

/** What is in the folder of a backup: its database, the pepper, and the files as they lie in the data folder. */
const DATABASE = 'database.tar.gz';
const PEPPER = 'pepper';
const FILES = 'files';
/** Written last: with it the backup is whole. */
const LABEL = 'backup.json';

/** Not the drawings that are being worked on: their senders are told that it broke off. */
const KEPT_FOLDERS = ['plans', 'images', 'drafts'];

interface Label {
  /** Of what is written here; another one is not understood. */
  readonly format: 1;
  readonly madeAt: string;
  /** How many there are; null where they are in an S3 store, which is copied by its own means. */
  readonly files: number | null;
}

export interface BackupSource {
  readonly dataDir: string;
  readonly filesInS3: boolean;
  /** The database as it is now. Called first. */
  readonly writeDump: (path: string) => Promise<void>;
}

/**
 * Copies a data folder while it is used. The rows go first and the files after them: a plan's files are there before its row, so that
 * each row of the copy has its files; files that come meanwhile have no row and are swept where the copy is used.
 * @returns how many files were copied; undefined where they are in an S3 store
 * @throws Error in words for who asked
 */
export async function writeBackup(folder: string, source: BackupSource): Promise<number | undefined> {
  if (!existsSync(join(source.dataDir, 'database'))) {
    throw new Error(`The data folder ${source.dataDir} has no database. Is PLENISH_DATA_DIR right?`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for every backup.`);
  await source.writeDump(join(folder, DATABASE));
  await copyFile(join(source.dataDir, PEPPER), join(folder, PEPPER)).catch(unlessMissing);
  const files = source.filesInS3 ? undefined : await copyFiles(join(source.dataDir, FILES), join(folder, FILES));
  const label: Label = { format: 1, madeAt: new Date().toISOString(), files: files ?? null };
  await writeFile(join(folder, LABEL), `${JSON.stringify(label)}\n`);
  return files;
}

/**
 * Makes a data folder of a backup. Its database comes last: what broke off is never taken for whole.
 * @returns what it is a copy of: when, and how many files @throws Error in words for who asked
 */
export async function readBackup(folder: string, dataDir: string): Promise<Label> {
  const label = await readLabel(folder);
  const taken = ['database', FILES, PEPPER].find((name) => existsSync(join(dataDir, name)));
  if (taken) {
    throw new Error(
      `The data folder ${dataDir} has a ${taken} already. Restore into an empty one: move it away, or set PLENISH_DATA_DIR.`,
    );
  }
  const copied = label.files === null ? 0 : await copyFiles(join(folder, FILES), join(dataDir, FILES));
  if (copied !== (label.files ?? 0)) {
    throw new Error(`The backup ${folder} is not whole: of ${label.files} files ${copied} are there.`);
  }
  await copyFile(join(folder, PEPPER), join(dataDir, PEPPER)).catch(unlessMissing);
  await loadEmbedded(join(dataDir, 'database'), Uint8Array.from(await readFile(join(folder, DATABASE))));
  return label;
}

async function readLabel(folder: string): Promise<Label> {
  const text = await readFile(join(folder, LABEL), 'utf8').catch(unlessMissing);
  const label = text === undefined ? undefined : (JSON.parse(text) as { format: number });
  if (!label) throw new Error(`${folder} is no backup of Plenish, or one that broke off: it has no ${LABEL}.`);
  if (label.format !== 1) throw new Error(`The backup ${folder} was made by a newer release of Plenish.`);
  return label as Label;
}

async function copyFiles(from: string, to: string): Promise<number> {
  const store = new DiskFileStore(from);
  let copied = 0;
  for (const folder of KEPT_FOLDERS) {
    for (const name of await store.list(folder)) {
      await mkdir(dirname(join(to, name)), { recursive: true });
      // Where the file system can, both share their blocks until one changes.
      const isThere = await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).then(
        () => true,
        // Taken away with its plan in the meantime.
        unlessMissing,
      );
      if (isThere) copied++;
    }
  }
  return copied;
}
