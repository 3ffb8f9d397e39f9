import { expect, it } from 'vitest';
import { readLengths } from './read-lengths.ts';

it('finds the lengths among the texts of a refusal, each once', () => {
  const box = [0, 0, 10, 10];
  const places = ['3.20', 'BED', `11'4"`, '3.20'].map((text) => ({ text, box }));
  expect(readLengths({ reason: 'none', places })).toEqual(['3.20', `11'4"`]);
  expect(readLengths({})).toEqual([]);
});
