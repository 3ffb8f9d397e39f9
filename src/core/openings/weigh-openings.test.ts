import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import { at, oneWall } from './one-wall.fixture.ts';
import { weighOpenings } from './weigh-openings.ts';

const NAMES = ['room', 'wall', 'window', 'door'];
const SEEN = paintClasses(NAMES, 600, 200, [
  { name: 'wall', x0: 0, y0: 90, x1: 600, y1: 110 },
  { name: 'window', x0: 100, y0: 90, x1: 200, y1: 110 },
  { name: 'door', x0: 300, y0: 90, x1: 360, y1: 110 },
]);
/** The same with wall in the middle of the window, and the two windows that it leaves. */
const BOXES = [
  { name: 'wall', x0: 0, y0: 90, x1: 600, y1: 110 },
  { name: 'window', x0: 100, y0: 90, x1: 140, y1: 110 },
  { name: 'window', x0: 160, y0: 90, x1: 200, y1: 110 },
];
const TWO = paintClasses(NAMES, 600, 200, BOXES);
const THREE = paintClasses(NAMES, 600, 200, [...BOXES, { name: 'window', x0: 480, y0: 90, x1: 540, y1: 110 }]);

const REAL = [at('window', 100, 140), at('window', 160, 200)];

describe('weighOpenings', () => {
  it('adds a window in an outer wall that the strokes did not show', () => {
    const [window, ...rest] = weighOpenings([], oneWall(true), SEEN);
    expect(rest).toEqual([]);
    expect(window!.kind).toBe('window');
    expect(Math.min(window!.from[0], window!.to[0])).toBeCloseTo(100, 0);
    expect(Math.max(window!.from[0], window!.to[0])).toBeCloseTo(200, 0);
    expect(weighOpenings([], oneWall(false), SEEN)).toEqual([]);
    expect(weighOpenings([], oneWall(true))).toEqual([]);
  });

  it('adds none to what strokes take for plain wall, where they tell windows as it does', () => {
    expect(weighOpenings(REAL, oneWall(true), THREE)).toEqual(REAL);
    expect(weighOpenings(REAL.slice(1), oneWall(true), THREE)).toHaveLength(3);
  });

  it('adds those between whose faces paper shows all the same', () => {
    const grey = new Uint8Array(600 * 200).fill(255);
    const page = { grey, widthPx: 600, heightPx: 200 } as Page;
    grey.fill(30, 90 * 600, 111 * 600);
    expect(weighOpenings(REAL, oneWall(true), THREE, page)).toEqual(REAL);
    for (let y = 93; y < 108; y++) grey.fill(255, y * 600 + 480, y * 600 + 540);
    expect(weighOpenings(REAL, oneWall(true), THREE, page)).toHaveLength(3);
  });

  it.each([60, 90])(
    'takes a gap of %i pixels for a door where the network sees a leaf sweep floor beside it',
    (width) => {
      const wall = { name: 'wall', x0: 0, y0: 90, x1: 600, y1: 110 };
      const door = { name: 'door', x0: 300, y0: 90, x1: 300 + width, y1: 110 };
      const swing = { name: 'swing', x0: 300, y0: 110, x1: 370, y1: 170 };
      const kindBy = (...boxes: (typeof wall)[]) =>
        weighOpenings(
          [at('gap', 300, 300 + width)],
          oneWall(false),
          paintClasses(['room', 'wall', 'door', 'swing'], 600, 200, boxes),
        )[0]!.kind;
      expect(kindBy(wall, door, swing)).toBe('door');
      // Passages as wide as a door look like one to it.
      expect(kindBy(wall, door)).toBe('gap');
      expect(kindBy(wall, swing)).toBe('gap');
      expect(kindBy(wall, door, { ...swing, x1: 310, y1: 120 })).toBe('gap');
    },
  );

  it('keeps a window that the network takes for wall where it is drawn as two are that it sees', () => {
    const walled = at('window', 400, 440);
    const grey = new Uint8Array(600 * 200).fill(255);
    const page = { grey, widthPx: 600, heightPx: 200 } as Page;
    const draw = (x0: number, x1: number, lineEvery: number) => {
      for (let y = 90; y <= 110; y++) grey.fill((y - 90) % lineEvery ? 255 : 40, y * 600 + x0, y * 600 + x1);
    };
    const weigh = (...windows: OpeningPx[]) => weighOpenings(windows, oneWall(true), TWO, page);
    draw(0, 600, 1);
    expect(weigh(...REAL, walled)).toEqual(REAL);
    for (const { from, to } of [...REAL, walled]) draw(from[0], to[0], 10);
    expect(weigh(...REAL, walled)).toEqual([...REAL, walled]);
    expect(weigh(REAL[0]!, walled)).not.toContainEqual(walled);
    // Where the wall is drawn by lines too, they tell nothing.
    draw(0, 600, 20);
    for (const { from, to } of [...REAL, walled]) draw(from[0], to[0], 10);
    expect(weigh(...REAL, walled)).toEqual(REAL);
  });

  it('drops sliding doors that are lines of a wall', () => {
    expect(weighOpenings([at('sliding', 400, 460)], oneWall(false), SEEN)).toEqual([]);
  });

  it('drops outer windows that are lines of a wall, where the network knows how windows are drawn', () => {
    const wrong = at('window', 400, 460);
    expect(weighOpenings([...REAL, wrong], oneWall(true), TWO)).toEqual(REAL);
    const blind = { ...TWO, names: ['room', 'wall', 'furniture', 'door'] };
    expect(weighOpenings([...REAL, wrong], oneWall(true), blind)).toEqual([...REAL, wrong]);
  });

  it('leaves of a pane that runs along a wall the window that the network sees in it', () => {
    const far = at('window', 480, 540);
    const found = weighOpenings([...REAL, at('window', 380, 600)], oneWall(true), THREE);
    expect(found).toHaveLength(3);
    const last = found.find((o) => o.from[0] > 300)!;
    expect(Math.abs(last.from[0] - far.from[0])).toBeLessThan(4);
    expect(Math.abs(last.to[0] - far.to[0])).toBeLessThan(4);
  });

  it('believes one window that fills the wall: panes that are all wall go, and of one around it that window stays', () => {
    const wrong = at('window', 400, 460);
    const pane = at('window', 20, 290);
    const found = weighOpenings([pane, wrong], oneWall(true), SEEN);
    expect(found).toHaveLength(1);
    expect(Math.abs(found[0]!.from[0] - found[0]!.to[0])).toBeCloseTo(100, 0);
    // A sliver along the wall's face tells nothing of how windows are drawn.
    const sliver = paintClasses(NAMES, 600, 200, [
      { name: 'wall', x0: 0, y0: 90, x1: 600, y1: 110 },
      { name: 'window', x0: 100, y0: 90, x1: 200, y1: 96 },
    ]);
    expect(weighOpenings([pane, wrong], oneWall(true), sliver)).toEqual(expect.arrayContaining([pane, wrong]));
  });

  it('joins panes with nothing but window between them, but no windows apart', () => {
    const panels = [at('window', 100, 120), at('window', 130, 150), at('window', 160, 200)];
    const joined = weighOpenings(panels, oneWall(true), SEEN);
    expect(joined.map(({ from, to }) => [from[0], to[0]])).toEqual([[100, 200]]);
    expect(weighOpenings(REAL, oneWall(true), TWO)).toEqual(REAL);
    expect(weighOpenings(panels, oneWall(true))).toEqual(panels);
  });

  it('takes a lone line in a gap for no leaf, where the network sees a window, or no door at all and the line is long', () => {
    const hung = (x0: number, x1: number): OpeningPx => ({
      ...at('door', x0, x1),
      swing: { hinge: [x0, 100], leaf: [x0, 100 + x1 - x0] },
    });
    const broken = paintClasses(NAMES, 600, 200, [
      { name: 'wall', x0: 0, y0: 90, x1: 600, y1: 110 },
      { name: 'window', x0: 100, y0: 90, x1: 200, y1: 110 },
      { name: 'door', x0: 300, y0: 90, x1: 360, y1: 110 },
      { name: 'room', x0: 400, y0: 90, x1: 500, y1: 110 },
    ]);
    const kindsOf = (door: OpeningPx, walls = oneWall(true)) => weighOpenings([door], walls, broken).map((o) => o.kind);
    expect(kindsOf(hung(110, 190))).toEqual(['window']);
    expect(kindsOf(hung(400, 500))).toContain('gap');
    expect(kindsOf(hung(400, 460))).toContain('door');
    expect(kindsOf(hung(300, 360))).toContain('door');
    // Where its tip is drawn to sweep, the leaf is one.
    const swing = { ...hung(400, 500).swing!, closed: [500, 100] as [number, number], radius: 100 };
    expect(kindsOf({ ...hung(400, 500), swing }, { ...oneWall(true), swings: [swing] })).toContain('door');
    const turned = { ...swing, leaf: swing.closed, closed: swing.leaf };
    expect(kindsOf({ ...hung(400, 500), swing }, { ...oneWall(true), swings: [turned] })).toContain('door');
  });
});
