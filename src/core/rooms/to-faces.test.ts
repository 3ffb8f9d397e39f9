import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { RoomsPx, WallsPx } from '../structure/types.ts';
import { toFaces } from './to-faces.ts';

const [WIDTH, HEIGHT, THICK] = [400, 300, 24];
/** The face of the walls around the only room, and the floor that ink leaves of it with lines of six pixels. */
const FACE = [100, 80, 300, 220] as const;
const corners = ([x0, y0, x1, y1]: readonly [number, number, number, number], grow = 0): PointPx[] => [
  [x0 - grow, y0 - grow],
  [x1 + grow, y0 - grow],
  [x1 + grow, y1 + grow],
  [x0 - grow, y1 + grow],
];

function drawRing(a: Bitmap, ring: readonly PointPx[], thick: number): void {
  for (const [i, [x, y]] of ring.entries()) {
    const to = ring[(i + 1) % ring.length]!;
    const [dx, dy] = [Math.sign(to[0] - x), Math.sign(to[1] - y)].map((d) => (d * thick) / 2) as [number, number];
    fillBand(a, [x - dx, y - dy], [to[0] + dx, to[1] + dy], thick);
  }
}

function read(ink: Bitmap, outline: PointPx[], holes: PointPx[][] = [], pier?: PointPx[]) {
  const mask = createBitmap(WIDTH, HEIGHT);
  drawRing(mask, corners(FACE, THICK / 2), THICK + 6);
  if (pier) drawRing(mask, pier, 20);
  const page = { ink, strokePx: 2 } as Page;
  const walls = { mask, thicknessPx: THICK } as WallsPx;
  const rooms: RoomsPx = {
    rooms: [{ outline, holes, areaPx: 0, texts: [], outdoor: false }],
    labels: new Uint16Array(WIDTH * HEIGHT),
    inside: mask,
  };
  return toFaces(rooms, walls, page).rooms[0]!;
}

const near = (ring: readonly PointPx[], wanted: readonly PointPx[], slack = 1) => {
  expect(ring).toHaveLength(wanted.length);
  for (const [i, [x, y]] of wanted.entries()) {
    expect(Math.abs(ring[i]![0] - x)).toBeLessThanOrEqual(slack);
    expect(Math.abs(ring[i]![1] - y)).toBeLessThanOrEqual(slack);
  }
};

describe('toFaces', () => {
  it('puts outlines in the middle of the bold lines of hollow walls', () => {
    const ink = createBitmap(WIDTH, HEIGHT);
    for (const grow of [0, THICK]) drawRing(ink, corners(FACE, grow), 6);
    near(read(ink, corners(FACE, -3)).outline, corners(FACE));
  });

  it('leaves them at the edge of filled walls', () => {
    const ink = createBitmap(WIDTH, HEIGHT);
    drawRing(ink, corners(FACE, THICK / 2), THICK);
    near(read(ink, corners(FACE)).outline, corners(FACE));
  });

  it('leaves an edge where nothing is drawn, and moves the others', () => {
    const ink = createBitmap(WIDTH, HEIGHT);
    for (const grow of [0, THICK]) drawRing(ink, corners(FACE, grow), 6);
    const open = corners(FACE, -3).map(([x, y]): PointPx => [x > 200 ? 200 : x, y]);
    const wanted = corners(FACE).map(([x, y]): PointPx => [x > 200 ? 200 : x, y]);
    near(read(ink, open).outline, wanted);
  });

  it('moves the edges of holes into the piers that stand in them', () => {
    const pier = [170, 120, 230, 180] as const;
    const ink = createBitmap(WIDTH, HEIGHT);
    drawRing(ink, corners(pier), 6);
    const { holes } = read(ink, corners(FACE), [corners(pier, 3).reverse()], corners(pier, -7));
    near(holes[0]!, corners(pier).reverse());
  });

  it('bears outlines with corners that hardly turn', () => {
    const ink = createBitmap(WIDTH, HEIGHT);
    for (const grow of [0, THICK]) drawRing(ink, corners(FACE, grow), 6);
    const [a, b, c, d] = corners(FACE, -3) as [PointPx, PointPx, PointPx, PointPx];
    const [e, f, g, h] = corners(FACE) as [PointPx, PointPx, PointPx, PointPx];
    near(read(ink, [a, [200, a[1] + 0.01], b, c, d]).outline, [e, [200, e[1]], f, g, h]);
  });
});
