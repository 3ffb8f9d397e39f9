import sharp from 'sharp';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Affine, apply } from '#core/geometry/affine.ts';
import { Plan } from '#core/plan/schema.ts';
import { drawDwelling } from './draw.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { PIXEL_CLASSES, type PixelClass } from './drawing/pixel-classes.ts';
import { pickStyle, pickTidyStyle } from './drawing/style.ts';
import type { DrawingStyle } from './drawing/types.ts';
import { makeDwelling } from './dwelling.ts';
import { makeRandom } from './random.ts';
import { sampleDrawing } from './sample.ts';
import { geometryEntry } from './score-truth.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Brightness 0 to 255 of the drawing at a pixel. */
async function brightness({ png, truth }: Drawing): Promise<(at: readonly [number, number]) => number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([truth.widthPx, truth.heightPx]);
  return ([x, y]) => data[Math.floor(y) * info.width + Math.floor(x)]!;
}

describe('sampleDrawing', () => {
  const drawings = new Map<number, Drawing>();
  beforeAll(async () => {
    for (const seed of SEEDS) drawings.set(seed, await sampleDrawing(seed));
  }, 30_000);

  it('gives the same bytes and truth for the same seed', async () => {
    for (const seed of [1, 9]) {
      const again = await sampleDrawing(seed);
      expect(Buffer.compare(again.png, drawings.get(seed)!.png)).toBe(0);
      expect(again.truth).toEqual(drawings.get(seed)!.truth);
    }
  });

  it('keeps every text and every measured length inside the picture', () => {
    const faults: string[] = [];
    for (const [seed, { truth }] of drawings) {
      const inside = ([x, y]: readonly [number, number]) =>
        x >= 0 && y >= 0 && x <= truth.widthPx && y <= truth.heightPx;
      for (const { text, box } of truth.texts)
        if (!inside([box.x0, box.y0]) || !inside([box.x1, box.y1])) faults.push(`${seed}: ${text}`);
      for (const { text, from, to } of truth.lengths)
        if (!inside(from) || !inside(to)) faults.push(`${seed}: length ${text}`);
    }
    expect(faults).toEqual([]);
  });

  it('prints lengths that the scale confirms, to the rounding of the print', () => {
    let checked = 0;
    for (const [seed, { truth }] of drawings) {
      if (truth.metresPerPixel === undefined || truth.perspective) continue;
      for (const { from, to, metres, text } of truth.lengths) {
        const drawn = Math.hypot(to[0] - from[0], to[1] - from[1]) * truth.metresPerPixel;
        expect(Math.abs(drawn - metres), `seed ${seed}: ${text} is drawn ${drawn} m long`).toBeLessThan(0.051);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(60);
  });

  it('says for a drawing what its content makes right', async () => {
    const codes = async (sample: Parameters<typeof sampleDrawing>[1]) =>
      (await sampleDrawing(3, sample)).truth.codes[0];
    expect(await codes({ sample: 'success' })).toBe('success');
    expect(await codes({ sample: 'furniture' })).toBe('furniture_detected');
    expect(await codes({ sample: 'undimensioned' })).toBe('dimensions_missing');
    expect(await codes({ sample: 'contradictory' })).toBe('size_unsupported');
    expect(await codes({ sample: 'no-plan' })).toBe('file_unreadable');
  });

  it('contradicts itself clearly where it is to be contradictory', async () => {
    for (let seed = 201; seed <= 207; seed++) {
      const { truth } = await sampleDrawing(seed, { sample: 'contradictory' });
      const scales = truth.lengths.map(({ from, to, metres }) => Math.hypot(to[0] - from[0], to[1] - from[1]) / metres);
      expect(Math.max(...scales) / Math.min(...scales), `seed ${seed}`).toBeGreaterThan(1.1);
      expect(truth.codes).toContain('size_unsupported');
    }
  });

  it('has furniture in its truth exactly when it says so', () => {
    for (const [seed, { truth }] of drawings) {
      expect((truth.plan?.furniture.length ?? 0) > 0, `seed ${seed}`).toBe(truth.codes.includes('furniture_detected'));
    }
  });

  it('holds plans of the agreed form', () => {
    for (const [seed, { truth }] of drawings) {
      if (truth.plan) expect([...Value.Errors(Plan, truth.plan)], `seed ${seed}`).toEqual([]);
    }
  });

  it('scores with positions between 0 and 1', () => {
    for (const [seed, { truth }] of drawings) {
      const entry = geometryEntry(`${seed}.png`, truth) as
        | { rooms: { at: number[] }[]; lengths: { from: number[] }[] }
        | undefined;
      if (!entry) continue;
      const numbers = [...entry.rooms.flatMap((r) => r.at), ...entry.lengths.flatMap((l) => l.from)];
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers)).toBeLessThan(1);
    }
  });
});

