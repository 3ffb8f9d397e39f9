import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../sheet/types.ts';
import { findMarks } from './find-marks.ts';
import { traceLine } from './trace-line.ts';
import { withFaces } from './wall-faces.ts';

const sizes = { strokePx: 2, thinPx: 4.5, reachPx: 6, gapPx: 4 };
const [WIDTH, HEIGHT] = [400, 60];
const FACE_PX = 2;

/** A lying dimension line that goes into a hatched wall with an outline, from x = 300 to 340. */
function drawn(): { ink: Bitmap; mask: Bitmap } {
  const ink = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  const mask = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  for (let y = 0; y < HEIGHT; y++) {
    mask.data.fill(1, y * WIDTH + 300, y * WIDTH + 340);
    ink.data.fill(1, y * WIDTH + 300, y * WIDTH + 304);
    ink.data.fill(1, y * WIDTH + 336, y * WIDTH + 340);
    for (let x = 304; x < 336; x++) if ((x + y) % 6 < 2 || (x - y + 60) % 6 < 2) ink.data[y * WIDTH + x] = 1;
  }
  for (const y of [29, 30]) ink.data.fill(1, y * WIDTH + 20, y * WIDTH + 330);
  return { ink, mask };
}

describe('withFaces', () => {
  const { ink, mask } = drawn();
  const line = traceLine(ink, 100, 30, 1, sizes);
  const marks = findMarks(line, sizes);
  const isFace = ({ x, strength }: { x: number; strength: number }) =>
    Math.abs(x - 300 - FACE_PX) <= 1 && strength >= 0.8;

  it('has the face of a wall whose outline and hatching hide the tick', () => {
    expect(marks.some(isFace)).toBe(false);
    expect(withFaces(marks, line, { mask, facePx: FACE_PX }, sizes).some(isFace)).toBe(true);
  });

  it('leaves a line alone that meets no wall', () => {
    const none = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
    expect(withFaces(marks, line, { mask: none, facePx: FACE_PX }, sizes)).toEqual(marks);
  });

  it('adds none beside a mark that is as strong', () => {
    const own = [{ x: 301, y: 30, strength: 0.9 }];
    expect(withFaces(own, line, { mask, facePx: 0 }, sizes).filter(({ x }) => x < 320)).toEqual(own);
  });
});
