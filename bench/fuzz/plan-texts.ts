import fc from 'fast-check';

const NUMBERS = ['0', '00', '1', '12', '123', '1200', '3.2', '3,20', '0.0', '1e9', '1000000000', '999999999999999999999', '.5', '1 575', "1'425", '½', '¼', '1/2', '3/0', '0/0', '61/2', '-4', '٣', '三'] as const; // biome-ignore format: a table
const MARKS = [' ', '', "'", '"', '’', '″', '-', 'x', '×', '*', '/', ':', ',', '.', '(', ')', '^', 'm', 'cm', 'mm', 'm²', 'm2', 'sq ft', 'sqm', 'ft', 'in', '1:', 'S=', '"=', "'-", '+', '=', '~', '@', '\n', '\u0000', '️', 'ﬁ'] as const; // biome-ignore format: a table
const NAMES = ['BEDROOM', 'Kitchen', 'BATH', 'WC', 'LIVING', 'Terrace', 'Balkon', 'PORCH', 'Loggia', 'HALL', 'W.I.C.', 'Garage', 'UP', 'DN', 'STAIRS', 'CHAMBRE 1', 'Кухня', '客厅', 'C.H. 2.70 m', '3LDK', 'GROUND FLOOR PLAN', 'SECTION A-A', 'SCALE 1:100', '1/4" = 1\'-0"', 'REF', 'DW', 'CL', 'ELEVATION'] as const; // biome-ignore format: a table

/** Texts that look like measures, most of them broken: the parts of the grammar in any order. */
export const measureTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
      { weight: 2, arbitrary: fc.nat({ max: 12_000 }).map(String) },
      { weight: 5, arbitrary: fc.constantFrom(...MARKS) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Lengths as they stand on dimension lines, and as they should not. */
export const planLengths: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 500, max: 12_000 }).map((mm) => (mm / 1000).toFixed(2)) },
  { weight: 2, arbitrary: fc.integer({ min: 500, max: 12_000 }).map(String) },
  { weight: 2, arbitrary: fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 11 })).map(([ft, inch]) => `${ft}'-${inch}"`) },
  { weight: 1, arbitrary: measureTexts },
  { weight: 1, arbitrary: fc.constantFrom('0', '1e9', '½') },
);

/** What is written on plans: names of rooms, lengths, sizes, areas, ratios, and anything at all. */
export const planTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.double({ min: 0.3, max: 15, noNaN: true }), fc.constantFrom(' m', '', 'm²', ' m2', 'cm', ' x 3.20 m'))
      .map(([n, unit]) => `${n.toFixed(2)}${unit}`),
  },
  { weight: 3, arbitrary: measureTexts },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...NAMES), measureTexts).map((both) => both.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom('0', '1e9', '½', '0 x 0', '0 m²', '') },
);
