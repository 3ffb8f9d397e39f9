import { expect, it } from 'vitest';
import { readLengths } from './read-lengths.tsx';

it('finds the lengths among the texts of a refusal, where they stand', () => {
  const box = [0, 0, 10, 10];
  const places = ['3.20', 'BED', '01', `11'4"`].map((text) => ({ text, box }));
  expect(readLengths({ reason: 'none', places }).map(({ text }) => text)).toEqual(['3.20', `11'4"`]);
  expect(readLengths({})).toEqual([]);
});
