import { BUILDING } from '../../dwelling/building.ts';
import type { Language } from '../../dwelling/names.ts';
import type { Country } from '../../dwelling/types.ts';
import type { Random } from '../../random.ts';
import type { DrawingStyle } from '../types.ts';
import type { Conventions, DoorWay, Furnishing, Lettering, School, WindowWay } from './conventions.ts';
import { pickWords } from './furniture-words.ts';
import { HABITS, type Weights } from './habits.ts';
import { pickBlockFill, pickForms, pickLetters } from './pick-forms.ts';

/** Shares of the schools among the sheets that follow one, about as among the real drawings that were looked at. */
const SCHOOLS: Record<School, number> = {
  developer: 0.3,
  finnish: 0.27,
  web: 0.13,
  american: 0.12,
  listing: 0.12,
  japanese: 0.06,
};
/** Countries whose sheets mostly follow a school of their own. */
const HOME: Partial<Record<Country, School>> = { fi: 'finnish', se: 'finnish', us: 'american' };

/** Share of the sheets whose doors to the outside open to it: in the north they do, for snow and storms. */
const OUTWARDS: Record<School, number> = {
  developer: 0.25,
  finnish: 0.9,
  web: 0.2,
  american: 0.1,
  listing: 0.2,
  japanese: 0.7,
};

/** Share of the sheets on the grounds of brochures that follow a developer's conventions. */
const BROCHURES = 0.85;

/** Shares of the sheets with marks in their rooms, but those of developers. */
const MARKS = { none: 0.86, numbers: 0.08, levels: 0.06 };

/** Share of the sheets whose wide windows have panes of their own, and how these are drawn. */
const WIDE = 0.4;
const WIDE_FORMS: Weights<WindowWay['form']> = {
  mullioned: 3,
  overlapping: 3,
  'sliding-sash': 1,
  unequal: 1,
  glazed: 1,
};

const GLASS = ['#dcecf7', '#bfe0f5', '#e6e6e6', '#cccccc', '#ffffff'];

/** The conventions of a sheet, those of one school together: of the one given, or of one at random. Its words are in `language`. */
export function pickConventions(
  country: Country,
  style: DrawingStyle,
  random: Random,
  given?: School,
  language: Language = BUILDING[country].language,
): Conventions {
  const { ink } = style;
  const home = HOME[country];
  const { fill } = style.fixtures;
  const brochure = fill !== undefined && fill !== style.paper && random.fork('brochure').chance(BROCHURES);
  const school = given ?? (brochure ? 'developer' : home && random.chance(0.6) ? home : random.weighted(SCHOOLS));
  const habits = HABITS[school];
  const pick = <T extends string>(weights: Weights<T>, by = random) => by.weighted(weights as Record<T, number>);
  const form = pick(habits.window, random.fork('window'));
  const ajar = random.chance(habits.ajar);
  const door: DoorWay = {
    leaf: pick(habits.leaf),
    path: pick(habits.path),
    degrees: ajar ? random.pick([25, 30, 35, 45, 60]) : random.chance(0.85) ? 90 : random.range(75, 112),
    frame: pick(habits.frame),
    twin: false,
  };
  const bare = random.chance(habits.bareEntrance);
  const folding = random.fork('folding');
  const usualEntrance: DoorWay = bare
    ? { ...door, leaf: 'line', path: random.chance(0.75) ? 'none' : 'chord', degrees: random.pick([30, 45, 60]) }
    : { ...door, twin: random.chance(habits.twin), leaf: random.chance(0.2) ? 'solid' : door.leaf };
  return {
    school,
    door,
    entrance: { ...usualEntrance, frame: pick({ [door.frame]: 1, ...habits.framed }, random.fork('framed')) },
    outwards: random.fork('outwards').chance(OUTWARDS[school]),
    inner: pick(habits.inner),
    folding: folding.weighted({ usual: 0.4, accordion: 0.25, across: 0.2, stacked: 0.15 }),
    foldingDoors: folding.pick([0, 0, 0, 0.15, 0.4]),
    gap: pick(habits.gap),
    sliding: pick(habits.sliding),
    garage: pick(habits.garage),
    window: {
      // In walls filled with ink nobody would see it.
      form: form === 'dark' && style.wall.outer.kind === 'solid' ? 'recessed' : form,
      colour: brochure
        ? style.window.colour
        : random.chance(0.8)
          ? ink
          : random.pick(['#3a7ca5', '#888888', '#e07020', '#e040c0', '#35a0e0']),
      ...(random.fork('wide').chance(WIDE) ? { wide: pick(WIDE_FORMS, random.fork('wide form')) } : {}),
      fill: random.pick(GLASS),
      pane: random.pick([0.6, 0.8, 1, 1.2, 1.5]),
      sill: random.chance(0.35) ? random.range(0.04, 0.12) : 0,
    },
    bands: random.pick([0, 0.2, 0.4, 0.6, 0.8]),
    sidelights: random.pick([0, 0.2, 0.5, 0.8]),
    corners: random.fork('corners').pick([0, 0, 0, 0.15, 0.4]),
    posts: random.fork('posts').pick([0, 0, 0.1, 0.25, 0.5]),
    radiators: random.fork('radiators').chance(school === 'finnish' ? 0.2 : 0.07),
    frenchBalconies: random.chance(0.25),
    furnishing: pickFurnishing(school, style, language, random.fork('furnishing')),
    lettering: pickLettering(school, random.fork('lettering')),
    overhead: {
      beams: random.weighted({ none: 0.72, one: 0.12, rows: 0.06, lowered: 0.1 }),
      slopes: random.chance(school === 'finnish' ? 0.2 : 0.04),
    },
  };
}

