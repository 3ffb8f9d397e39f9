import { drawDwelling } from './draw.ts';
import { pickConventions } from './drawing/conventions/pick-conventions.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { pickSheetKind, SHEET_HABITS, type SheetKind } from './drawing/kinds/sheet-kinds.ts';
import { drawNegative } from './drawing/negatives.ts';
import { pickStyle, pickTidyStyle } from './drawing/style.ts';
import type { Content, DrawingStyle } from './drawing/types.ts';
import type { Dwelling } from './dwelling/types.ts';
import { type DwellingOptions, makeDwelling } from './dwelling.ts';
import { makeRandom, type Random } from './random.ts';
import type { SampleKind } from './sample-kind.ts';

export interface SampleOptions extends DwellingOptions {
  /** Solid black walls and clean lettering, nothing spoilt or turned. */
  tidy?: boolean;
  /** Which kind of drawing, instead of the usual shares. */
  sample?: SampleKind;
  /** Which kind of sheet of the wide repertoire, instead of the usual shares. */
  sheet?: SheetKind;
}

/** Shares of the kinds of drawings among the samples. */
const SHARES: Record<SampleKind, number> = {
  success: 0.5,
  furniture: 0.27,
  undimensioned: 0.1,
  contradictory: 0.08,
  'no-plan': 0.05,
};

/** Share of the sheets that follow the conventions of a school, in the wide repertoire. */
const CONVENTIONAL = 0.85;
/** Share of the dimensioned plans that get furniture in the wide repertoire: of the real sheets six in ten have some. */
const FURNISHED = 0.5;
/** Shares of sheets with more than one plan of a scale, in the wide repertoire, and of those with one below the other. */
const SEVERAL = 0.12;
const SEVERAL_SPARSE = 0.4;
const STACKED = 0.45;

/** A drawing of a made-up dwelling with its truth, everything chosen by the seed. Same seed and options, same bytes. */
export async function sampleDrawing(seed: number, options: SampleOptions = {}): Promise<Drawing> {
  const random = makeRandom(`sample/${seed}`);
  const chosen = random.weighted(SHARES);
  const wide = options.repertoire === 'wide' && !options.tidy;
  const furnished = wide && chosen === 'success' && random.fork('furnished').chance(FURNISHED);
  const meant = options.sample ?? (furnished ? 'furniture' : chosen);
  const sheet = wide ? sheetOf(meant, options, random.fork('sheet')) : undefined;
  const habit = sheet && SHEET_HABITS[sheet];
  const kind = !habit || habit.samples.includes(meant) ? meant : random.fork('sample').pick(habit.samples);
  if (kind === 'no-plan') return drawNegative(seed, wide ? 'wide' : 'usual');
  const homes: SampleOptions = { ...habit?.home(random.fork('home')), ...options };
  const dwelling = makeDwelling(seed, homes);
  const looks = random.fork('style');
  const style = options.tidy
    ? pickTidyStyle(dwelling.country, looks)
    : pickStyle(dwelling.country, looks, options.repertoire);
  const ways = random.fork('conventions');
  if (wide && ways.chance(CONVENTIONAL))
    style.conventions = pickConventions(dwelling.country, style, ways, undefined, dwelling.language);
  habit?.set(style, random.fork(`set ${sheet}`));
  const isLarge = homes.kind === 'institution';
  // Its many rooms would all have the same name, and nobody counts its beds.
  if (isLarge) style.numbered ??= { at: 'middle' };
  if (isLarge) style.extras.brochure = false;
  const content = pickContent(kind, random.fork('content'));
  if (habit?.sparse) content.sparse = true;
  settle(style, content, kind, random.fork('settle'));
  // What contradicts itself does so by its chains.
  const isStraight = habit?.straight && random.fork('straight').chance(habit.straight);
  if (dwelling.bent && (kind === 'contradictory' || isStraight)) delete dwelling.bent;
  if (dwelling.bent) settleBent(style, content);
  const pair = random.fork('pair');
  const share =
    kind === 'contradictory' && !content.contradiction
      ? pair.pick([0.5, 0.62, 0.75, 1.4])
      : pair.chance(0.06) && kind === 'success' && !options.tidy
        ? 1
        : undefined;
  const storeys = random.fork('storeys');
  const isSeveral =
    options.repertoire === 'wide' &&
    kind !== 'contradictory' &&
    !isLarge &&
    storeys.chance(habit?.sparse ? SEVERAL_SPARSE : SEVERAL);
  const more = isSeveral ? storeys.pick([1, 1, 2]) : 0;
  const shares = share === undefined ? Array.from({ length: more }, () => 1) : [share];
  const drawn = (drawing: Drawing): Drawing => {
    if (sheet) drawing.truth.note = sheet;
    return drawing;
  };
  if (shares.length === 0) return drawn(await drawDwelling(dwelling, style, seed, content));
  const others = shares.map((scaleShare, i) => ({ dwelling: dwellingBeside(dwelling, i + 1, homes), scaleShare }));
  const smaller = {
    ...style,
    buildingPx: Math.min(style.buildingPx, 1800 / (1 + others.length)),
    labelPx: Math.min(style.labelPx, others.length > 1 ? 13 : 15),
    dimensionPx: Math.min(style.dimensionPx, others.length > 1 ? 12 : 14),
    ...(isSeveral && storeys.chance(STACKED) ? { stacked: true as const } : {}),
  };
  return drawn(await drawDwelling(dwelling, smaller, seed, content, others));
}

