import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inRing } from '#core/geometry/ring.ts';
import { sampleDrawing } from '../../sample.ts';
import type { Drawing } from '../finish-drawing.ts';
import { FIXTURE_CLASSES, PIXEL_CLASSES } from '../pixel-classes.ts';
import type { SheetTruth } from '../sheet-truth.ts';
import type { Conventions } from './conventions.ts';
import { drawWith } from './draw-with.fixture.ts';

type P = readonly [number, number];

const distance = (a: P, b: P) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How dark the darkest pixel within a pixel of a point is, 0 to 1. */
async function inkOf({ png }: Drawing): Promise<(at: P) => number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return ([x, y]) => {
    let darkest = 255;
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++)
        darkest = Math.min(darkest, data[(Math.floor(y) + j) * info.width + Math.floor(x) + i] ?? 255);
    return 1 - darkest / 255;
  };
}

const WINDOW: Conventions['window'] = { form: 'narrow', colour: '#000000', fill: '#ffffff', pane: 1, sill: 0 };

describe('openings by convention', () => {
  it.each(['window', 'garage'] as const)(
    'puts the jambs of wide ones where the ink of the wall ends: %s',
    async (kind) => {
      let checked = 0;
      for (let seed = 1; seed <= (kind === 'window' ? 10 : 24); seed++) {
        const drawing = await drawWith(seed, { window: WINDOW, garage: 'dashes', bands: 1, sidelights: 0, posts: 0 });
        const metre = 1 / drawing.truth.metresPerPixel!;
        const ink = await inkOf(drawing);
        const { walls, openings } = drawing.sheetTruth();
        for (const { kind: found, jambs } of openings) {
          if (found !== kind || distance(...jambs) < 2.3 * metre) continue;
          const [a, b] = jambs;
          const length = distance(a, b);
          const u = [(b[0] - a[0]) / length, (b[1] - a[1]) / length] as const;
          const half = hostOf(walls, jambs).thickness / 2;
          // Between the lines of the window and the face of the wall.
          const at = (along: number): P => [
            a[0] + u[0] * along - u[1] * half * 0.7,
            a[1] + u[1] * along + u[0] * half * 0.7,
          ];
          for (const inside of [2.5, length - 2.5]) expect(ink(at(inside))).toBeLessThan(0.5);
          for (const outside of [-2.5, length + 2.5]) expect(ink(at(outside))).toBeGreaterThan(0.9);
          checked++;
        }
      }
      expect(checked).toBeGreaterThan(kind === 'window' ? 10 : 4);
    },
  );

  it.each([25, 45, 60, 90, 110])(
    'draws leaves open by %s degrees at the hinge and to the side that the truth tells',
    async (degrees) => {
      const way = { leaf: 'line', path: 'none', degrees, frame: 'none', twin: false } as const;
      let [checked, mirrored] = [0, 0];
      for (let seed = 1; seed <= 4; seed++) {
        const drawing = await drawWith(seed, { door: way, entrance: way, inner: 'hinged', window: WINDOW }, 'flat');
        const ink = await inkOf(drawing);
        const { walls, openings } = drawing.sheetTruth();
        for (const { kind, jambs, swing } of openings) {
          if (!swing || kind !== 'door') continue;
          const { hinge, leaf } = swing;
          const far = distance(jambs[0], hinge) < distance(jambs[1], hinge) ? jambs[1] : jambs[0];
          const radius = distance(hinge, leaf);
          const half = hostOf(walls, jambs).thickness / 2;
          const [out, side] = [leaf, far].map(
            (p) => [(p[0] - hinge[0]) / radius, (p[1] - hinge[1]) / radius] as const,
          ) as [P, P];
          const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
          const on = (share: number, sign: number): P =>
            [0, 1].map(
              (i) => hinge[i]! + sign * out[i]! * (half + s * radius * share) + side[i]! * c * radius * share,
            ) as unknown as P;
          for (const share of [0.35, 0.6, 0.9]) {
            expect(ink(on(share, 1)), `seed ${seed}, ${degrees} degrees`).toBeGreaterThan(0.4);
          }
          // Something else may stand there: the side of steps, a fixture.
          if ([0.35, 0.6, 0.9].every((share) => ink(on(share, -1)) > 0.4)) mirrored++;
          checked++;
        }
      }
      expect(checked).toBeGreaterThan(10);
      expect(mirrored / checked).toBeLessThan(0.15);
    },
  );

  it.each([false, true])('opens outer doors to the side that the sheet does: outwards %s', async (outwards) => {
    let checked = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { plan } = (await drawWith(seed, { outwards })).truth;
      const indoors = plan!.rooms.filter(({ type }) => !['balcony', 'terrace'].includes(type));
      for (const { swing, wall } of plan!.openings) {
        if (!swing || !plan!.walls.some((one) => one.id === wall && one.exterior)) continue;
        expect(indoors.some(({ outline }) => inRing(swing.leaf, outline))).toBe(!outwards);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(4);
  });

  it.each(['sash', 'window'] as const)('closes the opening of an outer door with ink: %s', async (frame) => {
    let checked = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const entrance = { leaf: 'line', path: 'none', degrees: 90, frame, twin: false } as const;
      const drawing = await drawWith(seed, { entrance, window: { ...WINDOW, form: 'stripes' } });
      const ink = await inkOf(drawing);
      const { walls, openings } = drawing.sheetTruth();
      for (const { kind, jambs, swing } of openings) {
        const host = hostOf(walls, jambs);
        // Outer walls of these houses are thicker.
        if (kind !== 'door' || !swing || host.thickness < Math.max(...walls.map((wall) => wall.thickness)) - 0.5)
          continue;
        const [a, b] = jambs;
        const along = [(b[0] - a[0]) / distance(a, b), (b[1] - a[1]) / distance(a, b)] as const;
        const middle: P = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        for (const face of [-0.5, 0.5])
          expect(
            ink([middle[0] - along[1] * face * host.thickness, middle[1] + along[0] * face * host.thickness]),
          ).toBeGreaterThan(0.3);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(4);
  });

  it.each(['accordion', 'across', 'stacked'] as const)(
    'folds narrow inner doors where the truth has no swing: %s',
    async (folding) => {
      let [folded, hinged] = [0, 0];
      for (let seed = 1; seed <= 4; seed++) {
        const drawing = await drawWith(seed, { folding, foldingDoors: 1, inner: 'hinged' }, 'flat');
        const metre = 1 / drawing.truth.metresPerPixel!;
        const map = drawing.classMap();
        const { openings, widthPx } = drawing.sheetTruth();
        const leafNear = ([x, y]: P) => {
          const reach = Math.round(0.45 * metre);
          for (let v = Math.round(y) - reach; v <= y + reach; v++)
            for (let u = Math.round(x) - reach; u <= x + reach; u++)
              if (PIXEL_CLASSES[map[v * widthPx + u]!] === 'door-leaf') return true;
          return false;
        };
        for (const { kind, jambs, swing } of openings.filter((o) => o.kind === 'door')) {
          const width = distance(...jambs) / metre;
          expect(swing === undefined, `${kind} of ${width} m`).toBe(width < 0.82);
          if (swing) hinged++;
          else folded += Number(leafNear(jambs[0]) || leafNear(jambs[1]));
        }
        expect(openings.filter((o) => o.kind === 'door' && !o.swing).length).toBeGreaterThan(0);
      }
      expect(folded).toBeGreaterThan(8);
      expect(hinged).toBeGreaterThan(3);
    },
  );

  it('keeps bands and windows beside doors in their walls, off each other', async () => {
    let [long, all] = [0, 0];
    for (let seed = 1; seed <= 20; seed++) {
      const drawing = await drawWith(seed, { bands: 0.6, sidelights: 1, posts: 0, corners: 0 });
      const metre = 1 / drawing.truth.metresPerPixel!;
      const { walls, openings } = drawing.sheetTruth();
      for (const { jambs } of openings) {
        const { from, to } = hostOf(walls, jambs);
        // The middles of the jambs lie on the line of a wall, between its ends.
        for (const jamb of jambs)
          expect(distance(from, jamb) + distance(jamb, to) - distance(from, to)).toBeLessThan(0.1);
      }
      const windows = openings.filter((o) => o.kind === 'window');
      all += windows.length;
      long += windows.filter(({ jambs }) => distance(...jambs) > 2.4 * metre - 1).length;
      for (const [i, one] of openings.entries())
        for (const two of openings.slice(i + 1)) expect(overlap(one.jambs, two.jambs)).toBeLessThan(0.5);
    }
    expect(long / all).toBeGreaterThan(0.15);
  });

  it('covers all treads with instances of stairs, and no more than their boxes', async () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const drawing = await drawWith(seed, {});
      for (const { kind } of drawing.truth.plan!.fixtures) if (FIXTURE_CLASSES[kind] === 'stairs') kinds.add(kind);
      const stairs = drawing.sheetTruth().instances.filter((item) => item.kind === 'stairs');
      const map = drawing.classMap();
      const { widthPx } = drawing.truth;
      const [treads, floor] = [PIXEL_CLASSES.indexOf('stairs'), PIXEL_CLASSES.indexOf('room')];
      const bare = stairs.map(() => 0);
      for (let i = 0; i < map.length; i++) {
        const [isTread, isFloor] = [map[i] === treads, map[i] === floor];
        if (!isTread && !isFloor) continue;
        const [x, y] = [(i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5];
        const at = stairs.findIndex((item) => isIn([x, y], item));
        if (isTread) expect(at, `seed ${seed}: treads at ${x}, ${y}`).toBeGreaterThanOrEqual(0);
        else if (at >= 0) bare[at]!++;
      }
      // A quarter turn with flights of a metre leaves up to four tenths of its box free, a spiral a fifth.
      for (const [i, { width, depth }] of stairs.entries())
        expect(bare[i]! / (width * depth), `seed ${seed}`).toBeLessThan(0.45);
    }
    expect(kinds.size).toBeGreaterThan(2);
  });

  it('lets the wide repertoire alone follow conventions', async () => {
    const usual = await sampleDrawing(3, { sample: 'success' });
    const same = await sampleDrawing(3, { sample: 'success', repertoire: 'usual' });
    expect(Buffer.from(same.png).equals(Buffer.from(usual.png))).toBe(true);
    const others = [];
    for (const seed of [3, 4, 5]) {
      const [one, two] = [await sampleDrawing(seed), await sampleDrawing(seed, { repertoire: 'wide' })];
      others.push(!Buffer.from(one.png).equals(Buffer.from(two.png)));
    }
    expect(others).toContain(true);
  });
});

/** Whether a point lies in the box of a thing, or within a pixel of it. */
function isIn([x, y]: P, { middle, width, depth, facing }: SheetTruth['instances'][number]): boolean {
  const [c, s] = [Math.cos((facing * Math.PI) / 180), Math.sin((facing * Math.PI) / 180)];
  const [dx, dy] = [x - middle[0], y - middle[1]];
  return Math.abs(dx * c + dy * s) < depth / 2 + 1 && Math.abs(dy * c - dx * s) < width / 2 + 1;
}

/** The wall whose centre line is nearest to both jambs. */
function hostOf<W extends { from: P; to: P; thickness: number }>(walls: readonly W[], [a, b]: readonly [P, P]): W {
  const off = ({ from, to }: W) =>
    Math.max(...[a, b].map((p) => distance(from, p) + distance(p, to) - distance(from, to)));
  return walls.reduce((best, wall) => (off(wall) < off(best) ? wall : best));
}

/** How far two openings on one line run over each other, pixels; 0 where they stand in different walls. */
function overlap([a, b]: readonly [P, P], [c, d]: readonly [P, P]): number {
  const length = distance(a, b);
  const along = (p: P) => ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
  const across = (p: P) => Math.abs((p[1] - a[1]) * (b[0] - a[0]) - (p[0] - a[0]) * (b[1] - a[1])) / length;
  if (Math.max(across(c), across(d)) > 1) return 0;
  const [low, high] = [along(c), along(d)].sort((x, y) => x - y) as [number, number];
  return Math.max(0, Math.min(high, length) - Math.max(low, 0));
}
