import { facingSeats } from './facing-seats.ts';
import { isSeat, SEATINGS, type Seating, seatingGroup, seatsIn, seatsOn } from './seating.ts';
import { backAt, type Ending, leastBack, type Screen, screenFor, televisionGroup, viewAt } from './television.ts';
import type { Template } from './template.ts';
import { LOW_TABLES } from './use-zones.ts';

/** What a lounge is asked to be. Metres, square metres. */
export interface Lounge {
  /** Who lives here, all of whom are to find a seat. */
  readonly people: number;
  /** Floor of the room that is not for cooking, eating or sleeping. */
  readonly area: number;
  /** How deep the room is before its walls: a sofa whose back rests on the opposite wall needs just that. */
  readonly depths: readonly number[];
  /** The longer and the shorter side of the rectangle about the room. */
  readonly span: readonly [number, number];
  /** People watch together here: wide screens, no seats at its side. */
  readonly isCinema?: boolean;
}

/** From the middle of the sofa to the screen, metres: 1.8 to 3.5 (THX and SMPTE for 55 to 75 inches). */
export const VIEW: readonly [number, number] = [1.82, 3.67];
/** Where a sofa stands free, its distances; of seatings that are second choice only the nearest that there is. */
const FREE_VIEWS = [1.95, 2.4, 2.85, 3.3];
/** A narrower screen than suits the seats, and one that is so much off their axis, metres, find a wall that is short; what that is worse by. */
const NARROW: Screen = { kind: 'tv-unit', width: 1.3 };
const ASIDE = 0.25;
const NARROWER = 0.15;
/** A sofa at the opposite wall keeps this off it, metres: half is the gap that the screen keeps, half a crooked wall. */
const OFF_WALL = 0.03;
/** Depths of a room that are tried at most. */
const MOST_DEPTHS = 3;
/** Seatings that are offered at all distances, those that are offered with units about the screen, and how much worse others may be. */
const FIRST_CHOICE = 5;
const WITH_UNITS = 3;
const MUCH_WORSE = 1.1;

/** From here on a lounge is large: units about its screen, a console behind its sofa, m². A plain screen costs this there. */
const LARGE = 24;
const WITHOUT_UNITS = 0.4;

/** Floor of a lounge that a seat makes comfortable use of, m². */
const AREA_PER_SEAT = 4.5;
const EACH_MISSING = 0.5;
const EACH_FEWER = 0.25;
const EACH_MORE = 0.15;
/** What it costs to have a small table at the end of the sofa only. */
const WITHOUT_TABLE = 0.6;
/** A corner sofa is for so many; for fewer it costs this. */
const MANY = 5;
const CORNER_FOR_FEW = 0.2;
/** What a sofa costs that is a metre longer or shorter than suits the room. */
const OFF_SIZE = 0.35;

/** How much worse a seating is than the one that suits the people and the floor. */
function seatingPenalty(seating: Seating, { people, area }: Pick<Lounge, 'people' | 'area'>): number {
  const seats = seatsIn(seating);
  const good = Math.max(people, Math.min(8, Math.round(area / AREA_PER_SEAT)));
  const size = OFF_SIZE * Math.abs(seating.width - Math.min(2.6, 1.5 + Math.max(0, area - 8) * 0.07));
  const table = seating.table === 'side' ? WITHOUT_TABLE : seating.table === 'slim' ? 0.12 : 0;
  const corner = seating.sofa === 'corner-sofa' && people < MANY ? CORNER_FOR_FEW : 0;
  const missing = EACH_MISSING * Math.max(0, people - seats);
  return missing + EACH_FEWER * Math.max(0, good - Math.max(seats, people)) + EACH_MORE * Math.max(0, seats - good - 0.5) + size + table + corner; // biome-ignore format: one sum
}

/** Whether a group of this width and depth fits into the rectangle about the room one way or the other. */
const fits = (template: Template, [long, short]: readonly [number, number]): boolean => {
  const rects = [...template.parts, ...template.zones];
  const width = Math.max(...rects.map((r) => r.x1)) - Math.min(...rects.map((r) => r.x0));
  const depth = Math.max(...rects.map((r) => r.y1)) - Math.min(0, ...rects.map((r) => r.y0));
  return Math.max(width, depth) <= long + 0.01 && Math.min(width, depth) <= short + 0.01;
};

/** A sofa by itself: what fits where nothing else does, however many are to sit. */
const isPlain = ({ sofa, left, right, width }: Seating): boolean =>
  sofa !== 'corner-sofa' && !left && !right && width <= 1.8;

/** Screen and seats before it at every distance that can be watched from, best first. */
export function televisionGroups(lounge: Lounge): Template[] {
  const ranked = SEATINGS.filter((seating) => !lounge.isCinema || (!seating.left && !seating.right))
    .map((seating) => ({ seating, worse: seatingPenalty(seating, lounge) }))
    .sort((a, b) => a.worse - b.worse);
  const most = ranked[0]!.worse + MUCH_WORSE;
  return ranked
    .filter(({ seating, worse }) => worse <= most || isPlain(seating))
    .flatMap(({ seating, worse }, rank) => groupsOf(seating, lounge, worse, rank))
    .filter((group) => fits(group, lounge.span))
    .sort((a, b) => a.penalty - b.penalty);
}

