import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { createBitmap, invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { cutStairs } from './cut-stairs.ts';
import { openCuts } from './open-cuts.ts';
import { openPorches } from './open-porches.ts';
import { splitNecks } from './split-necks.ts';
import type { RoomsPx } from './types.ts';

const DOOR = 40;

/** A box of 400 x 200 with walls of 10 around it in a sheet of 500 x 300, as barrier; outside is closed. */
function box(): Bitmap {
  const free = createBitmap(500, 300);
  fillBand(free, [60, 150], [440, 150], 180);
  return invert(free);
}

const name = (text: string, x: number, y: number): TextRun =>
  ({
    text,
    box: { x0: x - 20, y0: y - 6, x1: x + 20, y1: y + 6 },
    heightPx: 12,
    turned: 0,
    sure: 1,
  }) as unknown as TextRun;

const walls = (lines: Segment[] = []): WallsPx => ({
  walls: [],
  mask: createBitmap(500, 300),
  thicknessPx: 10,
  doorPx: DOOR,
  swings: [],
  lines: lines.map((l) => ({ ...l, thick: 2 })),
});

/** The box with a wall at x = 250 that leaves `gap` pixels open in its middle. */
function parted(gap: number, texts: TextRun[] = []) {
  const barrier = box();
  fillBand(barrier, [250, 50], [250, 150 - gap / 2], 10);
  fillBand(barrier, [250, 150 + gap / 2], [250, 250], 10);
  return splitNecks(invert(barrier), distanceThirds(barrier), texts, DOOR);
}

describe('splitNecks', () => {
  it('parts two rooms at a break as wide as a door, straight across', () => {
    const { count, cuts } = parted(DOOR);
    expect(count).toBe(2);
    expect(cuts).toHaveLength(1);
    expect(Math.abs(cuts[0]!.from[0] - cuts[0]!.to[0])).toBeLessThan(1);
    expect(Math.abs(cuts[0]!.from[0] - 250)).toBeLessThan(7);
  });

  it('leaves one room where the break is three doors wide', () => {
    expect(parted(3 * DOOR).count).toBe(1);
  });

  it('parts at a break of one and a half doors only where both sides have a name', () => {
    expect(parted(1.5 * DOOR).count).toBe(1);
    expect(parted(1.5 * DOOR, [name('KITCHEN', 150, 150), name('LIVING', 350, 150)]).count).toBe(2);
  });
});

describe('cutStairs', () => {
  const treads = (count: number): Segment[] =>
    Array.from({ length: count }, (_, i) => ({ from: [120 + 12 * i, 61], to: [120 + 12 * i, 110] }));

  it('parts a flight along a wall from the room, with cuts at both of its ends', () => {
    const barrier = box();
    const cuts = cutStairs(barrier, treads(8), DOOR);
    expect(cuts).toHaveLength(2);
    const { list } = findComponents(invert(barrier), 4);
    expect(list).toHaveLength(2);
    const flight = Math.min(...list.map((c) => c.area));
    expect(flight).toBeGreaterThan(0.85 * 84 * 50);
    expect(flight).toBeLessThan(1.15 * 84 * 50);
  });

  it('takes three lines for no stairs', () => {
    expect(cutStairs(box(), treads(3), DOOR)).toEqual([]);
  });
});

describe('openCuts', () => {
  const cut = { from: [250, 130] as PointPx, to: [250, 170] as PointPx };
  const rooms = (): RoomsPx => {
    const labels = new Uint16Array(500 * 300);
    for (let i = 0; i < labels.length; i++) labels[i] = i % 500 < 250 ? 1 : 2;
    const room = { outline: [], holes: [], areaPx: 1, texts: [], outdoor: false };
    return { rooms: [room, room], labels, inside: createBitmap(500, 300), cuts: [cut] };
  };

  it('makes a gap of a cut between two rooms, naming no wall where none runs', () => {
    expect(openCuts([], rooms(), walls())).toEqual([{ kind: 'gap', wall: -1, ...cut }]);
  });

  it('adds none where a door stands already', () => {
    const door = { kind: 'door' as const, wall: 0, from: [252, 128] as PointPx, to: [252, 172] as PointPx };
    expect(openCuts([door], rooms(), walls())).toEqual([door]);
  });
});

describe('openPorches', () => {
  const around: Segment[] = [
    { from: [60, 290], to: [200, 290] },
    { from: [60, 240], to: [60, 290] },
    { from: [200, 240], to: [200, 290] },
  ];
  const opened = (lines: Segment[]) => {
    const barrier = box();
    const before = barrier.data.reduce((s, v) => s + v, 0);
    openPorches(barrier, invert(box()), walls(lines), [name('PORCH', 130, 270)]);
    return before - barrier.data.reduce((s, v) => s + v, 0);
  };

  it('opens what thin lines bound around the name', () => {
    expect(opened(around)).toBeGreaterThan(0.8 * 138 * 46);
    expect(opened(around)).toBeLessThan(138 * 50);
  });

  it('opens nothing where a side is missing', () => {
    expect(opened(around.slice(0, 2))).toBe(0);
  });
});
