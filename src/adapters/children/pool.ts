/**
 * Lends its things to one at a time, to those who wait as they came. The last thing is for guests first, who get no other; everybody
 * else gets it when no other is free.
 */
export class Pool<T extends object> {
  readonly #last: T;
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
    for (const thing of this.#free.splice(0)) {
      const next = (thing === this.#last ? this.#guests.shift() : undefined) ?? this.#others.shift();
      if (next) next(thing);
      else this.#free.push(thing);
    }
  }
}
