/**
 * Lends its things to one at a time, to those who wait as they came. The first thing, lent before all others, is for guests first; they get
 * another only where nobody else waits for it.
 */
export class Pool<T extends object> {
  readonly #first: T;
  /** The first thing at the start. */
  readonly #free: T[];
  readonly #guests: ((thing: T) => void)[] = [];
  readonly #others: ((thing: T) => void)[] = [];

  constructor(things: readonly T[]) {
    this.#first = things[0]!;
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
    if (thing === this.#first) this.#free.unshift(thing);
    else this.#free.push(thing);
    this.#lend();
  }

  #lend(): void {
    for (let thing = this.#free[0]; thing; thing = this.#free[0]) {
      const [before, after] = thing === this.#first ? [this.#guests, this.#others] : [this.#others, this.#guests];
      const next = before.shift() ?? after.shift();
      if (!next) return;
      this.#free.shift();
      next(thing);
    }
  }
}
