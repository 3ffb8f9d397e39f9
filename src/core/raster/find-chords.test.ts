import { expect, it } from 'vitest';
import { createBitmap } from './bitmap.ts';
import { findChords } from './find-chords.ts';

/** Rows of short pieces of wall, with gaps between them that are as wide. */
function pieces(width: number, height: number) {
  const barrier = createBitmap(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (x % 10 < 5 && y % 10 < 2) barrier.data[y * width + x] = 1;
  return barrier;
}

it('finds the gaps of a screen with more of them than a call takes arguments', () => {
  const few = findChords(pieces(200, 200), 10, 1).length;
  expect(few).toBeGreaterThan(400);
  expect(findChords(pieces(3000, 3000), 10, 1).length).toBeGreaterThan(200 * few);
});
