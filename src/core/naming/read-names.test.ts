import { describe, expect, it } from 'vitest';
import type { TextRun } from '../texts/types.ts';
import { readNames } from './read-names.ts';

function line(text: string): TextRun {
  return { text, box: { x0: 0, y0: 0, x1: 80, y1: 12 }, angle: 0, heightPx: 12, confidence: 1, source: 'ocr' };
}

describe('readNames', () => {
  it('shows letters that were read as zeros as letters, and leaves numbers alone', () => {
    expect(readNames([line('BEDR00M1')])).toEqual({ type: 'bedroom', label: 'BEDROOM1' });
    expect(readNames([line('Bathr0om')])).toEqual({ type: 'bathroom', label: 'Bathroom' });
    expect(readNames([line('BEDROOM 10')]).label).toBe('BEDROOM 10');
  });
});
