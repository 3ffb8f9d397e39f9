import { type Interval, type PairedFigure, pairedFigure } from '../paired-bootstrap.ts';
import { clusterOf, type Figure, type Scores, type SetName, type SheetSet } from './sheet-set.ts';

/** A figure of two readers. */
export interface ComparedFigure extends Figure, PairedFigure {
  readonly set: SetName;
}

export type Direction = 'better' | 'worse' | 'noise';

/** A figure differs where its interval does not touch zero. */
export function directionOf({ difference: { low, high }, lowerIsBetter }: ComparedFigure): Direction {
  if (low <= 0 && high >= 0) return 'noise';
  return low > 0 !== (lowerIsBetter ?? false) ? 'better' : 'worse';
}

/** Every figure of a set, over the sheets that both readers were scored on. */
export function compareScores({ name, figures }: SheetSet, before: Scores, after: Scores): ComparedFigure[] {
  const keys = [...after.keys()].filter((key) => before.has(key));
  return figures.map((figure) => {
    const tally = (scores: Scores, key: string) => scores.get(key)?.[figure.name] ?? ([0, 0] as const);
    const pairs = keys.map((key) => ({
      cluster: clusterOf(key),
      before: tally(before, key),
      after: tally(after, key),
    }));
    return { ...figure, set: name, ...pairedFigure(pairs) };
  });
}

export interface Verdict {
  readonly verdict: 'keep' | 'do not keep' | 'noise';
  /** Names of the figures that decide. */
  readonly because: readonly string[];
}

/** A change is kept where something became better and nothing worse, by more than chance. */
export function judgeChange(figures: readonly ComparedFigure[]): Verdict {
  const named = (direction: Direction) =>
    figures.filter((figure) => directionOf(figure) === direction).map(({ set, name }) => `${set}: ${name}`);
  const [better, worse] = [named('better'), named('worse')];
  if (worse.length > 0) return { verdict: 'do not keep', because: worse };
  return better.length > 0 ? { verdict: 'keep', because: better } : { verdict: 'noise', because: [] };
}

/** The verdict in a line for people. */
export function describeVerdict({ verdict, because }: Verdict): string {
  if (verdict === 'keep') return `KEEP: ${because.join('; ')} became better, and nothing worse.`;
  if (verdict === 'do not keep') return `DO NOT KEEP: ${because.join('; ')} became worse.`;
  return 'NOISE: no interval lies beside zero. Keep the change only if it deletes code.';
}

/** Figures and their differences in hundredths, as a Markdown table. */
export function figureTable(figures: readonly ComparedFigure[]): string {
  const rows = figures.map((figure) => {
    const { set, name, before, after, difference, lowerIsBetter } = figure;
    const cells = [
      `${set}: ${name}${lowerIsBetter ? ' (less is better)' : ''}`,
      ...[hundredths(before), hundredths(after), signed(difference.middle), range(difference), directionOf(figure)],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| figure, % | before | after | difference | 95 % interval | |',
    '|---|---:|---:|---:|---|---|',
    ...rows,
  ].join('\n');
}

const hundredths = (value: number) => (100 * value).toFixed(1);
const signed = (value: number) => `${value > 0 ? '+' : ''}${hundredths(value)}`;
const range = ({ low, high }: Interval) => `${signed(low)} to ${signed(high)}`;
