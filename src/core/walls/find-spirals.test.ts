import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import { findSpirals } from './find-spirals.ts';

const DOOR = 80;
const MIDDLE: PointPx = [200, 200];

/** Lines from a newel outwards, each so many degrees from the one before it. */
const spokes = (count: number, step: number, reach = 90): Segment[] =>
  Array.from({ length: count }, (_, k) => {
    const turn = ((k * step + 5) * Math.PI) / 180;
    const at = (off: number): PointPx => [MIDDLE[0] + off * Math.cos(turn), MIDDLE[1] + off * Math.sin(turn)];
    return { from: at(8), to: at(reach) };
  });

function find(lines: readonly Segment[]) {
  const ink = createBitmap(400, 400);
  for (const { from, to } of lines) fillBand(ink, from, to, 2);
  return findSpirals(lines, ink, DOOR);
}

describe('findSpirals', () => {
  it.each([
    ['all the way round', spokes(16, 22.5)],
    ['three quarters of it', spokes(11, 27)],
    ['half of it', spokes(10, 20)],
  ])('finds treads %s', (_, lines) => {
    const found = find(lines);
    expect(found).toHaveLength(1);
    const [{ centre, radius }] = found as [(typeof found)[number]];
    expect(Math.hypot(centre[0] - MIDDLE[0], centre[1] - MIDDLE[1])).toBeLessThan(3);
    expect(radius).toBeGreaterThan(86);
    expect(radius).toBeLessThan(93);
  });

  it('finds those of which two across from each other are one line', () => {
    const across = spokes(6, 30).map(({ to }): Segment => ({ from: [400 - to[0], 400 - to[1]], to }));
    expect(find(across)).toHaveLength(1);
  });

  it.each([
    ['a quarter turn of stairs', spokes(5, 22.5)],
    ['the boards of a parasol', spokes(8, 45)],
    ['the leaves of a plant', spokes(16, 22.5, 36)],
    ['lines at all angles', [0, 11, 34, 71, 90, 122, 170, 200, 261, 305].flatMap((turn) => turned(turn))],
    ['tiles', tiles()],
  ])('does not take %s for one', (_, lines) => {
    expect(find(lines)).toEqual([]);
  });
});

function turned(degrees: number): Segment[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [{ from: MIDDLE, to: [MIDDLE[0] + 90 * c, MIDDLE[1] + 90 * s] }];
}

function tiles(): Segment[] {
  const places = Array.from({ length: 9 }, (_, k) => 120 + 20 * k);
  return places.flatMap((at): Segment[] => [
    { from: [at, 110], to: [at, 290] },
    { from: [110, at], to: [290, at] },
  ]);
}
