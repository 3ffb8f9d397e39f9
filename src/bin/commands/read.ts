import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { readTextsCached } from '#adapters/ocr/cache.ts';
import { readDrawing } from '#adapters/pipeline/read-drawing.ts';
import { writeTrace } from '#adapters/trace/write-trace.ts';
import { Failure } from '#core/failures.ts';
import { refusedDocument } from '#core/plan/refused-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PlanSheet } from '#core/read-plan.ts';
import { ignore, type Watch } from '#core/watch.ts';
import { checkServedType } from '#service/check-served-type.ts';
import { describeMistake } from '../describe-mistake.ts';

export const READ_HELP = `plenish read <file> … [--out DIR] [--trace DIR] [--texts DIR]

Reads drawings and writes what was found as plan.json (without layout), whatever the verdict.
One file: DIR/plan.json. Several: DIR/<name without extension>/plan.json each; one that cannot be read is named, the others are
read all the same, and the exit code is 1.

  --out DIR     where to write (default: the current folder)
  --trace DIR   draw every stage of reading over the sheet, with an index.html
  --texts DIR   keep recognised texts in DIR and take them from there the next time`;

/** Runs `plenish read`; resolves to the exit code. */
export async function runRead(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string', default: '.' }, trace: { type: 'string' }, texts: { type: 'string' } },
  });
  if (!positionals.length) {
    console.error(READ_HELP);
    return 1;
  }
  const many = positionals.length > 1;
  const failed: string[] = [];
  for (const [i, file] of positionals.entries()) {
    const { name } = parse(file);
    const into = (dir: string) => (many ? join(dir, name) : dir);
    try {
      const found = await readInto(into(values.out), file, values.trace && into(values.trace), values.texts);
      console.error(`[${i + 1}/${positionals.length}] ${name}: ${found}`);
    } catch (error) {
      if (!many) throw error;
      failed.push(file);
      console.error(`[${i + 1}/${positionals.length}] ${name}: failed, ${describeFault(error)}`);
    }
  }
  if (failed.length === 0) return 0;
  console.error(`plenish: ${failed.length} of ${positionals.length} files could not be read: ${failed.join(', ')}`);
  return 1;
}

/** A sentence for what a person can mend, and where it is for a bug. */
function describeFault(error: unknown): string {
  return describeMistake(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Reads one file and writes its plan.json; returns what was found, in a line. */
async function readInto(dir: string, file: string, traceDir?: string, textsDir?: string): Promise<string> {
  const started = performance.now();
  const document = await readFileToPlan(file, traceDir, textsDir);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'plan.json'), JSON.stringify(document, null, 1));
  const { verdict, plan, scale } = document;
  const found = `${plan.rooms.length} rooms, ${plan.openings.length} openings, scale from ${scale.from} (${scale.agreeing}/${scale.read})`;
  return `${verdict.code}, ${found}, ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

async function readFileToPlan(file: string, traceDir?: string, textsDir?: string): Promise<PlanDocument> {
  const stages: Record<string, unknown> = {};
  const watch: Watch = {
    ...ignore,
    see: (name, value) => {
      if (traceDir) stages[name] = value;
      return value;
    },
    fault: (stage, error) => console.error(`plenish: ${file}: ${stage} left out, ${describeFault(error)}`),
  };
  try {
    const bytes = await readFile(file);
    checkServedType(bytes, { fileName: file });
    const recognise = textsDir
      ? (sheet: Parameters<typeof readTextsCached>[0]) => readTextsCached(sheet, textsDir)
      : undefined;
    const { document } = await readDrawing(bytes, { watch, recognise });
    if (traceDir) await traceStages(traceDir, stages);
    return document;
  } catch (error) {
    // A drawing that is refused is read; one that cannot be for a bug is not.
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'internal_error') throw error.cause ?? error;
    return refusedDocument(error);
  }
}

/** Stages are in pixels of the fitted sheet: that is what they are drawn over. */
async function traceStages(dir: string, stages: Record<string, unknown>): Promise<void> {
  const { sheet, texts } = stages.sheet as Pick<PlanSheet, 'sheet' | 'texts'>;
  await writeTrace(dir, sheet, { ...stages, texts });
}
