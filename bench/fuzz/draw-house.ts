import type { BoxPx } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { Sketch } from './sketch.ts';
import type { SketchPen } from './sketch-pen.ts';

export interface Lettering {
  readonly text: string;
  readonly box: BoxPx;
  readonly angle: TextRun['angle'];
}

type House = NonNullable<Sketch['house']>;

/** Draws walls in a grid, with their openings, and answers with what is written in and beside them. */
export function drawHouse(pen: SketchPen, house: House): Lettering[] {
  const { x0, y0, x1, y1 } = pen.place(house.box);
  const lines = (across: readonly number[], from: number, to: number) =>
    [0, ...across.toSorted((a, b) => a - b), 1].map((at) => from + at * (to - from));
  const [xs, ys] = [lines(house.acrossX, x0, x1), lines(house.acrossY, y0, y1)];
  drawWalls(pen, house, [
    ...xs.map((x) => ({ x0: x, y0, x1: x + house.thickPx, y1: y1 + house.thickPx })),
    ...ys.map((y) => ({ x0, y0: y, x1: x1 + house.thickPx, y1: y + house.thickPx })),
  ]);
  const names = house.names.map((text, i): Lettering => {
    const [column, row] = [i % (xs.length - 1), Math.floor(i / (xs.length - 1)) % (ys.length - 1)];
    const [x, y] = [(xs[column]! + xs[column + 1]!) / 2, (ys[row]! + ys[row + 1]!) / 2];
    return { text, box: { x0: x - 12, y0: y - 3, x1: x + 12, y1: y + 4 }, angle: 0 };
  });
  const lengths = house.lengths.map((text, i): Lettering => {
    const y = y0 - 4 - 8 * i;
    pen.fill({ x0, y0: y, x1, y1: y + 1 }, 0);
    for (const x of [x0, x1]) pen.fill({ x0: x, y0: y - 3, x1: x + 1, y1: y + 3 }, 0);
    const x = (x0 + x1) / 2;
    return { text, box: { x0: x - 8, y0: y - 7, x1: x + 8, y1: y - 1 }, angle: 0 };
  });
  return [...names, ...lengths];
}

function drawWalls(pen: SketchPen, { thickPx, isHollow, openings }: House, walls: readonly BoxPx[]): void {
  for (const wall of walls) pen.fill(wall, 0);
  if (isHollow && thickPx > 3)
    for (const w of walls) pen.fill({ x0: w.x0 + 1, y0: w.y0 + 1, x1: w.x1 - 1, y1: w.y1 - 1 }, 255);
  for (const { wall, at, longPx, looks } of openings) {
    const w = walls[wall % walls.length]!;
    const upright = w.x1 - w.x0 < w.y1 - w.y0;
    const [u, v] = upright ? [w.x0, w.y0 + at * (w.y1 - w.y0)] : [w.x0 + at * (w.x1 - w.x0), w.y0];
    const hole = { x0: u, y0: v, x1: u + (upright ? thickPx : longPx), y1: v + (upright ? longPx : thickPx) };
    pen.fill(hole, 255);
    if (looks === 'door') pen.arc(u, v, longPx, 1);
    for (const share of looks === 'window' ? [0, 0.5, 1] : []) {
      const off = share * (thickPx - 1);
      if (upright) pen.fill({ ...hole, x0: u + off, x1: u + off + 1 }, 0);
      else pen.fill({ ...hole, y0: v + off, y1: v + off + 1 }, 0);
    }
  }
}
