/**
 * Writes bench/RESULTS.md: what was measured, by date, commit and machine.
 *
 *   node bench/results.ts [--real out/measure] [--form "1.15 times its size=out/measure-size-115" …] [--dwellings out/furnish]
 *                         [--tools ../shared/tools]
 *
 * --real and each --form is a folder that bench/measure.ts wrote (a form: of drawings that bench/variants.ts made), --dwellings one of
 * bench/furnish.ts. What is not given stays as it was measured before.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProvenance } from './provenance.ts';
import { quantile } from './quantile.ts';
import { type Findings, formRow, furnishingRows, type Judged, type Layouts, realRows } from './result-tables.ts';
import { INTRODUCTION, keepRows, origin, putSection, table } from './results-page.ts';
import { runJudge } from './run-judge.ts';

const { values } = parseArgs({
  options: {
    real: { type: 'string' },
    form: { type: 'string', multiple: true, default: [] },
    dwellings: { type: 'string' },
    tools: { type: 'string', default: '../shared/tools' },
  },
});
const PATH = join(import.meta.dirname, 'RESULTS.md');
const tool = (name: string) => join(values.tools, name);

let page = existsSync(PATH) ? readFileSync(PATH, 'utf8') : INTRODUCTION;
if (values.real) writeReal(values.real);
if (values.form.length > 0) writeForms(values.form);
if (values.real)
  writeFurnishing('Furnishing of real plans', 'plans read from drawings', join(values.real, 'furnished'));
if (values.dwellings) writeFurnishing('Furnishing of made plans', 'plans of `synth/`', values.dwellings);
writeFileSync(PATH, page);

function writeReal(folder: string) {
  const { plans = '', seconds, ...from } = readProvenance(folder);
  const read = join(folder, 'read');
  const rows = realRows(judgeReading(plans, 'verdicts', read), judgeReading(plans, 'geometry', read));
  const options = ['--plans', plans, '--tools', values.tools, '--read', read];
  const kinds = execFileSync(process.execPath, [join(import.meta.dirname, 'kinds.ts'), ...options], {
    encoding: 'utf8',
  });
  const about = 'Nobody of us made these drawings; their truth was measured by hand.';
  const figures = table(['real drawings', 'of', 'reached'], rows);
  page = putSection(page, 'Real drawings', `${origin(from)} ${about}\n\n${figures}\n\n${kinds.trim()}`);
  if (!seconds) return;
  const at = (share: number) => `${quantile(seconds, share).toFixed(1)} s`;
  const times = table(['reading a real drawing', 'reached'], [`| half within; 95 % within; worst | ${at(0.5)}; ${at(0.95)}; ${at(1)} |`]); // biome-ignore format: a table
  page = putSection(page, 'Speed', `${origin(from)} One drawing after the other.\n\n${times}`);
}

function writeForms(forms: readonly string[]) {
  const title = 'Other forms';
  const fresh = forms.map((form) => {
    const [name = '', folder = ''] = form.split('=');
    const { plans = '', date, commit } = readProvenance(folder);
    const read = join(folder, 'read');
    const [verdicts, geometry] = [judgeReading(plans, 'verdicts', read), judgeReading(plans, 'geometry', read)];
    return `${formRow(name, verdicts.summary, geometry.summary)} ${date}, ${commit} |`;
  });
  const head = ['sent as', 'right answer', 'scale within 2 %', 'rooms F1', 'types', 'doors exact, mean error', 'windows exact, mean error', 'measured']; // biome-ignore format: a table
  const about = 'The real drawings with geometry as others might have sent them (`bench/variants.ts`).';
  page = putSection(page, title, `${about}\n\n${table(head, keepRows(page, title, fresh))}`);
}

function writeFurnishing(title: string, of: string, folder: string) {
  const layouts = runJudge<{ summary: Layouts }>(tool('evaluate-layout.mjs'), [folder]).summary;
  const findings = runJudge<{ summary: Findings }>(tool('judge-layout.mjs'), [folder]).summary;
  const figures = table(['furnishing', 'of', 'reached'], furnishingRows(of, layouts, findings));
  page = putSection(page, title, `${origin(readProvenance(folder))}\n\n${figures}`);
}

function judgeReading(plans: string, truth: 'verdicts' | 'geometry', read: string): Judged {
  return runJudge(tool('score-plans.mjs'), [join(plans, `truth-${truth}.json`), read]);
}
