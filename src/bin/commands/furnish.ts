import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { furnishDrawing } from '#adapters/threads/furnish-drawing.ts';
import { readDrawing } from '#adapters/threads/read-drawing.ts';
import { toProblem } from '#api/problem.ts';
import { Failure, type FailureCode, type FailureDetails } from '#core/failures.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { checkServedType } from '#service/check-served-type.ts';

export const FURNISH_HELP = `plenish furnish <file> [--out DIR]

Furnishes one plan (JPG, PNG, one-page PDF, or a plan.json) and writes layout.jpg, plan.json and scene.glb.
A plan that cannot be furnished: exit code 2 and the body of the service's error on standard output.

  --out DIR     where to write (default: the current folder)`;

/** Runs `plenish furnish`; resolves to the exit code: 0 done, 1 wrong call, 2 rejected. */
export async function runFurnish(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string', default: '.' } },
  });
  if (positionals.length !== 1) {
    console.error(FURNISH_HELP);
    return 1;
  }
  try {
    const read = await loadPlan(positionals[0]);
    const { document, picture, scene } = await furnishDrawing(read, say);
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
  }
}

async function loadPlan(file: string): Promise<PlanDocument> {
  const bytes = await readFile(file);
  if (extname(file).toLowerCase() === '.json') return parsePlanDocument(bytes.toString('utf8'));
  checkServedType(bytes, { fileName: file });
  say('decoding');
  const { document } = await readDrawing(bytes, { onDecoded: () => say('reading') });
  const { code, message, details } = document.verdict;
  if (code !== 'success') throw new Failure(code as FailureCode, message, details as FailureDetails);
  return document;
}

const say = (text: string) => console.error(`plenish: ${text}`);
