/**
 * Whether a change to reading is kept: reads the same sheets with the program before and after it and compares every figure, drawing by
 * drawing.
 *
 *   node bench/decide.ts --before CHECKOUT [--after .] [--before-net NET] [--after-net NET] [--out out/decide] [--seeds FROM]
 *                        [--count 300] [--jobs 1] [--texts DIR] [--only structures|forms|synthetic …] [--limit N] [--shared ../shared]
 *   node bench/decide.ts --record        writes bench/baseline.json, with which --before may be left out
 *
 * A checkout is a work tree with its packages installed; with a network (ONNX) it reads by that one instead of its own (`plenish read --net`). Sheets: real drawings with marked walls and openings (structures), real
 * drawings with measured geometry in seven forms (forms), and made ones of a new range of seeds every time (synthetic); --seeds takes
 * an earlier range again. --limit takes a few of each, to try out: that decides nothing.
 *
 * Readings are kept in OUT/KEY: OUT/KEY/structures/NAME/plan.json, OUT/KEY/forms/FORM/NAME/plan.json, OUT/KEY/synthetic/SEED/plan.json.
 * What is there is not read again, also when `plenish read` put it there. KEY names the reader: 12 digits of the last commit in the
 * checkout that touched what reads (`READING` in decide/reader.ts: what furnishes and draws does not count) and, where
 * files differ from that, a hash of how. --texts keeps recognised texts for all readers (by the version of their recognition, not by
 * commit: leave it out when that is what changed).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BASELINE, baselineScores, readBaseline, writeBaseline } from './decide/baseline.ts';
import { formSet } from './decide/form-set.ts';
import {
  type ComparedFigure,
  compareScores,
  describeVerdict,
  figureTable,
  judgeChange,
} from './decide/judge-change.ts';
import { readSheets } from './decide/read-sheets.ts';
import { openReader, type Reader, stateKey } from './decide/reader.ts';
import { failuresOf, readingTime } from './decide/readings.ts';
import { type Scores, SETS, type SetName, type SheetSet } from './decide/sheet-set.ts';
import { structureSet } from './decide/structure-set.ts';
import { freshSeed, syntheticSet } from './decide/synthetic-set.ts';
import { bootstrapInterval } from './paired-bootstrap.ts';
import { provenanceOfNow } from './provenance.ts';
import { quantile } from './quantile.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    after: { type: 'string', default: '.' },
    'before-net': { type: 'string' },
    'after-net': { type: 'string' },
    out: { type: 'string', default: 'out/decide' },
    shared: { type: 'string', default: '../shared' },
    seeds: { type: 'string', default: String(freshSeed()) },
    count: { type: 'string', default: '300' },
    only: { type: 'string', multiple: true, default: [...SETS] },
    limit: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    texts: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

/** What makes the sheets: other code makes other ones of the same seeds. */
const SHEETS_BY = ['synth', 'src/core', 'bench/make-variant.ts', 'package-lock.json'];
const ROOT = join(import.meta.dirname, '..');

const unknown = values.only.filter((name) => !SETS.includes(name as SetName));
if (unknown.length > 0) throw new Error(`--only takes ${SETS.join(', ')}, got ${unknown.join(', ')}`);
const [from, count, jobs] = [wholeNumber('seeds'), wholeNumber('count'), wholeNumber('jobs')];
const limit = values.limit ? wholeNumber('limit') : Number.POSITIVE_INFINITY;

const after = openReader(values.after, values['after-net']);
if (values['before-net'] && !values.before) throw new Error('--before-net needs --before CHECKOUT');
const before = values.before ? openReader(values.before, values['before-net']) : undefined;
const baseline = before ? undefined : readBaseline(BASELINE);
if (!before && !baseline && !values.record)
  throw new Error('Nothing to compare with: name --before CHECKOUT, or --record a baseline');
const sets = await chooseSets();
if (sets.length === 0) throw new Error('Nothing is left to compare: see what was skipped, and why, above');
if (values.record) await record();
else await decide();

