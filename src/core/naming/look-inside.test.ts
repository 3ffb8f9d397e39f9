import { describe, expect, it } from 'vitest';
import type { Page } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import { lookInside } from './look-inside.ts';

const WIDE = 220;
const HIGH = 320;
/** One room of 2 by 3 metres, 100 pixels a metre, and what is drawn in it: boxes of ink. */
function look(boxes: [x0: number, y0: number, x1: number, y1: number][]) {
  const labels = new Uint16Array(WIDE * HIGH);
  for (let y = 10; y < 310; y++) labels.fill(1, y * WIDE + 10, y * WIDE + 210);
  const data = new Uint8Array(WIDE * HIGH);
  for (const [x0, y0, x1, y1] of boxes) for (let y = y0; y < y1; y++) data.fill(1, y * WIDE + x0, y * WIDE + x1);
  const lineInk = { width: WIDE, height: HIGH, data };
  const outline: [number, number][] = [[10, 10], [210, 10], [210, 310], [10, 310]]; // biome-ignore format: short
  const rooms: RoomsPx = {
    rooms: [{ outline, holes: [], areaPx: 60_000, texts: [], outdoor: false }],
    labels,
    inside: lineInk,
  };
  const page = { widthPx: WIDE, heightPx: HIGH, strokePx: 2, lineInk } as Page;
  return lookInside(0, rooms, page, 0.01);
}

const steps = (ys: number[]) => look(ys.map((y) => [10, y, 210, y + 2]));

describe('lookInside', () => {
  it('measures lines by their length, not by their width', () => {
    // Three metres of line on six square metres of floor.
    expect(look([[30, 100, 180, 102], [30, 200, 180, 202]]).linesPerM2).toBeCloseTo(0.5, 1); // biome-ignore format: short
  });

  it('leaves the faces of walls out', () => {
    expect(look([[10, 10, 13, 310]]).linesPerM2).toBe(0);
  });

  it('counts equal steps, and no others', () => {
    expect(steps([40, 68, 96, 124, 152, 180]).treads).toBe(6);
    expect(steps([40, 60, 120, 140, 210]).treads).toBeLessThan(4);
    expect(steps([40, 140, 240]).treads).toBeLessThan(4);
  });

  it('takes no tiles for steps', () => {
    const rows = [40, 68, 96, 124, 152, 180].map((y): [number, number, number, number] => [10, y, 210, y + 2]);
    const columns = [40, 68, 96, 124].map((x): [number, number, number, number] => [x, 10, x + 2, 310]);
    expect(look([...rows, ...columns]).treads).toBe(0);
    // Strings and a walking line lie farther apart.
    expect(look([...rows, [20, 10, 22, 310], [110, 10, 112, 310], [200, 10, 202, 310]]).treads).toBe(6);
  });
});
