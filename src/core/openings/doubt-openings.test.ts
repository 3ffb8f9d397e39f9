import { describe, expect, it } from 'vitest';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, Swing } from '../structure/types.ts';
import { doubtOpenings } from './doubt-openings.ts';
import { at, oneWall } from './one-wall.fixture.ts';

/** A wall with a window, a doorway whose door sweeps the floor below it, and bare floor from 400 to 500. */
const CLASSES = paintClasses(['outside', 'room', 'wall', 'window', 'door', 'swing'], 600, 200, [
  { name: 'wall', x0: 0, y0: 90, x1: 600, y1: 110 },
  { name: 'window', x0: 100, y0: 90, x1: 160, y1: 110 },
  { name: 'door', x0: 300, y0: 90, x1: 360, y1: 110 },
  { name: 'swing', x0: 300, y0: 110, x1: 360, y1: 170 },
  { name: 'room', x0: 400, y0: 90, x1: 500, y1: 110 },
]);
const hung = (x0: number, x1: number): OpeningPx => ({
  ...at('door', x0, x1),
  swing: { hinge: [x0, 100], leaf: [x0, 100 + x1 - x0] },
});
const swingOf = ({ swing, to }: OpeningPx): Swing => ({
  hinge: swing!.hinge,
  leaf: swing!.leaf,
  closed: to,
  radius: 60,
  drawn: true,
});
const drawn = Array.from({ length: 3 }, (_, k) => swingOf(hung(10 * k, 10 * k + 60)));
const kinds = (openings: readonly OpeningPx[], swings: readonly Swing[] = drawn, knowsWindows = true) =>
  doubtOpenings(openings, oneWall(true, { swings: [...swings] }), CLASSES, knowsWindows).map((o) => o.kind);

describe('doubtOpenings', () => {
  it('takes a lone line for no leaf where doors have arcs and the network sees none', () => {
    expect(kinds([hung(420, 480)])).toEqual(['gap']);
    expect(kinds([hung(300, 360)])).toEqual(['door']);
    expect(kinds([hung(420, 480)], [])).toEqual(['door']);
    const door = hung(420, 480);
    expect(kinds([door], [...drawn, swingOf(door)])).toEqual(['door']);
  });

  it('drops the arc of a door that ends at a wall', () => {
    const door = hung(200, 260);
    expect(kinds([door], [...drawn, swingOf(door)])).toEqual([]);
  });

  it('takes panels for the lines of a wall, or for none, where the network sees so', () => {
    expect(kinds([at('sliding', 200, 280)])).toEqual([]);
    expect(kinds([at('sliding', 410, 490)])).toEqual(['gap']);
    expect(kinds([at('sliding', 300, 360)])).toEqual(['sliding']);
  });

  it('believes no window that the network does not see where it knows windows, if there is no wall either', () => {
    expect(kinds([at('window', 100, 160)])).toEqual(['window']);
    expect(kinds([at('window', 420, 480)])).toEqual(['gap']);
    // A window of many lines is taken for wall.
    expect(kinds([at('window', 200, 260)])).toEqual(['window']);
    expect(kinds([at('window', 200, 230)])).toEqual(['gap']);
    expect(kinds([at('window', 420, 480)], drawn, false)).toEqual(['window']);
  });

  it('believes three lines from jamb to jamb of an outer wall', () => {
    const lines = [-8, 0, 8].map((off) => ({
      from: [415, 100 + off] as PointPx,
      to: [485, 100 + off] as PointPx,
      thick: 2,
    }));
    const kind = (exterior: boolean, count: number) =>
      doubtOpenings(
        [at('window', 420, 480)],
        oneWall(exterior, { swings: drawn, lines: lines.slice(0, count) }),
        CLASSES,
        true,
      )[0]!.kind;
    expect([kind(true, 3), kind(true, 2), kind(false, 3)]).toEqual(['window', 'gap', 'gap']);
  });
});
