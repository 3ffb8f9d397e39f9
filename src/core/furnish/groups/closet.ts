import type { Kind } from '../catalogue/catalogue.ts';
import type { Stock } from '../home/task.ts';
import {
  bothWays,
  type Option,
  piece,
  type Rect,
  type Stretchable,
  type Template,
  type Zone,
  zoneBefore,
} from './template.ts';

/** Floor before what is stored in a walk-in, metres: 0.75 to dress (Time-Saver Standards) with 3 cm of reserve, 0.6 to walk in at all (Neufert). */
const AISLES = [0.78, 0.7, 0.63] as const;
/** Each metre that an aisle is narrower than the best. */
const NARROWER = 0.8;
const AISLE_RULE = '0.6 m of aisle in a walk-in closet (Neufert; Time-Saver Standards: 0.75)';
/** Runs are this long at most, metres. */
const LONGEST = 3.4;
/** Where a run as long as its wall would cut a way from door to door, a shorter one may leave it, metres. */
const SHORTER = [1.5, 1, 0.7] as const;

/** What a store is fitted with: the kind, its depths from best to least, and how short a run may be. */
interface Fitting {
  readonly kind: Kind;
  readonly depths: readonly number[];
  readonly least: number;
  /** Against the fitting that the stock asks for. */
  readonly penalty: number;
}

/** Each metre that the first run is less deep than a hanger is wide; what comes besides it may be shallower. */
const SHALLOWER = { first: 1.2, further: 0.4 } as const;
/** A further run that is worth less than this is left out. */
const WORTH = { first: 0, further: 0.1 } as const;
const HANGER = 0.55;

/** Down to one row of jars or bottles, behind the floor that a door keeps free, metres. */
const SHELF_DEPTHS = [0.45, 0.35, 0.25, 0.2, 0.15, 0.1] as const;

const SHELVES: Fitting = { kind: 'closet-shelves', depths: SHELF_DEPTHS, least: 0.3, penalty: 0 };
const RAIL: Fitting = { kind: 'closet-rail', depths: [0.58, 0.5, 0.42, 0.35], least: 0.4, penalty: 0 };
const OPEN_SHELVES: Fitting = { kind: 'shelf', depths: SHELF_DEPTHS, least: 0.4, penalty: 0 };
const WALK_IN: Fitting = { kind: 'walk-in-closet', depths: [0.58, 0.5, 0.4], least: 0.5, penalty: 0 };
const WINE: Fitting = { kind: 'wine-rack', depths: [0.3], least: 0.3, penalty: 0 };

const lesser = (fitting: Fitting, penalty: number): Fitting => ({ ...fitting, penalty });

/** For niches that one reaches into from the door, and for stores that one walks into. */
const FITTINGS: Record<Stock, { readonly niche: readonly Fitting[]; readonly walkIn: readonly Fitting[] }> = {
  clothes: { niche: [RAIL, lesser(SHELVES, 0.15)], walkIn: [WALK_IN, lesser(RAIL, 0.1), lesser(SHELVES, 0.2)] },
  coats: { niche: [RAIL, lesser(SHELVES, 0.15)], walkIn: [RAIL, lesser(SHELVES, 0.15)] },
  linen: { niche: [SHELVES], walkIn: [SHELVES] },
  food: { niche: [OPEN_SHELVES], walkIn: [OPEN_SHELVES] },
  wine: { niche: [WINE, lesser(OPEN_SHELVES, 0.1)], walkIn: [WINE, lesser(OPEN_SHELVES, 0.1)] },
  tools: { niche: [OPEN_SHELVES], walkIn: [OPEN_SHELVES] },
  things: { niche: [SHELVES], walkIn: [SHELVES] },
};

/** What is wanted most in a store. */
export const fittingFor = (stock: Stock, isNiche: boolean): Kind =>
  FITTINGS[stock][isNiche ? 'niche' : 'walkIn'][0]!.kind;

/**
 * Runs of rails and shelves as long as their wall. In a niche (`isNiche`) nothing is kept free inside: one reaches in through its door, and
 * the floor before the door is kept free anyway; a walk-in keeps an aisle before each run. What one walks through (`isPassage`) has
 * shorter runs, too.
 */
export function closetRuns(stock: Stock, isNiche: boolean, isPassage: boolean, run: 'first' | 'further'): Option[] {
  return FITTINGS[stock][isNiche ? 'niche' : 'walkIn'].flatMap((fitting) =>
    fitting.depths.flatMap((depth) => {
      const worse = SHALLOWER[run] * Math.max(0, HANGER - depth) + WORTH[run];
      const runs = isNiche ? [closetRun(fitting, depth, worse)] : AISLES.map((aisle) => closetRun(fitting, depth, worse + NARROWER * (AISLES[0] - aisle), aisle));
      const shorter = isPassage ? SHORTER.filter((width) => width < runs[0]!.most) : [];
      return [...runs, ...shorter.map(runs[0]!.make)];
    }),
  ); // biome-ignore format: one glance
}

function closetRun({ kind, least, penalty }: Fitting, depth: number, worse: number, aisle?: number): Stretchable {
  const most = mostOf(kind);
  const make = (width: number): Template => {
    const run = piece(kind, 0, 0, 0, { width, depth });
    const { x0, x1, y1 } = run;
    const zones: Zone[] = aisle ? [{ x0, x1, y0: y1, y1: y1 + aisle, ignores: [], what: 'use', rule: AISLE_RULE }] : [];
    const name = `${kind}-${depth}${aisle ? `-aisle-${aisle}` : ''}-${width.toFixed(2)}`;
    return { name, parts: [run], zones, penalty: penalty + worse };
  };
  return { least, ideal: most, most, make };
}

const MOST: Partial<Record<Kind, number>> = { 'closet-shelves': 2.4, shelf: 2.4, 'wine-rack': 1.2 };
const mostOf = (kind: Kind): number => MOST[kind] ?? LONGEST;

/** Side of a corner unit and depth of the runs that go on from it, metres. */
const CORNER = 1;
const LEG_DEPTH = 0.55;

/**
 * A walk-in along two walls: a unit in the corner that is hung along both, so that no clothes are out of reach, and a run going on from it
 * along each.
 */
export function closetAngles(): Template[] {
  return [0.5, 1, 1.5].flatMap((along) => [0.5, 1].map((back) => closetAngle(along, back))).flatMap(bothWays).map(
    (template, k) => ({ ...template, name: `${template.name}-${k}` }),
  ); // biome-ignore format: all pairs
}

function closetAngle(along: number, back: number): Template {
  const corner = piece('walk-in-closet-corner', CORNER / 2, 0, 0, { width: CORNER, depth: CORNER });
  const row = piece('walk-in-closet', CORNER + along / 2, 0, 0, { width: along, depth: LEG_DEPTH });
  const leg = piece('walk-in-closet', 0, CORNER + back / 2, 270, { width: back, depth: LEG_DEPTH });
  const aisle = (rect: Rect, of: number): Zone => ({ ...rect, ignores: [], what: 'use', rule: AISLE_RULE, of });
  return {
    name: `walk-in-angle-${along}-${back}`,
    parts: [row, leg, corner],
    zones: [aisle(zoneBefore(row, AISLES[0]), 0), aisle(zoneBefore(leg, AISLES[0]), 1)],
    penalty: 0,
    corner: true,
  };
}
