import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Arc } from './find-arcs.ts';
import { framesGap } from './frames-gap.ts';

const DOOR = 60;
const bar = (from: PointPx, to: PointPx, thick = 10): Bar => ({ from, to, thick });
const [LEFT, RIGHT] = [bar([20, 100], [200, 100]), bar([260, 100], [400, 100])];
const BAND = bar([201, 100], [259, 100]);

/** Whether the lines of the band frame an opening among these filled walls, beside an arc as wide as given. */
function frames(bars: readonly Bar[], radius = 0): boolean {
  const body = createBitmap(420, 200);
  for (const { from, to, thick } of bars) fillBand(body, from, to, thick);
  const arc: Arc = { centre: [201, 96], radius, from: [201, 38], to: [259, 96], sweep: 90 };
  return framesGap(BAND, { bars, body, arcs: radius ? [arc] : [] }, DOOR);
}

describe('framesGap', () => {
  it('tells a doorway between two pieces of a filled wall, and one with an arc that ends at a wall across', () => {
    expect(frames([LEFT, RIGHT])).toBe(true);
    const across = bar([265, 20], [265, 180]);
    expect(frames([LEFT, across], 58)).toBe(true);
    // The front of a cupboard, also beside another door.
    expect(frames([LEFT, across])).toBe(false);
    expect(frames([LEFT, across], 35)).toBe(false);
  });

  it('leaves hollow walls: free ones, between two walls across, of another thickness, beside filled ones, or long', () => {
    expect(frames([LEFT], 58)).toBe(false);
    expect(frames([bar([195, 20], [195, 180]), bar([265, 20], [265, 180])], 58)).toBe(false);
    expect(frames([LEFT, RIGHT].map((wall) => ({ ...wall, thick: 20 })))).toBe(false);
    expect(frames([bar([20, 108], [200, 108]), bar([260, 108], [400, 108])])).toBe(false);
    const ground = { bars: [LEFT, bar([500, 100], [600, 100])], body: createBitmap(620, 200), arcs: [] };
    expect(framesGap(bar([201, 100], [499, 100]), ground, DOOR)).toBe(false);
    expect(framesGap(bar([201, 100], [499, 100]), ground, 2 * DOOR)).toBe(true);
  });
});
