import { describe, expect, it } from 'vitest';
import { ringArea } from '../geometry/ring.ts';
import { outlineOf } from './outline-of.ts';

const [WIDTH, HEIGHT, DOOR] = [400, 300, 60];
const BOX = { x0: 20, y0: 20, x1: 380, y1: 280 };

function outline(isFloor: (x: number, y: number) => boolean) {
  const labels = new Int32Array(WIDTH * HEIGHT);
  for (let y = BOX.y0; y < BOX.y1; y++)
    for (let x = BOX.x0; x < BOX.x1; x++) if (isFloor(x, y)) labels[y * WIDTH + x] = 1;
  return outlineOf({ labels, width: WIDTH }, 1, BOX, DOOR)!.outline;
}
const isRoom = (x: number, y: number) => x >= 50 && x < 350 && y >= 50 && y < 250;

describe('outlineOf', () => {
  it('does not follow the strokes of an insulated wall', () => {
    /** Between the strokes, one every 12 pixels along the upper wall, the face narrows from 10 pixels to nothing. */
    const teeth = (x: number, y: number) => y >= 30 && y < 50 && x >= 50 && x < 350 && 2 * (x % 12) < y - 30;
    const ring = outline((x, y) => isRoom(x, y) || teeth(x, y));
    expect(ring.length).toBeLessThan(10);
    expect(Math.abs(ringArea(ring)) / (300 * 200)).toBeCloseTo(1, 1);
  });

  it('keeps the recess of a window, and a narrow niche', () => {
    const recess = (x: number, y: number) => x >= 150 && x < 250 && y >= 40;
    const niche = (x: number, y: number) => x >= 340 && x < 370 && y >= 100 && y < 111;
    const ring = outline((x, y) => isRoom(x, y) || (recess(x, y) && y < 60) || niche(x, y));
    expect(Math.min(...ring.map((p) => p[1]))).toBe(40);
    expect(Math.max(...ring.map((p) => p[0]))).toBe(370);
  });
});
