import fc from 'fast-check';
import { between } from '../between.ts';

/** What is put in the place of some value of a JSON document, which is named by a share of all its values. */
export interface Spoiling {
  readonly at: number;
  readonly value: unknown;
}

const oddValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    0,
    1e308,
    -1e-308,
    2 ** 53,
    '',
    'x'.repeat(5000),
    [],
    {},
    true,
    [[]],
    'constructor',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
);

export const spoilings: fc.Arbitrary<Spoiling[]> = fc.array(fc.record({ at: between(0, 0.9999), value: oddValues }), {
  minLength: 1,
  maxLength: 4,
});

/** The document with some of its values being others. */
export function spoil(document: unknown, list: readonly Spoiling[]): unknown {
  const copy = structuredClone(document);
  for (const { at, value } of list) {
    const places = placesIn(copy);
    const place = places[Math.floor(at * places.length)];
    if (place) place.of[place.name] = value;
  }
  return copy;
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown): { of: Holder; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Holder;
  return Object.keys(of).flatMap((name) => [{ of, name }, ...placesIn(of[name])]);
}
