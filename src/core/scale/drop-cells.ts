import type { Measure } from '../texts/types.ts';
import type { SpanCandidate } from './find-spans.ts';

/** Ends of lines of one table are alike to half of this, pixels: they are measured to about one, on sheets of any size. */
const GRID_PX = 3;
/** Two ends so near to each other lie in one cell of a grid of that size, or of the same grid moved by half. */
const MOVED = [0, 0.5] as const;
/** A text's own line is about as good as the best that it has. */
const OWN = 0.85;
/** So many different lengths over lines with the same ends are a column of a table: at most one of them could be right. */
const COLUMN = 3;
/** Lengths that differ by less may be one, printed twice. */
const SAME = 0.01;

/** Spans without those of numbers in tables, such as schedules of windows: the rules of a table are no dimension lines. */
export function dropCells(spans: readonly SpanCandidate[]): SpanCandidate[] {
  const most = new Map<Measure, number>();
  for (const { measure, weight } of spans) most.set(measure, Math.max(weight, most.get(measure) ?? 0));
  const columns = new Map<string, Set<Measure>>();
  for (const { measure, from, to, axis, weight } of spans) {
    if (weight < OWN * most.get(measure)!) continue;
    const [a, b] = [from, to].map((end) => end[axis === 'x' ? 0 : 1] / GRID_PX) as [number, number];
    for (const s of MOVED) {
      for (const t of MOVED) {
        const key = [axis, s, t, Math.floor(a + s), Math.floor(b + t)].join();
        columns.set(key, (columns.get(key) ?? new Set()).add(measure));
      }
    }
  }
  const cells = new Set<Measure>();
  for (const column of columns.values()) {
    if (countLengths([...column]) >= COLUMN) for (const measure of column) cells.add(measure);
  }
  return spans.filter(({ measure }) => !cells.has(measure));
}

/** How many different lengths there are, in whatever units they are read. */
function countLengths(measures: readonly Measure[]): number {
  const lengthsOf = ({ readings }: Measure) => readings.flatMap((r) => (r.kind === 'length' ? [r.metres] : []));
  const known: number[][] = [];
  for (const lengths of measures.map(lengthsOf)) {
    const isKnown = known.some((others) => others.some((a) => lengths.some((b) => Math.abs(a / b - 1) < SAME)));
    if (!isKnown) known.push(lengths);
  }
  return known.length;
}
