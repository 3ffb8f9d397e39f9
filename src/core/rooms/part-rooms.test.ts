import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import type { OpeningPx } from '../openings/types.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap, invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { box, DOOR, name } from './box.fixture.ts';
import { closeNiches } from './close-niches.ts';
import { closeWideGaps } from './close-wide-gaps.ts';
import { divideNamed } from './divide-named.ts';
import { findMouths } from './find-mouths.ts';
import { openCuts } from './open-cuts.ts';
import { openPassages } from './open-passages.ts';
import { openPorches } from './open-porches.ts';
import { splitNecks } from './split-necks.ts';
import type { RoomsPx } from './types.ts';

const walls = (lines: Segment[] = []): WallsPx => ({
  walls: [],
  mask: createBitmap(500, 300),
  thicknessPx: 10,
  doorPx: DOOR,
  swings: [],
  spirals: [],
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
    const { list, cuts } = parted(DOOR);
    expect(list).toHaveLength(2);
    expect(cuts).toHaveLength(1);
    expect(Math.abs(cuts[0]!.from[0] - cuts[0]!.to[0])).toBeLessThan(1);
    expect(Math.abs(cuts[0]!.from[0] - 250)).toBeLessThan(7);
  });

  it('leaves one room where the break is three doors wide', () => {
    expect(parted(3 * DOOR).list).toHaveLength(1);
  });

  it('parts at a break of one and a half doors only where both sides have a name', () => {
    expect(parted(1.5 * DOOR).list).toHaveLength(1);
    expect(parted(1.5 * DOOR, [name('KITCHEN', 150, 150), name('LIVING', 350, 150)]).list).toHaveLength(2);
  });

  it('leaves a corridor whole beside a piece of wall that hangs into it', () => {
    const barrier = createBitmap(500, 300);
    barrier.data.fill(1);
    fillBand(barrier, [60, 150], [440, 150], 60, 0);
    fillBand(barrier, [60, 150], [160, 150], 130, 0);
    fillBand(barrier, [200, 130], [200, 150], 4);
    const { list, cuts } = splitNecks(invert(barrier), distanceThirds(barrier), [], DOOR);
    expect(list.filter((c) => c.x0 > 210)).toEqual([]);
    expect(cuts.filter(({ from }) => from[0] > 210)).toEqual([]);
  });
});

describe('findMouths', () => {
  /** Mouths of a corridor 50 wide on the right of the box, which is 180 high on its left, with so many doors. */
  const mouthsOf = (doors: number, texts: TextRun[]) => {
    const barrier = box();
    fillBand(barrier, [250, 80], [440, 80], 60);
    fillBand(barrier, [250, 205], [440, 205], 90);
    const leavesOf = ({ count }: { count: number }) => new Uint8Array(count + 1).fill(doors);
    return findMouths(invert(barrier), distanceThirds(barrier), texts, DOOR, leavesOf);
  };

  it('finds the one of a corridor with a name, or with three doors beside a room with one', () => {
    const [mouth, ...more] = mouthsOf(3, [name('BEDROOM', 150, 150)]);
    expect(more).toEqual([]);
    expect(Math.abs(mouth![0] - 250)).toBeLessThan(12);
    expect(mouthsOf(0, [name('CORRIDOR', 350, 135)])).toEqual([mouth]);
    expect(mouthsOf(0, [name('HALL', 350, 135), name('STAIRS', 400, 135)])).toEqual([mouth]);
  });

  it('finds none of a corridor of a house in which the hall alone has a name', () => {
    expect(mouthsOf(3, [name('HALL', 150, 150)])).toEqual([]);
  });

  it('finds none where a recess makes a corridor wider for a step', () => {
    const barrier = createBitmap(500, 300);
    barrier.data.fill(1);
    fillBand(barrier, [60, 150], [440, 150], 66, 0);
    fillBand(barrier, [238, 183], [262, 183], 24, 0);
    const mouths = findMouths(invert(barrier), distanceThirds(barrier), [name('HALL', 150, 150)], DOOR);
    expect(mouths).toEqual([]);
  });

  it('finds none where two doors lead into it, no name stands anywhere, or one of another room in it', () => {
    expect(mouthsOf(2, [name('BEDROOM', 150, 150)])).toEqual([]);
    expect(mouthsOf(3, [])).toEqual([]);
    expect(mouthsOf(3, [name('BEDROOM', 150, 150), name('KITCHEN', 350, 135)])).toEqual([]);
  });
});

