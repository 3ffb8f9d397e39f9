import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../sheet/types.ts';
import { findMarks } from './find-marks.ts';
import { traceLine } from './trace-line.ts';
import { withFaces } from './wall-faces.ts';

const sizes = { strokePx: 2, thinPx: 4.5, reachPx: 6, gapPx: 4 };
const [WIDTH, HEIGHT] = [400, 60];
const FACE_PX = 2;

/** A lying dimension line that goes into a hatched wall with an outline, from x = 300 to 340. */
function drawn(isFilled = false): { ink: Bitmap; mask: Bitmap } {
  const ink = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  const mask = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  for (let y = 0; y < HEIGHT; y++) {
    mask.data.fill(1, y * WIDTH + 300, y * WIDTH + 340);
    ink.data.fill(1, y * WIDTH + 300, y * WIDTH + 304);
    ink.data.fill(1, y * WIDTH + 336, y * WIDTH + 340);
    for (let x = 304; x < 336; x++)
      if (isFilled || (x + y) % 6 < 2 || (x - y + 60) % 6 < 2) ink.data[y * WIDTH + x] = 1;
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

  it.each([1, -1] as const)(
    'measures to the face of a filled wall and not to its edge, walking in direction %i',
    (step) => {
      const { ink, mask } = drawn(true);
      // From the right the line comes out of the paper beyond the wall.
      for (const y of [29, 30]) ink.data.fill(1, y * WIDTH + 340, y * WIDTH + 390);
      const [line, edge] =
        step > 0 ? [traceLine(ink, 100, 30, 1, sizes), 300] : [traceLine(ink, 380, 30, -1, sizes), 340];
      const marks = findMarks(line, sizes);
      const at = (x: number) => (mark: { x: number; strength: number }) =>
        Math.abs(mark.x - x) < 0.1 && mark.strength >= 0.8;
      expect(marks.filter(at(edge))).toHaveLength(1);
      const found = withFaces(marks, line, { mask, facePx: FACE_PX }, sizes);
      expect(found.filter(at(edge + step * FACE_PX))).toHaveLength(1);
      expect(found.some(at(edge))).toBe(false);
    },
  );

  it('is where the outline was drawn, though the body is found a little wider', () => {
    const { ink, mask } = drawn();
    for (let y = 0; y < HEIGHT; y++) mask.data.fill(1, y * WIDTH + 297, y * WIDTH + 300);
    const line = traceLine(ink, 100, 30, 1, sizes);
    const found = withFaces([], line, { mask, facePx: FACE_PX }, sizes);
    expect(found[0]!.x).toBeCloseTo(302, 1);
  });

  it('moves a slash whose other half is hidden in the wall to the face', () => {
    const shown = { x: 299, y: 30, strength: 0.9, kind: 'slash' } as const;
    const found = withFaces([shown], line, { mask, facePx: FACE_PX }, sizes);
    expect(found.filter(({ x }) => x < 320)).toEqual([{ ...shown, x: 302 }]);
    const away = { ...shown, x: 290 };
    expect(withFaces([away], line, { mask, facePx: FACE_PX }, sizes)).toContainEqual(away);
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
