import { describe, expect, it } from 'vitest';
import { isLightOnDark } from './is-light-on-dark.ts';

const SIDE = 400;

/** A frame with rooms in it, drawn in strokes of 3 px, on a sheet that fills all but `rim` of the picture. */
function plan(ink: number, paper: number, table: number, rim: number): Uint8Array {
  const grey = new Uint8Array(SIDE * SIDE).fill(table);
  const fill = (x0: number, y0: number, x1: number, y1: number, tone: number) => {
    for (let y = y0; y < y1; y++) grey.fill(tone, y * SIDE + x0, y * SIDE + x1);
  };
  fill(rim, rim, SIDE - rim, SIDE - rim, paper);
  // Rooms as wide as walls may be: black fields between white lines.
  for (let at = rim + 10; at < SIDE - rim; at += 12) {
    fill(at, rim + 10, at + 3, SIDE - rim - 10, ink);
    fill(rim + 10, at, SIDE - rim - 10, at + 3, ink);
  }
  return grey;
}

describe('isLightOnDark', () => {
  it('sees white lines on black, however close together', () => {
    expect(isLightOnDark(plan(230, 10, 10, 0), SIDE, SIDE)).toBe(true);
  });

  it('takes a dark drawing on light paper on a dark table for what it is', () => {
    expect(isLightOnDark(plan(20, 240, 40, 70), SIDE, SIDE)).toBe(false);
    expect(isLightOnDark(plan(20, 240, 240, 0), SIDE, SIDE)).toBe(false);
  });
});
