import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawing } from './drawing/finish-drawing.ts';
import { PIXEL_CLASSES } from './drawing/pixel-classes.ts';
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
});
