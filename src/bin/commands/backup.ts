import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '#adapters/rows/database.ts';
import { dumpEmbedded } from '#adapters/rows/dump-database.ts';
import { type Config, ConfigError, readConfig } from '#config';
import { readBackup, writeBackup } from '../backup-folder.ts';
import { askFolder, claimFolder } from '../claim-folder.ts';

export const BACKUP_HELP = `plenish backup <folder>

Copies everything that the service keeps in its data folder: keys, plans, galleries. The service may be running, and goes on. The folder is new
or empty. plenish restore makes a data folder of it. With PLENISH_DATABASE_URL use the means of your servers: docs/keeping.md.`;

export const RESTORE_HELP = `plenish restore <folder>

Makes an empty data folder (PLENISH_DATA_DIR) what it was when plenish backup wrote the folder. The service must not be running on it.`;

/** What a command asks the service that has the data folder. */
export interface BackupQuestion {
  readonly do: 'backup';
  /** Absolute; where the dump of the database goes. */
  readonly path: string;
}

/** Runs `plenish backup`; resolves to the exit code. */
export async function runBackup(args: string[]): Promise<number> {
  const folder = readFolder(args);
  if (!folder) return explain(BACKUP_HELP);
  const config = readConfig();
  checkOwnDatabase(config);
  const files = await writeBackup(folder, {
    ...{ dataDir: config.dataDir, filesInS3: config.s3 !== undefined },
    writeDump: (path) => dump(config, path),
  });
  console.log(`plenish: ${folder} has the database${files === undefined ? '' : ` and ${files} files`}.`);
  if (files === undefined)
    console.log('The files are in the S3 store: copy its bucket now, after the database (docs/keeping.md).');
  if (config.pepper) console.log('Keep PLENISH_PEPPER as well: without it no key works.');
  return 0;
}

/** Runs `plenish restore`; resolves to the exit code. */
export async function runRestore(args: string[]): Promise<number> {
  const folder = readFolder(args);
  if (!folder) return explain(RESTORE_HELP);
  const config = readConfig();
  checkOwnDatabase(config);
  const claim = await claimFolder(config.dataDir, async () => {
    throw new Error('A backup is being restored into this folder. Try again in a moment.');
  });
  if (!claim) throw new Error(`Another process is using the data folder ${config.dataDir}. End it first.`);
  try {
    const { madeAt, files } = await readBackup(folder, config.dataDir);
    console.log(
      `plenish: ${config.dataDir} is what it was at ${madeAt}${files === null ? '' : `, with ${files} files`}.`,
    );
  } finally {
    await claim.release();
  }
  return 0;
}

function readFolder(args: string[]): string | undefined {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  return positionals.length === 1 ? resolve(positionals[0]!) : undefined;
}

function explain(help: string): number {
  console.error(help);
  return 1;
}

function checkOwnDatabase({ databaseUrl }: Config): void {
  if (databaseUrl) {
    throw new ConfigError(
      'With PLENISH_DATABASE_URL backups are made by pg_dump and a copy of the files, in this order: docs/keeping.md.',
    );
  }
}

/** Has the running service write it, or opens the database itself. */
async function dump({ dataDir }: Config, path: string): Promise<void> {
  const question: BackupQuestion = { do: 'backup', path };
  if (await askFolder(dataDir, question)) return;
  const claim = await claimFolder(dataDir, async () => {
    throw new Error('A backup is being made. Try again in a moment.');
  });
  if (!claim) throw new Error('Another process has just begun to use the data folder. Try again in a moment.');
  try {
    const database = await openEmbedded(join(dataDir, 'database'));
    try {
      if ('embedded' in database) await writeFile(path, await dumpEmbedded(database.embedded));
    } finally {
      await database.close();
    }
  } finally {
    await claim.release();
  }
}
