import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inRing } from '#core/geometry/ring.ts';
import type { Plan } from '#core/plan/schema.ts';
import { makeDwelling } from '../../dwelling.ts';
import { makeRandom } from '../../random.ts';
import type { Drawing } from '../finish-drawing.ts';
import { PIXEL_CLASSES } from '../pixel-classes.ts';
import { pickTidyStyle } from '../style.ts';
import type { Conventions } from './conventions.ts';
import { drawWith } from './draw-with.fixture.ts';
import { pickConventions } from './pick-conventions.ts';
import { settleByConvention } from './settle-by-convention.ts';

type P = readonly [number, number];
type Jambs = readonly [P, P];

const WINDOW: Conventions['window'] = { form: 'narrow', colour: '#000000', fill: '#ffffff', pane: 1, sill: 0 };

const distance = (a: P, b: P) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: P, b: P): P => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const isUpright = ([a, b]: Jambs) => Math.abs(a[0] - b[0]) < Math.abs(a[1] - b[1]);

/** Brightness and class of a pixel. */
async function looker(drawing: Drawing) {
  const { data, info } = await sharp(drawing.png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const map = drawing.classMap();
  return ([x, y]: P) => {
    const i = Math.floor(y) * info.width + Math.floor(x);
    return { light: data[i]!, what: PIXEL_CLASSES[map[i]!] };
  };
}

/** The two jambs of two openings that are nearest to each other. */
function nearest(one: Jambs, two: Jambs): Jambs {
  const pairs = one.flatMap((a) => two.map((b): Jambs => [a, b]));
  return pairs.sort((p, q) => distance(...p) - distance(...q))[0]!;
}

const pairsOf = <T>(items: readonly T[]) =>
  items.flatMap((one, i) => items.slice(i + 1).map((two) => [one, two] as const));

describe('glazing', () => {
  it('knows one window between two posts, which are walls in ink', async () => {
    let posts = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const drawing = await drawWith(seed, { window: WINDOW, bands: 0.7, posts: 1, sidelights: 0, corners: 0 });
      const metre = 1 / drawing.truth.metresPerPixel!;
      const look = await looker(drawing);
      const windows = drawing.sheetTruth().openings.filter(({ kind }) => kind === 'window');
      for (const { jambs } of windows) expect(look(between(...jambs)).what).toBe('window');
      for (const [one, two] of pairsOf(windows)) {
        const [a, b] = nearest(one.jambs, two.jambs);
        if (isUpright(one.jambs) !== isUpright(two.jambs) || distance(a, b) > 0.25 * metre) continue;
        expect(distance(a, b)).toBeGreaterThan(0.03 * metre);
        expect(look(between(a, b))).toEqual({ light: 0, what: 'wall' });
        posts++;
      }
    }
    expect(posts).toBeGreaterThan(15);
  });

  it('lets windows meet at corners with nothing but the corner between', async () => {
    let corners = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const drawing = await drawWith(seed, { window: WINDOW, bands: 0, posts: 0, sidelights: 0, corners: 1 });
      const look = await looker(drawing);
      const { openings, walls } = drawing.sheetTruth();
      const thick = Math.max(...walls.map(({ thickness }) => thickness));
      const windows = openings.filter(({ kind }) => kind === 'window');
      for (const [one, two] of pairsOf(windows)) {
        const [a, b] = nearest(one.jambs, two.jambs);
        if (isUpright(one.jambs) === isUpright(two.jambs) || distance(a, b) > thick) continue;
        // Where their centre lines cross there is the post.
        const corner: P = isUpright(one.jambs) ? [a[0], b[1]] : [b[0], a[1]];
        expect(look(corner)).toEqual({ light: 0, what: 'wall' });
        corners++;
      }
    }
    expect(corners).toBeGreaterThan(5);
  });
});

describe('radiators', () => {
  it('stand under windows as ink alone', async () => {
    let inked = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const [bare, heated] = [
        await drawWith(seed, { window: WINDOW, radiators: false }),
        await drawWith(seed, { window: WINDOW, radiators: true }),
      ];
      expect(heated.sheetTruth()).toEqual(bare.sheetTruth());
      expect(Buffer.from(heated.classMap()).equals(Buffer.from(bare.classMap()))).toBe(true);
      const [before, after] = [await looker(bare), await looker(heated)];
      const metre = 1 / heated.truth.metresPerPixel!;
      const { openings, walls } = heated.sheetTruth();
      for (const { kind, jambs } of openings) {
        if (kind !== 'window') continue;
        const [a, b] = jambs;
        const host = walls.reduce((best, wall) => (off(wall, jambs) < off(best, jambs) ? wall : best));
        const [mx, my] = between(a, b);
        const u = [(b[0] - a[0]) / distance(a, b), (b[1] - a[1]) / distance(a, b)] as const;
        // The middle line of the radiator.
        const far = host.thickness / 2 + 0.09 * metre;
        inked += [-far - 1, -far, -far + 1, far - 1, far, far + 1].filter((v) => {
          const at: P = [mx - u[1] * v, my + u[0] * v];
          return after(at).light < before(at).light - 60;
        }).length
          ? 1
          : 0;
      }
    }
    expect(inked).toBeGreaterThan(8);
  });
});

