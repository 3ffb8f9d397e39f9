import { hangs } from '../../solve/free-intervals.ts';
import { distanceToBox } from '../../space/box.ts';
import { isHabitable } from '../../space/habitable.ts';
import { largestBareRectangle } from '../bare-floor.ts';
import { gapBetween, lookAhead } from '../look.ts';
import { isArmchair, isSofa } from '../seats.ts';
import { isDiningChair, isDiningTable } from '../tables.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

/** Rooms smaller than this have no bare middle, m²; kitchens need floor to work on. */
const LEAST_AREA = 9;
const LEAST_KITCHEN = 12;
/** A bare rectangle narrower than this is a way, metres. */
const NARROWEST = 1.8;
/** Shares of the floor, and m², from which a bare rectangle is one that has been forgotten. */
const SHARE = 0.25;
const LARGE = 5.5;
const SHARE_OF_LARGE = 0.12;
/** From this share of that on, it begins to look bare; at this many times as much it is half a remark worse: a whole wing is empty. */
const BEGINS = 0.75;
const A_WING = 3;

function bareFloor(room: FurnishedRoom): Rating[] {
  const { type, area } = room.scene.space;
  if (!isHabitable(type) || area < (type === 'kitchen' ? LEAST_KITCHEN : LEAST_AREA) || !room.pieces.length) return [];
  const [width, depth] = largestBareRectangle(room, NARROWEST);
  const most = Math.max(SHARE_OF_LARGE * area, Math.min(SHARE * area, LARGE));
  const bare = width * depth;
  const value = (2 * falling(bare, BEGINS * most, most) + falling(bare, most, A_WING * most)) / 3;
  return [{ value, figure: Math.sqrt(bare) }];
}

/** A second place to sit is a place of its own this far off the table, metres, and a leftover beside it at this. */
const APART = 1.8;
const BESIDE_TABLE = 0.7;

/** Chairs to read in and at the window, in a room where all sit together: not squeezed in behind those who eat. */
function secondPlace({ placements, pieces }: FurnishedRoom): Rating[] {
  const diners = pieces.filter((p) => isDiningTable(p) || isDiningChair(p));
  if (!pieces.some(isSofa)) return [];
  return placements.flatMap(({ candidate }) => {
    const own = candidate.pieces.filter(isArmchair);
    if (!own.length || candidate.pieces.some(isSofa)) return [];
    const figure = Math.min(APART, ...own.flatMap((seat) => diners.map(({ box }) => gapBetween(seat.box, box))));
    return [{ value: falling(figure, APART, BESIDE_TABLE), figure, piece: own[0]! }];
  });
}

/** A step into the room, metres: what one wants free before any door, beyond the strip that must be. */
const STEP_IN = 0.9;
const BESIDE = 0.35;

function doorApproach({ scene, pieces }: FurnishedRoom): Rating[] {
  // One reaches into a closet from outside.
  if (scene.space.type === 'closet') return [];
  const floor = pieces.filter((p) => !hangs(p));
  return scene.space.doors.map(({ at, inward }) => {
    const middle = [at[0] + inward[0] * STEP_IN, at[1] + inward[1] * STEP_IN] as const;
    const figure = floor.reduce((least, p) => Math.min(least, distanceToBox(p.box, middle[0], middle[1])), BESIDE);
    return { value: falling(figure, BESIDE, 0), figure };
  });
}

/** How far one looks straight into the room from a door before something tall or a back stands in the way, metres. */
const GOOD_VIEW = 2;
const BAD_VIEW = 0.8;
const TALL = 1.2;

function viewFromDoor({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  // A closet is opened to see what is stored in it.
  if (space.type === 'closet') return [];
  const tall = pieces.filter((p) => p.height >= TALL && !hangs(p));
  if (!tall.length) return [];
  return space.doors.map(({ at, inward }) => {
    const { distance, piece } = lookAhead(space, [at[0] + inward[0] * 0.05, at[1] + inward[1] * 0.05], inward, tall);
    return { value: piece ? falling(distance, GOOD_VIEW, BAD_VIEW) : 1, figure: distance, ...(piece ? { piece } : {}) };
  });
}

/** Where the furniture weighs, from the middle of the room, as a share of half its diagonal: well, and lopsided. */
const BALANCED = 0.2;
const LOPSIDED = 0.6;

function balance({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  if (!isHabitable(space.type) || pieces.length < 2) return [];
  let area = 0;
  let x = 0;
  let y = 0;
  const weigh = (at: readonly [number, number], size: number) => {
    area += size;
    x += at[0] * size;
    y += at[1] * size;
  };
  for (const { box } of pieces) weigh(box.at, box.width * box.depth);
  for (const { centre, outline } of space.fixtures) weigh(centre, ringSize(outline));
  const { x0, y0, x1, y1 } = space.bounds;
  const off = Math.hypot(x / area - (x0 + x1) / 2, y / area - (y0 + y1) / 2) / (Math.hypot(x1 - x0, y1 - y0) / 2);
  return [{ value: falling(off, BALANCED, LOPSIDED), figure: off }];
}

const ringSize = (ring: readonly (readonly [number, number])[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], k) => sum + x * ring[(k + 1) % ring.length]![1] - ring[(k + 1) % ring.length]![0] * y, 0),
  ) / 2;

/** What concerns every room, whatever it is for. */
export const WHOLE_ROOM_TERMS: readonly Term[] = [
  {
    name: 'bare-floor', weight: 1.5, rate: bareFloor,
    source: 'a large part of the floor without use looks forgotten: a quarter of a small room, 5.5 m², 12 % of a large one (house rule)',
  },
  { name: 'second-place', weight: 0.5, rate: secondPlace, source: 'a chair to read in has a place of its own, 1.8 m from those who eat (house rule)' },
  { name: 'door-approach', weight: 0.3, rate: doorApproach, source: 'a step into the room free before every door (ProcTHOR keeps 0.35 to 0.5 m more than the swing)' },
  { name: 'view-from-door', weight: 0.3, rate: viewFromDoor, source: 'one does not walk up against the side of a cupboard (Infinigen: doors free in depth)' },
  { name: 'balance', weight: 0.25, rate: balance, source: 'visual balance about the middle of the room (Merrell et al. 2011)' },
]; // biome-ignore format: a table
