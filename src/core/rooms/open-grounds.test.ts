import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { createBitmap, invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx } from '../structure/types.ts';
import { box, name, thinLines } from './box.fixture.ts';
import { openCuts } from './open-cuts.ts';
import { openPassages } from './open-passages.ts';
import { openPorches } from './open-porches.ts';

describe('openCuts', () => {
  const cut = { from: [250, 130] as PointPx, to: [250, 170] as PointPx };
  const rooms = (): RoomsPx => {
    const labels = new Uint16Array(500 * 300);
    for (let i = 0; i < labels.length; i++) labels[i] = i % 500 < 250 ? 1 : 2;
    const room = { outline: [], holes: [], areaPx: 1, texts: [], outdoor: false };
    return { rooms: [room, room], labels, inside: createBitmap(500, 300), cuts: [cut] };
  };

  const opened = (openings: OpeningPx[], leaves?: 'door' | 'double') =>
    openCuts(openings, { ...rooms(), cuts: [{ ...cut, leaves }] }, thinLines());

  it('makes a gap of a cut between two rooms, naming no wall where none runs', () => {
    expect(opened([]).openings).toEqual([{ kind: 'gap', wall: -1, ...cut }]);
    expect(opened([]).walls.walls).toEqual([]);
  });

  it('adds none where a door stands already', () => {
    const door: OpeningPx = { kind: 'door', wall: 0, from: [252, 128], to: [252, 172] };
    expect(opened([door]).openings).toEqual([door]);
  });

  it('hangs the leaves of a cupboard in a front of its own', () => {
    const { openings, walls: hung } = opened([], 'double');
    expect(openings).toEqual([{ kind: 'double', wall: 0, ...cut }]);
    expect(hung.walls).toEqual([{ ...cut, thicknessPx: expect.any(Number), exterior: false }]);
  });

  it('takes leaves between two rooms that have other doors for those of these', () => {
    const away: OpeningPx = { kind: 'door', wall: 0, from: [250, 60], to: [250, 100] };
    const [, between] = opened([away], 'double').openings;
    expect(between).toEqual({ kind: 'gap', wall: -1, ...cut });
  });
});

describe('openPassages', () => {
  /** A hall across the box, 55 wide, with a gap across it at x = 250 and a room's name at both ends. */
  const opened = (left: string, right: string, from: number) => {
    const barrier = box();
    for (const y of [110, 175]) fillBand(barrier, [60, y], [310, y], 10);
    for (const x of [65, 305]) fillBand(barrier, [x, 110], [x, 175], 10);
    fillBand(barrier, [250, 110], [250, 180], 10);
    const wall = { from: [250, 60] as PointPx, to: [250, 240] as PointPx, thicknessPx: 10, exterior: false };
    const gap = { kind: 'gap' as const, wall: 0, from: [250, from] as PointPx, to: [250, 170] as PointPx };
    const texts = [name(left, 150, 145), name(right, 280, 145)];
    openPassages(barrier, { ...thinLines(), walls: [wall] }, [gap], texts);
    return findComponents(invert(barrier), 4).list.some((c) => c.x0 < 100 && c.x1 > 290 && c.area < 250 * 70);
  };

  it('opens a gap as wide as the hall it crosses', () => {
    expect(opened('HALL', '2.85 m²', 115)).toBe(true);
  });

  it('leaves it where another room begins, or where the hall has jambs', () => {
    expect(opened('HALL', 'BATH', 115)).toBe(false);
    expect(opened('BATH', '2.85 m²', 115)).toBe(false);
    expect(opened('HALL', '2.85 m²', 125)).toBe(false);
  });
});

describe('openPorches', () => {
  const around: Segment[] = [
    { from: [60, 290], to: [200, 290] },
    { from: [60, 240], to: [60, 290] },
    { from: [200, 240], to: [200, 290] },
  ];
  const opened = (lines: Segment[], ink?: Bitmap) => {
    const barrier = box();
    const before = barrier.data.reduce((s, v) => s + v, 0);
    openPorches(barrier, invert(box()), thinLines(lines), [name('PORCH', 130, 270)], ink);
    return before - barrier.data.reduce((s, v) => s + v, 0);
  };

  it('opens what thin lines bound around the name', () => {
    expect(opened(around)).toBeGreaterThan(0.8 * 138 * 46);
    expect(opened(around)).toBeLessThan(138 * 50);
  });

  it('opens nothing where a side is missing', () => {
    expect(opened(around.slice(0, 2))).toBe(0);
  });

  it('opens the rectangle that ink bounds where lines leave a way out', () => {
    const ink = createBitmap(500, 300);
    for (const { from, to } of around) fillBand(ink, from, to, 4);
    // A leaf that swings out over the porch parts its ground.
    fillBand(ink, [90, 255], [90, 275], 2);
    fillBand(ink, [60, 275], [90, 275], 2);
    expect(opened([], ink)).toBeGreaterThan(0.9 * 138 * 36);
    expect(opened([], ink)).toBeLessThan(138 * 50);
    expect(opened([], createBitmap(500, 300))).toBe(0);
  });

  it('opens it where the edge is dashed, and not where it is open', () => {
    const ink = createBitmap(500, 300);
    for (let x = 60; x < 200; x += 16) fillBand(ink, [x, 288], [x + 9, 288], 2);
    for (let y = 240; y < 288; y += 16) for (const x of [60, 200]) fillBand(ink, [x, y], [x, y + 9], 2);
    expect(opened([], ink)).toBeGreaterThan(0.8 * 138 * 40);
    expect(opened([], ink)).toBeLessThan(144 * 52);
    fillBand(ink, [120, 288], [150, 288], 8, 0);
    expect(opened([], ink)).toBe(0);
  });
});
