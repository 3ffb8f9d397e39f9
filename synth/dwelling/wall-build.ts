import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { Country, Layout } from './types.ts';
import { OUTSIDE, type ThicknessBetween } from './walls.ts';

/** How the walls of a home are built: thickness of its outer walls, mm, and of every wall by what lies to its sides. */
export interface WallBuild {
  exterior: number;
  between: ThicknessBetween;
}

/**
 * Common light partitions of the trade, mm, the thinnest first; bearing inner walls; outer walls with what insulates or clads them.
 * fr: plaster tiles of 50 and 70 (NF DTU 25.31), boards on studs 72/48 and 98/62 (NF DTU 25.41); es: tabique of hollow brick, 40 to 70
 * and plaster; it: tramezza of 80; nl: gypsum blocks of 70 and 100; de: gypsum blocks of 60, 80 and 100 (DIN 4103-2), brick of 115;
 * gb: laminated boards of 57 and 63, studs of 75 and 100; us: 2×3 and 2×4 studs between half-inch boards (3½ and 4½ in), 2×6 bear;
 * in: brick on edge and half a brick; fi, se: studs of 42 and 66 between boards of 13, blocks of 68 and 85.
 */
const TRADE: Record<Country, { light: readonly number[]; bearing: readonly number[]; outer: readonly number[] }> = {
  gb: { light: [57, 63, 75, 75, 100], bearing: [100, 140, 215], outer: [275, 300, 350, 400] },
  us: { light: [89, 89, 114, 114], bearing: [114, 165], outer: [165, 200, 254, 305] },
  in: { light: [75, 100, 115], bearing: [115, 230], outer: [230, 230, 345] },
  fr: { light: [50, 50, 70, 72, 72, 98], bearing: [160, 200], outer: [300, 340, 370, 400] },
  de: { light: [60, 80, 100, 115], bearing: [175, 240], outer: [365, 425, 490] },
  es: { light: [50, 60, 70, 90], bearing: [115, 140], outer: [270, 300, 350] },
  it: { light: [80, 80, 100], bearing: [200, 250], outer: [350, 400, 450] },
  pt: { light: [70, 90, 110], bearing: [150, 200], outer: [250, 300, 350] },
  nl: { light: [70, 70, 100], bearing: [150, 214], outer: [320, 350, 400] },
  se: { light: [68, 70, 95], bearing: [120, 150], outer: [300, 350, 400] },
  fi: { light: [68, 68, 85, 92], bearing: [130, 180, 200], outer: [320, 370, 420, 470] },
};

/** Share of homes whose light partitions are as thin as partitions get, whatever the trade, and their thicknesses, mm. */
const SLIM = 0.4;
const SLIMMEST = [50, 50, 60, 66, 70, 80];
/** Share of homes whose small rooms stand behind the thinnest walls there are, of those with bearing walls inside, and of pairs of rooms that these part. */
const THIN_SMALL = 0.4;
const WITH_BEARING = 0.4;
const BEARING = 0.18;
/** Share of homes whose closets have a mere front of boards or leaves, and its thickness, mm. */
const WITH_FRONTS = 0.5;
const FRONTS = [30, 35, 40, 45];
const SMALL: ReadonlySet<RoomType> = new Set(['wc', 'closet', 'bathroom', 'utility']);
/** Rooms that walls of fire resistance or of a shaft part from the rest, and those that a single leaf parts from outdoors. */
const HEAVY: ReadonlySet<RoomType> = new Set(['garage', 'stairs', 'technical']);
const UNHEATED = 0.4;
const SINGLE_LEAF = [100, 140, 150, 200];

/** A way to build the walls of a home as in its country: light partitions beside heavy outer walls, bearing ones between, thin fronts of closets. */
export function pickBuild(country: Country, { cells, links }: Layout, random: Random): WallBuild {
  const { light, bearing, outer } = TRADE[country];
  const types = new Map(cells.map(({ key, type }) => [key, type]));
  // The outer faces are to lie on whole millimetres, as the layout has them.
  const exterior = Math.ceil(random.pick(outer) / 2) * 2;
  const slim = random.fork('slim');
  const partition = slim.chance(SLIM) ? slim.pick(SLIMMEST) : random.pick(light);
  const small = random.chance(THIN_SMALL) ? Math.min(light[0]!, partition) : partition;
  const heavy = random.chance(WITH_BEARING) ? random.pick(bearing) : undefined;
  const front = random.chance(WITH_FRONTS) ? random.pick(FRONTS) : undefined;
  const garage = random.chance(UNHEATED) ? random.pick(SINGLE_LEAF) : exterior;
  const fronts = new Set(
    links.filter(({ from, to }) => [from, to].some((key) => types.get(key) === 'closet')).map((l) => pairOf(l.from, l.to)),
  ); // biome-ignore format: one thing
  const between = (one: string, two: string): number => {
    const [a, b] = [types.get(one), types.get(two)];
    if (one === OUTSIDE || two === OUTSIDE) return (a ?? b) === 'garage' ? Math.min(garage, exterior) : exterior;
    if (front && fronts.has(pairOf(one, two))) return front;
    if (heavy && (HEAVY.has(a!) || HEAVY.has(b!))) return heavy;
    if (SMALL.has(a!) || SMALL.has(b!)) return small;
    return heavy && random.fork(pairOf(one, two)).chance(BEARING) ? heavy : partition;
  };
  return { exterior, between };
}

const pairOf = (one: string, two: string) => (one < two ? `${one}|${two}` : `${two}|${one}`);
