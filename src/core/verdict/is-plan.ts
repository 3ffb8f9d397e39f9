import { Failure } from '../failures.ts';
import { type Affine, growthOf } from '../geometry/affine.ts';
import type { Page } from '../sheet/types.ts';
import { isDoor } from '../structure/is-door.ts';
import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { SheetLook } from './look-at-sheet.ts';
import { measureCoherence } from './measure-coherence.ts';
import { measureTable } from './measure-table.ts';
import { readTitles, type Titles } from './read-titles.ts';

export interface PlanInput {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
  readonly texts: readonly TextRun[];
  /** Where the pixels of the sheet lie on the picture that was sent, and its look. */
  readonly source: { readonly toPicture: Affine; readonly look: SheetLook };
}

export type NoPlan = 'photo' | 'no-plan' | 'other-drawing' | 'too-small';

export type PlanJudgement =
  | { readonly yes: true; readonly evidence: PlanEvidence }
  | { readonly yes: false; readonly reason: NoPlan; readonly message: string; readonly evidence: PlanEvidence };

/** What the judgement rests on; goes into `details`. */
export interface PlanEvidence {
  readonly look: SheetLook;
  readonly rooms: number;
  readonly doors: number;
  readonly windows: number;
  /** Share of the drawn region that walls enclose. */
  readonly enclosed: number;
  /** Length of wall over half the outline of the region. */
  readonly wallLength: number;
  /** Share of the walls in the largest group. */
  readonly coherence: number;
  readonly roomNames: number;
  readonly otherTitles: string[];
  readonly saysPlan: boolean;
  readonly numbers: number;
  /** Share of the texts that are cells of a table. */
  readonly tabular: number;
}

const MESSAGES: Record<NoPlan, string> = {
  photo: 'The picture looks like a photo, not like a floor plan. Send a floor plan drawing, seen from above.',
  'no-plan':
    'No floor plan was found on the sheet: no walls that enclose rooms. Send a floor plan drawing, seen from above.',
  'other-drawing':
    'The sheet seems to show something else than a floor plan (a section, an elevation, a site plan or a list). Send the floor plan.',
  'too-small': 'The drawing is too small to be read. Send it larger, with letters at least 8 pixels high.',
};

/**
 * Photos and prints have many tones and edges in all directions: the more tones, the less the directions have to say. Least
 * `square` of a drawing whose `fewColours` is below a bound; measured on drawings (those below 0.85 have 0.39 and more, but
 * for photographs of plans), photographs of plans in hard light (0.58 and more), textured brochure plans and photos (below 0.45:
 * 0.43 and less).
 */
const PHOTO = [
  { fewColours: 0.45, square: 0.5 },
  { fewColours: 0.68, square: 0.45 },
  { fewColours: 0.85, square: 0.24 },
];
/**
 * `largestPiece` below this: nothing but letters, however the sheet lies. Plans have 0.36 and more, sheets of figures 0.2,
 * pages of text 0.09 and less.
 */
const LETTERS = 0.1;
/**
 * `closedOff` below this: lines that enclose nothing, and no rooms. Of 553 real sheets the least has 0.046 (the photo of a room in
 * single pen strokes), the next 0.059 and 0.092; lines and crosses have what is inside their strokes, 0.01 and less.
 */
const OPEN = 0.02;
/**
 * What is read on a sheet speaks for a plan (each name of a room up to a number, being called a plan, many names with numbers, which are a
 * plan even where its walls are not understood) or against it (each title of another drawing up to a number). No drawing makes up for
 * more than `drawn`.
 */
const POINTS = { drawn: 20, name: 2, saysPlan: 8, named: 6, otherTitle: 7 };
const MOST_NAMES = 6;
const NAMED = { rooms: 5, numbers: 4 };
const MOST_TITLES = 6;
/** Of the picture that was sent: below, neither letters nor walls can be told from noise. */
const LEAST_SIDE_PX = 200;

