import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readDrawing } from '#adapters/pipeline/read-drawing.ts';
import type { Corrections } from '#core/corrections/schema.ts';
import { growthOf } from '#core/geometry/affine.ts';
import { brokenRules } from '#core/plan/broken-rules.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { sampleDrawing } from './sample.ts';

/** Seeds of clean drawings, found by looking: one with furniture and without any dimension, and two that are read without a fault. */
const [FURNISHED, GOOD, OTHER] = [3, 2, 16];

async function read(file: Uint8Array, corrections?: Corrections): Promise<PlanDocument> {
  return (await readDrawing(file, { corrections })).document;
}

interface ReadDrawing extends Drawing {
  /** As it is read without corrections. */
  readonly document: PlanDocument;
}
const drawings = new Map<number, Promise<ReadDrawing>>();
/** The drawing of a seed, made and read once. */
function drawingOf(seed: number): Promise<ReadDrawing> {
  const known = drawings.get(seed);
  if (known) return known;
  const made = sampleDrawing(seed, { tidy: true }).then(async (drawing) => ({
    ...drawing,
    document: await read(drawing.png),
  }));
  drawings.set(seed, made);
  return made;
}
const areaOf = (rooms: readonly { area: number }[]) => rooms.reduce((sum, { area }) => sum + area, 0);

it('reads on, refusal by refusal, where it is told what is no furniture and how long something is', async () => {
  const { png, truth, document: refused } = await drawingOf(FURNISHED);
  expect(refused.verdict.code).toBe('furniture_detected');
  const pieces = refused.verdict.details.furniture as { box: [number, number, number, number] }[];
  const notFurniture = pieces.map(({ box }) => box);
  const bare = await read(png, { notFurniture });
  expect(bare.verdict.code).toBe('dimensions_missing');
  expect(bare.plan.walls).toEqual(refused.plan.walls);
  expect(bare.plan.furniture.length).toBeLessThan(refused.plan.furniture.length);
  const metres = 400 / growthOf(truth.toPixels as never);
  const { verdict, scale, plan } = await read(png, {
    notFurniture,
    scale: { from: [100, 100], to: [500, 100], metres },
  });
  expect(verdict.code).toBe('success');
  expect(scale).toMatchObject({ from: 'dimensions', agreeing: 1, read: 1 });
  expect(areaOf(plan.rooms) / areaOf(truth.plan!.rooms)).toBeCloseTo(1, 1);
});

it('reads the same drawing with the same ids, so that what an answer named can be removed', async () => {
  const { png, document: first } = await drawingOf(GOOD);
  const inner = first.plan.walls.filter(({ exterior }) => !exterior);
  const [wall, opening] = [inner.at(-1)!.id, first.plan.openings[0]!.id];
  const again = await read(png, { remove: [wall, opening] });
  const without = <T extends { id: string }>(things: T[]) => things.filter(({ id }) => id !== wall && id !== opening);
  expect(again.plan.walls).toEqual(without(first.plan.walls));
  expect(again.plan.openings).toEqual(without(first.plan.openings).filter((one) => one.wall !== wall));
  expect(brokenRules(again)).toEqual([]);
});

it('reads one page of several of a PDF, and points on it at 144 dpi', async () => {
  const { document: alone, png: second } = await drawingOf(OTHER);
  const pngs = [(await drawingOf(GOOD)).png, second];
  const pdf = await PDFDocument.create();
  for (const png of pngs) {
    const image = await pdf.embedPng(png);
    // A pixel of the drawing is one at 144 dpi: two to a point.
    const [width, height] = [image.width / 2, image.height / 2];
    pdf.addPage([width, height]).drawImage(image, { width, height });
  }
  const file = await pdf.save();
  await expect(read(file)).rejects.toMatchObject({ code: 'multiple_pages', details: { pages: 2 } });
  await expect(read(file, { page: 3 })).rejects.toMatchObject({ code: 'invalid_file' });
  const page = await read(file, { page: 2 });
  expect(page.verdict.code).toBe('success');
  expect([page.source.widthPx, page.source.heightPx]).toEqual([alone.source.widthPx, alone.source.heightPx]);
  expect(page.scale.metresPerPixel / alone.scale.metresPerPixel).toBeCloseTo(1, 2);
});

it('reads one drawing of two on a sheet', async () => {
  const pair = await Promise.all([GOOD, OTHER].map(drawingOf));
  const { document: alone } = pair[1]!;
  const [left, right] = pair.map(({ truth }) => [truth.widthPx, truth.heightPx] as const) as [
    [number, number],
    [number, number],
  ];
  const [width, height] = [left[0] + right[0], Math.max(left[1], right[1])];
  const sheet = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(pair.map(({ png }, k) => ({ input: Buffer.from(png), left: k * left[0], top: 0 })))
    .png()
    .toBuffer();
  const picked = await read(sheet, { drawing: [left[0], 0, width, right[1]] });
  expect(picked.verdict.code).toBe('success');
  expect(picked.plan.rooms.map(({ type }) => type).sort()).toEqual(alone.plan.rooms.map(({ type }) => type).sort());
  expect(picked.scale.metresPerPixel / alone.scale.metresPerPixel).toBeCloseTo(1, 2);
  // On the picture that was sent, to the right of the other drawing.
  expect(picked.source.toPixels[4] - alone.source.toPixels[4]).toBeCloseTo(left[0], -1);
  await expect(read(sheet, { drawing: [9, 9, 20, 20] })).rejects.toMatchObject({ code: 'invalid_file' });
});
