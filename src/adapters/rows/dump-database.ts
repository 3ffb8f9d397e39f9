import { rename, rm } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from './database.ts';

/** All of the embedded database as it is at one moment, a packed tar; what else is asked of it meanwhile waits. */
export async function dumpEmbedded(embedded: PGlite): Promise<Uint8Array> {
  // What is only in its log would have to be worked through again when the dump is opened.
  await embedded.exec('checkpoint');
  const dump = await embedded.dumpDataDir('gzip');
  return new Uint8Array(await dump.arrayBuffer());
}

/** Makes the folder of an embedded database out of a dump. It is there when all of it is. @throws Error when the dump cannot be opened */
export async function loadEmbedded(folder: string, dump: Uint8Array<ArrayBuffer>): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const database = await openEmbedded(part, new Blob([dump], { type: 'application/x-gzip' }));
  await database.close();
  await rename(part, folder);
}
