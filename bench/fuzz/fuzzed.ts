import type fc from 'fast-check';

/** Something that must hold for whatever is made up, and how often it is tried in the tests: all of it takes about a minute. */
export interface Fuzzed {
  readonly name: string;
  readonly property: fc.IAsyncProperty<unknown[]>;
  readonly runs: number;
}

/** `fc.asyncProperty` gives its own types to what it is about; nobody who runs it asks for them. */
export const fuzzed = <T extends unknown[]>(name: string, runs: number, property: fc.IAsyncProperty<T>): Fuzzed => ({
  name,
  runs,
  property: property as unknown as Fuzzed['property'],
});
