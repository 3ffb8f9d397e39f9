import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import type { PlanDocument } from '#core/plan/schema.ts';
import { describeMistake } from '../describe-mistake.ts';
import { type ReadFile, readInto } from '../read-into.ts';

export const READ_HELP = `plenish read <file> … [--out DIR] [--trace DIR] [--texts DIR] [--json]

Reads drawings to the end and writes what was found as plan.json (without layout), whatever the verdict: furnished ones and those
that show no plan as well.
One file: DIR/plan.json. Several: DIR/<name without extension>/plan.json each; one that cannot be read is named, the others are
read all the same, and the exit code is 1.

  --out DIR     where to write (default: the current folder)
  --trace DIR   draw every stage of reading over the sheet, with an index.html
  --texts DIR   keep recognised texts in DIR and take them from there the next time
  --net FILE    read by another network (ONNX) than the one of the service
  --json        one line of JSON a file on standard output: what was found, and the milliseconds of each stage`;

/** Runs `plenish read`; resolves to the exit code. */
export async function runRead(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.' },
      trace: { type: 'string' },
      texts: { type: 'string' },
      net: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
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
    const started = performance.now();
    try {
      const read = await readInto(into(values.out), file, {
        traceDir: values.trace && into(values.trace),
        textsDir: values.texts,
        toTheEnd: true,
        net: values.net,
        onFault: (stage, error) => console.error(`plenish: ${file}: ${stage} left out, ${describeFault(error)}`),
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.error(`[${i + 1}/${positionals.length}] ${name}: ${describe(read.document)}, ${seconds} s`);
      if (values.json) console.log(summarise(file, read));
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

/** What was found, in a line for people. */
function describe({ verdict, plan, scale }: PlanDocument): string {
  const found = `${plan.rooms.length} rooms, ${plan.openings.length} openings`;
  return `${verdict.code}, ${found}, scale from ${scale.from} (${scale.agreeing}/${scale.read})`;
}

/** The same for programs, with the milliseconds of each stage. */
function summarise(file: string, { document, timings }: ReadFile): string {
  const { verdict, plan, scale } = document;
  const [rooms, openings] = [plan.rooms.length, plan.openings.length];
  return JSON.stringify({ file, verdict: verdict.code, rooms, openings, scale, timings });
}
