import { quantile } from './quantile.ts';
import { type RunTimings, stagesOf, wholeOf } from './run-timings.ts';

/**
 * Where the time of a run went, as a Markdown table: for every stage how many drawings got to it, within how many milliseconds half
 * and 95 % of these went through it, and its share of the time of all drawings together.
 */
export function stageTable(run: RunTimings): string {
  const drawings = [...run.values()];
  const wholes = drawings.map(wholeOf);
  const everything = sumOf(wholes);
  const timesOf = (stage: string) => drawings.flatMap((timings) => timings[stage] ?? []);
  const row = (name: string, times: readonly number[]) => {
    const share = everything > 0 ? `${((100 * sumOf(times)) / everything).toFixed(1)} %` : '–';
    return `| ${[name, times.length, formatMs(quantile(times, 0.5)), formatMs(quantile(times, 0.95)), share].join(' | ')} |`;
  };
  return [
    '| stage | drawings | p50, ms | p95, ms | share |',
    '|---|---:|---:|---:|---:|',
    ...stagesOf(run).map((stage) => row(stage, timesOf(stage))),
    row('whole', wholes),
  ].join('\n');
}

const sumOf = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0);

/** Tenths where they tell something. */
export const formatMs = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
