import { describe, expect, it } from 'vitest';
import type { TextRun } from '../texts/types.ts';
import { placedNames, readNames } from './read-names.ts';

function line(text: string, row = 0): TextRun {
  return {
    text,
    box: { x0: 0, y0: 16 * row, x1: 80, y1: 16 * row + 12 },
    angle: 0,
    heightPx: 12,
    confidence: 1,
    source: 'ocr',
  };
}

describe('readNames', () => {
  it('shows letters that were read as zeros as letters, and leaves numbers alone', () => {
    expect(readNames([line('BEDR00M1')])).toEqual({ type: 'bedroom', label: 'BEDROOM1' });
    expect(readNames([line('Bathr0om')])).toEqual({ type: 'bathroom', label: 'Bathroom' });
    expect(readNames([line('BEDROOM 10')]).label).toBe('BEDROOM 10');
  });

  it('leaves the size of a room out of its name, however close its letters are', () => {
    expect(readNames([line('Bedroom1'), line('3.07mX4.81m', 1)]).label).toBe('Bedroom1');
    expect(readNames([line('Bedroom 2 2.65 m x 4.58 m')]).label).toBe('Bedroom 2');
  });

  it('takes the word for whose room it is as a part of the name below it', () => {
    expect(readNames([line('PRIMARY'), line('BATH', 1)])).toEqual({ type: 'bathroom', label: 'PRIMARY BATH' });
    expect(readNames([line('GUEST')]).type).toBe('bedroom');
    expect(readNames([line('CLOSET'), line('BEDROOM', 1)]).type).toBe('bedroom');
  });

  it('does not cook on a porch because of a letter', () => {
    expect(readNames([line('UPPER PORCH'), line('K', 3)])).toEqual({ type: 'terrace', label: 'UPPER PORCH' });
    expect(readNames([line('OLOH'), line('K', 3)]).type).toBe('living-kitchen');
  });
});

describe('placedNames', () => {
  it('has a name of several lines once, at their middle, and each of several names', () => {
    expect(placedNames([line('MASTER'), line('BATH', 1), line('KITCHEN', 6)])).toEqual([
      { type: 'bathroom', text: 'MASTER BATH', at: [40, 14] },
      { type: 'kitchen', text: 'KITCHEN', at: [40, 102] },
    ]);
  });

  it('takes the tags of water heaters and of washers with dryers for no names', () => {
    for (const tag of ['W.H.', '1500w W.H', 'HWH', 'W/D', 'w+d']) expect(placedNames([line(tag)])).toEqual([]);
    expect(placedNames([line('WH W/PAN'), line('WC', 4)]).map(({ type }) => type)).toContain('wc');
  });
});
