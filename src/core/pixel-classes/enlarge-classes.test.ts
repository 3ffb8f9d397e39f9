import { expect, it } from 'vitest';
import type { Page } from '../sheet/types.ts';
import { enlargeClasses } from './enlarge-classes.ts';
import type { PixelClasses } from './types.ts';

const [WIDTH, HEIGHT] = [23, 17];
const region = { x0: 12, y0: 5, x1: 104, y1: 73 };
const page = { widthPx: 120, heightPx: 80 } as Page;
/** A map with every constellation of four neighbours, four pixels of the page to one of its own. */
const classes: PixelClasses = {
  region,
  width: WIDTH,
  height: HEIGHT,
  names: ['room', 'wall', 'door'],
  labels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => ((i * 7919) >> 4) % 3),
  sure: new Uint8Array(WIDTH * HEIGHT).fill(255),
};

/** Bilinear between the middles of the map's pixels, and as at its border beyond them. */
function weighed(px: number, py: number): number {
  const zoom = (region.x1 - region.x0) / WIDTH;
  const [u, v] = [(px + 0.5 - region.x0) / zoom - 0.5, (py + 0.5 - region.y0) / zoom - 0.5];
  const [x, y] = [Math.floor(u), Math.floor(v)];
  let sum = 0;
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    // biome-ignore format: short
    const [column, row] = [Math.min(WIDTH - 1, Math.max(0, x + dx)), Math.min(HEIGHT - 1, Math.max(0, y + dy))];
    if (classes.labels[row * WIDTH + column] === 1) sum += (dx ? u - x : 1 - (u - x)) * (dy ? v - y : 1 - (v - y));
  }
  return sum;
}

it('sets the pixels of the page of which half and more is of the classes, and none beside the map', () => {
  const walls = enlargeClasses(new Set(['wall']), page, classes);
  let set = 0;
  for (let y = 0; y < page.heightPx; y++) {
    for (let x = 0; x < page.widthPx; x++) {
      const isOn = x >= region.x0 && x < region.x1 && y >= region.y0 && y < region.y1;
      const is = isOn && weighed(x, y) >= 0.5 ? 1 : 0;
      expect(walls.data[y * page.widthPx + x], `${x}, ${y}`).toBe(is);
      set += is;
    }
  }
  expect(set).toBeGreaterThan(500);
  expect(set).toBeLessThan(4000);
});

it('takes several classes together', () => {
  const [walls, doors, both] = [['wall'], ['door'], ['wall', 'door', 'no such class']].map((names) =>
    enlargeClasses(new Set(names), page, classes).data.reduce((sum, is) => sum + is, 0),
  );
  expect(both).toBeGreaterThan(Math.max(walls!, doors!));
});
