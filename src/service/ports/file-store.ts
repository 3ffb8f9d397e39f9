export interface StoredFile {
  readonly name: string;
  /** By the clock of the store. */
  readonly writtenAt: Date;
}

/** The folder of what is not written to its end yet, in stores that have one; what is kept lies elsewhere. */
export const PARTS = 'parts';

/** Files by name, such as `images/<uuid>_layout.jpg`. Every method throws `StoreUnavailable` when the store cannot be used. */
export interface FileStore {
  /** Once this resolves the bytes survive a crash. Writing a name twice keeps the later bytes, never a mixture. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  /** Says nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** Names that begin with `folder/`. */
  list(folder: string): Promise<string[]>;
  /** The same a page at a time, however many there are, and when each was written. */
  pages(folder: string): AsyncIterable<readonly StoredFile[]>;
  check(): Promise<void>;
}
