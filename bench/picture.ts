/**
 * What it costs to draw the furnished picture: user time of the processor, one thread, the best of some runs, as other work on the machine only adds.
 *
 *   node bench/picture.ts [plan.json …] [--runs 5]
 *
 * Without a plan: homes made in code, furnished once.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawPicture } from '#adapters/picture/draw-picture.ts';
import { drawPlan } from '#core/draw-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { frameFor } from '#core/picture/frame.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const SEEDS = [1, 2, 3];

sharp.concurrency(1);
const homes: [name: string, document: PlanDocument][] = positionals.length
  ? positionals.map((path) => [basename(dirname(path)), JSON.parse(readFileSync(path, 'utf8'))])
  : SEEDS.map((seed) => [`made ${seed}`, madeHome(seed)]);

console.log('| home | pixels | scene | view from above | picture, all of it | KB |\n|---|---|---|---|---|---|');
for (const [name, document] of homes) {
  const { plan, layout = furnishPlan(plan) } = document;
  const furnished = { ...document, layout };
  const scene = drawPlan(plan, layout);
  const { jpg, frame } = await drawPicture(furnished, { scene });
  const times = [
    await leastUserMs(() => drawPlan(plan, layout)),
    await leastUserMs(() => renderTopView(scene, frameFor(scene.bounds, Math.max(frame.widthPx, frame.heightPx)))),
    await leastUserMs(() => drawPicture(furnished, { scene })),
  ];
  const cells = [name, `${frame.widthPx} × ${frame.heightPx}`, ...times.map((ms) => `${ms} ms`), jpg.length >> 10];
  console.log(`| ${cells.join(' | ')} |`);
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

async function leastUserMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return Math.round(least);
}
