import { describe, expect, it } from 'vitest';
import { refuseAtSight } from './is-plan.ts';
import { lookAtSheet } from './look-at-sheet.ts';

const SIDE = 800;

/** A white sheet on which every pixel for which `ink` holds is black. */
function look(ink: (x: number, y: number) => boolean) {
  const rgb = new Uint8Array(SIDE * SIDE * 3).fill(255);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) if (ink(x, y)) rgb.fill(0, (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3);
  }
  return lookAtSheet({ widthPx: SIDE, heightPx: SIDE, rgb });
}

/** Upright strokes of 2 by 10 pixels, in lines with space between: what letters are from afar. */
const letters = (x: number, y: number) =>
  x > 80 && x < 720 && y > 80 && y < 720 && x % 12 < 2 && y % 24 < 10 && Math.floor(x / 12) % 7 !== 0;

/** One room with walls of 6 pixels, turned by so many degrees about the middle of the sheet. */
const room = (degrees: number) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x: number, y: number) => {
    const [dx, dy] = [x - SIDE / 2, y - SIDE / 2];
    const far = Math.max(Math.abs(c * dx + s * dy), Math.abs(c * dy - s * dx));
    return far > 194 && far < 200;
  };
};

describe('refuseAtSight', () => {
  it('refuses a page of letters', () => {
    const refusal = refuseAtSight(look(letters), SIDE);
    expect(refusal?.code).toBe('file_unreadable');
    expect(refusal?.details.reason).toBe('no-plan');
  });

  it.each([
    ['a line across the sheet', (x: number, y: number) => Math.abs(x - y) < 2],
    ['a cross', (x: number, y: number) => Math.abs(x - y) < 2 || Math.abs(x - (SIDE - y)) < 2],
    [
      'rays from a corner',
      (x: number, y: number) => x > 9 && y > 9 && [0.2, 1, 4].some((t) => Math.abs(y - t * x) < 2),
    ],
  ])('refuses %s: nothing is enclosed', (_, ink) => {
    expect(refuseAtSight(look(ink), SIDE)?.details.reason).toBe('no-plan');
  });

  it.each([0, 7, 30, 45])('lets a room among letters pass that is turned by %i degrees', (degrees) => {
    const wall = room(degrees);
    expect(
      refuseAtSight(
        look((x, y) => wall(x, y) || letters(x, y)),
        SIDE,
      ),
    ).toBeUndefined();
  });

  it('lets a room of thin, faint lines pass', () => {
    const rgb = new Uint8Array(SIDE * SIDE * 3).fill(255);
    for (let i = 200; i < 600; i++) {
      for (const [x, y] of [[i, 200], [i, 599], [200, i], [599, i]] as const) rgb.fill(238, (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3); // biome-ignore format: short
    }
    expect(refuseAtSight(lookAtSheet({ widthPx: SIDE, heightPx: SIDE, rgb }), SIDE)).toBeUndefined();
  });

  it('takes colours with edges in every direction for a photo', () => {
    const plain = look(room(0));
    expect(refuseAtSight({ ...plain, fewColours: 0.8, square: 0.2 }, SIDE)?.details.reason).toBe('photo');
    expect(refuseAtSight({ ...plain, fewColours: 0.8, square: 0.39 }, SIDE)).toBeUndefined();
    expect(refuseAtSight({ ...plain, fewColours: 0.95, square: 0.2 }, SIDE)).toBeUndefined();
    expect(refuseAtSight({ ...plain, fewColours: 0.4, square: 0.43 }, SIDE)?.details.reason).toBe('photo');
  });

  it('lets a plan pass that was photographed in hard light: many tones, but its edges run two ways', () => {
    expect(refuseAtSight({ ...look(room(0)), fewColours: 0.42, square: 0.58 }, SIDE)).toBeUndefined();
  });

  it('refuses a picture in which nothing can be told, whatever it shows', () => {
    expect(refuseAtSight(look(room(0)), 199)?.details.reason).toBe('too-small');
  });
});
