import { beforeAll, describe, expect, it } from 'vitest';
import { type Affine, apply } from '#core/geometry/affine.ts';
import { drawDwelling } from './draw.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { PIXEL_CLASSES } from './drawing/pixel-classes.ts';
import type { SheetTruth } from './drawing/sheet-truth.ts';
import { pickTidyStyle } from './drawing/style.ts';
import type { Spoil } from './drawing/types.ts';
import { makeDwelling } from './dwelling.ts';
import { makeRandom } from './random.ts';
import { sampleDrawing } from './sample.ts';

type P = readonly [number, number];

/** Rounding of two points to hundredths of a pixel, and of a slanted wall's openings to whole millimetres at 150 px a metre. */
const EXACT = 0.03;
const EXACT_MM = 0.15;

const distance = (a: P, b: P) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: P, b: P, share: number): P => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** How far a point is from a segment, pixels. */
function away(p: P, { from, to }: { from: P; to: P }): number {
  const length = distance(from, to);
  const along = ((p[0] - from[0]) * (to[0] - from[0]) + (p[1] - from[1]) * (to[1] - from[1])) / length;
  return distance(p, between(from, to, Math.max(0, Math.min(1, along / length))));
}

/** Names the class of a pixel of a drawing. */
function classesOf(drawing: Drawing): (at: P) => string | undefined {
  const map = drawing.classMap();
  return ([x, y]) => PIXEL_CLASSES[map[Math.floor(y) * drawing.truth.widthPx + Math.floor(x)]!];
}

/** Shares of the walls' centre lines that the class map calls built (wall, door, window or a mark on them), and of points just beside them. */
function builtShares(drawing: Drawing): { on: number; beside: number } {
  const nameAt = classesOf(drawing);
  const built = (p: P) => ['wall', 'door', 'window', 'door-leaf', 'text'].includes(nameAt(p)!);
  const [on, beside]: [boolean[], boolean[]] = [[], []];
  for (const { from, to, thickness } of drawing.sheetTruth().walls) {
    const length = distance(from, to);
    if (length < 6 * thickness) continue;
    const across = [(-(to[1] - from[1]) / length) * 1, ((to[0] - from[0]) / length) * 1] as const;
    for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) {
      const p = between(from, to, share);
      on.push(built(p));
      for (const off of [thickness / 2 + 1.5, -thickness / 2 - 1.5])
        beside.push(built([p[0] + across[0] * off, p[1] + across[1] * off]));
    }
  }
  const share = (list: boolean[]) => list.filter(Boolean).length / list.length;
  return { on: share(on), beside: share(beside) };
}

async function tidy(seed: number, spoil: Partial<Spoil> = {}): Promise<Drawing> {
  const dwelling = makeDwelling(seed, { kind: 'flat', country: 'gb' });
  const style = pickTidyStyle('gb', makeRandom(`sheet truth ${seed}`));
  return drawDwelling(dwelling, { ...style, spoil: { ...style.spoil, ...spoil } }, seed);
}

