/**
 * Reads and furnishes every drawing of a folder with truth, and lets the scoring tools judge the results. `bench/results.ts` writes
 * them down.
 *
 *   node bench/measure.ts [--plans ../shared/plans] [--tools ../shared/tools] [--out out/measure] [--texts DIR] [--trace] [--only PART] [--keep] [--against RUN]
 *
 * --against names the --out folder of an earlier run: every figure that changed, and the time of each stage, drawing by drawing.
 * --keep takes what an earlier run read and only furnishes and scores it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { resourceUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { furnishDrawing } from '#adapters/pipeline/furnish-drawing.ts';
import { StageTimer, type StageTimings } from '#adapters/pipeline/stage-timer.ts';
import { type ReportRow, reportPage } from '#adapters/trace/report-page.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readInto } from '../src/bin/read-into.ts';
import { compareRuns, SCORES_FOLDER } from './compare-runs.ts';
import { noteProvenance } from './provenance.ts';
import { quantile } from './quantile.ts';
import { readRunTimings } from './run-timings.ts';
import { stageTable } from './stage-table.ts';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '../shared/plans' },
    tools: { type: 'string', default: '../shared/tools' },
    out: { type: 'string', default: 'out/measure' },
    texts: { type: 'string' },
    trace: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

if (!existsSync(values.plans)) {
  console.error(`no drawings with truth at ${values.plans}: nothing to measure`);
  process.exit(2);
}
if (values.against && !existsSync(values.against)) {
  console.error(`no earlier run at ${values.against}: nothing to compare with`);
  process.exit(2);
}
/** Seconds that reading took, by name. */
const secondsOf = new Map<string, number>();
if (!values.keep) await readAll();
if (values.trace) writeReport();
await furnishAll();
score();
console.log(`\n== stages\n${stageTable(readRunTimings(values.out))}`);
if (values.against) console.log(`\n== against ${values.against}\n${compareRuns(values.against, values.out)}`);

async function readAll() {
  const images = join(values.plans, 'images');
  const files = readdirSync(images)
    .filter((name) => name.includes(values.only))
    .map((name) => join(images, name));
  const times: number[] = [];
  for (const file of files) {
    const { name } = parse(file);
    const started = performance.now();
    try {
      const traceDir = values.trace ? join(values.out, 'trace', name) : undefined;
      const into = join(values.out, 'read', name);
      const { document, timings } = await readInto(into, file, { traceDir, textsDir: values.texts });
      writeTimings(into, file, timings);
      console.error(`[${times.length + 1}/${files.length}] ${name}: ${document.verdict.code}`);
    } catch (error) {
      console.error(`CRASH ${name}: ${(error as Error).stack}`);
    }
    times.push((performance.now() - started) / 1000);
    secondsOf.set(name, times[times.length - 1]!);
  }
  noteProvenance(values.out, { plans: values.plans, seconds: times });
  console.log(
    `reading: p50 ${quantile(times, 0.5).toFixed(1)} s, p95 ${quantile(times, 0.95).toFixed(1)} s, worst ${quantile(times, 1).toFixed(1)} s, memory of this process at most ${(resourceUsage().maxRSS / 1e3).toFixed(0)} MB`,
  );
}

/** A page over all drawings with their traces, wrong verdicts first. */
function writeReport() {
  const truths = JSON.parse(readFileSync(join(values.plans, 'truth-verdicts.json'), 'utf8')) as {
    file: string;
    codes: string[];
    note?: string;
  }[];
  const rows = truths.flatMap(({ file, codes, note }): ReportRow[] => {
    const { name } = parse(file);
    const read = join(values.out, 'read', name, 'plan.json');
    if (!existsSync(read)) return [];
    const { verdict, scale, plan } = JSON.parse(readFileSync(read, 'utf8')) as PlanDocument;
    const traces = join(values.out, 'trace', name);
    const pictures = existsSync(traces) ? readdirSync(traces).filter((path) => /\.(png|jpe?g)$/.test(path)) : [];
    const windows = plan.openings.filter((o) => o.kind === 'window').length;
    return [
      {
        file,
        verdict,
        expected: codes,
        note,
        rooms: plan.rooms.length,
        doors: plan.openings.length - windows,
        windows,
        scale: scale.from === 'assumed' ? '' : `${(1000 * scale.metresPerPixel).toFixed(2)} (${scale.from})`,
        milliseconds: 1000 * (secondsOf.get(name) ?? 0),
        trace: pictures.length ? { dir: `trace/${name}`, pictures } : undefined,
      },
    ];
  });
  writeFileSync(join(values.out, 'report.html'), reportPage(rows));
}

/** Furnishes what was read with success; writes layout.jpg and plan.json. */
async function furnishAll() {
  const target = join(values.out, 'furnished');
  if (!values.only) rmSync(target, { recursive: true, force: true });
  const times: number[] = [];
  for (const name of readdirSync(join(values.out, 'read'))) {
    if (!name.includes(values.only)) continue;
    const document = JSON.parse(readFileSync(join(values.out, 'read', name, 'plan.json'), 'utf8'));
    if (document.verdict.code !== 'success') continue;
    const started = performance.now();
    try {
      const timer = new StageTimer();
      const furnished = await furnishDrawing(document, { timer });
      mkdirSync(join(target, name), { recursive: true });
      writeFileSync(join(target, name, 'layout.jpg'), furnished.picture);
      writeFileSync(join(target, name, 'plan.json'), JSON.stringify(furnished.document, null, 1));
      writeTimings(join(target, name), name, timer.timings);
      times.push((performance.now() - started) / 1000);
    } catch (error) {
      console.error(`CRASH furnishing ${name}: ${(error as Error).stack}`);
    }
  }
  if (times.length === 0) return;
  noteProvenance(target);
  console.log(
    `furnishing and drawing: p50 ${quantile(times, 0.5).toFixed(1)} s, worst ${quantile(times, 1).toFixed(1)} s`,
  );
}

function writeTimings(folder: string, file: string, timings: StageTimings) {
  writeFileSync(join(folder, 'timings.json'), JSON.stringify({ file, timings }));
}

function score() {
  const read = join(values.out, 'read');
  const scores = join(values.out, SCORES_FOLDER);
  rmSync(scores, { recursive: true, force: true });
  mkdirSync(scores, { recursive: true });
  const kept = (name: string) => ['--json', join(scores, `${name}.json`)];
  run('score-plans.mjs', [join(values.plans, 'truth-verdicts.json'), read, ...kept('verdicts')]);
  run('score-plans.mjs', [join(values.plans, 'truth-geometry.json'), read, '--verbose', ...kept('geometry')]);
  run('evaluate-layout.mjs', [join(values.out, 'furnished'), '--verbose', ...kept('layout')]);
}

function run(tool: string, args: string[]) {
  console.log(`\n== ${tool} ${args.join(' ')}`);
  spawnSync(process.execPath, [join(values.tools, tool), ...args], { stdio: 'inherit' });
}
