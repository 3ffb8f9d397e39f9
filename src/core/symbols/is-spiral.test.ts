import { describe, expect, it } from 'vitest';
import { isSpiral } from './is-spiral.ts';
import type { Piece } from './pieces.ts';

const piece = (x: number, y: number, area: number, across = 0.3) =>
  ({ shape: { middle: [x, y] }, area, long: across, short: across }) as unknown as Piece;
const WHOLE = piece(0, 0, 2.8, 1.9);

/** So many pieces around a point, so far from each other, degrees. */
const ring = (count: number, off: number, step: number, area = 0.2): Piece[] =>
  Array.from({ length: count }, (_, k) => {
    const turn = (k * step * Math.PI) / 180;
    return piece(300 + off * Math.cos(turn), 200 + off * Math.sin(turn), area);
  });

describe('isSpiral', () => {
  it('knows treads all the way round and three quarters of it, wherever the middle of the whole is', () => {
    expect(isSpiral(WHOLE, ring(12, 60, 30))).toBe(true);
    expect(isSpiral(WHOLE, ring(9, 60, 30))).toBe(true);
  });

  it('knows treads that a walking line parts in two of one size', () => {
    expect(isSpiral(WHOLE, [...ring(12, 42, 30), ...ring(12, 82, 30)])).toBe(true);
  });

  it('takes neither a quarter turn, nor chairs around a table, nor a row for one', () => {
    expect(isSpiral(WHOLE, ring(6, 60, 20))).toBe(false);
    expect(isSpiral(WHOLE, [...ring(8, 60, 45), piece(300, 200, 1)])).toBe(false);
    expect(
      isSpiral(
        WHOLE,
        Array.from({ length: 8 }, (_, k) => piece(300 + 20 * k, 200, 0.2)),
      ),
    ).toBe(false);
  });
});
