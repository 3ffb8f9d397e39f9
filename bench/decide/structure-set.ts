import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Tally } from '../paired-bootstrap.ts';
import { runJudge } from '../run-judge.ts';
import { pickEvenly, roundShare, type Scores, type SheetSet } from './sheet-set.ts';

/** What score-structures.mjs says of a drawing; walls alone where openings were not marked. */
interface Row {
  readonly file: string;
  readonly walls: number;
  readonly doors?: Matched;
  readonly windows?: Matched;
  readonly rooms?: Matched;
}

interface Matched {
  readonly found: number;
  readonly true: number;
  readonly read: number;
}

const FOLDER = 'structures';

/**
 * Real drawings in which people marked walls and, in a part of them, openings; undefined where they are not here.
 * @param work folder for the truth of those that are taken
 */
export function structureSet(shared: string, work: string, limit: number): SheetSet | undefined {
  const [all, tool] = [join(shared, 'structures/truth.json'), join(shared, 'tools/score-structures.mjs')];
  if (!existsSync(all) || !existsSync(tool)) return undefined;
  const truths = pickEvenly(JSON.parse(readFileSync(all, 'utf8')) as { file: string }[], limit);
  mkdirSync(work, { recursive: true });
  const truth = join(work, 'structures.json');
  writeFileSync(truth, JSON.stringify(truths));
  return {
    name: 'structures',
    figures: ['walls IoU', 'doors F1', 'windows F1', 'rooms F1'].map((name) => ({ name })),
    sheets: truths.map(({ file }) => ({ key: keyOf(file), file: join(shared, 'structures/images', file) })),
    judges: [all, tool],
    score: (readings) => scoresOf(runJudge<{ rows: Row[] }>(tool, [truth, join(readings, FOLDER)]).rows),
  };
}

const keyOf = (file: string) => `${FOLDER}/${parse(file).name}`;

function scoresOf(rows: readonly Row[]): Scores {
  return new Map(
    rows.map(({ file, walls, doors, windows, rooms }) => [
      keyOf(file),
      { 'walls IoU': [roundShare(walls), 1], 'doors F1': f1(doors), 'windows F1': f1(windows), 'rooms F1': f1(rooms) },
    ]),
  );
}

const f1 = (matched?: Matched): Tally => (matched ? [2 * matched.found, matched.true + matched.read] : [0, 0]);
