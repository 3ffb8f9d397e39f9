import { describe, expect, it } from 'vitest';
import { findFaintInk, findInk } from './find-ink.ts';

const [WIDTH, HEIGHT] = [200, 120];

/** A frame of lines three pixels wide on even paper. */
function frame(ink: number, paper: number): Uint8Array {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  for (let y = 20; y < 100; y++)
    for (let x = 30; x < 170; x++) if (x < 33 || x >= 167 || y < 23 || y >= 97) grey[y * WIDTH + x] = ink;
  return grey;
}
const count = (data: Uint8Array) => data.reduce((sum, v) => sum + v, 0);
const FRAME = 140 * 80 - 134 * 74;

describe('findInk', () => {
  it.each([
    ['black on white', 0, 255],
    ['light on a blueprint', 232, 88],
    ['black on dark grey', 20, 88],
  ])('finds lines %s, and gives them as dark on white', (_, ink, paper) => {
    const found = findInk(frame(ink, paper), WIDTH, HEIGHT);
    expect(count(found.ink.data)).toBe(FRAME);
    expect(found.grey[0]).toBeGreaterThan(245);
    expect(found.grey[21 * WIDTH + 100]).toBeLessThan(70);
  });

  it('tells walls from the grain of dark floors', () => {
    const dark = frame(0, 255);
    for (let y = 23; y < 97; y++)
      for (let x = 33; x < 167; x++) dark[y * WIDTH + x] = 45 + 10 * Math.sin(7 * x + 13 * y);
    expect(count(findInk(dark, WIDTH, HEIGHT).ink.data)).toBe(FRAME);
  });

  it('takes a solid block for ink, however large', () => {
    const block = frame(0, 255);
    for (let y = 40; y < 70; y++) block.fill(30, y * WIDTH + 60, y * WIDTH + 90);
    expect(count(findInk(block, WIDTH, HEIGHT).ink.data)).toBe(FRAME + 900);
  });

  it('leaves the palest lines beside bold ones to findFaintInk', () => {
    const pale = frame(222, 255);
    const BOLD = 600;
    pale.fill(40, 5 * WIDTH, 5 * WIDTH + BOLD);
    expect(count(findInk(pale, WIDTH, HEIGHT).ink.data)).toBe(BOLD);
    expect(count(findFaintInk(pale, WIDTH, HEIGHT).data)).toBe(FRAME + BOLD);
  });

  it('takes pale lines for ink where nothing bolder is drawn', () => {
    expect(count(findInk(frame(222, 255), WIDTH, HEIGHT).ink.data)).toBe(FRAME);
  });
});
