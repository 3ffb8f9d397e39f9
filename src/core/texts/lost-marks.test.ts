import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { parseMeasure } from './parse-measure.ts';

/** Sizes of one reading, metres; `?` where the unit or a mark is a guess. */
const sizes = (text: string) =>
  parseMeasure(text).flatMap((r) =>
    r.kind === 'size' ? [`${r.metres.map((m) => m.toFixed(2)).join(' x ')}${r.certain ? '' : '?'}`] : [],
  );

describe('marks that recognition lost', () => {
  it.each([
    [`15/-2"`, `15'-2"`],
    [`28/-4 1/8"`, `28'-4 1/8"`],
    [`7'.7"`, `7'-7"`],
    [`24'--0"`, `24'-0"`],
    [`3:0"`, `3'-0"`],
    [`2:0 1/2*`, `2'-0 1/2"`],
    [`3-2:3/4`, '3-2 3/4'],
    [`4-6' 1/2"`, `4'-6 1/2"`],
    [`11'1′ ×13'6°`, `11'1" x 13'6"`],
    [`9′11" × 7°′10°`, `9'11" x 7'-10"`],
  ])('are put back: %s', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(parseMeasure(text)).toHaveLength(1);
  });

  it.each(['12:30', '1:50', 'SCALE 1:100', '10:15'])('are not looked for in %s', (text) => {
    expect(parseMeasure(text).filter((r) => r.kind === 'length')).toEqual([]);
  });

  it('are put back where no room is so long and the other side has inches', () => {
    expect(sizes(`88'x10'1"`)).toEqual(['2.64 x 3.07']);
    expect(sizes(`11'1"x101'`)).toEqual(['3.38 x 3.07']);
    expect(sizes(`110'x9'6"`)).toEqual(['3.35 x 2.90']);
    // The plot, and a hall.
    expect(sizes(`80' x 120'`)).toEqual(['24.38 x 36.58']);
    expect(sizes(`40' x 12'6"`)).toEqual(['12.19 x 3.81']);
  });

  it('are those of feet where nothing but that of inches was read', () => {
    expect(sizes(`86" X 69"`)).toContain('2.59 x 2.06?');
    const lengths = parseMeasure(`86"`).flatMap((r) => (r.kind === 'length' ? [r.metres.toFixed(2)] : []));
    expect(lengths).toEqual(['2.18', '2.59']);
    // A shelf.
    expect(parseMeasure(`18"`)).toHaveLength(1);
  });

  it('are points of metres beside a side that has one', () => {
    expect(sizes('481x3.06')).toEqual(['4.81 x 3.06?']);
    expect(sizes('2.95 x 1020')).toEqual(['2.95 x 10.20?']);
    // Without one these are centimetres.
    expect(parseMeasure('481x306').filter((r) => r.kind === 'size' && r.unit === 'm')).toEqual([]);
  });
});
