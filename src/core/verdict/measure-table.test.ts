import { describe, expect, it } from 'vitest';
import type { TextRun } from '../texts/types.ts';
import { measureTable } from './measure-table.ts';

function run(text: string, x: number, y: number, angle: TextRun['angle'] = 0): TextRun {
  const [w, h] = angle === 0 ? [6 * text.length, 10] : [10, 6 * text.length];
  return { text, box: { x0: x, y0: y, x1: x + w, y1: y + h }, angle, heightPx: 10, confidence: 1, source: 'ocr' };
}

describe('measureTable', () => {
  it('sees a sheet of rows and columns', () => {
    const rows = Array.from({ length: 8 }, (_, i) => i);
    const cells = rows.flatMap((i) => [
      run('house', 50, 50 + 30 * i),
      run('739', 200, 50 + 30 * i),
      run('95', 350, 50 + 30 * i),
    ]);
    expect(measureTable(cells)).toBe(1);
    expect(measureTable([...cells.slice(0, 12), run('Title of the table', 100, 10)])).toBe(0);
  });

  it('takes chains of lengths on four sides for none', () => {
    const stops = [100, 220, 340, 460];
    const chains = stops.flatMap((at) => [
      ...[10, 30, 50, 400, 420, 440].map((y) => run('3.60', at, y)),
      ...[10, 30, 50, 500, 520, 540].map((x) => run('3.60', x, at, 270)),
    ]);
    expect(measureTable(chains)).toBeLessThan(0.6);
  });
});
