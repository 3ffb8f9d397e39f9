/**
 * What it costs to draw the furnished picture and the 3D file: time of the processor, the best of some runs, as other work on the machine only adds.
 *
 *   node bench/picture.ts [plan.json …] [--runs 5] [--formats]
 *
 * Without a plan: homes made in code, furnished once. With --formats also what its smaller versions cost, by format and width.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawPicture } from '#adapters/picture/draw-picture.ts';
import { sharpEncoder } from '#adapters/picture/sharp-encoder.ts';
import { writeGlb } from '#adapters/picture/write-glb.ts';
import { drawPlan } from '#core/draw-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { PICTURE_FORMATS } from '#service/ports/picture-encoder.ts';
import { makeDwelling } from '#synth/dwelling.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, formats: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
const SEEDS = [1, 2, 3];

sharp.concurrency(1);
const homes: [name: string, document: PlanDocument][] = positionals.length
  ? positionals.map((path) => [basename(dirname(path)), JSON.parse(readFileSync(path, 'utf8'))])
  : SEEDS.map((seed) => [`made ${seed}`, madeHome(seed)]);

console.log(
  '| home | pixels | scene | view from above | picture, all of it | 3D file | KB of both |\n|---|---|---|---|---|---|---|',
);
for (const [name, document] of homes) {
  const { plan, layout = furnishPlan(plan) } = document;
  const furnished = { ...document, layout };
  const scene = drawPlan(plan, layout);
  const { jpg, frame } = await drawPicture(furnished, { scene });
  const glb = await writeGlb(scene);
  const times = [
    await leastMs(() => drawPlan(plan, layout)),
    await leastMs(() => renderTopView(scene, frame)),
    await leastMs(() => drawPicture(furnished, { scene })),
    await leastMs(() => writeGlb(scene)),
  ];
  const size = `${frame.widthPx} × ${frame.heightPx}`;
  console.log(`| ${[name, size, ...times.map((ms) => `${ms} ms`), `${inKB(jpg)} + ${inKB(glb)}`].join(' | ')} |`);
  if (values.formats) await sayFormats(jpg);
}

async function sayFormats(jpg: Uint8Array): Promise<void> {
  for (const format of PICTURE_FORMATS)
    for (const widthPx of [800, 1200, 1600, 2000, 3000]) {
      const encode = (): Promise<Uint8Array> => sharpEncoder.encode(jpg, { format, widthPx });
      console.log(`  ${format} ${widthPx} px: ${await leastMs(encode)} ms, ${inKB(await encode())} KB`);
    }
}

function inKB(bytes: Uint8Array): number {
  return bytes.length >> 10;
}

function madeHome(seed: number): PlanDocument {
  return {
    version: 1,
    source: { widthPx: 1000, heightPx: 1000, toPixels: [50, 0, 0, 50, 20, 20] },
    verdict: { code: 'success', message: 'Furnished.', details: {} },
    scale: { metresPerPixel: 1 / 50, from: 'dimensions', agreeing: 3, read: 4 },
    plan: makeDwelling(seed).plan,
  };
}

async function leastMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return Math.round(least);
}
