import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { makeVariant, type RealTruth, readTruth, type VariantName } from '../make-variant.ts';
import type { Tally } from '../paired-bootstrap.ts';
import { runJudge } from '../run-judge.ts';
import { pickEvenly, roundShare, type SheetSet } from './sheet-set.ts';

/**
 * Besides the originals: smaller, larger, blurred and faint, in a corner of a large sheet, scanned askew, light on dark. Each is
 * another way in which a drawing arrives; the other copies that there are differ from one of these by degree.
 */
const COPIES: readonly VariantName[] = ['size-92', 'size-115', 'faint', 'corner', 'askew', 'dark'];

/** What score-plans.mjs says of a drawing; what it has no truth for is missing. */
interface Row {
  readonly file: string;
  readonly verdictRight?: boolean;
  readonly scaleRight?: boolean;
  readonly roomsTrue?: number;
  readonly roomsFound?: number;
  readonly roomsSpurious?: number;
  readonly typesRight?: number;
  readonly doorsTrue?: number;
  readonly doorsFound?: number;
  readonly windowsTrue?: number;
  readonly windowsFound?: number;
}

/**
 * Real drawings whose geometry was measured, in seven forms; undefined where they are not here.
 * @param work folder for the copies
 */
export async function formSet(shared: string, work: string, limit: number): Promise<SheetSet | undefined> {
  const [plans, tool] = [join(shared, 'plans'), join(shared, 'tools/score-plans.mjs')];
  const all = join(plans, 'truth-geometry.json');
  if (!existsSync(all) || !existsSync(tool)) return undefined;
  const chosen = pickEvenly(readTruth(plans, 'geometry'), limit);
  const files = new Set(chosen.map(({ file }) => file));
  const forms = [{ form: 'original', images: join(plans, 'images'), truths: chosen }];
  for (const copy of COPIES) {
    const folder = join(work, `${copy}-${files.size}`);
    if (!existsSync(join(folder, 'truth-geometry.json'))) await makeVariant(copy, plans, files, folder);
    forms.push({ form: copy, images: join(folder, 'images'), truths: readTruth(folder, 'geometry') });
  }
  return {
    name: 'forms',
    figures: [
      ...['right verdict', 'scale within 2 %', 'rooms F1', 'types'].map((name) => ({ name })),
      ...['doors off', 'windows off'].map((name) => ({ name, lowerIsBetter: true as const })),
    ],
    sheets: forms.flatMap(({ form, images, truths }) =>
      truths.map(({ file }) => ({ key: keyOf(form, file), file: join(images, file) })),
    ),
    judges: [all, tool],
    score: (readings) =>
      new Map(
        forms.flatMap(({ form, truths }) =>
          judge(tool, truths, join(work, 'truths', form), join(readings, 'forms', form)).map(
            (row) => [keyOf(form, row.file), talliesOf(row)] as const,
          ),
        ),
      ),
  };
}

const keyOf = (form: string, file: string) => `forms/${form}/${parse(file).name}`;

function judge(tool: string, truths: readonly RealTruth[], work: string, readings: string): Row[] {
  mkdirSync(work, { recursive: true });
  const truth = join(work, 'truth-geometry.json');
  writeFileSync(truth, JSON.stringify(truths));
  return runJudge<{ rows: Row[] }>(tool, [truth, readings]).rows;
}

function talliesOf(row: Row): Record<string, Tally> {
  const { roomsTrue = 0, roomsFound = 0, roomsSpurious = 0, typesRight = 0 } = row;
  return {
    'right verdict': share(row.verdictRight),
    'scale within 2 %': share(row.scaleRight),
    'rooms F1': [2 * roomsFound, roomsTrue + roomsFound + roomsSpurious],
    types: [typesRight, roomsFound],
    'doors off': off(row.doorsTrue, row.doorsFound),
    'windows off': off(row.windowsTrue, row.windowsFound),
  };
}

const share = (right?: boolean): Tally => (right === undefined ? [0, 0] : [Number(right), 1]);
/** Relative error of a number. */
const off = (truth = 0, found = 0): Tally => (truth ? [roundShare(Math.abs(truth - found) / truth), 1] : [0, 0]);