describe('windows in thick walls', () => {
  /** Ink across the wall at a share of the length of every window, from the face outdoors (0) to the one indoors (1). */
  async function across(form: Conventions['window']['form'], share: number): Promise<number[][]> {
    const rows: number[][] = [];
    for (let seed = 1; seed <= 5; seed++) {
      const ways = { window: { ...WINDOW, form }, bands: 0.4, posts: 0, sidelights: 0, corners: 0 };
      const drawing = await drawWith(seed, ways);
      const look = await looker(drawing);
      const { openings, walls, rooms } = drawing.sheetTruth();
      for (const { jambs } of openings.filter(({ kind }) => kind === 'window')) {
        const [a, b] = jambs;
        const host = walls.reduce((best, wall) => (off(wall, jambs) < off(best, jambs) ? wall : best));
        const u = [(b[0] - a[0]) / distance(a, b), (b[1] - a[1]) / distance(a, b)] as const;
        const at = (v: number): P => [a[0] + (b[0] - a[0]) * share - u[1] * v, a[1] + (b[1] - a[1]) * share + u[0] * v];
        const half = host.thickness / 2;
        const inside = [1, -1].find((side) =>
          rooms.some(({ outline }) => inRing(at(side * (half + 4)) as [number, number], outline)),
        );
        if (!inside || half < 8) continue;
        rows.push(Array.from({ length: 41 }, (_, i) => 1 - look(at(inside * half * (i / 20 - 1))).light / 255));
      }
    }
    expect(rows.length).toBeGreaterThan(15);
    return rows;
  }

  it('leaves a niche before a frame at the outer face', async () => {
    for (const row of await across('niche', 0.37)) {
      expect(Math.max(...row.slice(0, 5))).toBeGreaterThan(0.3);
      expect(Math.max(...row.slice(28, 36))).toBeLessThan(0.1);
    }
  });

  it('runs sashes by each other where they meet and nowhere else', async () => {
    const lines = (row: number[]) =>
      row.slice(4, -4).filter((ink, i, all) => ink > 0.25 && !((all[i - 1] ?? 0) > 0.25)).length;
    const [middle, beside] = [await across('overlapping', 0.5), await across('overlapping', 0.4)];
    const share = (rows: number[][], count: number) => rows.filter((row) => lines(row) === count).length / rows.length;
    // One pane has no other to run by, three do so elsewhere.
    expect(share(middle, 2)).toBeGreaterThan(0.4);
    expect(share(beside, 1)).toBeGreaterThan(0.9);
  });
});

function off({ from, to }: { from: P; to: P }, jambs: Jambs): number {
  return Math.max(...jambs.map((p) => distance(from, p) + distance(p, to) - distance(from, to)));
}

/** Plans as wide sheets draw them. */
const settled = Array.from({ length: 50 }, (_, i): { plan: Plan; country: string } => {
  const { plan, country } = makeDwelling(i + 61, { repertoire: 'wide' });
  const style = pickTidyStyle(country, makeRandom(`glazing ${i}`));
  settleByConvention(plan, pickConventions(country, style, makeRandom(`ways ${i}`)), makeRandom(`settle ${i}`));
  return { plan, country };
});

const isOuter = ({ walls }: Plan, id: string) => walls.some((wall) => wall.id === id && wall.exterior);

describe('outer openings of the wide repertoire', () => {
  // Of 1029 windows on 128 real drawings, against doors of 0.85 m: 46 % up to 1.2 m, 25 % up to 1.8 m, 17 % up to 2.4 m, 12 % longer;
  // of all windows 9 % have a neighbour within 25 cm.
  it('has windows as long and as near to each other as on real drawings', () => {
    const windows = settled.map(({ plan }) =>
      plan.openings.filter(({ kind, wall }) => kind === 'window' && isOuter(plan, wall)),
    );
    const lengths = windows.flat().map(({ from, to }) => distance(from, to));
    const share = (low: number, high: number) => lengths.filter((l) => l > low && l <= high).length / lengths.length;
    expect(share(0, 1.2)).toBeGreaterThan(0.4);
    expect(share(0, 1.2)).toBeLessThan(0.62);
    expect(share(1.8, 2.4)).toBeGreaterThan(0.09);
    expect(share(2.4, 99)).toBeGreaterThan(0.06);
    expect(share(2.4, 99)).toBeLessThan(0.18);
    const near = windows.flatMap((some) =>
      pairsOf(some).filter(
        ([a, b]) => a.wall === b.wall && distance(...nearest([a.from, a.to], [b.from, b.to])) < 0.25,
      ),
    );
    expect(near.length / lengths.length).toBeGreaterThan(0.05);
    expect(near.length / lengths.length).toBeLessThan(0.2);
  });

  it('slides few doors, all of them before a balcony or terrace, and hangs most others beside a window', () => {
    let [sliding, hung, beside] = [0, 0, 0];
    for (const { plan } of settled) {
      const outdoors = plan.rooms
        .filter(({ type }) => type === 'balcony' || type === 'terrace')
        .filter(({ id }) => id !== 'porch');
      for (const opening of plan.openings.filter(({ kind, wall }) => kind !== 'window' && isOuter(plan, wall))) {
        const host = plan.walls.find(({ id }) => id === opening.wall)!;
        const middle = between(opening.from, opening.to);
        const [ux, uy] = [0, 1].map(
          (i) => (opening.to[i]! - opening.from[i]!) / distance(opening.from, opening.to),
        ) as [number, number];
        const leads = [-1, 1].some((side) => {
          const off = side * (host.thickness / 2 + 0.05);
          return outdoors.some(({ outline }) => inRing([middle[0] - uy * off, middle[1] + ux * off], outline));
        });
        if (opening.kind === 'sliding') {
          expect(leads).toBe(true);
          sliding++;
        } else if (leads && opening.swing) {
          hung++;
          beside += Number(plan.openings.some((o) => o.id === `${opening.id}w` || o.id.startsWith(`${opening.id}w-`)));
        }
      }
    }
    expect(sliding).toBeGreaterThan(2);
    expect(sliding).toBeLessThan(settled.length / 4);
    expect(hung).toBeGreaterThan(sliding);
    expect(beside / hung).toBeGreaterThan(0.4);
  });
});
