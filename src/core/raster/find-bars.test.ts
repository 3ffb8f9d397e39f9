import { describe, expect, it } from 'vitest';
import { distance } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import { createBitmap } from './bitmap.ts';
import { fillBand } from './fill-band.ts';
import { findBars } from './find-bars.ts';
import { traceStrokes } from './trace-strokes.ts';

/** A stroke of 60 px about (80, 80), and the bars that are found in it. */
function barsAt(degrees: number, thick: number, shift: number) {
  const a = (degrees * Math.PI) / 180;
  const at = (s: number): PointPx => [80 + shift + s * Math.cos(a), 80 + s * Math.sin(a)];
  const ink = createBitmap(160, 160);
  fillBand(ink, at(-30), at(30), thick);
  return findBars(traceStrokes(ink, 8), 8).map((bar) => ({
    ...bar,
    off: Math.min(
      Math.max(distance(bar.from, at(-30)), distance(bar.to, at(30))),
      Math.max(distance(bar.to, at(-30)), distance(bar.from, at(30))),
    ),
  }));
}

describe('findBars', () => {
  // Between 40 and 50 degrees a stroke may be followed along both axes, or run a hair too steep for either.
  it.each([0, 40, 43, 44, 45, 46, 47, 50, 90, 134, 135, 136])('finds a stroke at %d degrees once', (degrees) => {
    for (const thick of [2, 3.5, 5]) {
      for (const shift of [0, 0.3, 0.6]) {
        const bars = barsAt(degrees, thick, shift);
        expect(bars).toHaveLength(1);
        expect(bars[0]!.off).toBeLessThan(0.12 * 60);
        expect(Math.abs(bars[0]!.thick - thick)).toBeLessThan(1.1);
      }
    }
  });

  it('keeps two parallel diagonal strokes apart', () => {
    const ink = createBitmap(160, 160);
    fillBand(ink, [30, 30], [110, 110], 3);
    fillBand(ink, [40, 30], [120, 110], 3);
    expect(findBars(traceStrokes(ink, 8), 8)).toHaveLength(2);
  });
});
