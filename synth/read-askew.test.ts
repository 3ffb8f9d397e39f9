import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readDrawing } from '#adapters/pipeline/read-drawing.ts';
import { compose, rotation, shift } from '#core/geometry/affine.ts';
import type { Wall } from '#core/plan/schema.ts';
import { compareReading } from './compare-reading.ts';
import { moveTruth } from './drawing/affine.ts';
import { sampleDrawing } from './sample.ts';

const SEED = 3;
/** How far the sheet was turned clockwise when it was scanned, degrees. */
const ASKEW = 2;

type Line = Pick<Wall, 'from' | 'to'>;
const isLevel = ({ from, to }: Line) => Math.abs(from[0] - to[0]) < 0.02 || Math.abs(from[1] - to[1]) < 0.02;
/** Degrees from level, 0 to 180. */
const slopeOf = ({ from, to }: Line) => ((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 180) % 180;

it('reads a sheet that was scanned askew, and says where on it the plan is', async () => {
  const { png, truth } = await sampleDrawing(SEED, { tidy: true, sample: 'success' });
  const { data, info } = await sharp(png)
    .rotate(ASKEW, { background: 'white' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { document } = await readDrawing(data);
  const about = compose(rotation(ASKEW), shift(-truth.widthPx / 2, -truth.heightPx / 2));
  const turned = moveTruth(truth, compose(shift(info.width / 2, info.height / 2), about), info);
  const row = compareReading(turned, document);
  expect(document.verdict.code).toBe('success');
  expect(row.scaleError).toBeLessThan(0.01);
  expect(row.roomsFound).toBe(row.rooms);
  // Walls that are level on the plan are level in the document, and turned on the sheet; the plan has a bay with two slanted ones.
  const { walls } = document.plan;
  const aslant = walls.filter((wall) => !isLevel(wall));
  const drawn = truth.plan!.walls.filter((wall) => !isLevel(wall)).map(slopeOf);
  expect(aslant.length).toBeLessThanOrEqual(drawn.length);
  for (const wall of aslant) expect(Math.min(...drawn.map((slope) => Math.abs(slope - slopeOf(wall))))).toBeLessThan(5);
  const [a, b] = document.source.toPixels;
  expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(ASKEW, 0);
}, 60_000);
