import { describe, expect, it } from 'vitest';
import type { Segment } from '../geometry/segment.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { box, name, thinLines } from './box.fixture.ts';
import { closeNiches } from './close-niches.ts';
import { closeWideGaps } from './close-wide-gaps.ts';

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
    closeWideGaps(barrier, { ...thinLines(), walls: [wall] }, [gap], texts, 2);
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
  const mouths = (lines: Segment[]) => closeNiches(cupboard(), thinLines(lines), []);

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
    expect(closeNiches(cupboard(), thinLines(), [], seenAs('swing'))).toHaveLength(1);
    expect(closeNiches(cupboard(), thinLines(), [], seenAs('room'))).toEqual([]);
  });

  it('closes one at both ends of which the network sees leaves', () => {
    const leaves = (...starts: number[]) =>
      paintClasses(
        ['room', 'door-leaf'],
        500,
        300,
        starts.map((x0) => ({ name: 'door-leaf', x0, y0: 92, x1: x0 + 10, y1: 106 })),
      );
    expect(closeNiches(cupboard(), thinLines(), [], leaves(204, 246))).toHaveLength(1);
    expect(closeNiches(cupboard(), thinLines(), [], leaves(204))).toEqual([]);
  });

  it('closes one that is named as a cupboard, between a wall and the corner of another, where panels are drawn from wall to wall', () => {
    const kinds = (text: string, ...lines: Segment[]) => {
      const barrier = box();
      fillBand(barrier, [195, 50], [195, 90], 10);
      fillBand(barrier, [240, 50], [240, 200], 10);
      return closeNiches(barrier, thinLines(lines), [name(text, 217, 72)]).map(({ leaves }) => leaves);
    };
    const panels: Segment = { from: [201, 88], to: [234, 88] };
    expect(kinds('CLOSET', panels)).toEqual(['sliding']);
    expect(kinds('BATH', panels)).toEqual([]);
    expect(kinds('CLOSET', { from: [201, 88], to: [218, 88] })).toEqual([]);
  });

  it('closes none that a leaf fills which swings into it through one of its sides', () => {
    const into = (hinge: PointPx, towards: number) => {
      const swing = { hinge, closed: [hinge[0] + 35 * towards, hinge[1]], leaf: [hinge[0], hinge[1] + 35], radius: 35 };
      const walls = { ...thinLines([left, right]), swings: [swing as WallsPx['swings'][number]] };
      return closeNiches(cupboard(), walls, []);
    };
    expect(into([202, 60], 1)).toEqual([]);
    expect(into([190, 60], -1)).toHaveLength(1);
  });

  it('closes none with one half of a pair, with nothing, or with leaves inside of it', () => {
    expect(mouths([left])).toEqual([]);
    expect(mouths([])).toEqual([]);
    const inside = [left, right].map(({ from, to }) => ({ from, to: [to[0], 180 - to[1]] as PointPx }));
    expect(mouths(inside)).toEqual([]);
  });
});