describe('closeWideGaps', () => {
  /** Rooms of the box after the break from y = 90 to 210 in a wall at x = 250, which reaches so far beyond it, was looked at. */
  const roomsBeside = (stub: number) => {
    const barrier = box();
    const wall = {
      from: [250, 90 - stub] as PointPx,
      to: [250, 210 + stub] as PointPx,
      thicknessPx: 10,
      exterior: false,
    };
    fillBand(barrier, wall.from, [250, 90], 10);
    fillBand(barrier, [250, 210], wall.to, 10);
    const gap: OpeningPx = { kind: 'gap', wall: 0, from: [250, 90], to: [250, 210] };
    const texts = [name('DINING', 150, 150), name('LIVING', 350, 150)];
    closeWideGaps(barrier, { ...walls(), walls: [wall] }, [gap], texts, 2);
    return findComponents(invert(barrier), 4).list.length;
  };

  it('closes an archway between two named rooms, but no gap from face to face, which is a dimension line', () => {
    expect(roomsBeside(30)).toBe(2);
    expect(roomsBeside(0)).toBe(1);
  });
});

describe('closeNiches', () => {
  /** The box with a cupboard 60 wide and 30 deep under its upper wall. */
  const cupboard = (): Bitmap => {
    const barrier = box();
    for (const x of [195, 265]) fillBand(barrier, [x, 60], [x, 90], 10);
    return barrier;
  };
  const left: Segment = { from: [202, 91], to: [216, 108] };
  const right: Segment = { from: [258, 91], to: [244, 108] };
  const mouths = (lines: Segment[]) => closeNiches(cupboard(), walls(lines));

  it('closes a cupboard whose leaves hang ajar at both of its ends', () => {
    const [mouth, ...more] = mouths([left, right]);
    expect(more).toEqual([]);
    expect(Math.abs(mouth!.from[1] - 90)).toBeLessThan(3);
    expect(Math.abs(mouth!.to[0] - mouth!.from[0])).toBeGreaterThan(55);
    expect(mouth!.leaves).toBe('double');
    const [whole] = mouths([{ from: [202, 91], to: [240, 125] }]);
    expect(whole!.leaves).toBe('door');
  });

  it('closes one before which the network sees a door, whatever is drawn there', () => {
    const seenAs = (name: string) =>
      paintClasses(['wall', 'room', 'swing'], 500, 300, [{ name, x0: 200, y0: 90, x1: 245, y1: 110 }]);
    expect(closeNiches(cupboard(), walls(), seenAs('swing'))).toHaveLength(1);
    expect(closeNiches(cupboard(), walls(), seenAs('room'))).toEqual([]);
  });

  it('closes one at both ends of which the network sees leaves', () => {
    const leaves = (...starts: number[]) =>
      paintClasses(
        ['room', 'door-leaf'],
        500,
        300,
        starts.map((x0) => ({ name: 'door-leaf', x0, y0: 92, x1: x0 + 10, y1: 106 })),
      );
    expect(closeNiches(cupboard(), walls(), leaves(204, 246))).toHaveLength(1);
    expect(closeNiches(cupboard(), walls(), leaves(204))).toEqual([]);
  });

  it('closes none with one half of a pair, with nothing, or with leaves inside of it', () => {
    expect(mouths([left])).toEqual([]);
    expect(mouths([])).toEqual([]);
    const inside = [left, right].map(({ from, to }) => ({ from, to: [to[0], 180 - to[1]] as PointPx }));
    expect(mouths(inside)).toEqual([]);
  });
});

describe('divideNamed', () => {
  /** The box with wall ends reaching in from above and below at x = 250, 110 apart: nearly three doors. */
  const divided = (left: string, right: string, below = true) => {
    const barrier = box();
    fillBand(barrier, [250, 55], [250, 95], 10);
    if (below) fillBand(barrier, [250, 205], [250, 245], 10);
    const free = invert(barrier);
    const cuts = divideNamed(free, [name(left, 150, 150), name(right, 350, 150)], DOOR);
    return { cuts, faces: findComponents(free, 4).list.length };
  };

  it('parts a kitchen from a living room between two wall ends', () => {
    const { cuts, faces } = divided('KITCHEN', 'LIVING ROOM');
    expect(faces).toBe(2);
    expect(Math.abs(cuts[0]!.from[0] - 250)).toBeLessThan(8);
  });

  it('leaves them one open space where walls reach in from one side only', () => {
    expect(divided('KITCHEN', 'LIVING ROOM', false).faces).toBe(1);
  });

  it('leaves ground with a single room name alone', () => {
    expect(divided('KITCHEN', 'FRIDGE').faces).toBe(1);
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

  const opened = (openings: OpeningPx[], leaves?: 'door' | 'double') =>
    openCuts(openings, { ...rooms(), cuts: [{ ...cut, leaves }] }, walls());

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
    openPassages(barrier, { ...walls(), walls: [wall] }, [gap], texts);
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
    openPorches(barrier, invert(box()), walls(lines), [name('PORCH', 130, 270)], ink);
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
});
