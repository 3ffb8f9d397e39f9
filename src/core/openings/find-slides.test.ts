import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page } from '../sheet/types.ts';
import { pageOf } from '../walls/seen.fixture.ts';
import { findSlides } from './find-slides.ts';
import { oneWall } from './one-wall.fixture.ts';

const [WIDTH, HEIGHT] = [600, 200];

/** The wall with a break from 200 to 320, in which strips 8 px thick lie so far beside its middle. */
function draw(strips: readonly { from: number; to: number; beside: number }[]): Page {
  const ink = createBitmap(WIDTH, HEIGHT);
  fillBand(ink, [0, 100], [200, 100], 20);
  fillBand(ink, [320, 100], [600, 100], 20);
  for (const { from, to, beside } of strips) fillBand(ink, [from, 100 + beside], [to, 100 + beside], 8);
  return pageOf(ink, 2);
}

const PANELS = [
  { from: 200, to: 265, beside: -4 },
  { from: 255, to: 320, beside: 4 },
];

describe('findSlides', () => {
  it('finds two bold panels that pass each other within a wall', () => {
    const found = findSlides(draw(PANELS), oneWall(false));
    expect(found).toHaveLength(1);
    expect(found[0]!.kind).toBe('sliding');
    expect(Math.abs(found[0]!.from[0] - 200)).toBeLessThan(4);
    expect(Math.abs(found[0]!.to[0] - 320)).toBeLessThan(4);
  });

  it('finds none where the strips lie in one line, one is far longer, or one alone is drawn', () => {
    const line = PANELS.map((panel) => ({ ...panel, beside: 0 }));
    const uneven = [
      { ...PANELS[0]!, to: 235 },
      { ...PANELS[1]!, from: 230 },
    ];
    for (const strips of [line, uneven, PANELS.slice(1)]) expect(findSlides(draw(strips), oneWall(false))).toEqual([]);
  });

  it('finds none in an outer wall, whose sliding panels are windows', () => {
    expect(findSlides(draw(PANELS), oneWall(true))).toEqual([]);
  });
});
