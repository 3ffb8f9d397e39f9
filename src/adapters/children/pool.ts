/**
 * Lends its things to one at a time, to those who wait as they came. The last thing, lent after all others, is for guests first; they get
 * another only where nobody else waits for it.
 */
export class Pool<T extends object> {
  readonly #last: T;
  /** The last thing at the end. */
  readonly #free: T[];
  readonly #guests: ((thing: T) => void)[] = [];
  readonly #others: ((thing: T) => void)[] = [];

  constructor(things: readonly T[]) {
    this.#last = things.at(-1)!;
    this.#free = [...things];
  }

  /** Waits for a thing and works with it. Work that has begun is never interrupted. */
  async use<R>(work: (thing: T) => Promise<R>, isGuest = false): Promise<R> {
    const thing = await new Promise<T>((resolve) => {
      (isGuest ? this.#guests : this.#others).push(resolve);
      this.#lend();
    });
    try {
      return await work(thing);
    } finally {
      // By then whoever goes on with another piece of work waits for it.
      setImmediate(() => this.#takeBack(thing));
    }
  }

  #takeBack(thing: T): void {
    if (thing === this.#last) this.#free.push(thing);
    else this.#free.unshift(thing);
    this.#lend();
  }

  #lend(): void {
    while (this.#free.length > 0 && this.#guests.length + this.#others.length > 0) {
      const isForGuest = this.#guests.length > 0 && (this.#free.at(-1) === this.#last || this.#others.length === 0);
      if (isForGuest) this.#guests.shift()!(this.#free.pop()!);
      else this.#others.shift()!(this.#free.shift()!);
    }
  }
}
