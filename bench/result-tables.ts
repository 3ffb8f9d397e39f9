/** Rows of bench/RESULTS.md from what the judges of drawings and layouts say (score-plans.mjs, evaluate-layout.mjs, judge-layout.mjs). */

/** What is summed up of drawings; what no drawing has truth for is missing. */
export interface Scores {
  readonly drawings: number;
  readonly crashes: number;
  readonly verdicts?: number;
  readonly scaleRight?: number;
  readonly scaleErrorMedian?: number;
  readonly rooms: number;
  readonly roomF1: number;
  readonly roomRecall?: number;
  readonly roomPrecision?: number;
  readonly roomTypes?: number;
  readonly doors?: Counts;
  readonly windows?: Counts;
}

/** Of drawings: share whose number is exact, and the mean of how far they are off. */
interface Counts {
  readonly exact: number;
  readonly mape: number;
}

/** One drawing. */
export interface Scored {
  readonly expected?: string;
  readonly got: string;
  readonly verdictRight?: boolean;
  readonly scaleRight?: boolean;
  readonly doorsTrue?: number;
  readonly windowsTrue?: number;
}

interface Share {
  readonly good: number;
  readonly of: number;
}

/** What evaluate-layout.mjs sums up of furnished plans. */
export interface Layouts {
  readonly plans: number;
  readonly rooms: number;
  readonly items: number;
  readonly gates: Readonly<Record<string, { readonly count: number }>>;
  readonly E1: Share;
  readonly E2: { readonly items: Share; readonly rooms: Share };
}

/** What judge-layout.mjs sums up: remarks of a designer. */
export interface Findings {
  readonly perDwelling: number;
}

export const percent = (share: number | undefined, digits = 0): string =>
  share === undefined ? '–' : `${(100 * share).toFixed(digits)} %`;

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const count = (n: number) => n.toLocaleString('en');
const shareOf = ({ good, of }: Share) => percent(of ? good / of : undefined, 1);
const has = (rows: readonly Scored[], key: keyof Scored) => rows.filter((r) => r[key] !== undefined).length;

export interface Judged {
  readonly summary: Scores;
  readonly rows: readonly Scored[];
}

/** Real drawings: `verdicts` judged against the right answers of all, `geometry` against what was measured in some. */
export function realRows(verdicts: Judged, geometry: Judged): string[] {
  const all = verdicts.rows;
  const bad = all.filter(({ expected, verdictRight }) => expected !== 'success' && verdictRight !== undefined);
  const good = all.filter(({ expected }) => expected === 'success');
  const { summary: s, rows } = geometry;
  return [
    row('crashes', `${all.length} drawings`, verdicts.summary.crashes),
    row('right answer: furnished, or refused for the right reason', `${all.length} drawings`, percent(verdicts.summary.verdicts)),
    row('accepted although it has to be refused', `${bad.length} drawings`, bad.filter((r) => r.got === 'success' && !r.verdictRight).length),
    row('refused although it is good', `${good.length} drawings`, good.filter((r) => !r.verdictRight).length),
    row('scale within 2 % of the printed lengths', `${has(rows, 'scaleRight')} drawings`, `${percent(s.scaleRight)}, median error ${percent(s.scaleErrorMedian, 1)}`),
    row('rooms found, F1 (recall, precision)', `${s.rooms} rooms`, `${percent(s.roomF1)} (${percent(s.roomRecall)}, ${percent(s.roomPrecision)})`),
    row('type of the rooms found', 'the same', percent(s.roomTypes)),
    row('doors: number exact; mean error', `${has(rows, 'doorsTrue')} drawings`, `${percent(s.doors?.exact)}; ${percent(s.doors?.mape, 1)}`),
    row('windows: number exact; mean error', `${has(rows, 'windowsTrue')} drawings`, `${percent(s.windows?.exact)}; ${percent(s.windows?.mape, 1)}`),
  ]; // biome-ignore format: a table
}

/** One form in which the drawings with geometry were sent. */
export function formRow(name: string, verdicts: Scores, s: Scores): string {
  const counts = (of: Counts | undefined) => `${percent(of?.exact)}, ${percent(of?.mape)}`;
  return row(
    name, percent(verdicts.verdicts), percent(s.scaleRight), percent(s.roomF1), percent(s.roomTypes), counts(s.doors), counts(s.windows),
  ); // biome-ignore format: a row
}

/** Furnished plans of one kind. */
export function furnishingRows(of: string, layouts: Layouts, { perDwelling }: Findings): string[] {
  const gates = Object.values(layouts.gates).reduce((sum, gate) => sum + gate.count, 0);
  const plans = `${layouts.plans} ${of}`;
  return [
    row('pieces that overlap, leave their room, block a door or a window; pieces a room must have and lacks', `${plans}, ${count(layouts.items)} pieces`, gates),
    row('pieces with the floor before them that their use needs', plans, shareOf(layouts.E1)),
    row('pieces that can be walked to from the entrance', plans, shareOf(layouts.E2.items)),
    row('rooms that can be walked to', plans, shareOf(layouts.E2.rooms)),
    row('remarks of a strict designer a dwelling', plans, perDwelling.toFixed(1)),
  ]; // biome-ignore format: a table
}
