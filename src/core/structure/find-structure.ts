import { once } from '../once.ts';
import { optionalStage } from '../optional-stage.ts';
import { enlargeClasses } from '../pixel-classes/enlarge-classes.ts';
import { THINGS_OR_PRINTED } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { subtract } from '../raster/bitmap.ts';
import type { Stroke } from '../raster/trace-strokes.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import { findMeasures } from '../texts/find-measures.ts';
import type { TextRun } from '../texts/types.ts';
import { seenBody } from '../walls/seen-body.ts';
import { type Known, traceWalls } from '../walls/trace-walls.ts';
import { overlap, traceWeighed, type Weighed } from '../walls/trace-weighed.ts';
import { ignore, type Watch } from '../watch.ts';
import { type BayedStructure, baysOf, completeStructure } from './complete-structure.ts';
import { costOfUnnamed, roomNames, worthOf } from './count-names.ts';
import { type Bay, missingBays } from './find-bays.ts';
import { placeBays } from './place-bays.ts';
import { couldPart, seenBetween } from './seen-between.ts';
import { tidyStructure } from './tidy-structure.ts';
import type { Structure, WallsPx } from './types.ts';

/** What the network sees stands instead of the strokes where it explains more names than this better, or than this share of few. */
const CLEARLY = 2;
const CLEARLY_OF_FEW = 0.45;
/** With fewer names rooms without a name count too much. */
const FEW = 3;
/** And only if its walls are at least this much more what it sees, or it explains this share of all names better. */
const SURER = 0.05;
const MOST_NAMES = 0.75;
/** A network that takes more than this of what is built for windows does not know walls of this make. */
const GLAZED = 0.45;
/**
 * Walls made of what it sees are at least this much what it sees (intersection over union), else it sees no dwelling; below the
 * second bound it knows walls of this make badly, and stands only where it explains so many names more.
 */
const GROUNDED = 0.4;
const WELL_GROUNDED = 0.5;
const NAMES_MORE = 1;
/**
 * Drawn walls that are this much what it sees are not doubted for it, if names bear them out: of 263 readings none gained by what it
 * sees alone. Others give way to ones that are so much more, even if those explain this much less, in names.
 */
const ALIKE = 0.65;
const MORE = 0.15;
const LESS = 1.5;
/**
 * Drawn walls that are less than this what it sees are something else, pairs of dimension lines for instance: they give way to
 * ones that are so many times more what it sees, even if it knows walls of this make badly.
 */
const FAR = 0.25;
const TIMES = 2;
/** Walls that only the network sees are added to the drawn ones where they explain so much more, in names. */
const ADDS = 0.5;
/** Share of furniture on the floor that it sees: of 248 readings 57 of 66 that are refused as furnished have more, and 9 of 117 that are accepted. */
const FURNISHED = 0.1;
/** Where strokes enclose nothing, so many rooms between walls that the network sees are a plan. */
const DWELLING = 3;
const WALL = new Set(['wall']);

/** The structure of a drawing, as far as it is looked for. */
export interface StructureSearch {
  /** By its strokes alone. */
  readonly drawn: Structure;
  /** Whether the plan is most likely refused, whatever its walls are: nothing measured is printed, or the floor looks full of furniture. */
  readonly looksRefused: boolean;
  /** What explains the drawing best: takes as long again as was taken so far, or three times that. */
  readonly best: () => Structure;
}

/** What `searchStructure` finds in the end. */
export function findStructure(opened: Page, texts: readonly TextRun[], classes?: PixelClasses): Structure {
  return searchStructure(opened, texts, classes).best();
}

/**
 * Looks for the structure that explains the drawing best. Strokes give the sharper walls; walls that only the network sees are added to
 * them where names sit better in their rooms then (names are a witness that neither of the two has looked at). Where the walls
 * are still not what the network sees, those that it sees are tried alone. They stand if names sit clearly better and the walls
 * are more what it sees or most names gain, or if names sit hardly worse and the walls are much more what it sees. Where strokes
 * enclose nothing, what the network sees is all there is.
 */
export function searchStructure(
  opened: Page,
  texts: readonly TextRun[],
  classes?: PixelClasses,
  watch: Watch = ignore,
): StructureSearch {
  const traced = watch.run('walls', () => traceWeighed(opened, classes));
  const drawn = completeStructure(traced.page, traced.walls, texts, classes, traced.page, watch);
  if (!classes) return { drawn, looksRefused: false, best: () => drawn };
  return {
    drawn,
    looksRefused: shareOf('furniture', 'room', classes) > FURNISHED || findMeasures(texts).length === 0,
    best: () => optionalStage('seen-walls', watch, drawn, () => bestStructure(drawn, traced, texts, classes, watch)),
  };
}

function bestStructure(
  drawn: BayedStructure,
  traced: Weighed,
  texts: readonly TextRun[],
  classes: PixelClasses,
  watch: Watch,
): Structure {
  const bays: Bay[] = [...drawn.bays];
  const trials: Trials = {
    trace: (page, known) => watch.run('walls', () => traceWalls(page, classes, known)),
    complete: (page, walls, whole) => {
      const structure = completeStructure(page, walls, texts, classes, whole, watch);
      bays.push(...structure.bays);
      return structure;
    },
    findBays: (page, walls, whole) => bays.push(...watch.run('walls', () => baysOf(page, walls, classes, whole))),
  };
  const chosen = chooseStructure(drawn, traced, texts, classes, trials);
  // A bay is found where the wall that it stands before ends: with some walls it is, with others not.
  const more = missingBays(bays, chosen.bays, chosen.walls);
  const complete = (walls: WallsPx) => completeStructure(chosen.page, walls, texts, classes, chosen.page, watch);
  const bayed = more.length > 0 ? complete(placeBays(chosen.walls, more, classes)) : chosen;
  // Only now: what it denies tells the structures apart.
  return tidyStructure(bayed, classes, complete);
}

