/** A store (files, rows or queue) is down: the sender may try again later. Answered as `service_unavailable`. */
export class StoreUnavailable extends Error {
  /** What is missing, in the words of `/readyz`. */
  readonly missing: string;

  constructor(store: 'files' | 'rows' | 'queue', cause: unknown, missing: string = store) {
    super(`The store of ${store} cannot be used`, { cause });
    this.name = 'StoreUnavailable';
    this.missing = missing;
  }
}
