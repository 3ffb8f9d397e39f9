import { describe, expect, it } from 'vitest';
import { isWritten } from './own-faces.ts';

describe('isWritten', () => {
  it('takes names, letters, numbers with a word and areas for words of a room', () => {
    for (const text of ['KITCHEN', 'S', 'BED 2', '5.2 m2', '12,5 m²', '30 SF', '洋'])
      expect(isWritten(text), text).toBe(true);
  });
  it('takes lengths, sizes of openings and round letters for none', () => {
    for (const text of [
      '7x14',
      '3.13m',
      '1881',
      '120mm',
      '12560mmX2970mm',
      '2.44 x 2.56 m',
      '12\'-6" x 10\'-0"',
      'oo',
      '8',
    ])
      expect(isWritten(text), text).toBe(false);
  });
});
