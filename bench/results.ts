/**
 * Writes bench/RESULTS.md: what was measured, by date, commit and machine.
 *
 *   node bench/results.ts [--real out/measure] [--form "1.15 times its size=out/measure-size-115" …] [--dwellings out/furnish]
 *                         [--read-homes out/furnish-read] [--peers out/furnish-peers] [--alike out/furnish-alike] [--gallery out/gallery]
 *                         [--mending out/mend] [--service out/service] [--tools ../shared/tools]
 *
 * --real and each --form is a folder that bench/measure.ts wrote (a form: of drawings that bench/variants.ts made); --dwellings (made homes),
 * --read-homes and --peers are folders of bench/furnish.ts, --alike one of bench/furnish-alike.ts, --gallery one of bench/gallery.ts,
 * --mending one of bench/mend-steps.ts, --service the one that load, chaos, interleave, overhead, flood, cold-start and memory write into. What is
 * not given stays as it was measured before.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MEND_HEAD, type Mended, mendRows } from './mend/mend-rows.ts';
import { readProvenance } from './provenance.ts';
import { quantile } from './quantile.ts';
import {
  alikeRows,
  type Findings,
  formRow,
  furnishingRows,
  furnishingTime,
  type GalleryFigures,
  galleryRows,
  type Judged,
  type Layouts,
  peerRows,
  realRows,
} from './result-tables.ts';
import { INTRODUCTION, keepRows, origin, putSection, table } from './results-page.ts';
import { runJudge } from './run-judge.ts';
import { serviceRows } from './service/service-rows.ts';

const { values } = parseArgs({
  options: {
    real: { type: 'string' },
    form: { type: 'string', multiple: true, default: [] },
    dwellings: { type: 'string' },
    'read-homes': { type: 'string' },
    peers: { type: 'string' },
    alike: { type: 'string' },
    gallery: { type: 'string' },
    service: { type: 'string' },
    mending: { type: 'string' },
    tools: { type: 'string', default: '../shared/tools' },
  },
});
const SHEETS = `\`npm run sheets\` draws 24 homes and 60 rooms, made ones of new seeds and, with \`-- --read DIR\`, real ones, with a designer's remarks under each.`;
const PATH = join(import.meta.dirname, 'RESULTS.md');
const tool = (name: string) => join(values.tools, name);

let page = existsSync(PATH) ? readFileSync(PATH, 'utf8') : INTRODUCTION;
if (values.real) writeReal(values.real);
if (values.form.length > 0) writeForms(values.form);
if (values.real)
  writeFurnishing('Furnishing of real plans', 'plans read from drawings', join(values.real, 'furnished'));
if (values['read-homes']) writeFurnishing('Furnishing of real plans', 'plans read from drawings', values['read-homes']);
if (values.dwellings) writeFurnishing('Furnishing of made plans', 'plans of `synth/`', values.dwellings);
if (values.peers) writePeers(values.peers);
if (values.alike) writeAlike(values.alike);
if (values.gallery) writeGallery(values.gallery);
if (values.mending) writeMending(values.mending);
if (values.service) writeService(values.service);
if (values.dwellings || values['read-homes']) page = putSection(page, 'Sheets to look at', SHEETS);
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
  const { seconds, ...from } = readProvenance(folder);
  const rows = [...furnishingRows(of, layouts, findings), ...(seconds ? [furnishingTime(of, layouts, seconds)] : [])];
  page = putSection(page, title, `${origin(from)}\n\n${table(['furnishing', 'of', 'reached'], rows)}`);
}

function writePeers(folder: string) {
  const judged = ['ours', 'theirs'].map((whose) => ({
    layouts: runJudge<{ summary: Layouts }>(tool('evaluate-layout.mjs'), [join(folder, whose)]).summary,
    findings: runJudge<{ summary: Findings }>(tool('judge-layout.mjs'), [join(folder, whose)]).summary,
  }));
  const about = `The same ${judged[0]!.layouts.rooms} empty rooms furnished by Plenish and by the solver of Holodeck (\`node bench/furnish.ts --peers\`).`;
  const figures = table(['', 'Plenish', 'Holodeck'], peerRows(judged[0]!, judged[1]!));
  page = putSection(page, 'Beside a peer', `${origin(readProvenance(folder))} ${about}\n\n${figures}`);
}

function writeAlike(folder: string) {
  const rows = alikeRows(JSON.parse(readFileSync(join(folder, 'alike.json'), 'utf8')));
  const figures = table(['the same home', 'of', 'rooms with the same kinds', 'pieces at the same place'], rows);
  page = putSection(page, 'Furnished alike', `${origin(readProvenance(folder))}\n\n${figures}`);
}

function writeGallery(folder: string) {
  const plans = JSON.parse(readFileSync(join(folder, 'gallery.json'), 'utf8')) as GalleryFigures[];
  const about =
    'Chromium with the screen of a telephone and a quarter of this machine’s speed, nothing cached (`npm run gallery-bench`).';
  const figures = table(['gallery', ...plans.map(({ plan }) => plan)], galleryRows(plans));
  page = putSection(page, 'Gallery', `${origin(readProvenance(folder))} ${about}\n\n${figures}`);
}

function writeMending(folder: string) {
  const mended = JSON.parse(readFileSync(join(folder, 'mend.json'), 'utf8')) as Mended[];
  const drawings = new Set(mended.map(({ drawing }) => drawing)).size;
  const about = `One thing read wrong at a time in ${drawings} plans, put right on the page by a hand that misses by 4 px; what a hand takes is estimated by the keystroke-level model (\`node bench/mend-steps.ts\`).`;
  page = putSection(
    page,
    'Mending',
    `${origin(readProvenance(folder))} ${about}\n\n${table(MEND_HEAD, mendRows(mended))}`,
  );
}

function writeService(folder: string) {
  const title = 'Service';
  const { rows, machines } = serviceRows(folder);
  const about = `The program as it is started, on ${machines.join('; ')}, by the benches that CONTRIBUTING.md names.`;
  const head = ['the running service', 'to be', 'reached', 'measured'];
  page = putSection(page, title, `${about}\n\n${table(head, keepRows(page, title, rows))}`);
}

function judgeReading(plans: string, truth: 'verdicts' | 'geometry', read: string): Judged {
  return runJudge(tool('score-plans.mjs'), [join(plans, `truth-${truth}.json`), read]);
}