describe('drawDwelling', () => {
  it.each([0, 90, 180, 270] as const)('puts walls where its truth says, turned by %i degrees', async (turned) => {
    const dwelling = makeDwelling(5);
    const style = pickTidyStyle(dwelling.country, makeRandom('style'));
    style.spoil.turned = turned;
    const drawing = await drawDwelling(dwelling, style, 5);
    const at = await brightness(drawing);
    const { plan, toPixels, texts } = drawing.truth;
    const classes = drawing.classMap();
    const classAt = ([x, y]: readonly [number, number]) =>
      PIXEL_CLASSES[classes[Math.floor(y) * drawing.truth.widthPx + Math.floor(x)]!];
    const open = (p: readonly [number, number]) =>
      plan!.openings.some(
        ({ from, to }) =>
          p[0] >= Math.min(from[0], to[0]) - 0.05 &&
          p[0] <= Math.max(from[0], to[0]) + 0.05 &&
          p[1] >= Math.min(from[1], to[1]) - 0.05 &&
          p[1] <= Math.max(from[1], to[1]) + 0.05,
      );
    let checked = 0;
    for (const { from, to } of plan!.walls) {
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
        if (open(point)) continue;
        const pixel = apply(toPixels as Affine, point);
        expect(at(pixel)).toBeLessThan(40);
        expect(classAt(pixel)).toBe('wall');
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(25);
    for (const opening of plan!.openings.filter((o) => o.kind === 'window')) {
      expect(
        classAt(
          apply(toPixels as Affine, [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2]),
        ),
      ).toBe('window');
    }
    const [name] = texts.filter((text) => text.role === 'name');
    let ink = 0;
    for (let x = name!.box.x0; x < name!.box.x1; x++)
      for (let y = name!.box.y0; y < name!.box.y1; y++) if (at([x, y]) < 128) ink++;
    const share = ink / ((name!.box.x1 - name!.box.x0) * (name!.box.y1 - name!.box.y0));
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.6);
  });

  it('fills only the inner leaf of lined walls, and inner walls whole', async () => {
    const dwelling = makeDwelling(5);
    const style = pickTidyStyle(dwelling.country, makeRandom('style'));
    const look = { kind: 'lined', colour: '#000000', stroke: '#000000', strokePx: 1, leaf: 0.15 } as const;
    style.wall = { outer: look, inner: look };
    const drawing = await drawDwelling(dwelling, style, 5);
    const at = await brightness(drawing);
    const { plan, toPixels } = drawing.truth;
    /** Whether somewhere along the wall, at this share of its thickness to both sides, one is dark and the other as wished. */
    const isSplit = (
      { from, to, thickness }: (typeof plan & object)['walls'][number],
      across: number,
      other: 'dark' | 'light',
    ) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      return [0.15, 0.3, 0.5, 0.7, 0.85].some((share) => {
        const [dark, light] = [-across, across]
          .map((v) => [share * length, v * thickness] as const)
          .map(([u, v]) => at(apply(toPixels as Affine, [from[0] + u * ux - v * uy, from[1] + u * uy + v * ux])))
          .sort((a, b) => a - b);
        return dark! < 60 && (other === 'dark' ? light! < 60 : light! > 200);
      });
    };
    const long = plan!.walls.filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 1);
    expect(long.filter((w) => w.exterior && !isSplit(w, 0.32, 'light'))).toEqual([]);
    expect(long.filter((w) => !w.exterior && !isSplit(w, 0.25, 'dark'))).toEqual([]);
  });

  it('marks leaves and swings where doors are drawn, and no swing where none is', async () => {
    const dwelling = makeDwelling(5);
    const count = async (kind: DrawingStyle['door']['kind'], what: PixelClass) => {
      const style = pickTidyStyle(dwelling.country, makeRandom('style'));
      style.door.kind = kind;
      const classes = (await drawDwelling(dwelling, style, 5)).classMap();
      return classes.reduce((sum, c) => sum + Number(PIXEL_CLASSES[c] === what), 0);
    };
    expect(await count('arc', 'swing')).toBeGreaterThan(1000);
    expect(await count('leaf-only', 'swing')).toBe(0);
    expect(await count('leaf-only', 'door-leaf')).toBeGreaterThan(100);
    // What is left are sliding panels.
    expect(await count('arc-only', 'door-leaf')).toBeLessThan((await count('arc', 'door-leaf')) / 2);
  });

  it('knows where everything is in a photograph of the sheet', async () => {
    const dwelling = makeDwelling(5);
    const style = pickTidyStyle(dwelling.country, makeRandom('style'));
    style.spoil = { ...style.spoil, setting: 'photo' };
    let tilted = 0;
    for (const seed of [1, 2, 3, 4]) {
      const drawing = await drawDwelling(dwelling, style, seed);
      const { truth } = drawing;
      const at = await brightness(drawing);
      const classes = drawing.classMap();
      let [dark, walls, pale, rooms] = [0, 0, 0, 0];
      for (let i = 0; i < classes.length; i += 97) {
        const value = at([i % truth.widthPx, Math.floor(i / truth.widthPx)]);
        if (PIXEL_CLASSES[classes[i]!] === 'wall') [dark, walls] = [dark + Number(value < 110), walls + 1];
        if (PIXEL_CLASSES[classes[i]!] === 'room') [pale, rooms] = [pale + Number(value > 200), rooms + 1];
      }
      expect(dark / walls).toBeGreaterThan(0.93);
      expect(pale / rooms).toBeGreaterThan(0.97);
      const scales = truth.lengths.map(({ from, to, metres }) => Math.hypot(to[0] - from[0], to[1] - from[1]) / metres);
      expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.06);
      if (Math.abs(truth.perspective![6]) > 1e-7) tilted++;
    }
    expect(tilted).toBeGreaterThan(0);
  });

  it('draws the lengths of a stretched picture so that the two directions disagree', async () => {
    const dwelling = makeDwelling(5);
    const style = { ...pickStyle('gb', makeRandom(1)) };
    style.dimensions.sides = ['top', 'left'];
    const { truth } = await drawDwelling(dwelling, style, 5, {
      chains: true,
      inside: false,
      sizes: false,
      areas: false,
      furniture: false,
      contradiction: 'stretched',
    });
    const scales = (across: boolean) =>
      truth.lengths
        .filter(({ from, to }) => Math.abs(from[1] - to[1]) < 1 === across)
        .map(({ from, to, metres }) => Math.hypot(to[0] - from[0], to[1] - from[1]) / metres);
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    expect(Math.abs(mean(scales(true)) / mean(scales(false)) - 1)).toBeGreaterThan(0.1);
    expect(truth.codes).toEqual(['size_unsupported']);
    expect(truth.metresPerPixel).toBeUndefined();
  });
});
