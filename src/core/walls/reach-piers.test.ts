import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { WallPx } from '../structure/types.ts';
import { reachPiers } from './reach-piers.ts';

const DOOR = 60;
const WALL: WallPx = { from: [300, 100], to: [150, 100], thicknessPx: 24, exterior: true };
/** The lines of a window to the left of the wall, and a pier of 24 by 24 pixels beyond it. */
const PANES: Segment[] = [
  { from: [105, 90], to: [145, 90] },
  { from: [105, 108], to: [145, 108] },
];

function reached(panes: Segment[], pier: boolean, others: WallPx[] = []) {
  const body = createBitmap(400, 200);
  fillBand(body, [145, 100], [300, 100], 24);
  if (pier) fillBand(body, [81, 100], [105, 100], 24);
  const lines = panes.map((line) => ({ ...line, thick: 1 }));
  return reachPiers([WALL, ...others], body, lines, DOOR)[0]!.to;
}

describe('reachPiers', () => {
  it('carries a wall on over the window at its end to the pier beyond it', () => {
    const [x, y] = reached(PANES, true);
    expect(x).toBeLessThan(105);
    expect(x).toBeGreaterThan(81);
    expect(y).toBe(100);
  });

  it('leaves it where nothing is drawn between, where no pier is, or where another wall runs there', () => {
    expect(reached([], true)).toEqual(WALL.to);
    expect(reached(PANES.slice(1), true)).toEqual(WALL.to);
    expect(reached(PANES, false)).toEqual(WALL.to);
    const other: WallPx = { from: [90, 104], to: [160, 104], thicknessPx: 6, exterior: false };
    expect(reached(PANES, true, [other])).toEqual(WALL.to);
  });
});
