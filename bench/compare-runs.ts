import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareFigures, type Figures, flattenFigures } from './compare-figures.ts';
import { compareTimings } from './compare-timings.ts';
import { readRunTimings } from './run-timings.ts';

/** What the scoring tools said of a run, one file each: `{ "summary": { ... } }`, as they write with `--json`. */
export const SCORES_FOLDER = 'scores';

/** What became of every figure and of the time of every stage between two runs of `bench/measure.ts`, in Markdown. Folders of the runs. */
export function compareRuns(before: string, after: string): string {
  return [
    compareFigures(readFigures(before), readFigures(after)),
    '',
    compareTimings(readRunTimings(before), readRunTimings(after)),
  ].join('\n');
}

/** All figures of a run, by tool: `verdicts.roomF1`. */
function readFigures(folder: string): Figures {
  const scores = join(folder, SCORES_FOLDER);
  const summaries = globSync('*.json', { cwd: scores }).map((name) => {
    const { summary } = JSON.parse(readFileSync(join(scores, name), 'utf8'));
    return [basename(name, '.json'), summary];
  });
  if (summaries.length === 0) throw new Error(`Expected scores of bench/measure.ts in ${scores}, found none`);
  return flattenFigures(Object.fromEntries(summaries));
}
