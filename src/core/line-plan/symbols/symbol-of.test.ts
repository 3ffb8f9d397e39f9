import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../furnish/catalogue/catalogue.ts';
import { Pen } from '../pen.ts';
import type { Mark } from '../types.ts';
import { symbolOf } from './symbol-of.ts';

/** A rail on a wall or a mirror of a car may stand out so far, metres. */
const OUT = 0.08;

/** All points of a symbol in its own axes, metres. */
function pointsOf(kind: string, width: number, depth: number): [number, number][] {
  const marks: Mark[] = [];
  symbolOf(kind)(new Pen(marks, [1, 0, 0, 1, 0, 0], { line: 'thin', tone: 'ink' }), { width, depth });
  return marks.flatMap((mark) =>
    mark.kind === 'lettering'
      ? []
      : mark.steps.flatMap((step): [number, number][] => {
          const values = step.slice(1) as number[];
          return values.length ? [[values.at(-2)!, values.at(-1)!]] : [];
        }),
  );
}

describe('symbols of pieces', () => {
  it.each(Object.entries(CATALOGUE))('%s keeps to its footprint and fills it, in every size', (kind, entry) => {
    const { width, depth, least = [width, depth], most = [width, depth] } = entry;
    for (const [w, d] of [[width, depth], least, most] as const) {
      const points = pointsOf(kind, w, d);
      const reach = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
      expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThanOrEqual(w / 2 + OUT);
      expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThanOrEqual(d / 2 + OUT);
      expect(reach(0)).toBeGreaterThan(w * 0.6);
      expect(reach(1)).toBeGreaterThan(Math.min(d, w) * 0.6 - 0.05);
    }
  });

  it('shows stairs with a landing where the picture does: the way up comes back to the front', () => {
    const head = (width: number, depth: number) => pointsOf('stairs', width, depth).at(-2)!;
    expect(head(1, 3)).toMatchObject([0, expect.closeTo(-1.35, 1)]);
    expect(head(2.2, 2.5)).toMatchObject([expect.closeTo(0.575, 2), expect.closeTo(1.1, 1)]);
  });

  it('shows a kind that nobody knows as an outline, whatever it is called', () => {
    for (const kind of ['hovercraft', 'toString', '__proto__'])
      expect(pointsOf(kind, 2, 1)).toEqual([[-1, -0.5], [1, -0.5], [1, 0.5], [-1, 0.5]]); // biome-ignore format: corners
  });
});