/** Fillings of furniture with the colour of their lines, in greys and in colours. */
const GREYS: readonly [string, string][] = [['#e3e0dd', '#a9a29d'], ['#ffffff', '#8a8a8a'], ['#ececec', '#9a9a9a'], ['#d6d2ce', '#7d7670'], ['#ffffff', '#222222'], ['#f4f1ec', '#b3a89a']]; // biome-ignore format: a table
const COLOURS: readonly [string, string][] = [['#79a7d8', '#3b6ea5'], ['#c9a26b', '#7a5a30'], ['#d8c3a5', '#8a7350'], ['#b9cfa5', '#5f7f4a'], ['#e0b4a0', '#96604a'], ['#a8c4c9', '#4f7a80'], ['#8d6b4a', '#4a3320']]; // biome-ignore format: a table

function pickFurnishing(school: School, style: DrawingStyle, language: Language, random: Random): Furnishing {
  const { ink, fixtures, spoil } = style;
  const brochure = school === 'developer' || (school === 'listing' && random.chance(0.7));
  // In black and white a filled piece would be as black as a wall, and some grounds have colours of their own.
  const given = spoil.bilevel
    ? (['#ffffff', ink] as const)
    : fixtures.fill && ([fixtures.fill, fixtures.colour] as const);
  const coloured = !given && random.chance(school === 'listing' ? 0.6 : 0.12);
  const [fill, line] = given || random.pick(coloured ? COLOURS : GREYS);
  const nordic = school === 'finnish';
  const block = given || brochure ? undefined : pickBlockFill(random.fork('block'));
  const american = random.fork('american').chance(school === 'american' ? 0.75 : 0.25);
  return {
    manner: brochure ? 'brochure' : nordic ? 'nordic' : american ? 'american' : 'usual',
    fill: given || brochure || coloured ? fill : '#ffffff',
    line: given || brochure || coloured ? line : ink,
    dashed: nordic && random.chance(0.5),
    coloured,
    shadow: !spoil.bilevel && random.chance(brochure || coloured ? 0.25 : 0),
    texture: !spoil.bilevel && (brochure || coloured) ? random.weighted({ none: 0.6, grain: 0.2, light: 0.2 }) : 'none',
    curtains: random.chance(school === 'developer' ? 0.6 : 0.12),
    forms: pickForms(random.fork('forms')),
    letters: pickLetters(random.fork('letters')),
    words: pickWords(language, random.fork('words')),
    ...(block ? { block } : {}),
  };
}

function pickLettering(school: School, random: Random): Lettering {
  const developer = school === 'developer';
  const bareAreas = random.chance(developer ? 0.7 : 0.03);
  return {
    bareAreas,
    badge: random.chance(bareAreas ? 0.6 : 0.02),
    tags: random.chance(school === 'american' ? 0.6 : 0.02),
    levels: random.chance(school === 'finnish' ? 0.2 : 0.04),
    marks: random.fork('marks').weighted(developer ? { none: 1, numbers: 0, levels: 0 } : MARKS),
    compass: random.chance(0.06),
    logo: random.weighted({ none: 0.72, corner: 0.18, across: 0.1 }),
  };
}