describe('sheetTruth', () => {
  const drawings: Drawing[] = [];
  beforeAll(async () => {
    for (let seed = 21; seed <= 28; seed++) drawings.push(await sampleDrawing(seed, { sample: 'furniture' }));
  }, 60_000);
  const truths = (): SheetTruth[] => drawings.map((drawing) => drawing.sheetTruth());

  it('puts both jambs of every opening on the centre line of a wall', () => {
    const off = truths().flatMap(({ walls, openings }) =>
      openings.map(({ jambs }) =>
        Math.min(...walls.map((wall) => Math.max(away(jambs[0], wall), away(jambs[1], wall)))),
      ),
    );
    expect(off.length).toBeGreaterThan(60);
    expect(Math.max(...off)).toBeLessThan(EXACT_MM);
  });

  it('hangs every leaf at a jamb, as wide as the opening or half of it', () => {
    const swings = truths().flatMap(({ openings }) => openings.filter((o) => o.swing));
    expect(swings.length).toBeGreaterThan(20);
    for (const { kind, jambs, swing } of swings) {
      const { hinge, leaf } = swing!;
      expect(Math.min(...jambs.map((jamb) => distance(jamb, hinge)))).toBeLessThan(EXACT);
      const clear = distance(...jambs) / (kind === 'double' ? 2 : 1);
      expect(Math.abs(distance(hinge, leaf) / clear - 1)).toBeLessThan(0.03);
    }
  });

  it('draws the border of rooms along the faces of walls, also before doors', () => {
    let checked = 0;
    for (const drawing of drawings) {
      const { walls, rooms } = drawing.sheetTruth();
      const { plan } = drawing.truth;
      rooms.forEach(({ outline }, i) => {
        // Beyond the edge of a balcony there is no wall.
        if (['balcony', 'terrace'].includes(plan!.rooms[i]!.type)) return;
        outline.forEach((p, k) => {
          const q = outline[(k + 1) % outline.length]!;
          // The end of a wall is a face, too, but no half thickness from its line.
          if (distance(p, q) < 2 * Math.max(...walls.map((wall) => wall.thickness))) return;
          const middle = between(p, q, 0.5);
          const off = Math.min(...walls.map((wall) => Math.abs(away(middle, wall) - wall.thickness / 2)));
          expect(off).toBeLessThan(EXACT_MM);
          checked++;
        });
      });
    }
    expect(checked).toBeGreaterThan(150);
  });

  it('has walls where the class map has them, and as thick', async () => {
    const { on, beside } = builtShares(await tidy(31));
    expect(on).toBeGreaterThan(0.95);
    expect(beside).toBeLessThan(0.1);
  });

  it('follows a sheet that is turned, skewed or photographed', async () => {
    for (const spoil of [{ turned: 90 }, { skewDegrees: 2 }, { setting: 'photo' }] as const) {
      const { on, beside } = builtShares(await tidy(31, spoil));
      expect(on, JSON.stringify(spoil)).toBeGreaterThan(0.95);
      expect(beside, JSON.stringify(spoil)).toBeLessThan(0.1);
    }
  });

  // The class map is painted from the same places, so it cannot tell whether they are right. `sample.test.ts` looks at the ink.
  it('has walls where the plan and its scale have them, on a sheet that is turned or skewed', async () => {
    for (const spoil of [{}, { turned: 90 }, { skewDegrees: 2 }, { turned: 270, skewDegrees: -1 }] as const) {
      const drawing = await tidy(31, spoil);
      const { plan, toPixels } = drawing.truth;
      const off = drawing
        .sheetTruth()
        .walls.map(({ from }, i) => distance(from, apply(toPixels as Affine, plan!.walls[i]!.from)));
      expect(off.length).toBeGreaterThan(5);
      expect(Math.max(...off), JSON.stringify(spoil)).toBeLessThan(EXACT);
    }
  });

  it('turns with the sheet to a hundredth of a pixel', async () => {
    const [flat, turned] = [(await tidy(32)).sheetTruth(), (await tidy(32, { turned: 90 })).sheetTruth()];
    const turn = ([x, y]: P): P => [flat.heightPx - y, x];
    expect([turned.widthPx, turned.heightPx]).toEqual([flat.heightPx, flat.widthPx]);
    for (const [i, wall] of flat.walls.entries())
      expect(distance(turn(wall.from), turned.walls[i]!.from)).toBeLessThan(EXACT);
    for (const [i, { jambs }] of flat.openings.entries())
      expect(distance(turn(jambs[1]), turned.openings[i]!.jambs[1])).toBeLessThan(EXACT);
    const quarters = flat.instances.map(({ facing }, i) =>
      Math.cos(((turned.instances[i]!.facing - facing) * Math.PI) / 180),
    );
    expect(quarters.length).toBeGreaterThan(3);
    for (const cosine of quarters) expect(Math.abs(cosine)).toBeLessThan(0.001);
  });

  it('places things upright in their middle, facing away from the wall at their back', () => {
    const toilets = truths().flatMap(({ instances, walls }) =>
      instances.filter((item) => item.kind === 'toilet').map((item) => ({ item, walls })),
    );
    expect(toilets.length).toBeGreaterThan(5);
    for (const { item, walls } of toilets) {
      const [dx, dy] = [Math.cos((item.facing * Math.PI) / 180), Math.sin((item.facing * Math.PI) / 180)];
      const [x, y] = item.middle;
      const nearest = (p: P) => Math.min(...walls.map((wall) => away(p, wall) - wall.thickness / 2));
      expect(nearest([x - (dx * item.depth) / 2, y - (dy * item.depth) / 2])).toBeLessThan(item.depth * 0.2);
    }
  });

  it('knows both plans of a sheet, also at two scales', async () => {
    const [one, two] = [makeDwelling(41), makeDwelling(42)];
    const style = pickTidyStyle('gb', makeRandom('two plans'));
    const drawing = await drawDwelling(one, style, 41, undefined, [{ dwelling: two, scaleShare: 0.62 }]);
    expect(drawing.sheetTruth().walls.length).toBe(one.plan.walls.length + two.plan.walls.length);
    const { on } = builtShares(drawing);
    expect(on).toBeGreaterThan(0.95);
  });
});
