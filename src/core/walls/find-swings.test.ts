import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Arc } from './find-arcs.ts';
import { findSwings } from './find-swings.ts';

const RADIUS = 60;

function at([x, y]: PointPx, degrees: number): PointPx {
  const a = (degrees * Math.PI) / 180;
  return [x + RADIUS * Math.cos(a), y + RADIUS * Math.sin(a)];
}

/** Draws an arc about a hinge from one angle to another, and its leaf at the first, as it were a filled one. */
function draw(ink: Bitmap, hinge: PointPx, from: number, to: number): Arc {
  const step = from < to ? 1 : -1;
  for (let d = from; d !== to; d += step) fillBand(ink, at(hinge, d), at(hinge, d + 1.5 * step), 2);
  fillBand(ink, hinge, at(hinge, from), 6);
  return { centre: hinge, radius: RADIUS, from: at(hinge, from), to: at(hinge, to), sweep: Math.abs(to - from) };
}

type Piece = Parameters<typeof findSwings>[1]['pieces'][number];

/** The ground between these walls. */
function groundOf(ink: Bitmap, pieces: readonly Piece[]) {
  const walls = createBitmap(500, 300);
  for (const { from, to, thick } of pieces) fillBand(walls, from, to, thick);
  return { ink, toWall: distanceThirds(walls), pieces, strokePx: 2, thicknessPx: pieces[0]!.thick };
}

/** A level wall that is open between these columns. */
const openWall = (y: number, x0: number, x1: number, thick = 16): Piece[] => [
  { from: [50, y], to: [x0, y], thick },
  { from: [x1, y], to: [450, y], thick },
];

describe('findSwings', () => {
  it('finds both leaves of a double door that stand half open, where no line is seen of them', () => {
    const ink = createBitmap(500, 300);
    const arcs = [draw(ink, [200, 200], -45, 0), draw(ink, [320, 200], -135, -180)];
    const found = findSwings(arcs, groundOf(ink, openWall(200, 200, 320)));
    expect(found.map((s) => s.hinge[0]).sort()).toEqual([200, 320]);
    for (const s of found) expect(Math.abs(s.closed[0] - 260)).toBeLessThan(6);
  });

  it('finds none where only one of them is drawn: it closes against nothing', () => {
    const ink = createBitmap(500, 300);
    expect(findSwings([draw(ink, [200, 200], -45, 0)], groundOf(ink, openWall(200, 200, 320)))).toEqual([]);
  });

  it('takes the end of an arc that goes on beyond its leaf for no door of its own', () => {
    const ink = createBitmap(500, 300);
    // Just where the arc ends, 52 degrees from the wall, the leaf stands at 35.
    const hinge: PointPx = [200, 200];
    const door = { ...draw(ink, hinge, -35, 0), tip: at(hinge, -35) };
    const [x, y] = at(hinge, -52);
    const scrap: Arc = {
      ...draw(ink, [x, y], 0, -90),
      radius: 20,
      from: [x + 20, y],
      to: [x, y - 20],
      tip: [x + 20, y],
    };
    const stub: Piece = { from: [x, y - 20], to: [x, y - 8], thick: 8 };
    const ground = groundOf(ink, [...openWall(200, 200, 260), stub]);
    expect(findSwings([scrap], ground)).toHaveLength(1);
    expect(findSwings([door, scrap], ground).map((s) => s.radius)).toEqual([RADIUS]);
  });

  it('takes two leaves that are drawn towards each other for open ones, of doors across from each other', () => {
    const ink = createBitmap(500, 300);
    const pieces = [90, 220].flatMap((y) => openWall(y, 200, 260, 10));
    const arcs = [draw(ink, [200, 95], 90, 0), draw(ink, [200, 215], -90, 0)];
    const found = findSwings(arcs, groundOf(ink, pieces));
    expect(found).toHaveLength(2);
    for (const { closed } of found) expect(Math.abs(closed[0] - 260)).toBeLessThan(4);
  });

  it('closes a leaf aslant between two jambs that stand so, where no wall runs level from them', () => {
    const ink = createBitmap(500, 300);
    // The jamb at the hinge goes on upright, the other one lies where the arc ends.
    const pieces: Piece[] = [
      { from: [100, 20], to: [100, 100], thick: 14 },
      { from: [100, 100], to: [107.5, 112], thick: 14 },
      { from: [153, 152], to: [190, 150], thick: 14 },
    ];
    const hinge: PointPx = [106, 112];
    const arc = { ...draw(ink, hinge, 100, 45), tip: at(hinge, 100) };
    const [swing] = findSwings([arc], groundOf(ink, pieces));
    expect(swing?.closed).toEqual(arc.to);
  });
});
