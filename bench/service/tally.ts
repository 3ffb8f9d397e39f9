/** How often each thing was seen. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** @returns of all things, or of those that a pattern fits */
  count(pattern = /^/): number {
    return [...this.#counts].reduce((sum, [what, n]) => sum + (pattern.test(what) ? n : 0), 0);
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => a.localeCompare(b)));
  }
}
