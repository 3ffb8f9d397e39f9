import { Failure } from '../failures.ts';
import { type Affine, growthOf, scaling } from '../geometry/affine.ts';
import type { Page } from '../sheet/types.ts';
import { isDoor } from '../structure/is-door.ts';
import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { lookAtSheet, type SheetLook } from './look-at-sheet.ts';
import { measureCoherence } from './measure-coherence.ts';
import { measureTable } from './measure-table.ts';
import { FEW_NUMBERS, readTitles } from './read-titles.ts';

export interface PlanInput {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
  readonly texts: readonly TextRun[];
  /** Where the pixels of the sheet lie on the picture that was sent, and its look where that was measured already. */
  readonly source?: { readonly toPicture: Affine; readonly look?: SheetLook };
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
/** With so much of each, all that rooms, doors, names and walls can say for a plan is said. */
const FULL = { rooms: 6, doors: 4, roomNames: 6, wallLength: 3, enclosed: 0.3 };
/**
 * What the evidence has to come to. Of 105 real drawings and copies at three other sizes, plans have 1.08 and more (but for a tiny
 * one drawn by hand), what is none at most 0.83, figures of door symbols aside.
 */
const ENOUGH = 0.9;
/** So many named rooms and numbers together are a plan even where its walls were not understood. */
const NAMED = { rooms: 5, numbers: 4 };
/** Below this share of the walls in one piece the sheet is a collection of small drawings. */
const SCATTERED = 0.3;
/**
 * Straight edges over the size of the drawing: drawn plans that say nothing have 6.3 and more, figures of symbols 5.6 and less.
 * Photographs of plans have 5 and less too: they pass by what they say, or by their windows, or are refused.
 */
const LONG_EDGES = 6;
/** Names of rooms below this may be the letters of a figure, misread, as few numbers may. */
const FEW_NAMES = 2;
/** A floor has more doors and windows than this. */
const FEW_OPENINGS = 4;
/** What a window counts for where no door has a leaf: any two lines in a break look like one. */
const DOORLESS = 0.5;
/** Share of cells among the texts of a sheet that is nothing but a table. */
const TABLE = 0.65;
/** Of the picture that was sent: below, neither letters nor walls can be told from noise. */
const LEAST_SIDE_PX = 200;

/**
 * Is there a floor plan on the sheet, large enough to be read? Decided on the look of the picture, the walls and rooms that
 * were found, and what the sheet calls itself. `isEnough` is another way to weigh the evidence.
 */
export function isPlan(input: PlanInput, isEnough?: (evidence: PlanEvidence) => boolean): PlanJudgement {
  const evidence = gatherEvidence(input);
  const { page, source } = input;
  const sidePx = Math.max(page.widthPx, page.heightPx) * growthOf(source?.toPicture ?? scaling(1));
  const reason = whyNoPlan(evidence, sidePx, isEnough);
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

/** Whatever is drawn on a sheet, it can be no better plan than this. */
const PERFECT = {
  ...FULL,
  windows: FEW_OPENINGS,
  coherence: 1,
  tabular: 0,
  look: { longEdges: LONG_EDGES },
} satisfies Partial<Record<keyof PlanEvidence, unknown>>;

/**
 * What its texts tell, before anything costly is done with it: the failure of a sheet with so many titles of other drawings that
 * nothing on it could make up for them, such as a site plan, a cover sheet or a sheet of sections.
 */
export function refuseByTitles(texts: readonly TextRun[]): Failure | undefined {
  const titles = readTitles(texts);
  if (planScore({ ...PERFECT, ...titles }) >= ENOUGH) return undefined;
  return new Failure('file_unreadable', MESSAGES['other-drawing'], { reason: 'other-drawing', evidence: titles });
}

function whyNotAtSight(look: SheetLook, sidePx: number): NoPlan | undefined {
  if (looksLikePhoto(look)) return 'photo';
  return sidePx < LEAST_SIDE_PX ? 'too-small' : undefined;
}

function looksLikePhoto(look: SheetLook): boolean {
  return PHOTO.some(({ fewColours, square }) => look.fewColours < fewColours && look.square < square);
}

/** The reason why a sheet with this evidence holds no readable plan; `sidePx` is the long side of the picture that was sent. */
export function whyNoPlan(
  evidence: PlanEvidence,
  sidePx: number,
  isEnough = (some: PlanEvidence) => planScore(some) >= ENOUGH,
): NoPlan | undefined {
  const atSight = whyNotAtSight(evidence.look, sidePx);
  if (atSight) return atSight;
  if (isEnough(evidence)) return undefined;
  return evidence.otherTitles.length > 0 ? 'other-drawing' : 'no-plan';
}

/** The part of the evidence that is added up. */
type Weighed = Omit<PlanEvidence, 'look'> & { readonly look: Pick<SheetLook, 'longEdges'> };

/**
 * Evidence added up. Rooms with doors speak loudest, then names of rooms, then walls that enclose something; titles of other
 * drawings and walls in many scattered pieces speak against.
 */
function planScore(e: Weighed): number {
  const shareOf = (what: keyof typeof FULL) => Math.min(e[what], FULL[what]) / FULL[what];
  // Without a single name of a room, what else the sheet is called weighs double.
  const others = Math.min(e.otherTitles.length, 6) * (e.roomNames > 0 ? 1 : 2);
  const scattered = e.rooms > 0 ? Math.max(0, SCATTERED - e.coherence) / SCATTERED : 0;
  // Plans that say next to nothing are still drawn in long walls with doors and windows; figures of symbols are not.
  const silent = !e.saysPlan && e.roomNames < FEW_NAMES && e.numbers < FEW_NUMBERS;
  const openings = e.doors + (e.doors > 0 ? 1 : DOORLESS) * e.windows;
  const mute = silent && openings < FEW_OPENINGS && e.look.longEdges < LONG_EDGES ? 1.2 : 0;
  // Its cells are closed by lines as rooms are by walls.
  const table = e.roomNames < 2 && e.tabular > TABLE ? 1.5 : 0;
  const says = (e.saysPlan ? 0.4 : 0) + (e.roomNames >= NAMED.rooms && e.numbers >= NAMED.numbers ? 0.3 : 0);
  return (
    0.6 * shareOf('rooms') +
    0.5 * shareOf('doors') +
    0.6 * shareOf('roomNames') +
    0.4 * shareOf('wallLength') +
    0.4 * shareOf('enclosed') +
    says -
    0.35 * others -
    2 * scattered -
    mute -
    table
  );
}

export function gatherEvidence({ page, walls, openings, rooms, texts, source }: PlanInput): PlanEvidence {
  const { x0, y0, x1, y1 } = page.region;
  let inside = 0;
  for (const v of rooms.inside.data) inside += v;
  const wallLength = walls.walls.reduce((sum, w) => sum + Math.hypot(w.to[0] - w.from[0], w.to[1] - w.from[1]), 0);
  return {
    look: source?.look ?? lookAtSheet(page),
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
