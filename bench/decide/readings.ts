import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#core/failures.ts';
import { refusedDocument } from '#core/plan/refused-document.ts';
import type { StageTimings } from '../run-timings.ts';
import type { Sheet } from './sheet-set.ts';

/** Beside each plan.json; also what `readRunTimings` reads. */
interface Note {
  readonly file: string;
  /** Hash of the picture that was read. */
  readonly sheet: string;
  readonly timings: StageTimings;
  /** Why the sheet counts as read empty. */
  readonly failed?: string;
}

/**
 * Whether there is a reading of a sheet below the folder `readings`: a plan.json whose note is about the same picture, or one without
 * a note, as `plenish read` writes it.
 */
export function isRead(readings: string, { key, file }: Sheet): boolean {
  const note = noteOf(readings, key);
  return note ? note.sheet === hashOf(file) : isPlan(join(readings, key, 'plan.json'));
}

export function noteRead(readings: string, { key, file }: Sheet, timings: StageTimings): void {
  writeNote(readings, key, { file, sheet: hashOf(file), timings });
}

/** A sheet that could not be read counts as one in which nothing was found. */
export function noteFailed(readings: string, { key, file }: Sheet, why: string): void {
  mkdirSync(join(readings, key), { recursive: true });
  const empty = refusedDocument(new Failure('internal_error', why));
  writeFileSync(join(readings, key, 'plan.json'), JSON.stringify(empty));
  writeNote(readings, key, { file, sheet: hashOf(file), timings: {}, failed: why });
}

/** The sheets that could not be read, each with the reason. */
export function failuresOf(readings: string, sheets: readonly Sheet[]): string[] {
  return sheets.flatMap(({ key }) => {
    const why = noteOf(readings, key)?.failed;
    return why === undefined ? [] : [`${key}: ${why}`];
  });
}

/**
 * Milliseconds that reading took but for the recognition of texts, which may have been taken from an earlier run; undefined where
 * nobody measured it.
 */
export function readingTime(readings: string, key: string): number | undefined {
  const { ocr, ...rest } = noteOf(readings, key)?.timings ?? {};
  const times = Object.values(rest);
  return times.length > 0 ? times.reduce((sum, time) => sum + time, 0) : undefined;
}

function noteOf(readings: string, key: string): Note | undefined {
  const path = join(readings, key, 'timings.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function writeNote(readings: string, key: string, note: Note): void {
  writeFileSync(join(readings, key, 'timings.json'), JSON.stringify(note));
}

/** A reader that was stopped may have left half a file. */
function isPlan(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return 'plan' in JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