function groupsOf(seating: Seating, lounge: Lounge, worse: number, rank: number): Template[] {
  const isUnitsWorth = rank < WITH_UNITS && seating.width > 2 && (lounge.isCinema || lounge.area >= LARGE);
  const groups = (isUnitsWorth ? [false, true] : [false]).flatMap((isWall) => {
    const screen = screenFor(seating, isWall);
    return endings(seating, screen, lounge, rank < FIRST_CHOICE).flatMap(({ ending, back, cost }) =>
      televisionGroup(seating, screen, back, ending, worse + cost + screenPenalty(lounge, isWall)),
    );
  });
  return isPlain(seating) || rank < FIRST_CHOICE ? [...groups, ...narrowGroups(seating, lounge, worse)] : groups;
}

/** Where doors and windows leave only a short wall: a small screen, and before a plain sofa that stands free one off its axis. */
function narrowGroups(seating: Seating, lounge: Lounge, worse: number): Template[] {
  const isShort = screenFor(seating, false).width > NARROW.width;
  const penalty = worse + screenPenalty(lounge, false) + NARROWER;
  return endings(seating, NARROW, lounge, false).flatMap(({ ending, back, cost }) => {
    const off = ending === 'way' && isPlain(seating) ? [ASIDE, -ASIDE] : [];
    const asides = isShort ? [0, ...off] : off;
    return asides.flatMap((aside) => televisionGroup(seating, NARROW, back, ending, penalty + cost, aside));
  });
}

/** Units to both sides of the screen furnish a long wall and hold what a large room would have cupboards for. */
const screenPenalty = ({ area, isCinema }: Lounge, isWall: boolean): number =>
  isWall ? 0 : isCinema || area >= LARGE ? WITHOUT_UNITS : 0.1;

/** Where the sofa may stand before a screen. A way behind it costs floor; with a console there, the group ends as calmly as at a wall. */
function endings(seating: Seating, screen: Screen, { depths, area }: Lounge, isGood: boolean) {
  const least = leastBack(seating, screen);
  const isSeen = (back: number) =>
    back >= least && viewAt(seating, back) >= VIEW[0] && viewAt(seating, back) <= VIEW[1];
  const atWall = depths
    .map((depth) => depth - OFF_WALL)
    .filter(isSeen)
    .slice(0, MOST_DEPTHS);
  const nearest = Math.max(VIEW[0], viewAt(seating, least));
  const free = (isGood ? FREE_VIEWS : [nearest]).map((view) => backAt(seating, view)).filter(isSeen);
  const withConsole = isGood && area >= LARGE && seating.depth < 1.3 ? free.filter((_, k) => k % 2 === 1) : [];
  const each = (ending: Ending, backs: readonly number[], cost: number) =>
    backs.map((back) => ({ ending, back, cost }));
  return [...each('wall', atWall, 0), ...each('way', free, 0.15), ...each('console', withConsole, 0.2)];
}

/** Before a sofa bed that much is free to fold it out, metres: a mattress of 2 m less the depth of the sofa. */
const FOLDED_OUT = 1.1;

/** A sofa that is a bed by night, with a low table before a screen: all that a studio has to sit and sleep on. */
export function sofaBedGroups(lounge: Pick<Lounge, 'area' | 'depths' | 'span'>, penalty: number): Template[] {
  const seatings = [2.0, 1.7].map((width): Seating => ({ name: `sofa-bed-${width}`, sofa: 'sofa-bed', width, depth: 0.95, table: 'small' })); // biome-ignore format: one line
  return seatings
    .flatMap((seating, k) => groupsOf(seating, { ...lounge, people: 2 }, penalty + 0.1 * k, FIRST_CHOICE - 1))
    .map((group): Template => {
      const { x0, x1, y0 } = group.parts[1]!;
      const rule = '1.1 m to fold the bed out (mattress of 2 m)';
      return { ...group, zones: [...group.zones, { x0, x1, y0: y0 - FOLDED_OUT, y1: y0, ignores: LOW_TABLES, what: 'use', rule, of: 1 }] }; // biome-ignore format: one group
    })
    .filter((group) => fits(group, lounge.span));
}

/** Seats without a screen: at a wall, or on both sides of their table. */
export function seatingGroups(lounge: Pick<Lounge, 'people' | 'area' | 'span'>, penalty: number): Template[] {
  const facing = facingSeats().map((group) => ({ ...group, penalty: penalty + facingPenalty(group, lounge) }));
  const ranked = SEATINGS.map((seating) => ({ seating, worse: seatingPenalty(seating, lounge) })).sort((a, b) => a.worse - b.worse); // biome-ignore format: one line
  return [
    ...ranked
      .filter(({ seating }, rank) => rank < FIRST_CHOICE || isPlain(seating))
      .map(({ seating, worse }) => seatingGroup(seating, worse + penalty)),
    ...facing,
  ]
    .filter((group) => fits(group, lounge.span))
    .sort((a, b) => a.penalty - b.penalty);
}

/** Those who face each other talk; nothing is better where nobody watches. */
const facingPenalty = ({ parts }: Template, { people, area }: Pick<Lounge, 'people' | 'area'>): number => {
  const seats = parts
    .filter(isSeat)
    .reduce((sum, { kind, x0, x1, y0, y1 }) => sum + seatsOn(kind, x1 - x0, y1 - y0), 0);
  return (
    EACH_MISSING * Math.max(0, people - seats) + EACH_MORE * Math.max(0, seats - Math.max(people, area / AREA_PER_SEAT))
  );
};
