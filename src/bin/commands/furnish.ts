import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ChildProcessor } from '#adapters/children/child-processor.ts';
import { toProblem } from '#api/problem.ts';
import { withoutSettings } from '#config';
import { parseCorrections } from '#core/corrections/parse-corrections.ts';
import { Failure } from '#core/failures.ts';
import { readWishes, WISH_VALUES } from '#core/furnish/home/read-wishes.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { FurnishedPlan, FurnishOptions, PlanProcessor } from '#service/ports/plan-processor.ts';
import { checkServedType } from '#service/uploads/check-served-type.ts';

export const FURNISH_HELP = `plenish furnish <file> [--out DIR] [--corrections FILE] [--keep-layout | --before FILE] [--style S] [--occupants N] [--accessible] [--density D] [--light L]

Furnishes one plan (JPG, PNG, one-page PDF, or a plan.json) and writes layout.jpg, plan.json and scene.glb.
A plan that cannot be furnished: exit code 2 and the body of the service's error on standard output.

  --out DIR           where to write (default: the current folder)
  --corrections FILE  what is known better than a drawing says, JSON as the service takes it (docs/mending.md)
  --keep-layout       draws the layout that a plan.json has, as it is: layouts of others look like ours then
  --before FILE       the plan.json as it was furnished before <file>, a plan.json too, was put right: rooms that are as they were keep
                      their furniture, the others as much as still fits, and the home its colours, people and density
  --style S           palette, materials and forms: ${WISH_VALUES.style}
  --occupants N       people to sleep, eat and sit: ${WISH_VALUES.occupants}
  --accessible        turning circles of 1.5 m, routes of 0.9 m, space beside bed, toilet and shower
  --density D         how much beyond the needs of use: ${WISH_VALUES.density}
  --light L           the hour of layout.jpg, lamps lit by evening: ${WISH_VALUES.light}`;

/** Runs `plenish furnish`; resolves to the exit code: 0 done, 1 wrong call, 2 rejected. */
export async function runFurnish(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.' },
      corrections: { type: 'string' },
      'keep-layout': { type: 'boolean', default: false },
      before: { type: 'string' },
      style: { type: 'string' },
      occupants: { type: 'string' },
      accessible: { type: 'boolean' },
      density: { type: 'string' },
      light: { type: 'string' },
    },
  });
  if (positionals.length !== 1) {
    console.error(FURNISH_HELP);
    return 1;
  }
  const { style, occupants, density, light, accessible } = values;
  const { wishes, notes } = readWishes({ style, occupants, density, light, ...(accessible && { accessible: 'true' }) });
  for (const note of notes) say(note);
  const processor = new ChildProcessor({ children: 1, env: withoutSettings() });
  try {
    const { before, corrections } = values;
    const { document, picture, scene } = await furnishFile(positionals[0]!, processor, {
      keepLayout: values['keep-layout'],
      ...(before !== undefined && { before: await readFurnished(before), mended: true }),
      ...(corrections !== undefined && { corrections: parseCorrections(await readFile(corrections, 'utf8')) }),
      wishes,
      onStage: say,
    });
    await mkdir(values.out, { recursive: true });
    await writeFile(join(values.out, 'layout.jpg'), picture);
    await writeFile(join(values.out, 'plan.json'), JSON.stringify(document, null, 1));
    await writeFile(join(values.out, 'scene.glb'), scene);
    say(`done: layout.jpg, plan.json and scene.glb in ${values.out}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(JSON.stringify(toProblem(error, randomUUID())));
    return 2;
  } finally {
    await processor.close();
  }
}

async function furnishFile(file: string, processor: PlanProcessor, options: FurnishOptions): Promise<FurnishedPlan> {
  const { keepLayout, before, corrections } = options;
  if (keepLayout && before)
    throw misused('Either --keep-layout or --before: a layout that is kept is not furnished again.');
  if (extname(file).toLowerCase() === '.json') {
    if (corrections) throw misused(`--corrections are of a drawing; ${file} is a plan: put that right itself.`);
    const plan = parsePlanDocument(await readFile(file, 'utf8'));
    if (keepLayout && !plan.layout) throw misused(`${file} has no layout to keep.`);
    return processor.furnish(plan, options);
  }
  if (keepLayout) throw misused(`Only a plan.json has a layout to keep; ${file} is none.`);
  if (before) throw misused(`Only a plan.json can be put right; ${file} is none.`);
  const bytes = await readFile(file);
  checkServedType(bytes, { fileName: file });
  return processor.process(bytes, options);
}

/** @throws Failure for a plan that was not furnished yet */
async function readFurnished(file: string): Promise<PlanDocument> {
  const plan = parsePlanDocument(await readFile(file, 'utf8'));
  if (!plan.layout) throw misused(`${file} has no layout: it was not furnished before.`);
  return plan;
}

const misused = (message: string): Failure => new Failure('invalid_file', message);

const say = (text: string) => console.error(`plenish: ${text}`);
