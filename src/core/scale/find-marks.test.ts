import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';
import { traceLine } from './trace-line.ts';

const sizes = { strokePx: 2, thinPx: 4.5, reachPx: 6, gapPx: 4 };
const WIDTH = 400;

/** Marks to the right of x = 20 on a line two pixels thick, with dots of 6 pixels around `dots`, and slashes of 10. */
function marksOf(dots: number[], slashes: number[] = []): number[] {
  const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) ink.data.fill(1, y * WIDTH + x0, y * WIDTH + x1);
  };
  fill(10, 19, 351, 21);
  for (const x of dots) {
    fill(x - 3, 18, x + 3, 22);
    fill(x - 2, 17, x + 2, 23);
  }
  for (const x of slashes) for (let d = -5; d <= 5; d++) fill(x + d - 1, 20 - d, x + d + 1, 21 - d);
  // Witness lines come from one side.
  for (const x of slashes) fill(x - 1, 20, x + 1, 40);
  return findMarks(traceLine(ink, 20, 19, 1, sizes), sizes)
    .filter(({ strength }) => strength > 0.4)
    .map(({ x }) => x);
}

describe('findMarks', () => {
  it('sees dots that hardly stand out', () => {
    const [first, second] = marksOf([120, 350]);
    expect(Math.abs(first! - 120)).toBeLessThanOrEqual(1);
    expect(Math.abs(second! - 350)).toBeLessThanOrEqual(1);
  });

  it('sees the slashes at both faces of a thin wall, each by its middle', () => {
    for (const wall of [10, 11, 12, 14]) {
      const [first, second] = marksOf([], [200, 200 + wall]);
      expect(Math.abs(first! - 200)).toBeLessThan(3);
      expect(Math.abs(second! - 200 - wall)).toBeLessThan(3);
    }
  });

  it('measures to the middle of a bold slash, also where its line ends', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    for (const y of [19, 20]) ink.data.fill(1, y * WIDTH + 10, y * WIDTH + 300);
    for (let d = -6; d <= 6; d++) ink.data.fill(1, (20 - d) * WIDTH + 300 + d - 3, (20 - d) * WIDTH + 300 + d + 3);
    const marks = findMarks(traceLine(ink, 20, 20, 1, sizes), sizes).filter(({ strength }) => strength > 0.7);
    expect(marks).toHaveLength(1);
    expect(Math.abs(marks[0]!.x - 300)).toBeLessThanOrEqual(1);
  });

  it('measures to the middle of slashes bolder than their line, whichever way it is followed', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    const wide = { strokePx: 6.6, thinPx: 14.6, reachPx: 12, gapPx: 7 };
    for (let y = 18; y < 23; y++) ink.data.fill(1, y * WIDTH + 100, y * WIDTH + 300);
    for (const x of [100, 300])
      for (let d = -8; d <= 8; d++) ink.data.fill(1, (20 - d) * WIDTH + x + d - 4, (20 - d) * WIDTH + x + d + 5);
    for (const [step, end] of [[1, 300], [-1, 100]] as const) {
      const marks = findMarks(traceLine(ink, 200, 20, step, wide), wide);
      expect(marks).toHaveLength(1);
      expect(Math.abs(marks[0]!.x - end - 0.5)).toBeLessThan(1);
    } // biome-ignore format: a table
  });

  it('tells the slashes at the faces of a wall from the axis between them', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    for (const y of [19, 20]) ink.data.fill(1, y * WIDTH + 10, y * WIDTH + 350);
    for (const x of [200, 209])
      for (let d = -8; d <= 8; d++) ink.data.fill(1, (20 - d) * WIDTH + x + d - 1, (20 - d) * WIDTH + x + d + 1);
    for (let y = 0; y < 40; y++) ink.data.fill(1, y * WIDTH + 204, y * WIDTH + 206);
    const [first, second] = findMarks(traceLine(ink, 20, 20, 1, { ...sizes, reachPx: 9 }), { ...sizes, reachPx: 9 });
    expect(Math.abs(first!.x - 200)).toBeLessThan(1);
    expect(Math.abs(second!.x - 209)).toBeLessThan(1);
  });

  it('sees the faces of a thin wall beside the axis that passes between them', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    for (const y of [19, 20]) ink.data.fill(1, y * WIDTH + 10, y * WIDTH + 350);
    for (let y = 4; y < 36; y++) for (const x of [200, 204, 208]) ink.data.fill(1, y * WIDTH + x, y * WIDTH + x + 1);
    // Dots at the faces.
    for (let y = 16; y < 24; y++) for (const x of [200, 208]) ink.data.fill(1, y * WIDTH + x - 2, y * WIDTH + x + 3);
    const marks = findMarks(traceLine(ink, 20, 20, 1, sizes), sizes).filter(({ x }) => x < 300);
    expect(marks.map(({ x }) => Math.round(x - 0.5))).toEqual([200, 204, 208]);
    expect(marks[1]!.strength).toBeLessThan(0.6 * marks[0]!.strength);
  });

  it('measures to the first of the lines of a window at which its line ends', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    for (const y of [19, 20]) ink.data.fill(1, y * WIDTH + 10, y * WIDTH + 300);
    for (const x of [300, 305, 310]) for (let y = 0; y < 40; y++) ink.data.fill(1, y * WIDTH + x, y * WIDTH + x + 2);
    const bold = { strokePx: 2.7, thinPx: 6, reachPx: 7, gapPx: 5 };
    const marks = findMarks(traceLine(ink, 20, 20, 1, bold), bold).filter(({ strength }) => strength > 0.7);
    expect(Math.abs(marks[0]!.x - 301)).toBeLessThanOrEqual(1);
  });

  it('knows a thin slash through what crosses the line, and which of two lines it goes through', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    for (const y of [19, 20]) ink.data.fill(1, y * WIDTH + 10, y * WIDTH + 350);
    for (let y = 4; y < 36; y++) for (const x of [200, 209]) ink.data.fill(1, y * WIDTH + x, y * WIDTH + x + 2);
    for (let d = -5; d <= 5; d++) ink.data.fill(1, (20 - d) * WIDTH + 209 + d, (20 - d) * WIDTH + 211 + d);
    const marks = findMarks(traceLine(ink, 20, 20, 1, sizes), sizes).filter(({ x }) => x < 300);
    expect(marks.map(({ kind }) => kind)).toEqual([undefined, 'slash']);
    expect(Math.abs(marks[1]!.x - 210)).toBeLessThanOrEqual(1);
  });

  /** The best mark on a line to x = `end` with the head of an arrow at x = 299, 14 pixels long and 9 wide. */
  const bestOf = (end: number, wall = 0): number => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    ink.data.fill(1, 20 * WIDTH + 10, 20 * WIDTH + end);
    for (let d = 0; d <= 14; d++)
      for (let k = -Math.round(d * 0.3); k <= d * 0.3; k++) ink.data[(20 + k) * WIDTH + 299 - d] = 1;
    for (let y = 0; y < 40; y++) ink.data.fill(1, y * WIDTH + 301, y * WIDTH + 301 + wall);
    const marks = findMarks(traceLine(ink, 20, 20, 1, sizes), sizes).sort((a, b) => b.strength - a.strength);
    return marks[0]!.x;
  };

  it('measures to the tip of an arrow at the end of a line, not to its widest part', () => {
    expect(Math.abs(bestOf(300) - 300)).toBeLessThanOrEqual(1);
  });

  it('measures to the face of the thin wall that an arrow points at', () => {
    expect(Math.abs(bestOf(340, 12) - 301)).toBeLessThanOrEqual(1);
  });

  it('measures to the face of a wall, whose ink swallows the dot at the end of the line', () => {
    const ink = { width: WIDTH, height: 40, data: new Uint8Array(WIDTH * 40) };
    const fill = (x0: number, y0: number, x1: number, y1: number) => {
      for (let y = y0; y < y1; y++) ink.data.fill(1, y * WIDTH + x0, y * WIDTH + x1);
    };
    fill(10, 19, 300, 21);
    fill(297, 17, 303, 23);
    fill(300, 0, 309, 40);
    // The edge of something on the other side, which the line does not reach.
    fill(311, 0, 313, 40);
    const marks = findMarks(traceLine(ink, 20, 20, 1, sizes), sizes).sort((a, b) => b.strength - a.strength);
    expect(marks[0]!.x).toBe(300);
  });

  it('sees none on a line without', () => {
    expect(marksOf([])).toEqual([]);
  });
});
