import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing, WallPx } from '../structure/types.ts';
import { wallsOfSwings } from './walls-of-swings.ts';

const [WIDTH, HEIGHT] = [300, 300];
const THICK = 12;

/** An upright wall that ends at (100, 100), and a level one that begins at (160, 160). */
const walls = createBitmap(WIDTH, HEIGHT);
fillBand(walls, [100, 20], [100, 100], THICK);
fillBand(walls, [160, 160], [280, 160], THICK);
const ground = { ink: walls, toWall: distanceThirds(walls), pieces: [], strokePx: 2, thicknessPx: THICK };
/** A leaf in the opening between them, aslant. */
const door: Swing = { hinge: [105, 105], closed: [156, 156], leaf: [156, 54], radius: 72, drawn: true };
const seenAs = (name: string) =>
  paintClasses(['room', 'swing'], WIDTH, HEIGHT, [{ name, x0: 100, y0: 40, x1: 180, y1: 180 }]);
const lengthOf = ({ from, to }: { from: PointPx; to: PointPx }) => Math.hypot(to[0] - from[0], to[1] - from[1]);

describe('wallsOfSwings', () => {
  it('gives a door between two walls that run past it a wall of its own, from one to the other', () => {
    const [wall, ...more] = wallsOfSwings([door], [], ground, seenAs('swing'));
    expect(more).toEqual([]);
    expect(wall!.thicknessPx).toBe(THICK);
    expect(lengthOf(wall!)).toBeGreaterThan(door.radius + THICK);
    expect(Math.abs(wall!.from[0] - wall!.from[1])).toBeLessThan(1);
  });

  it('gives none to what the network does not see swing, to a leaf that is not drawn, and far from walls', () => {
    const seen = seenAs('swing');
    expect(wallsOfSwings([door], [], ground)).toEqual([]);
    expect(wallsOfSwings([door], [], ground, seenAs('room'))).toEqual([]);
    expect(wallsOfSwings([{ ...door, drawn: false }], [], ground, seen)).toEqual([]);
    expect(wallsOfSwings([{ ...door, closed: [105, 177], leaf: [177, 105] }], [], ground, seen)).toEqual([]);
  });

  it('gives none where the door, or its other reading, hangs in a wall', () => {
    const wall = (from: PointPx, to: PointPx): WallPx => ({ from, to, thicknessPx: THICK, exterior: false });
    const given = (swings: Swing[], ...known: WallPx[]) => wallsOfSwings(swings, known, ground, seenAs('swing'));
    const aside = wall([80, 110], [150, 180]);
    const alongLeaf = wall([95, 115], [200, 10]);
    expect(given([door], aside)).toEqual([]);
    expect(given([door], alongLeaf)).toEqual([]);
    expect(given([door, { ...door, closed: door.leaf, leaf: door.closed }], alongLeaf)).toEqual([]);
    expect(given([door], wall([20, 280], [280, 280]))).toHaveLength(1);
  });
});
