import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { traceStrokes } from '../raster/trace-strokes.ts';
import { findBars } from './find-bars.ts';

describe('findBars', () => {
  it('cuts a corner into the bars of its two arms', () => {
    const ink = createBitmap(200, 200);
    fillBand(ink, [20, 30], [180, 30], 8);
    fillBand(ink, [24, 30], [24, 180], 8);
    const long = findBars(traceStrokes(ink, 10), 10).filter((b) => b.thick < 20);
    expect(long.map((b) => Math.round(b.thick)).sort()).toEqual([9, 9]);
  });

  it('takes no wall between the middles of two cross walls for a bar as thick as they are long', () => {
    const ink = createBitmap(400, 300);
    fillBand(ink, [50, 20], [50, 280], 16);
    fillBand(ink, [350, 20], [350, 280], 16);
    fillBand(ink, [50, 150], [350, 150], 12);
    const bars = findBars(traceStrokes(ink, 10), 10);
    expect(bars.filter((b) => b.thick > 100 && b.to[0] - b.from[0] > 100)).toEqual([]);
    expect(bars.some((b) => Math.abs(b.thick - 12) < 2 && b.to[0] - b.from[0] > 250)).toBe(true);
  });
});
