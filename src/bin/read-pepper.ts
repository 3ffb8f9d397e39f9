import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '#config';
import type { Rows } from '#service/ports/rows.ts';

/**
 * The pepper that key secrets are hashed with: given, or kept in the data folder, readable by this user only.
 * @throws Error when the database was used with another one, because then no key would ever fit
 */
export async function readPepper(dataDir: string, given: string | undefined, rows: Rows): Promise<string> {
  const pepper = given ?? (await keepPepper(dataDir));
  const mark = createHash('sha256').update(`plenish-pepper:${pepper}`).digest('hex');
  if ((await rows.settle('pepper-mark', mark)) !== mark) {
    throw new ConfigError(
      'The keys in this database were made with another pepper. Set PLENISH_PEPPER to the same value on every machine (it is in the file "pepper" of the data folder that came first).',
    );
  }
  return pepper;
}

async function keepPepper(dataDir: string): Promise<string> {
  const path = join(dataDir, 'pepper');
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  await writeFile(path, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')).trim();
}
