import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { withBands } from '../raster/with-bands.ts';
import type { PointPx } from '../sheet/types.ts';
import { thinWalls } from './thin-walls.ts';
import type { Swing, WallsPx } from './types.ts';

const SIDE = 400;
const DOOR = 40;
const segment = (from: PointPx, to: PointPx) => ({ from, to });
const CORNERS: PointPx[] = [[20, 20], [380, 20], [380, 380], [20, 380]]; // biome-ignore format: short
const OUTER = CORNERS.map((from, i) => ({
  ...segment(from, CORNERS[(i + 1) % 4]!),
  thicknessPx: 20,
  exterior: true,
}));
const inside = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE).fill(1) };

/** A square of thick walls with these lines in it; the network sees wall in the box, besides floor. */
function find(lines: { from: PointPx; to: PointPx }[], swings: Swing[] = [], things = 'wall') {
  const drawn: WallsPx = {
    walls: OUTER,
    mask: withBands(createBitmap(SIDE, SIDE), OUTER, (w) => w.thicknessPx),
    thicknessPx: 20,
    doorPx: DOOR,
    swings,
    lines: lines.map((l) => ({ ...l, thick: 2 })),
  };
  const seen = { name: things, x0: 30, y0: 190, x1: 130, y1: 210 };
  const names = ['room', 'wall', 'furniture'];
  return thinWalls(drawn, inside, paintClasses(names, SIDE, SIDE, [seen])).map(({ from, to }) => segment(from, to));
}

const across = segment([30, 200], [250, 200]);
const down = segment([250, 30], [250, 370]);

describe('thinWalls', () => {
  it('finds a line that the network takes for wall in part, and the line that runs on from it to walls', () => {
    expect(find([across, down])).toEqual([across, down]);
  });

  it('finds nothing where the network sees no wall, or things', () => {
    expect(find([across], [], 'room')).toEqual([]);
    expect(find([across], [], 'furniture')).toEqual([]);
  });

  it('goes on to the jamb of a door, but not to a line that ends anywhere', () => {
    const beside = segment([250, 100], [290, 100]);
    const swing: Swing = { hinge: [292, 100], closed: [332, 100], leaf: [292, 140], radius: DOOR };
    expect(find([across, down, beside])).toEqual([across, down]);
    expect(find([across, down, beside], [swing])).toEqual([across, down, beside]);
  });

  it('finds nothing where little of them is seen', () => {
    expect(find([segment([30, 200], [150, 200]), down])).toEqual([]);
  });

  it('takes no face of a thick wall', () => {
    expect(find([segment([30, 25], [370, 25])])).toEqual([]);
  });
});
