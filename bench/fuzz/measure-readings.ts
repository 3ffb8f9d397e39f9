import fc from 'fast-check';
import { findMeasures } from '#core/texts/find-measures.ts';
import { findOrientation } from '#core/texts/find-orientation.ts';
import { nameRoom } from '#core/texts/name-room.ts';
import { parseMeasure } from '#core/texts/parse-measure.ts';
import { readCyrillic } from '#core/texts/read-cyrillic.ts';
import type { Reading, TextRun } from '#core/texts/types.ts';
import { between } from './between.ts';
import { fuzzed } from './fuzzed.ts';
import { measureTexts, planTexts } from './plan-texts.ts';

/** What a reading says in numbers, all of which are greater than nothing and no more than any building has. */
function numbersOf(reading: Reading): readonly number[] {
  if (reading.kind === 'length') return [reading.metres];
  if (reading.kind === 'size') return reading.metres;
  return [reading.kind === 'area' ? reading.squareMetres : reading.denominator];
}

function expectReadings(text: string, readings: readonly Reading[]): void {
  for (const reading of readings)
    for (const number of numbersOf(reading))
      if (!(number > 0 && number < 25_000)) throw new Error(`${JSON.stringify(text)} is ${JSON.stringify(reading)}`);
}

const runs: fc.Arbitrary<TextRun> = fc
  .record({
    text: planTexts,
    x: between(0, 300),
    y: between(0, 100),
    heightPx: fc.constantFrom(0, 6, 10, 11, 24),
    angle: fc.constantFrom(0 as const, 0 as const, 90 as const, 180 as const, 270 as const),
  })
  .map(({ text, x, y, heightPx, angle }) => {
    const [w, h] =
      angle % 180 === 0 ? [heightPx * text.length * 0.6, heightPx] : [heightPx, heightPx * text.length * 0.6];
    return { text, box: { x0: x, y0: y, x1: x + w, y1: y + h }, angle, heightPx, confidence: 0.9, source: 'ocr' };
  });

export const measureReadings = [
  fuzzed(
    'parseMeasure reads any text',
    4000,
    fc.asyncProperty(fc.oneof(measureTexts, planTexts), async (text) => {
      expectReadings(text, parseMeasure(text));
      const named = nameRoom(text);
      if (named && !(named.certainty >= 0 && named.certainty <= 1)) throw new Error(`${text}: ${named.certainty}`);
    }),
  ),
  fuzzed(
    'findMeasures reads any texts of a sheet',
    400,
    fc.asyncProperty(fc.array(runs, { maxLength: 25 }), async (texts) => {
      for (const { run, readings } of findMeasures(readCyrillic(texts))) expectReadings(run.text, readings);
      findOrientation(texts);
    }),
  ),
];
