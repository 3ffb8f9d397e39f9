import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../paired-bootstrap.ts';
import type { Provenance } from '../provenance.ts';
import type { Scores, SheetSet } from './sheet-set.ts';

/** Scores of a reader by sheet: no pictures and no truth. */
interface Baseline {
  readonly measured: Provenance;
  /** By set: a hash of what it was judged by, and the figures in the order of the numbers. */
  readonly sets: Readonly<Record<string, { readonly judges: string; readonly figures: readonly string[] }>>;
  /** By the key of the sheet: good and of for each figure. */
  readonly sheets: Readonly<Record<string, readonly number[]>>;
}

export const BASELINE = join(import.meta.dirname, '../baseline.json');

/** Writes one line a sheet, as the formatter leaves it. */
export function writeBaseline(
  path: string,
  measured: Provenance,
  scored: readonly (readonly [SheetSet, Scores])[],
): void {
  const sets = Object.fromEntries(
    scored.map(([set]) => [set.name, { judges: judgesOf(set), figures: set.figures.map(({ name }) => name) }]),
  );
  const lines = scored.flatMap(([{ figures }, scores]) =>
    [...scores].map(([key, tallies]) => {
      const numbers = figures.flatMap(({ name }) => [...tallies[name]!]);
      return `    ${JSON.stringify(key)}: [${numbers.join(', ')}]`;
    }),
  );
  // The formatter keeps objects open and closes lists.
  const head = JSON.stringify({ measured, sets }, null, 2)
    .slice(0, -2)
    .replace(/\[\s+([^\]]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`);
  writeFileSync(path, `${head},\n  "sheets": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** What is recorded, or undefined where nothing is. */
export function readBaseline(path: string): Baseline | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * The recorded scores of a set.
 * @throws Error where they cannot be compared with scores of today
 */
export function baselineScores({ sets, sheets }: Baseline, set: SheetSet): Scores {
  const recorded = sets[set.name];
  if (recorded?.judges !== judgesOf(set))
    throw new Error(
      `The recorded scores of ${set.name} were judged by another truth or tool: name the earlier reader with --before, or record them again with --record`,
    );
  const scores = set.sheets.flatMap(({ key }) => {
    const numbers = sheets[key];
    if (!numbers) return [];
    const tallies = recorded.figures.map((name, i): [string, Tally] => [name, [numbers[2 * i]!, numbers[2 * i + 1]!]]);
    return [[key, Object.fromEntries(tallies)] as const];
  });
  return new Map(scores);
}

function judgesOf({ judges }: SheetSet): string {
  const hash = createHash('sha256');
  for (const path of judges) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}
