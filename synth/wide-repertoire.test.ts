import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Affine, apply } from '#core/geometry/affine.ts';
import { drawDwelling } from './draw.ts';
import { pickConventions } from './drawing/conventions/pick-conventions.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { PIXEL_CLASSES } from './drawing/pixel-classes.ts';
import { pickTidyStyle } from './drawing/style.ts';
import type { DrawingStyle } from './drawing/types.ts';
import { makeDwelling } from './dwelling.ts';
import { makeRandom } from './random.ts';
import { sampleDrawing } from './sample.ts';

type P = readonly [number, number];

/** Pixels from the end of a wall that are looked at: beyond the blur of an edge. */
const STEP_PX = 3;

/** Brightness (0 to 255) and class of a pixel of a drawing. */
async function looker(drawing: Drawing): Promise<(at: P) => { light: number; what: string | undefined }> {
  const { data, info } = await sharp(drawing.png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const map = drawing.classMap();
  return ([x, y]) => {
    const i = Math.floor(y) * info.width + Math.floor(x);
    return { light: data[i]!, what: PIXEL_CLASSES[map[i]!] };
  };
}

const between = (a: P, b: P, share: number): P => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** A tidy drawing of a flat with something of its style replaced. */
async function drawn(style: Partial<DrawingStyle>) {
  const dwelling = makeDwelling(5, { kind: 'house', country: 'gb' });
  const tidy = pickTidyStyle('gb', makeRandom('wide'));
  const plain = { chains: false, inside: false, sizes: false, areas: false, furniture: false };
  const drawing = await drawDwelling(dwelling, { ...tidy, ...style }, 5, plain);
  return { look: await looker(drawing), truth: drawing.sheetTruth(), scale: drawing.truth.toPixels![0] };
}

/** Whether a point lies on a segment or within two pixels of it. */
function isOn(p: P, a: P, b: P): boolean {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
  const across = ((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / length;
  return along > -2 && along < length + 2 && Math.abs(across) < 2;
}

describe('the wide repertoire', () => {
  const tidy: Drawing[] = [];
  beforeAll(async () => {
    for (let seed = 301; seed <= 316; seed++)
      tidy.push(await sampleDrawing(seed, { repertoire: 'wide', tidy: true, sample: 'undimensioned' }));
  }, 60_000);

  it('ends walls in ink where its junctions of kind end are', async () => {
    let [ends, inked, beyond] = [0, 0, 0];
    for (const drawing of tidy) {
      const { walls, junctions } = drawing.sheetTruth();
      const look = await looker(drawing);
      for (const { at } of junctions.filter(({ kind }) => kind === 'end')) {
        const wall = walls.find(({ from, to }) => [from, to].some((p) => p[0] === at[0] && p[1] === at[1]))!;
        const root = wall.from[0] === at[0] && wall.from[1] === at[1] ? wall.to : wall.from;
        const length = Math.hypot(at[0] - root[0], at[1] - root[1]);
        const step = (along: number): P => [
          at[0] + ((at[0] - root[0]) / length) * along,
          at[1] + ((at[1] - root[1]) / length) * along,
        ];
        const [on, off] = [look(step(-STEP_PX)), look(step(STEP_PX))];
        ends++;
        inked += Number(on.light < 60 && on.what === 'wall');
        // A thin line of a fixture or of a railing may lie there.
        beyond += Number(off.light > 200 && off.what !== 'wall');
      }
    }
    expect(ends).toBeGreaterThan(10);
    expect(inked).toBe(ends);
    expect(beyond / ends).toBeGreaterThan(0.9);
  });

  it('inks every wall along its centre line but in its openings, upright, slanted and curved', async () => {
    let [upright, slanted] = [0, 0];
    for (const drawing of tidy) {
      const { walls, openings } = drawing.sheetTruth();
      const look = await looker(drawing);
      for (const { from, to } of walls) {
        for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const p: P = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
          if (openings.some(({ jambs }) => isOn(p, jambs[0], jambs[1]))) continue;
          expect(look(p).light, `a wall from ${from} to ${to}`).toBeLessThan(60);
          if (Math.min(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) < 0.5) upright++;
          else slanted++;
        }
      }
    }
    expect(upright).toBeGreaterThan(600);
    expect(slanted).toBeGreaterThan(150);
  });

  it('stands a home on its own ground, doorways included, and leaves the sheet its colour', async () => {
    const { look, truth } = await drawn({ ground: '#d0d0d0', paper: '#ffffff' });
    expect(look([2, 2]).light).toBe(0xd0);
    const ways = truth.openings.filter(({ kind }) => kind === 'gap' || kind === 'door');
    expect(ways.length).toBeGreaterThan(2);
    for (const { jambs } of ways) expect(look(between(jambs[0], jambs[1], 0.5)).light).toBe(255);
    const floors = truth.rooms.flatMap(({ outline }) => outline.map((p) => between(p, outline[2]!, 0.1)));
    expect(floors.filter((p) => look(p).light === 0xd0 && look(p).what === 'room')).toEqual([]);
  });

  it('draws walls lighter than a black ground where they are', async () => {
    const grey = { kind: 'solid', colour: '#8f867e', stroke: '#8f867e', strokePx: 1 } as const;
    const { look, truth } = await drawn({ paper: '#000000', wall: { outer: grey, inner: grey } });
    expect(look([2, 2]).light).toBe(0);
    const long = truth.walls.filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 60);
    const middles = long.flatMap(({ from, to }) => [0.1, 0.5, 0.9].map((share) => between(from, to, share)));
    const bodies = middles.filter((p) => look(p).what === 'wall');
    expect(bodies.length).toBeGreaterThan(20);
    for (const p of bodies) expect(Math.abs(look(p).light - 0x87)).toBeLessThan(6);
  });

  it('knows all plans of a sheet with three storeys, in pixels and in metres of the first', async () => {
    for (const stacked of [{}, { stacked: true as const }]) {
      const [one, ...more] = [51, 52, 53].map((seed) => makeDwelling(seed, { country: 'gb', repertoire: 'wide' }));
      const others = more.map((dwelling) => ({ dwelling, scaleShare: 1 }));
      const style = { ...pickTidyStyle('gb', makeRandom('storeys')), buildingPx: 600, ...stacked };
      const drawing = await drawDwelling(one!, style, 51, undefined, others);
      const { walls, openings, widthPx, heightPx } = drawing.sheetTruth();
      const { plan, toPixels } = drawing.truth;
      expect(heightPx > widthPx).toBe('stacked' in stacked);
      expect(plan!.walls.length).toBe(walls.length);
      expect(new Set(plan!.walls.map(({ id }) => id)).size).toBe(walls.length);
      const look = await looker(drawing);
      walls.forEach(({ from, to }, i) => {
        const [x, y] = apply(toPixels as Affine, plan!.walls[i]!.from);
        expect(Math.hypot(x - from[0], y - from[1])).toBeLessThan(0.03);
        const middle = between(from, to, 0.5);
        if (!openings.some(({ jambs }) => isOn(middle, ...jambs))) expect(look(middle).light).toBeLessThan(60);
      });
    }
  });

  it('draws hollow walls with a line in the middle, where the centre line is', async () => {
    const cored = { kind: 'cored', colour: '#000000', stroke: '#000000', strokePx: 1.5 } as const;
    const { look, truth } = await drawn({ wall: { outer: cored, inner: cored } });
    let lines = 0;
    for (const { from, to, thickness } of truth.walls.filter((wall) => wall.thickness > 12)) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      for (const share of [0.2, 0.4, 0.6, 0.8]) {
        const p = between(from, to, share);
        // Other walls end here and there, and openings interrupt the wall.
        if (truth.junctions.some(({ at }) => Math.hypot(at[0] - p[0], at[1] - p[1]) < 30)) continue;
        if (truth.openings.some(({ jambs }) => isOn(p, ...jambs))) continue;
        const beside = (off: number): P => [
          p[0] - ((to[1] - from[1]) / length) * off,
          p[1] + ((to[0] - from[0]) / length) * off,
        ];
        const darkest = Math.min(...[-1, 0, 1].map((off) => look(beside(off)).light));
        const cavities = [-1, 1].map((side) => look(beside((side * thickness) / 4)).light);
        // The line is thinner than a pixel and may share two.
        expect([darkest < 190, ...cavities.map((light) => light > 240)]).toEqual([true, true, true]);
        lines++;
      }
    }
    expect(lines).toBeGreaterThan(8);
  });

  it('fills the piers of a facade and calls them wall', async () => {
    const { look, truth } = await drawn({ piers: true });
    const piers = truth.instances.filter(({ kind }) => kind === 'column');
    expect(piers.length).toBeGreaterThan(3);
    for (const { middle } of piers) expect(look(middle)).toEqual({ light: 0, what: 'wall' });
  });

  it('parts the insulation of hollow outer walls from their bodies by a line, and nothing in partitions', async () => {
    const look = { kind: 'lined', colour: '#ffffff', stroke: '#000000', strokePx: 2, leaf: 0.2, seam: true } as const;
    const lined = await drawn({ wall: { outer: look, inner: look } });
    const perMetre = lined.scale;
    let seams = 0;
    for (const { from, to, thickness } of lined.truth.walls.filter((wall) => wall.thickness > 0.29 * perMetre)) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      for (const share of [0.3, 0.5, 0.7]) {
        const p = between(from, to, share);
        if (lined.truth.junctions.some(({ at }) => Math.hypot(at[0] - p[0], at[1] - p[1]) < 60)) continue;
        if (lined.truth.openings.some(({ jambs }) => isOn(p, ...jambs))) continue;
        const darkest = (metres: number) =>
          Math.min(
            ...[-1, 0, 1].map((off) => {
              const across = (metres * perMetre + off) / length;
              return lined.look([p[0] - (to[1] - from[1]) * across, p[1] + (to[0] - from[0]) * across]).light;
            }),
          );
        // The leaf lies outdoors: 20 cm from one face or the other.
        const inner = thickness / perMetre / 2 - 0.2;
        const [one, two] = [darkest(inner), darkest(-inner)];
        expect([Math.min(one, two) < 140, Math.max(one, two) > 200]).toEqual([true, true]);
        seams++;
      }
    }
    expect(seams).toBeGreaterThan(6);
  });

  it('moves the truth with a sheet on a dark ground', async () => {
    const flat = await drawn({});
    const { spoil } = pickTidyStyle('gb', makeRandom('wide'));
    const shown = await drawn({ spoil: { ...spoil, setting: 'surround' } });
    expect(shown.truth.widthPx * shown.truth.heightPx).toBeGreaterThan(flat.truth.widthPx * flat.truth.heightPx);
    const [dx, dy] = [0, 1].map((axis) => shown.truth.walls[0]!.from[axis]! - flat.truth.walls[0]!.from[axis]!);
    expect(Math.max(dx!, dy!)).toBeGreaterThan(20);
    for (const { outline } of flat.truth.rooms) {
      const p = between(outline[0]!, outline[2]!, 0.1);
      expect(shown.look([p[0] + dx!, p[1] + dy!])).toEqual(flat.look(p));
    }
  });

  it('passes the leaves of sliding doors by each other off the middle of the wall', async () => {
    const style = pickTidyStyle('gb', makeRandom('wide'));
    const ways = pickConventions('gb', style, makeRandom('wide'));
    const { look, truth } = await drawn({ conventions: { ...ways, sliding: 'offset', inner: 'sliding' } });
    const sliding = truth.openings.filter(({ kind }) => kind === 'sliding');
    expect(sliding.length).toBeGreaterThan(1);
    for (const { jambs } of sliding) {
      const [[ax, ay], [bx, by]] = jambs;
      const length = Math.hypot(bx - ax, by - ay);
      const leaves = [0.25, 0.75].map((share) => {
        const p = between(...jambs, share);
        const at = (off: number): P => [p[0] - ((by - ay) / length) * off, p[1] + ((bx - ax) / length) * off];
        return Array.from({ length: 81 }, (_, i) => i - 40).filter((off) => look(at(off)).what === 'door-leaf');
      });
      const [one, two] = leaves.map((offs) => offs.reduce((sum, off) => sum + off, 0) / offs.length) as [
        number,
        number,
      ];
      // Both to one side of the centre line, and not one behind the other.
      expect(one * two).toBeGreaterThan(0);
      expect(Math.abs(one - two)).toBeGreaterThan(1);
    }
  });
});
