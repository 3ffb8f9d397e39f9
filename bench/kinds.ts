/**
 * How well reading is by kind of drawing, by unit and by what is drawn in the rooms: Markdown tables from what
 * `bench/measure.ts` read, its judge, and the manifest of the drawings.
 *
 *   node bench/kinds.ts [--plans ../shared/plans] [--tools ../shared/tools] [--read out/measure/read]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '../shared/plans' },
    tools: { type: 'string', default: '../shared/tools' },
    read: { type: 'string', default: 'out/measure/read' },
  },
});

/** What the judge says of a drawing; what it has no truth for is missing. */
interface Row {
  readonly file: string;
  readonly verdictRight?: boolean;
  readonly scaleRight?: boolean;
  readonly roomsTrue?: number;
  readonly roomsFound?: number;
  readonly roomsSpurious?: number;
  readonly doorsTrue?: number;
  readonly doorsFound?: number;
  readonly windowsTrue?: number;
  readonly windowsFound?: number;
}

const sum = (rows: Row[], pick: (row: Row) => number | undefined) =>
  rows.reduce((total, row) => total + (pick(row) ?? 0), 0);
const isExact = (right?: number, found?: number) => (right === undefined ? undefined : found === right);
const manifest: Record<string, string>[] = parse(readFileSync(join(values.plans, 'manifest.csv')), { columns: true });
const verdicts = judge('truth-verdicts.json');
const geometry = judge('truth-geometry.json');
for (const [column, title] of [
  ['kind', 'kind of drawing'],
  ['units', 'printed units'],
  ['furniture', 'drawn in the rooms'],
] as const) {
  console.log(`\n| ${title} | right verdict | scale within 2 % | rooms F1 | doors exact | windows exact |`);
  console.log('|---|---|---|---|---|---|');
  for (const value of commonest(manifest.map((row) => row[column]!))) {
    const files = new Set(manifest.filter((row) => row[column] === value).map((row) => row.file));
    const of = (rows: Row[]) => rows.filter((row) => files.has(row.file));
    console.log(`| ${[value, ...figures(of(verdicts), of(geometry))].join(' | ')} |`);
  }
}

function judge(truth: string): Row[] {
  const dir = mkdtempSync(join(tmpdir(), 'plenish-kinds-'));
  const answer = join(dir, 'rows.json');
  const tool = join(values.tools, 'score-plans.mjs');
  try {
    execFileSync(process.execPath, [tool, join(values.plans, truth), values.read, '--json', answer]);
    return JSON.parse(readFileSync(answer, 'utf8')).rows;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function figures(verdicts: Row[], geometry: Row[]): string[] {
  const found = sum(geometry, (row) => row.roomsFound);
  const all = found + sum(geometry, (row) => row.roomsSpurious) + sum(geometry, (row) => row.roomsTrue);
  return [
    share(verdicts.map((row) => row.verdictRight)),
    share(geometry.map((row) => row.scaleRight)),
    all ? `${Math.round((200 * found) / all)} % of ${sum(geometry, (row) => row.roomsTrue)}` : '',
    share(geometry.map((row) => isExact(row.doorsTrue, row.doorsFound))),
    share(geometry.map((row) => isExact(row.windowsTrue, row.windowsFound))),
  ];
}

/** "8 of 10" of those that are known. */
function share(list: (boolean | number | undefined)[]): string {
  const known = list.filter((one) => one !== undefined);
  return known.length ? `${known.filter(Boolean).length} of ${known.length}` : '';
}

/** Each value once, the commonest first. */
function commonest(list: string[]): string[] {
  const count = (value: string) => list.filter((one) => one === value).length;
  return [...new Set(list)].sort((a, b) => count(b) - count(a));
}
