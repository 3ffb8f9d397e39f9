/** What is counted together where there are too many to be counted apart. */
const OTHER = 'other';

/**
 * Values of a label of which only so many may be told apart, or a metric would grow with the number of senders: the first that come
 * since the start of the process; all others are `other`.
 */
export class BoundedLabel {
  readonly #most: number;
  readonly #known = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  of(value: string): string {
    if (this.#known.size < this.#most) this.#known.add(value);
    return this.#known.has(value) ? value : OTHER;
  }
}
