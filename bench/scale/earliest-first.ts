/** Things with a number each, the lowest first; equal numbers in the order in which they came (a binary heap). */
export class EarliestFirst<T> {
  readonly #heap: { at: number; order: number; thing: T }[] = [];
  #count = 0;

  get size(): number {
    return this.#heap.length;
  }

  /** The number of the first; Infinity of none. */
  get next(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  add(at: number, thing: T): void {
    const heap = this.#heap;
    let i = heap.push({ at, order: this.#count++, thing }) - 1;
    for (let parent = (i - 1) >> 1; i > 0 && this.#isBefore(i, parent); parent = (i - 1) >> 1) {
      this.#swap(i, parent);
      i = parent;
    }
  }

  take(): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first?.thing;
    heap[0] = last;
    for (let i = 0; ; ) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2])
        if (child < heap.length && this.#isBefore(child, least)) least = child;
      if (least === i) return first.thing;
      this.#swap(i, least);
      i = least;
    }
  }

  #isBefore(i: number, j: number): boolean {
    const [a, b] = [this.#heap[i]!, this.#heap[j]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  #swap(i: number, j: number): void {
    [this.#heap[i], this.#heap[j]] = [this.#heap[j]!, this.#heap[i]!];
  }
}
