import { describe, expect, it } from 'vitest';
import { scaling } from './geometry/affine.ts';
import type { PaintedBox } from './pixel-classes/paint-classes.ts';
import { type ReadPlanOptions, readPlan } from './read-plan.ts';
import { HEIGHT, INNER, LENGTH, OUTER, page, seen, WIDTH } from './structure/crossed-walls.fixture.ts';
import { textAt } from './texts/text-at.fixture.ts';
import type { TextRun } from './texts/types.ts';

const BED: PaintedBox = { name: 'furniture', x0: 72, y0: 72, x1: 308, y1: 212 };
/** Two of four rooms are bedrooms: those that are one by the filled walls. */
const NAMES = [
  textAt('BEDROOM', 190, 140),
  textAt('BATHROOM', 450, 140),
  textAt('BEDROOM', 190, 300),
  textAt('UTILITY', 450, 300),
];

/** Filled walls part two rooms, and the network sees a line across both of them as a wall. */
function read(texts: TextRun[], others: PaintedBox[] = [], options: ReadPlanOptions = {}) {
  const sheet = page([...OUTER, INNER[0]!]);
  const source = { widthPx: WIDTH, heightPx: HEIGHT, toPicture: scaling(1) };
  const { verdict, plan } = readPlan({ sheet, texts, page: sheet, source }, seen(6, 'wall', others), options);
  return { code: verdict.code, rooms: plan.rooms.length };
}

describe('readPlan', () => {
  it('looks for the walls that explain all names', () => {
    expect(read([...NAMES, LENGTH])).toEqual({ code: 'dimensions_missing', rooms: 4 });
  });

  it('looks no further than what is drawn where nothing is measured, or the rooms are furnished', () => {
    expect(read(NAMES)).toEqual({ code: 'dimensions_missing', rooms: 2 });
    expect(read([...NAMES, LENGTH], [BED])).toEqual({ code: 'furniture_detected', rooms: 2 });
  });

  it('looks further whatever the verdict when it is to read to the end', () => {
    const toTheEnd = true;
    expect(read(NAMES, [], { toTheEnd })).toEqual({ code: 'dimensions_missing', rooms: 4 });
    expect(read([...NAMES, LENGTH], [BED], { toTheEnd })).toEqual({ code: 'furniture_detected', rooms: 4 });
  });
});
