import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { usualSwing } from './estimate-door.ts';
import { findSeenDoors, swingsOfSeen } from './find-seen-doors.ts';

const [WIDTH, HEIGHT] = [400, 300];
const NAMES = ['room', 'wall', 'door', 'swing'];
const DOOR = 60;

/** A level wall at y = 150 with a gap from x = 150 to 210; what the network sees may lie a little into the jambs. */
function wall(): Bitmap {
  const body = createBitmap(WIDTH, HEIGHT);
  fillBand(body, [20, 150], [150, 150], 12);
  fillBand(body, [210, 150], [380, 150], 12);
  return body;
}

const seen = (swept: { x0: number; y0: number; x1: number; y1: number }[]) =>
  paintClasses(NAMES, WIDTH, HEIGHT, [
    { name: 'door', x0: 146, y0: 144, x1: 214, y1: 156 },
    ...swept.map((box) => ({ name: 'swing', ...box })),
  ]);
/** Floor that a leaf sweeps below the gap, hinged on the left: the quarter circle in three strips. */
const SWEPT = [
  { x0: 150, y0: 156, x1: 205, y1: 180 },
  { x0: 150, y0: 180, x1: 195, y1: 195 },
  { x0: 150, y0: 195, x1: 180, y1: 208 },
];

describe('doors that the network sees', () => {
  it('reach from jamb to jamb', () => {
    const [door] = findSeenDoors(wall(), DOOR, seen([]));
    expect(Math.abs(door!.from[0] - 150)).toBeLessThan(2);
    expect(Math.abs(door!.to[0] - 210)).toBeLessThan(2);
  });

  it('are none without a jamb, of another width, or without a network', () => {
    const far = paintClasses(NAMES, WIDTH, HEIGHT, [{ name: 'door', x0: 100, y0: 244, x1: 160, y1: 256 }]);
    expect(findSeenDoors(wall(), DOOR, far)).toEqual([]);
    expect(findSeenDoors(wall(), 25, seen([]))).toEqual([]);
    expect(findSeenDoors(wall(), DOOR)).toEqual([]);
  });

  it('swing where floor is swept beside them', () => {
    const doors = findSeenDoors(wall(), DOOR, seen(SWEPT));
    const [swing, ...others] = swingsOfSeen(doors, [], seen(SWEPT));
    expect(others).toEqual([]);
    expect(swing!.hinge[0]).toBeLessThan(swing!.closed[0]);
    expect(swing!.leaf[1]).toBeGreaterThan(200);
    expect(swingsOfSeen(doors, [], seen([]))).toEqual([]);
  });

  it('do not swing twice', () => {
    const drawn: Swing = { hinge: [210, 150], closed: [150, 150], leaf: [210, 90], radius: 60 };
    expect(swingsOfSeen(findSeenDoors(wall(), DOOR, seen(SWEPT)), [drawn], seen(SWEPT))).toEqual([]);
  });
});

describe('usual width of a door', () => {
  const swing = (x: number, radius: number): Swing => ({
    hinge: [x, 0],
    closed: [x + radius, 0],
    leaf: [x, radius],
    radius,
  });
  const basins = [swing(0, 28), swing(100, 28)];

  it('is that of the doors that the network sees too, not of quarter circles that agree by chance', () => {
    const doors = [52, 51, 53, 52].map((width, k): Segment => ({ from: [0, 50 * k], to: [width, 50 * k] }));
    expect(usualSwing([...basins, swing(200, 49)], 40, [])).toBe(28);
    // The leaf that is drawn is the sharper measure.
    expect(usualSwing([...basins, swing(200, 49)], 40, doors)).toBe(49);
  });
});
