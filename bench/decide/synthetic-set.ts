import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanDocument } from '#core/plan/schema.ts';
import { compareReading } from '#synth/compare-reading.ts';
import type { DrawingTruth } from '#synth/drawing/types.ts';
import type { Tally } from '../paired-bootstrap.ts';
import type { SheetSet } from './sheet-set.ts';

/** Which drawings: options of synth/make.ts. */
const OPTIONS: readonly string[] = ['--wide'];

const SCALE_TOLERANCE = 0.01;
const MAKE = join(import.meta.dirname, '../../synth/make.ts');

/**
 * The first seed of a range that nothing was read or trained with: a thousand seeds for every minute since the start of 2026. Seeds of
 * training are far below.
 */
export function freshSeed(now = Date.now()): number {
  return Math.floor((now - Date.UTC(2026, 0)) / 60_000) * 1000;
}

/**
 * Made drawings, of whole sheets with exact truth.
 * @param work folder for the drawings
 */
export function syntheticSet(from: number, count: number, work: string): SheetSet {
  const made = join(work, `synthetic-${from}-${count}`);
  // make.ts writes this list last: where it is, all drawings are.
  if (!existsSync(join(made, 'truth-geometry.json'))) {
    const args = [MAKE, ...['--from', String(from), '--count', String(count), '--out', made], ...OPTIONS];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`synth/make.ts could not make the seeds ${from} to ${from + count - 1}`);
  }
  const names = Array.from({ length: count }, (_, i) => String(from + i).padStart(4, '0'));
  const keyOf = (name: string) => `synthetic/${name}`;
  return {
    name: 'synthetic',
    figures: ['right verdict', 'scale within 1 %', 'rooms F1', 'doors F1', 'windows F1'].map((name) => ({ name })),
    sheets: names.map((name) => ({ key: keyOf(name), file: join(made, `${name}.png`) })),
    judges: [],
    score: (readings) =>
      new Map(
        names.map((name) => {
          const truth: DrawingTruth = JSON.parse(readFileSync(join(made, `${name}.json`), 'utf8'));
          const read: PlanDocument = JSON.parse(readFileSync(join(readings, keyOf(name), 'plan.json'), 'utf8'));
          return [keyOf(name), talliesOf(truth, read)];
        }),
      ),
  };
}

function talliesOf(truth: DrawingTruth, read: PlanDocument): Record<string, Tally> {
  const row = compareReading(truth, read);
  const { doors, windows } = row;
  return {
    'right verdict': [Number(row.verdictRight), 1],
    'scale within 1 %': row.scaleAsked ? [Number((row.scaleError ?? 1) <= SCALE_TOLERANCE), 1] : [0, 0],
    // Rooms that flow into each other are found in one outline: more of the truth are found than outlines are right.
    'rooms F1': [row.roomsFound + row.roomsRight, row.rooms + row.roomsRead],
    'doors F1': [2 * row.doorsInPlace, doors[0] + doors[1]],
    'windows F1': [2 * row.windowsInPlace, windows[0] + windows[1]],
  };
}
