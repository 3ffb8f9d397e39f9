import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where simplified networks are kept, and the sources of what simplifies them. */
export interface SimplifiedPlaces {
  readonly folder?: string;
  readonly rules?: string;
}

const FOLDER = join(import.meta.dirname, '../../../dist/models');

/**
 * The file that set-up makes of a network of a package, in its simpler form. It is named after what it is made from, the version of the
 * package and the simplifier's sources, so that one of other rules is never taken for it: there is none, then.
 */
export async function simplifiedFile(
  path: string,
  { folder = FOLDER, rules = import.meta.dirname }: SimplifiedPlaces = {},
): Promise<string> {
  const sources = (await readdir(rules)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const made = createHash('sha256');
  for (const source of [findPackageJSON(pathToFileURL(path))!, ...sources.map((name) => join(rules, name))])
    made.update(await readFile(source)).update('\0');
  return join(folder, `${basename(path, '.onnx')}.${made.digest('hex').slice(0, 16)}.onnx`);
}

/**
 * Makes that file, unless there is one, and drops those of other versions. Whoever looks for it sees nothing or all of it, however many
 * make it at once.
 * @returns whether there was none
 */
export async function writeSimplified(path: string, places: SimplifiedPlaces = {}): Promise<boolean> {
  const file = await simplifiedFile(path, places);
  if (existsSync(file)) return false;
  // Only here: children that find the file need neither this nor its library.
  const { simplifyNetwork } = await import('./simplify-network.ts');
  const folder = join(file, '..');
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    // Flushed, so that a machine that loses its power leaves no name without its bytes.
    await writeFile(unfinished, simplifyNetwork(await readFile(path)), { flush: true });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const other = (name: string) => name !== basename(file) && name.startsWith(`${basename(path, '.onnx')}.`);
  for (const name of await readdir(folder))
    if (other(name) && name.endsWith('.onnx')) await rm(join(folder, name), { force: true });
  return true;
}
