import { CATALOGUE } from '../catalogue/catalogue.ts';
import { blend } from './blend.ts';
import { LARGE_BEDROOM } from './double-bed.ts';
import { piece, type Stretchable, type Template, zoneBefore } from './template.ts';

/** Clothes of one person, metres of wardrobe (furniture schedule of the UK space standard: 0.6 single, 1.2 double). */
const WARDROBE_EACH = 0.6;
/** More than this much wardrobe for each stores something else, metres. */
const MOST_EACH = 1.5;
const LONGEST = 4;
/** Two sliding doors of 0.6 m; one hinged door. */
const LEAST_SLIDING = 1.2;
const NARROWEST = 0.45;
/** In large bedrooms for two the doors slide; others are put up with where those find no wall at all. */
const OTHER_DOORS = 0.6;
/** Floor to dress and to open doors, metres, with 3 cm of reserve. */
const DRESSING = 0.78;
/** Each metre less than is wanted is worse by this. */
const PER_METRE = 0.35;
/** Clothes that do not all fit in are amiss; that most of them do counts for a little. */
const DO_NOT_FIT = 1;
const MOST_DO = 0.3;

/** How wide a wardrobe `people` want in a room of `area` m²: what they need, and three quarters as much again where there is floor for it (from 7 to 15 m²). */
const idealWardrobe = (people: number, area: number): number =>
  WARDROBE_EACH * people * (1 + 0.75 * blend(area, 7, 15));

/**
 * Wardrobes up to the whole wall for the clothes of `people`: with hinged doors, or with sliding ones, which look best from wall to wall.
 * The room says which, not the width, so that a few centimetres decide nothing. Where no wardrobe of full depth has room: a shallower one,
 * an open rail, at last a chest.
 */
export function wardrobes(people: number, area: number): (Stretchable | Template)[] {
  const most = Math.min(LONGEST, MOST_EACH * people);
  const ideal = Math.min(most, Math.round(idealWardrobe(people, area) * 10) / 10);
  const run = (kind: ClothesKind, least: number, worse: number, depth?: number): Stretchable => {
    const longest = Math.min(most, CATALOGUE[kind].most![0]);
    const make = (width: number): Template =>
      clothesRun(kind, width, worse + PER_METRE * Math.max(0, ideal - width) + tooLittle(width, people), depth);
    return { least, ideal: Math.min(longest, Math.max(least, ideal)), most: longest, make };
  };
  const slides = people > 1 && area >= LARGE_BEDROOM;
  return [
    run('wardrobe', NARROWEST, slides ? OTHER_DOORS : 0),
    ...(slides ? [run('sliding-wardrobe', LEAST_SLIDING, 0)] : []),
    run('wardrobe', NARROWEST, (slides ? OTHER_DOORS : 0) + 0.3, 0.5),
    run('clothes-rail', WARDROBE_EACH, 0.7, 0.42),
    clothesRun('chest-of-drawers', 0.8, 1 + tooLittle(0, people)),
  ]; // biome-ignore format: from the best on
}

/** What it costs that the clothes of so many do not fit into a wardrobe of this width. */
function tooLittle(width: number, people: number): number {
  const share = width / (WARDROBE_EACH * people);
  return share >= 0.99 ? 0 : DO_NOT_FIT - MOST_DO * share;
}

type ClothesKind = 'wardrobe' | 'sliding-wardrobe' | 'clothes-rail' | 'chest-of-drawers';

const RULE = '0.75 m to dress and to open doors and drawers (Time-Saver Standards: 0.75 to 0.91)';

function clothesRun(kind: ClothesKind, width: number, penalty: number, depth?: number): Template {
  const part = piece(kind, 0, 0, 0, depth ? { width, depth } : { width });
  return {
    name: `${kind}${depth ? `-${depth}` : ''}-${width.toFixed(2)}`,
    parts: [part],
    zones: [{ ...zoneBefore(part, DRESSING), ignores: [], what: 'use', rule: RULE }],
    penalty,
  };
}
