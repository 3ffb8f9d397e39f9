import { expect, it } from 'vitest';
import { chooseUnit, type Evidence } from './choose-unit.ts';
import type { Vote } from './votes.ts';

/** Votes of a length in millimetres for this scale, and for the one that is ten times as large. */
function votesOf(millimetres: number, pixelsPerMetre: number): Vote[] {
  const lengthPx = (millimetres / 1000) * pixelsPerMetre;
  const measure = { run: { text: `${millimetres}` } };
  const span = { measure, from: [0, 0], to: [lengthPx, 0], axis: 'x', lengthPx, weight: 0.7 };
  return (['mm', 'cm'] as const).map((unit) => {
    const metres = millimetres * (unit === 'mm' ? 0.001 : 0.01);
    const log = Math.log(metres / lengthPx);
    return {
      measure,
      key: `l${millimetres}`,
      unit,
      metres,
      log,
      sigma: 0.005,
      weight: 0.7,
      certain: false,
      lengthPx,
      span,
      axis: 'x',
    };
  }) as unknown as Vote[];
}

const chain = [8860, 4595, 1360, 2905, 950].flatMap((millimetres) => votesOf(millimetres, 150));
const unitFor = (evidence: Evidence) => chooseUnit(chain, evidence)[0]!.unit;

it('takes whole numbers for millimetres where lengths, doors and the house say so, whatever was taken for its walls', () => {
  const drawingPx = 1700;
  expect(unitFor({ doorsPx: [134, 121, 138], wallPx: 35, drawingPx })).toBe('mm');
  // The thickness of the lines that outlined walls are drawn with.
  expect(unitFor({ doorsPx: [134, 121, 138], wallPx: 4, drawingPx })).toBe('mm');
});

it('lets what was taken for doors not outvote everything else', () => {
  // A door of 10 cm, or of a metre.
  expect(unitFor({ doorsPx: [15, 14, 13], wallPx: 35, drawingPx: 1700 })).toBe('mm');
});
