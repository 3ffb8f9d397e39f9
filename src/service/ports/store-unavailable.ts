/** A store (files, rows or queue) is down: the sender may try again later. Answered as `service_unavailable`. */
export class StoreUnavailable extends Error {
  constructor(store: 'files' | 'rows' | 'queue', cause: unknown) {
    super(`The store of ${store} cannot be used`, { cause });
    this.name = 'StoreUnavailable';
  }
}