function wholeNumber(option: 'seeds' | 'count' | 'jobs' | 'limit'): number {
  const value = Number(values[option]);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${option} takes a whole number from 1 on, got ${values[option]}`);
  return value;
}

/** The sets that were asked for and are here; says which are left out. */
async function chooseSets(): Promise<SheetSet[]> {
  const work = join(values.out, 'sheets', stateKey(ROOT, SHEETS_BY));
  const missing = `not at ${resolve(values.shared)}, where --shared looks for them`;
  const makers: Record<SetName, () => Promise<SheetSet | undefined>> = {
    structures: async () => structureSet(values.shared, work, limit),
    forms: () => formSet(values.shared, work, limit),
    synthetic: async () => (before ? syntheticSet(from, Math.min(count, limit), work) : undefined),
  };
  const chosen: SheetSet[] = [];
  for (const name of SETS) {
    if (!values.only.includes(name) || (values.record && name === 'synthetic')) continue;
    const set = await makers[name]();
    if (set) chosen.push(set);
    else
      console.log(
        `skipped: ${name}, ${name === 'synthetic' ? 'which only two readers can be compared on: name --before CHECKOUT' : missing}`,
      );
  }
  return chosen;
}

function readingsOf({ key }: Reader): string {
  return join(values.out, key);
}

/** Scores of a reader, which reads what it has not read yet. */
async function scoresOf(reader: Reader, set: SheetSet): Promise<Scores> {
  const say = (line: string) => console.error(`${reader.key} ${line}`);
  await readSheets(reader, set.sheets, readingsOf(reader), { jobs, texts: values.texts, say });
  return set.score(readingsOf(reader));
}

async function record(): Promise<void> {
  if (values.limit || sets.length < 2)
    throw new Error('A baseline is recorded of all structures and forms, not of a part');
  if (after.net) throw new Error('A baseline is what the service reads: --record takes no network');
  if (after.key.includes('-')) throw new Error(`${values.after} differs from its commit: commit first, then record`);
  const scored: [SheetSet, Scores][] = [];
  for (const set of sets) scored.push([set, await scoresOf(after, set)]);
  writeBaseline(BASELINE, { ...provenanceOfNow(), commit: after.key.slice(0, 7) }, scored);
  for (const line of failuresOf(readingsOf(after), sheetsOf(sets))) console.log(`read as empty: ${line}`);
  console.log(`${BASELINE}: ${scored.map(([{ name }, scores]) => `${scores.size} ${name}`).join(', ')}`);
}

async function decide(): Promise<void> {
  const name = before?.key ?? `${baseline!.measured.commit} as recorded`;
  const figures: ComparedFigure[] = [];
  for (const set of sets) {
    const earlier = before ? await scoresOf(before, set) : baselineScores(baseline!, set);
    const later = await scoresOf(after, set);
    const unpaired = [...later.keys()].filter((key) => !earlier.has(key)).length;
    if (unpaired > 0) console.log(`left out: ${unpaired} sheets of ${set.name} that the baseline lacks`);
    figures.push(...compareScores(set, earlier, later));
  }
  const synthetic = sets.find((set) => set.name === 'synthetic');
  const seeds = synthetic && { from, count: synthetic.sheets.length };
  console.log(`\nbefore: ${name}; after: ${after.key}`);
  for (const set of sets) console.log(`${set.name}: ${set.sheets.length} sheets`);
  if (seeds) console.log(`seeds: --seeds ${seeds.from} --count ${seeds.count} takes the same again`);
  console.log(`\n${figureTable(figures)}\n`);
  const times = before ? sets.map((set) => timeLine(set, before)) : [];
  for (const line of times) console.log(line);
  const failures = [before, after].flatMap((reader) =>
    reader ? failuresOf(readingsOf(reader), sheetsOf(sets)).map((line) => `${reader.key}: ${line}`) : [],
  );
  for (const line of failures) console.log(`read as empty: ${line}`);
  const verdict = judgeChange(figures);
  const partial = values.limit !== undefined || sets.length < SETS.length;
  console.log(`\n${describeVerdict(verdict)}`);
  if (partial) console.log('Of a part of the sheets: a trial. What decides is all of them.');
  const path = join(values.out, 'decisions', `${name.replaceAll(' ', '-')}-to-${after.key}-${from}.json`);
  mkdirSync(join(values.out, 'decisions'), { recursive: true });
  const about = { before: name, after: after.key, seeds, partial, ...provenanceOfNow() };
  writeFileSync(path, JSON.stringify({ ...about, ...verdict, figures, times, failures }, null, 1));
  console.log(`recorded in ${path}`);
}

function sheetsOf(list: readonly SheetSet[]) {
  return list.flatMap(({ sheets }) => sheets);
}

/** How much longer the later reader takes for a sheet. It decides nothing: the two may have run on days of different load. */
function timeLine({ name, sheets }: SheetSet, earlier: Reader): string {
  const ratios = sheets.flatMap(({ key }) => {
    const [a, b] = [earlier, after].map((reader) => readingTime(readingsOf(reader), key));
    return a && b ? [b / a] : [];
  });
  if (ratios.length === 0) return `${name}: no times were measured`;
  const { low, middle, high } = bootstrapInterval(ratios, (list) => quantile(list, 0.5));
  const range = `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
  return `${name}: seconds a sheet but for OCR, after : before, median of ${ratios.length}: ${range}`;
}
