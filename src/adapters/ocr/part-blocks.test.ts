import { describe, expect, it } from 'vitest';
import type { Row } from './letter-rows.ts';
import { partBlocks } from './part-blocks.ts';
import type { TextRegion } from './types.ts';

const row = (from: number, to: number, middle: number, axis: Row['axis'] = 'x'): Row => ({
  axis, from, to, middle, heightPx: 10,
}); // biome-ignore format: one field a line would hide the shape

const block = (more: Partial<TextRegion> = {}): TextRegion => ({
  cx: 150, cy: 60, along: 80, across: 50, axis: 'x', tilt: 0.04, score: 0.8, ...more,
}); // biome-ignore format: one field a line would hide the shape

describe('partBlocks', () => {
  it('parts a name from the area below it', () => {
    const lines = partBlocks([block()], [row(130, 150, 50), row(155, 165, 50), row(120, 180, 68)]);
    expect(lines.map((r) => [r.cx, r.cy, r.along, r.tilt])).toEqual([
      [150, 50, 80, 0],
      [150, 68, 80, 0],
    ]);
    expect(lines[0]!.across).toBeLessThan(16);
  });

  it('parts standing lines, whose block is higher than wide or not', () => {
    const lines = partBlocks(
      [block({ along: 70, across: 60 })],
      [row(30, 90, 140, 'y'), row(40, 85, 158, 'y'), row(140, 158, 60)],
    );
    expect(lines.map((r) => [r.axis, r.cx, r.cy])).toEqual([
      ['y', 140, 60],
      ['y', 158, 60],
    ]);
  });

  it('leaves one line, lines far apart and what is written askew', () => {
    const rows = [row(130, 150, 50), row(120, 180, 68)];
    expect(partBlocks([block({ across: 20 })], rows)).toEqual([block({ across: 20 })]);
    expect(partBlocks([block()], [row(130, 180, 60)])).toEqual([block()]);
    expect(partBlocks([block({ across: 70 })], [row(130, 150, 30), row(120, 180, 90)])).toHaveLength(1);
    expect(partBlocks([block({ tilt: 0.3 })], rows)).toHaveLength(1);
  });
});
