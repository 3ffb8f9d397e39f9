import type { FileStore } from '../ports/file-store.ts';

/** Files that are made when they are first asked for, and kept. Who asks for one in the meantime waits for the same. */
export class MadeOnce {
  readonly #files: FileStore;
  readonly #making = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * @param make undefined for what cannot be made: nothing is kept then
   * @param isWanted asked when it is made: a file whose plan was taken away in the meantime is not left behind
   * @throws `StoreUnavailable`
   */
  async find(
    name: string,
    make: () => Promise<Uint8Array | undefined>,
    isWanted: () => Promise<boolean> = async () => true,
  ): Promise<Uint8Array | undefined> {
    const kept = await this.#files.get(name);
    if (kept) return kept;
    const running = this.#making.get(name) ?? this.#make(name, make, isWanted);
    this.#making.set(name, running);
    return running.finally(() => this.#making.delete(name));
  }

  async #make(
    name: string,
    make: () => Promise<Uint8Array | undefined>,
    isWanted: () => Promise<boolean>,
  ): Promise<Uint8Array | undefined> {
    const made = await make();
    if (!made) return undefined;
    await this.#files.put(name, made);
    // Whoever took the plan away in the meantime took its files away before this one was there.
    if (await isWanted()) return made;
    await this.#files.remove(name);
    return undefined;
  }
}