/** The kind of the sheet, of those that fit what the drawing is to be where that was asked for. */
function sheetOf(meant: SampleKind, { sample, sheet }: SampleOptions, random: Random): SheetKind | undefined {
  if (sheet) return sheet;
  const picked = pickSheetKind(random);
  if (!picked || meant === 'contradictory' || meant === 'no-plan') return undefined;
  return !sample || SHEET_HABITS[picked].samples.includes(sample) ? picked : undefined;
}

/** The home on the sheet beside another one: the next of a fixed distance in the seeds, bent only where that one is. */
function dwellingBeside({ seed, country, language, bent }: Dwelling, index: number, options: SampleOptions): Dwelling {
  const { kind: _, bedrooms: __, ...rest } = options;
  const { bent: isBent, ...dwelling } = makeDwelling(seed + index * 500_000, { ...rest, country, language });
  return bent && isBent ? { ...dwelling, bent } : dwelling;
}

function pickContent(kind: SampleKind, random: Random): Content {
  const furniture = kind === 'furniture';
  const plain: Content = { chains: false, inside: false, sizes: false, areas: false, furniture };
  if (kind === 'undimensioned') return plain;
  const mode = random.weighted({
    chains: 0.26,
    'chains+areas': 0.2,
    sizes: 0.18,
    'sizes+areas': 0.08,
    inside: 0.08,
    'chains+sizes': 0.06,
    'chains+inside': 0.08,
    areas: 0.06,
  });
  const content = {
    ...plain,
    chains: mode.includes('chains'),
    inside: mode.includes('inside'),
    sizes: mode.includes('sizes'),
    areas: mode.includes('areas'),
  };
  if (kind === 'furniture' && random.chance(0.4)) return plain;
  if (kind !== 'contradictory') return content;
  const contradiction = random.pick(['half', 'stretched', undefined] as const);
  // Areas alone cannot show that a picture is stretched.
  if (!content.chains && !content.inside && !content.sizes) content.chains = true;
  if (contradiction) content.chains = true;
  return contradiction ? { ...content, contradiction } : content;
}

/** On a home whose wings stand at an angle lengths are printed as the sizes of rooms, and nothing is drawn along its outside. */
function settleBent(style: DrawingStyle, content: Content): void {
  if (content.chains || content.inside) content.sizes = true;
  Object.assign(content, { chains: false, inside: false });
  style.dimensions.sides = [];
  Object.assign(style.extras, { roof: 'none', grid: false, sections: false, neighbours: false });
}

/** Makes style and content agree: no scale bar where there are to be no dimensions, chains on two directions where they must tell both. */
function settle(style: DrawingStyle, content: Content, kind: SampleKind, random: Random): void {
  if (kind !== 'success') style.extras.scaleBar = false;
  if (content.contradiction === 'stretched' && style.dimensions.sides.length < 2)
    style.dimensions.sides = ['top', 'left'];
  if (!content.chains) style.dimensions.sides = [];
  // Marks are left out only in room sizes: a lone 12-8 could be anything.
  if (content.sizes && !content.chains && !content.inside && random.chance(0.25))
    style.lengths.feet = random.pick(['hyphen', 'no-inch-mark', 'no-inch-mark']);
  // A drawing with areas or a single short chain needs at least the overall lengths to be dimensioned at all.
  if (kind !== 'furniture' && style.dimensions.rows === 1 && content.chains) style.dimensions.rows = 2;
}
