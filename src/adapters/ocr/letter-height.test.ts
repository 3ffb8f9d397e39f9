import { describe, expect, it } from 'vitest';
import type { Sheet } from '#core/sheet/types.ts';
import { findLetters } from './letter-height.ts';

const [WIDTH, HEIGHT] = [600, 400];

/** White paper on which black boxes are filled. */
function paper() {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++) grey.fill(0, y * WIDTH + x0, y * WIDTH + x1);
  };
  /** Four letters like an E, 12 pixels high. */
  const word = (x: number, y: number) => {
    for (let k = 0; k < 4; k++) {
      const left = x + 11 * k;
      fill(left, y, left + 2, y + 12);
      for (const dy of [0, 5, 10]) fill(left, y + dy, left + 8, y + dy + 2);
    }
  };
  const sheet: Sheet = { widthPx: WIDTH, heightPx: HEIGHT, grey, rgb: new Uint8Array(0) };
  return { sheet, fill, word };
}

const isIn = (boxes: readonly { x0: number; y0: number }[], x: number, y: number) =>
  boxes.some((b) => Math.abs(b.x0 - x) < 50 && Math.abs(b.y0 - y) < 15);

describe('findLetters', () => {
  it('tells how high letters are', () => {
    const { sheet, word } = paper();
    word(100, 100);
    expect(findLetters(sheet)).toMatchObject({ heightPx: 12 });
  });

  it('has spots where the joints of boards run through lettering, and takes no heights from these', () => {
    const { sheet, fill, word } = paper();
    word(100, 100);
    word(400, 300);
    for (let x = 406; x < 450; x += 11) fill(x, 20, x + 1, 380);
    const letters = findLetters(sheet);
    expect(isIn(letters.boxes, 100, 100)).toBe(true);
    expect(isIn(letters.boxes, 400, 300)).toBe(false);
    expect(isIn(letters.spots, 400, 300)).toBe(true);
    expect(letters.heightPx).toBe(12);
  });

  it('has spots where letters touch', () => {
    const { sheet, fill, word } = paper();
    word(100, 100);
    word(400, 300);
    fill(400, 310, 440, 312);
    const letters = findLetters(sheet);
    expect(isIn(letters.boxes, 400, 300)).toBe(false);
    expect(isIn(letters.spots, 400, 300)).toBe(true);
  });

  it('has no spots where only lines are', () => {
    const { sheet, fill, word } = paper();
    word(100, 100);
    for (let x = 300; x < 500; x += 20) fill(x, 20, x + 2, 380);
    fill(300, 200, 500, 202);
    expect(findLetters(sheet).spots.every((b) => b.x0 < 200)).toBe(true);
  });
});
