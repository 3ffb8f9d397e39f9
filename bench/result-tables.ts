import { quantile } from './quantile.ts';

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
  readonly E3: { readonly at60: Share; readonly at75: Share };
  readonly function: Share;
}

/** What judge-layout.mjs sums up: remarks of a designer. */
export interface Findings {
  readonly findings: number;
  readonly perDwelling: number;
  readonly roomsWithoutFinding: { readonly habitable: Share; readonly living: Share; readonly bedroom: Share };
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
export function furnishingRows(of: string, layouts: Layouts, { perDwelling, roomsWithoutFinding }: Findings): string[] {
  const plans = `${layouts.plans} ${of}`;
  const { habitable, living, bedroom } = roomsWithoutFinding;
  const rooms = (what: string, share: Share) => row(`${what} of which a strict designer remarks nothing`, `${share.of} rooms`, shareOf(share)); // biome-ignore format: one line
  return [
    row('pieces that overlap, leave their room, block a door or a window', `${plans}, ${count(layouts.items)} pieces`, gatesOf(layouts, ['G1', 'G2', 'G3', 'G4'])),
    row('pieces that a room of its type must have and lacks', `${count(layouts.rooms)} rooms`, gatesOf(layouts, ['G5'])),
    row('pieces with the floor before them that their use needs', plans, shareOf(layouts.E1)),
    row('pieces that can be walked to from the entrance', plans, shareOf(layouts.E2.items)),
    row('rooms that can be walked to', plans, shareOf(layouts.E2.rooms)),
    row('floor that can be walked on 0.75 m wide', plans, shareOf(layouts.E3.at75)),
    row('remarks of a strict designer a dwelling', plans, perDwelling.toFixed(1)),
    rooms('habitable rooms', habitable),
    rooms('living rooms', living),
    rooms('bedrooms', bedroom),
  ]; // biome-ignore format: a table
}

const gatesOf = ({ gates }: Layouts, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (gates[name]?.count ?? 0), 0);

/** Processor time, which other work on the machine does not lengthen much. */
export const furnishingTime = (of: string, { plans }: Layouts, seconds: readonly number[]): string =>
  row('processor time a home: half within; 95 % within', `${plans} ${of}`, [0.5, 0.95].map((share) => `${quantile(seconds, share).toFixed(2)} s`).join('; ')); // biome-ignore format: one row

interface JudgedLayouts {
  readonly layouts: Layouts;
  readonly findings: Findings;
}

/** Our rooms beside those of somebody else. */
export function peerRows(ours: JudgedLayouts, theirs: JudgedLayouts): string[] {
  const both = (name: string, pick: (judged: JudgedLayouts) => string | number) => row(name, pick(ours), pick(theirs));
  return [
    both('pieces that overlap, leave the room, block a door or a window, or are missing', ({ layouts }) => gatesOf(layouts, Object.keys(layouts.gates))),
    both('pieces with the floor that their use needs', ({ layouts }) => shareOf(layouts.E1)),
    both('pieces that can be walked to', ({ layouts }) => shareOf(layouts.E2.items)),
    both('floor that can be walked on 0.75 m wide', ({ layouts }) => shareOf(layouts.E3.at75)),
    both('pieces that stand to each other as they should', ({ layouts }) => shareOf(layouts.function)),
    both('remarks of a strict designer', ({ findings }) => findings.findings),
  ]; // biome-ignore format: a table
}

/** One kind of plan that is nearly the same, as bench/furnish-alike.ts writes it. */
interface Alike {
  readonly name: string;
  readonly rooms: number;
  readonly sameKinds: number;
  readonly samePlace: number;
}

export const alikeRows = (alike: readonly Alike[]): string[] =>
  alike.map(({ name, rooms, sameKinds, samePlace }) =>
    row(name, `${rooms} rooms`, percent(sameKinds, 1), percent(samePlace, 1)),
  );

/** What `bench/gallery.ts` measured of one plan. */
export interface GalleryFigures {
  readonly plan: string;
  readonly pictureMs: number;
  readonly slowPictureMs: number;
  readonly usableMs: number;
  readonly sceneReadyMs: number;
  readonly firstViewBytes: number;
  readonly sceneBytes: number;
  readonly drawCalls: number;
  readonly idleFrames: number;
  readonly heapGrowthBytes: number;
  readonly complaints: readonly string[];
}

/** Galleries on a telephone: one column a plan. */
export function galleryRows(plans: readonly GalleryFigures[]): string[] {
  const each = (name: string, of: (plan: GalleryFigures) => string) => row(name, ...plans.map(of));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const kilobytes = (bytes: number) => `${count(Math.round(bytes / 1000))} KB`;
  return [
    each('picture shown; at 1.6 Mbit/s', ({ pictureMs, slowPictureMs }) => `${seconds(pictureMs)}; ${seconds(slowPictureMs)}`),
    each('plan answers to touch', ({ usableMs }) => seconds(usableMs)),
    each('3D ready (drawn in software)', ({ sceneReadyMs }) => seconds(sceneReadyMs)),
    each('loaded to the first view; with 3D', ({ firstViewBytes, sceneBytes }) => `${kilobytes(firstViewBytes)}; ${kilobytes(sceneBytes)}`),
    each('calls that draw a frame in 3D, shadows included', ({ drawCalls }) => String(drawCalls)),
    each('frames drawn while nobody touches it', ({ idleFrames }) => String(idleFrames)),
    each('more objects and strings held after a hundred switches of view', ({ heapGrowthBytes }) => kilobytes(heapGrowthBytes)),
    each('complaints of its own scripts', ({ complaints }) => String(complaints.length)),
  ]; // biome-ignore format: a table
}
