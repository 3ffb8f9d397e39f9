import { describe, expect, it } from 'vitest';
import { findMeasures } from '../texts/find-measures.ts';
import type { TextRun } from '../texts/types.ts';
import { drawingUnit } from './drawing-unit.ts';

const measuresOf = (...texts: string[]) =>
  findMeasures(
    texts.map((text, i): TextRun => {
      const box = { x0: 0, y0: i * 40, x1: text.length * 10, y1: i * 40 + 16 };
      return { text, box, angle: 0, heightPx: 16, confidence: 1, source: 'file' };
    }),
  );

describe('drawingUnit', () => {
  it('is that of the dimensions that agreed on the scale, whatever else is printed', () => {
    expect(drawingUnit({ unit: 'ft-in', measures: measuresOf('12.5 m²', '14.1 m²') })).toBe('ft');
    expect(drawingUnit({ unit: 'mm', measures: [] })).toBe('m');
  });

  it('is that of most measures where no dimension was used', () => {
    expect(drawingUnit({ measures: measuresOf('120 sq ft', '96 sq ft', '9.0 m²') })).toBe('ft');
    expect(drawingUnit({ measures: measuresOf('12.5 m²', '3.20 m') })).toBe('m');
  });

  it('is not known where nothing says it', () => {
    expect(drawingUnit({ measures: [] })).toBe(undefined);
  });
});
