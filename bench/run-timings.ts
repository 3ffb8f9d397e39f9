import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a drawing goes through, in order. */
export const STAGES = [
  ...['decode', 'ocr', 'network', 'walls', 'rooms', 'scale', 'symbols', 'verdict'],
  ...['furnish', 'draw'],
] as const;

/** Milliseconds by stage, of one drawing. A stage that it did not get to is missing. */
export type StageTimings = Readonly<Record<string, number>>;

/** By the name of the drawing, without its extension. */
export type RunTimings = ReadonlyMap<string, StageTimings>;

/**
 * The timings in the folder of a run: every `timings.json` in a folder that is named after its drawing, such as
 * `read/plan-7/timings.json` and `furnished/plan-7/timings.json`; those of one drawing are put together. Such a file is
 * `{ "file": "plan-7.png", "timings": { "decode": 41.3, "ocr": 1890 } }`, in milliseconds, as `plenish read --json` tells them.
 * @throws Error naming the file that holds anything else
 */
export function readRunTimings(folder: string): RunTimings {
  const run = new Map<string, StageTimings>();
  for (const path of globSync('**/timings.json', { cwd: folder }).sort()) {
    const drawing = basename(dirname(path));
    run.set(drawing, { ...run.get(drawing), ...readTimings(join(folder, path)) });
  }
  return run;
}

function readTimings(path: string): StageTimings {
  const { timings } = JSON.parse(readFileSync(path, 'utf8')) as { timings?: unknown };
  const isTimings =
    typeof timings === 'object' && timings !== null && Object.values(timings).every((ms) => typeof ms === 'number');
  if (!isTimings)
    throw new Error(`Expected { "timings": { stage: milliseconds } } in ${path}, got ${JSON.stringify(timings)}`);
  return timings as StageTimings;
}

/** The stages that a run has timings of, in the order of `STAGES`; names that are not in it come last. */
export function stagesOf(...runs: readonly RunTimings[]): string[] {
  const seen = new Set(runs.flatMap((run) => [...run.values()].flatMap((timings) => Object.keys(timings))));
  return [...STAGES.filter((stage) => seen.has(stage)), ...[...seen].filter((name) => !isStage(name)).sort()];
}

const isStage = (name: string): boolean => (STAGES as readonly string[]).includes(name);

/** Milliseconds of all stages of a drawing. */
export function wholeOf(timings: StageTimings): number {
  return Object.values(timings).reduce((sum, ms) => sum + ms, 0);
}