/** Other walls are tried on a page, or on a part of what is drawn on the `whole` one; their bays are kept whatever becomes of them. */
interface Trials {
  readonly trace: (page: Page, known: Known) => WallsPx;
  /** Finds their openings and rooms. */
  readonly complete: (page: Page, walls: WallsPx, whole?: Page) => BayedStructure;
  /** Finds nothing but their bays. */
  readonly findBays: (page: Page, walls: WallsPx, whole: Page) => void;
}

/** The drawn structure, or one with walls that the network sees. */
function chooseStructure(
  drawn: BayedStructure,
  { page, walls, strokes }: Weighed,
  texts: readonly TextRun[],
  classes: PixelClasses,
  trials: Trials,
): BayedStructure {
  const names = roomNames(texts).length;
  if (shareOf('window', 'wall', classes) > GLAZED) return drawn;
  const unread = drawn.rooms.rooms.length === 0;
  const drawnWorth = worthOf(drawn.rooms);
  const bodyOf = once(() => enlargeClasses(WALL, page, classes));
  // No rooms are worth more than there are names.
  const best = unread || names - drawnWorth < ADDS ? drawn : addSeen(drawn, texts, bodyOf(), strokes, classes, trials);
  const worth = worthOf(best.rooms);
  const alike = overlap(best.walls.walls, classes);
  // No walls gain more than that.
  const most = once(() => (couldPart(best, texts, bodyOf(), classes) ? names - worth : costOfUnnamed(best.rooms)));
  if (!unread && alike > ALIKE && most() <= (names < FEW ? CLEARLY : clearly(names))) return best;
  const bare = withoutThings(page, classes);
  const seenWalls = trials.trace(bare, {
    body: seenBody(page, walls, bodyOf(), classes),
    lineInk: page.lineInk,
    spirals: walls.spirals,
  });
  const seenAlike = overlap(seenWalls.walls, classes);
  if (seenAlike < GROUNDED) return best;
  const standsWith = (gain: number) => standsInstead({ gain, names, alike, seenAlike });
  // Where that is too little, their rooms are not worth the time.
  if (!unread && !standsWith(most())) {
    trials.findBays(bare, seenWalls, page);
    return best;
  }
  const seen = { ...trials.complete(bare, seenWalls, page), page };
  if (unread) return seen.rooms.rooms.length >= DWELLING ? seen : drawn;
  return standsWith(worthOf(seen.rooms) - worth) ? seen : best;
}

/** What two structures make of a drawing: how much more of `names` the one by what the network sees explains, and how alike both are to that. */
interface Compared {
  readonly gain: number;
  readonly names: number;
  readonly alike: number;
  readonly seenAlike: number;
}

/** How many names more, of all of them, are clearly more. */
const clearly = (names: number) => Math.min(CLEARLY, CLEARLY_OF_FEW * names);

/** Whether what the network sees stands instead of what is drawn. */
function standsInstead({ gain, names, alike, seenAlike }: Compared): boolean {
  if (alike < FAR && seenAlike > TIMES * alike && gain >= -LESS) return true;
  if (seenAlike < WELL_GROUNDED) return gain >= NAMES_MORE && seenAlike - alike > SURER;
  // Walls that are about as alike are sharper by their strokes.
  if (gain > clearly(names) && (seenAlike - alike > SURER || gain > MOST_NAMES * names)) return true;
  return gain >= -LESS && seenAlike - alike > MORE;
}

/** A structure with the walls that only the network sees, if it explains more names so. */
function addSeen(
  drawn: BayedStructure,
  texts: readonly TextRun[],
  seen: Bitmap,
  strokes: readonly Stroke[],
  classes: PixelClasses,
  trials: Trials,
): BayedStructure {
  const { page, walls, rooms } = drawn;
  const body = seenBetween(drawn, texts, seen, classes);
  if (!body) return drawn;
  const { spirals } = walls;
  const fused = trials.complete(page, trials.trace(page, { strokes, body, spirals }));
  return worthOf(fused.rooms) - worthOf(rooms) >= ADDS ? fused : drawn;
}

/** The page without the lines of furniture, fixtures, dimensions and the like, as far as the network knows them. */
function withoutThings(page: Page, classes: PixelClasses): Page {
  return { ...page, lineInk: subtract(page.lineInk, enlargeClasses(THINGS_OR_PRINTED, page, classes)) };
}

/** Pixels of one class among those of it and another. */
function shareOf(one: string, other: string, { labels, names }: PixelClasses): number {
  const [a, b] = [names.indexOf(one), names.indexOf(other)];
  let [ones, others] = [0, 0];
  for (const label of labels) {
    if (label === a) ones++;
    else if (label === b) others++;
  }
  return ones / Math.max(1, ones + others);
}
