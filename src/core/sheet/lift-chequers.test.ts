import { describe, expect, it } from 'vitest';
import { liftChequers } from './lift-chequers.ts';
import type { Sheet } from './types.ts';

const [W, H] = [420, 330];
const [LIGHT, DARK] = [250, 210];

function sheet(levelAt: (x: number, y: number) => number): Sheet {
  const grey = Uint8Array.from({ length: W * H }, (_, i) => Math.round(levelAt(i % W, Math.floor(i / W))));
  const rgb = new Uint8Array(3 * grey.length);
  for (let i = 0; i < grey.length; i++) rgb.fill(grey[i]!, 3 * i, 3 * i + 3);
  return { widthPx: W, heightPx: H, grey, rgb };
}

/** Chequers with sides of any length: pixels on an edge have the tone between, by their share of either square. */
function chequers(side: number, x0 = 0, y0 = 0) {
  const FINE = 8;
  const tone = (u: number): number => (Math.floor(u / side) % 2 === 0 ? 1 : -1);
  const mean = (u: number) =>
    Array.from({ length: FINE }, (_, k) => tone(u + 40 * side + (k + 0.5) / FINE)).reduce((a, b) => a + b, 0) / FINE;
  return (x: number, y: number) => {
    const light = (1 + mean(x - x0) * mean(y - y0)) / 2;
    return DARK + light * (LIGHT - DARK);
  };
}

/** Walls, and a floor of another colour through which the chequers show. */
const isWall = (x: number, y: number) =>
  x > 90 && x < 330 && y > 70 && y < 260 && (x < 98 || x > 322 || y < 78 || y > 252 || (x > 200 && x < 206));
const isFloor = (x: number, y: number) => x > 90 && x <= 200 && y > 70 && y < 260;
const plan = (ground: (x: number, y: number) => number) => (x: number, y: number) =>
  isWall(x, y) ? 0.08 * ground(x, y) : isFloor(x, y) ? 0.9 * ground(x, y) : ground(x, y);

describe('liftChequers', () => {
  it.each([
    ['8 pixels', 8, 0, 0],
    ['13 pixels, from somewhere else', 13, 5, 9],
    ['that the picture was scaled to', 10.37, 3.2, 6.9],
    ['that were made small', 4.6, 1, 2],
    ['that were enlarged', 31, 7, 20],
  ])('makes squares one paper, with the lines and the floors on it: %s', (_, side, x0, y0) => {
    const lifted = liftChequers(sheet(plan(chequers(side, x0, y0))));
    const plain = sheet(plan(() => LIGHT));
    const off = lifted.grey.map((v, i) => Math.abs(v - plain.grey[i]!));
    // Edges of squares may stay visible here and there.
    expect(off.filter((v) => v > 12).length / off.length).toBeLessThan(0.02);
    expect(off.reduce((a, b) => a + b, 0) / off.length).toBeLessThan(1.5);
    expect(lifted.rgb[3 * (100 * W + 60)]).toBe(lifted.grey[100 * W + 60]);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['white paper', plan(() => LIGHT)],
    ['a room with a chequered floor', (x, y) => (isFloor(x, y) ? chequers(9)(x, y) : plan(() => LIGHT)(x, y))],
    ['squared paper', plan((x, y) => (x % 12 === 0 || y % 12 === 0 ? DARK : LIGHT))],
    ['stripes', plan((x, y) => ((x + y) % 16 < 8 ? DARK : LIGHT))],
    ['squares that are hardly seen', plan((x, y) => (chequers(9)(x, y) > 230 ? LIGHT : LIGHT - 3))],
  ])('leaves %s', (_, levelAt) => {
    const given = sheet(levelAt);
    expect(liftChequers(given) === given).toBe(true);
  });

  it('leaves a picture of a few pixels', () => {
    const given: Sheet = { widthPx: 5, heightPx: 4, grey: new Uint8Array(20), rgb: new Uint8Array(60) };
    expect(liftChequers(given)).toBe(given);
  });
}); // biome-ignore format: a table
