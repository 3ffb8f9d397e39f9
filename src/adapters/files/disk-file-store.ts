import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { type FileStore, PARTS, type StoredFile } from '#service/ports/file-store.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { STORE_CALL_MS, withDeadline } from '#service/with-deadline.ts';
import { checkFreeSpace, FREE_SPACE_RESERVE_BYTES } from './check-free-space.ts';
import { unlessMissing } from './unless-missing.ts';

/** Files that are looked at together. */
const PAGE = 200;

/** A folder on disk. A file appears under its name only when all of it is on the disk. */
export class DiskFileStore implements FileStore {
  readonly #root: string;
  readonly #reserveBytes: number;

  /** @param reserveBytes that must be free for the store to count as usable */
  constructor(root: string, reserveBytes = FREE_SPACE_RESERVE_BYTES) {
    this.#root = root;
    this.#reserveBytes = reserveBytes;
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    return guarded(async () => {
      const path = this.#path(name);
      const part = join(this.#root, PARTS, randomUUID());
      await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(dirname(part), { recursive: true })]);
      try {
        await writeThrough(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
      await syncFolder(dirname(path));
    });
  }

  get(name: string): Promise<Uint8Array | undefined> {
    return guarded(() => readFile(this.#path(name)).catch(unlessMissing));
  }

  remove(name: string): Promise<void> {
    return guarded(async () => {
      const path = this.#path(name);
      await rm(path, { force: true });
      // A plan's own folder goes with its last file.
      const folder = dirname(path);
      if (dirname(folder) !== this.#root && (await readdir(folder).catch(() => ['?'])).length === 0) {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  list(folder: string): Promise<string[]> {
    return guarded(async () => {
      const root = this.#path(folder);
      const entries = (await readdir(root, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? [];
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(this.#root.length + 1)
            .replaceAll(sep, '/'),
        );
    });
  }

  async *pages(folder: string): AsyncGenerator<StoredFile[]> {
    const names = await this.list(folder);
    for (let at = 0; at < names.length; at += PAGE) {
      const page = names.slice(at, at + PAGE);
      yield (await guarded(() => Promise.all(page.map((name) => this.#lookAt(name))))).flat();
    }
  }

  /** Nothing where it was removed meanwhile. */
  async #lookAt(name: string): Promise<StoredFile[]> {
    const found = await stat(this.#path(name)).catch(unlessMissing);
    return found ? [{ name, writtenAt: found.mtime }] : [];
  }

  /** Removes what writes left that a crash broke off. For a start, before anything is written. */
  async removeParts(): Promise<void> {
    await rm(join(this.#root, PARTS), { recursive: true, force: true });
  }

  check(): Promise<void> {
    return guarded(async () => {
      await mkdir(this.#root, { recursive: true });
      if (!(await stat(this.#root)).isDirectory()) throw new Error('The file store is not a folder');
      await checkFreeSpace(this.#root, this.#reserveBytes);
    });
  }

  #path(name: string): string {
    if (!/^[\w-]+(\/[\w.-]+)*$/.test(name) || name.includes('..')) throw new WrongName(name);
    return join(this.#root, ...name.split('/'));
  }
}

/** A bug of ours, not of the disk's. */
class WrongName extends Error {
  constructor(name: string) {
    super(`Expected a file name, got "${name}"`);
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a crash of the machine may forget the name, though it keeps the bytes. Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Disks of other machines can hang as servers do. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(STORE_CALL_MS, work);
  } catch (error) {
    if (error instanceof WrongName || error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable('files', error);
  }
}
