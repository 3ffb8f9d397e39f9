import { quantile } from './quantile.ts';
import { type RunTimings, type StageTimings, stagesOf, wholeOf } from './run-timings.ts';
import { formatMs } from './stage-table.ts';

/** Below this a stage's time is mostly what the clock and the machine add, and a ratio of two such times says nothing. Milliseconds. */
const SHORTEST_MS = 1;

/**
 * Two runs over the same drawings, pair by pair, as a Markdown table: drawings differ far more from each other than a change makes
 * them differ, so that only the ratio after : before of each drawing says something. Its median stands with the quartiles.
 */
export function compareTimings(before: RunTimings, after: RunTimings): string {
  const drawings = [...before.keys()].filter((drawing) => after.has(drawing));
  const row = (name: string, timeOf: (timings: StageTimings) => number | undefined) => {
    const pairs = drawings
      .map((drawing) => [timeOf(before.get(drawing)!) ?? 0, timeOf(after.get(drawing)!) ?? 0] as const)
      .filter((pair) => Math.min(...pair) >= SHORTEST_MS);
    return `| ${[name, pairs.length, ...(pairs.length > 0 ? figuresOf(pairs) : ['–', '–', '–', '–'])].join(' | ')} |`;
  };
  return [
    '| stage | pairs | before, p50 ms | after, p50 ms | ratio, median | quartiles |',
    '|---|---:|---:|---:|---:|---|',
    ...stagesOf(before, after).map((stage) => row(stage, (timings) => timings[stage])),
    row('whole', wholeOf),
  ].join('\n');
}

function figuresOf(pairs: readonly (readonly [before: number, after: number])[]): string[] {
  const ratios = pairs.map(([before, after]) => after / before);
  const [before, after] = [pairs.map(([time]) => time), pairs.map(([, time]) => time)];
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  return [formatMs(quantile(before, 0.5)), formatMs(quantile(after, 0.5)), median!, `${low} to ${high}`];
}