/**
 * Is there a floor plan on the sheet, large enough to be read? No photo, and by what `isEnough` makes of the walls and rooms that were
 * found and of what the sheet calls itself.
 */
export function isPlan(input: PlanInput, isEnough: (evidence: PlanEvidence) => boolean): PlanJudgement {
  const evidence = gatherEvidence(input);
  const { page, source } = input;
  const sidePx = Math.max(page.widthPx, page.heightPx) * growthOf(source.toPicture);
  const others = evidence.otherTitles.length > 0 ? 'other-drawing' : 'no-plan';
  const reason = whyNotAtSight(evidence.look, sidePx) ?? (isEnough(evidence) ? undefined : others);
  return reason ? { yes: false, reason, message: MESSAGES[reason], evidence } : { yes: true, evidence };
}

/**
 * What the picture alone tells, before anything costly is done with it: the failure of a photo, of a picture too small, of a
 * page of letters or of lines that enclose nothing at all, or nothing. `sidePx` is the long side of the picture that was sent.
 */
export function refuseAtSight(look: SheetLook, sidePx: number): Failure | undefined {
  const reason =
    whyNotAtSight(look, sidePx) ?? (look.largestPiece < LETTERS || look.closedOff < OPEN ? 'no-plan' : undefined);
  return reason && new Failure('file_unreadable', MESSAGES[reason], { reason, evidence: { look } });
}

/**
 * What its texts tell, before anything costly is done with it: the failure of a sheet with so many titles of other drawings that
 * nothing on it could make up for them, such as a site plan, a cover sheet or a sheet of sections.
 */
export function refuseByTitles(texts: readonly TextRun[]): Failure | undefined {
  const titles = readTitles(texts);
  if (!deniesPlan(titles)) return undefined;
  return new Failure('file_unreadable', MESSAGES['other-drawing'], { reason: 'other-drawing', evidence: titles });
}

function whyNotAtSight(look: SheetLook, sidePx: number): NoPlan | undefined {
  if (looksLikePhoto(look)) return 'photo';
  return sidePx < LEAST_SIDE_PX ? 'too-small' : undefined;
}

function looksLikePhoto(look: SheetLook): boolean {
  return PHOTO.some(({ fewColours, square }) => look.fewColours < fewColours && look.square < square);
}

/** Without a single name of a room, what else the sheet is called weighs double. */
function deniesPlan({ roomNames, otherTitles, saysPlan, numbers }: Titles): boolean {
  const named = roomNames >= NAMED.rooms && numbers >= NAMED.numbers;
  const names = POINTS.name * Math.min(roomNames, MOST_NAMES);
  const says = names + (saysPlan ? POINTS.saysPlan : 0) + (named ? POINTS.named : 0);
  const others = Math.min(otherTitles.length, MOST_TITLES) * (roomNames > 0 ? 1 : 2);
  return POINTS.drawn + says <= POINTS.otherTitle * others;
}

/** All that is weighed for a floor plan being on the sheet, as it is drawn and lettered. */
export function gatherEvidence({ page, walls, openings, rooms, texts, source }: PlanInput): PlanEvidence {
  const { x0, y0, x1, y1 } = page.region;
  let inside = 0;
  for (const v of rooms.inside.data) inside += v;
  const wallLength = walls.walls.reduce((sum, w) => sum + Math.hypot(w.to[0] - w.from[0], w.to[1] - w.from[1]), 0);
  return {
    look: source.look,
    rooms: rooms.rooms.filter((r) => !r.outdoor).length,
    doors: openings.filter((o) => isDoor(o) && o.swing).length,
    windows: openings.filter((o) => o.kind === 'window').length,
    enclosed: inside / Math.max(1, (x1 - x0) * (y1 - y0)),
    wallLength: wallLength / Math.max(1, x1 - x0 + (y1 - y0)),
    coherence: measureCoherence(walls.mask, walls.doorPx),
    tabular: measureTable(texts),
    ...readTitles(texts),
  };
}
