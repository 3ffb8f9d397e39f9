import fc from 'fast-check';

/** Evenly between two numbers, in a thousand steps: `fc.double` comes mostly with the smallest numbers there are. */
export const between = (least: number, most: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: 1000 })).map((n) => least + (n / 1000) * (most - least));
