import { OUTDOOR_TYPES } from '../../../plan/outdoor-types.ts';
import type { Kind } from '../../catalogue/catalogue.ts';
import { hangs } from '../../solve/free-intervals.ts';
import type { Placed } from '../../solve/state.ts';
import { makeBox, toLocal, toWorld } from '../../space/box.ts';
import type { RoomOpening } from '../../space/room-space.ts';
import { type Face, gapBetween, lookFrom, shareBeforeGlass } from '../look.ts';
import { isStorage } from '../seats.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

const FOR_ONE: readonly Kind[] = ['single-bed', 'small-double-bed', 'loft-bed', 'toddler-bed'];
const BEDS: readonly Kind[] = ['double-bed', 'bunk-bed', ...FOR_ONE];
const OUTDOORS: ReadonlySet<string> = OUTDOOR_TYPES;
const SIDES = ['left', 'right'] as const;

const isDouble = ({ kind }: Placed): boolean => kind === 'double-bed';
const isStand = ({ kind }: Placed): boolean => /nightstand|side-table/.test(kind);
const bedsOf = ({ pieces }: FurnishedRoom): Placed[] => pieces.filter(({ kind }) => BEDS.includes(kind));

/** Doors that people come in by: a closet's is opened from inside the room. */
const entries = ({ scene }: FurnishedRoom): RoomOpening[] =>
  scene.space.openings.filter(({ doorway, beyond }) => doorway.isPassage && beyond?.type !== 'closet');

/** The middle of an opening where the floor of the room begins. */
function middleOf({ doorway: { opening: { from, to } }, side: { normal, start } }: RoomOpening): [number, number] {
  return [(from[0] + to[0]) / 2 + normal[0] * start, (from[1] + to[1]) / 2 + normal[1] * start];
} // biome-ignore format: one glance

/** A nightstand further from the bed is not reached lying down, metres. */
const IN_REACH = 0.1;

/** Sides of a bed with a place for a glass of water: a stand beside the upper half, or a shelf behind the head for both. */
function servedSides(bed: Placed, pieces: readonly Placed[]): number {
  const near = pieces.filter((p) => p !== bed && gapBetween(p.box, bed.box) < IN_REACH);
  if (near.some(({ kind }) => kind === 'headboard')) return 2;
  const stands = near.filter((p) => isStand(p) || (isStorage(p) && !/wardrobe/.test(p.kind)));
  const beside = stands.map((p) => toLocal(bed.box, p.box.at)).filter(([x, y]) => y < 0 && Math.abs(x) > bed.box.width / 2 - 0.05); // biome-ignore format: one question
  return SIDES.filter((side) => beside.some(([x]) => x < 0 === (side === 'left'))).length;
}

const stands = (room: FurnishedRoom): Rating[] =>
  bedsOf(room).flatMap((piece) => {
    const { kind } = piece;
    if (kind === 'bunk-bed' || kind === 'toddler-bed') return [];
    const figure = servedSides(piece, room.pieces);
    if (isDouble(piece)) return [{ value: figure / 2 > 0.9 ? 1 : 0, figure, piece }];
    const behind = room.pieces.some((p) => isStand(p) && gapBetween(p.box, piece.box) < IN_REACH);
    return [{ value: figure || behind ? 1 : 0, figure, piece }];
  });

/** From this share of a head under a window on a designer says so. */
const UNDER_WINDOW = 0.3;

const headAndWindow = (room: FurnishedRoom): Rating[] =>
  bedsOf(room).map((piece) => {
    const figure = shareBeforeGlass(room.scene.space, piece.box, true);
    return { value: falling(figure, 0, UNDER_WINDOW), figure, piece };
  });

/** From the head to the wall, metres; a day bed along a wall may have its nightstand between. */
const HEAD_AT_WALL = 0.15;
const HEAD_NEAR_WALL = 0.58;
const MOST_OPEN = 0.3;

/** Between a long side and the walls: the middle of what one sees, metres. */
function besideBed({ scene: { space } }: FurnishedRoom, { box }: Placed, side: Face): number {
  const figures = lookFrom(space, box, side, []).map(({ distance }) => distance).sort((a, b) => a - b); // biome-ignore format: one line
  return figures[Math.floor(figures.length / 2)]!;
}

const headAndWall = (room: FurnishedRoom): Rating[] =>
  bedsOf(room).map((piece) => {
    const boards = room.pieces.filter(({ kind }) => kind === 'headboard');
    const views = lookFrom(room.scene.space, piece.box, 'back', boards);
    const isAlong = SIDES.some((side) => besideBed(room, piece, side) <= HEAD_AT_WALL);
    const most = isAlong ? HEAD_NEAR_WALL : HEAD_AT_WALL;
    const open = views.filter(({ distance, opening }) => distance > most || opening === 'door').length / views.length;
    return { value: falling(open, 0, MOST_OPEN), figure: Math.max(...views.map(({ distance }) => distance)), piece };
  });

/** The upper part of a bed, on which the head lies, and how far doors are to be from it, metres. */
const HEAD = 0.7;
const DOOR_FAR = 0.75;
const DOOR_AT_HEAD = 0.5;

function headAndDoor(room: FurnishedRoom): Rating[] {
  const doors = entries(room).map((opening) => {
    const { along, length } = opening.doorway;
    return makeBox(middleOf(opening), (Math.atan2(along[1], along[0]) * 180) / Math.PI, length, 0.01);
  });
  if (!doors.length) return [];
  return bedsOf(room).map((piece) => {
    const { box } = piece;
    const head = makeBox(toWorld(box, 0, (HEAD - box.depth) / 2), box.rotation, box.width, HEAD);
    const figure = Math.min(...doors.map((door) => gapBetween(door, head)));
    return { value: falling(figure, DOOR_FAR, DOOR_AT_HEAD), figure, piece };
  });
}

/** A door straight before the foot, metres: one walks into the bed. */
const FOOT_FAR = 1.5;
const FOOT_NEAR = 1.2;

function footAndDoor(room: FurnishedRoom): Rating[] {
  const doors = entries(room)
    .filter(({ beyond }) => !beyond || !OUTDOORS.has(beyond.type))
    .map(middleOf);
  return bedsOf(room).map((piece) => {
    const { width, depth } = piece.box;
    const ahead = doors.map((p) => toLocal(piece.box, p)).filter(([x, y]) => y > depth / 2 && Math.abs(x) < width / 2 - 0.05); // biome-ignore format: one line
    const figure = Math.min(FOOT_FAR, ...ahead.map(([, y]) => y - depth / 2));
    return { value: falling(figure, FOOT_FAR, FOOT_NEAR), figure, piece };
  });
}

/** Beside a bed, metres: at the wall up to `touches`; no use from `dust` to `reach`; one gets in from `reachWell` on. */
const GAP = { touches: 0.06, dust: 0.08, reach: 0.35, reachWell: 0.37 } as const;

const dustBeside = (room: FurnishedRoom): Rating[] =>
  bedsOf(room).flatMap((piece) =>
    SIDES.map((side) => {
      const figure = besideBed(room, piece, side);
      const value = figure < (GAP.dust + GAP.reach) / 2 ? falling(figure, GAP.touches, GAP.dust) : falling(figure, GAP.reachWell, GAP.reach); // biome-ignore format: one line
      return { value, figure, piece };
    }),
  );

/** A bed for one at the wall, and one with a way on both sides; between them is a strip of floor that nobody uses, metres. */
const AT_WALL = 0.1;
const STRIP = 0.7;
const WAY = 1.1;

function stripBesideBed(room: FurnishedRoom): Rating[] {
  const own = room.pieces.filter(({ kind }) => kind === 'single-bed' || kind === 'small-double-bed');
  return own.map((piece) => {
    const figure = Math.min(...SIDES.map((side) => besideBed(room, piece, side)));
    return { value: figure < AT_WALL ? 1 : falling(figure, WAY, STRIP), figure, piece };
  });
}

/** Beside a bed for two and at its foot, metres: comfortable and compact (UK AD M 2.25; HQI). */
const PASSAGE = 0.75;
const NO_PASSAGE = 0.4;
const isPassedOver = (p: Placed): boolean => isStand(p) || hangs(p);

function passages(room: FurnishedRoom): Rating[] {
  const others = room.pieces.filter((p) => !isPassedOver(p) && p.kind !== 'bench');
  return bedsOf(room).filter(isDouble).flatMap((piece) =>
    ([...SIDES, 'front'] as const).map((face) => {
      const views = lookFrom(room.scene.space, piece.box, face, others.filter((p) => p !== piece));
      const figure = Math.min(...views.map(({ distance }) => distance));
      return { value: falling(figure, PASSAGE, NO_PASSAGE), figure, piece };
    }),
  ); // biome-ignore format: one rating a side
}

/** Who lies in bed sees who comes in: a door before the upper end, not straight at the foot nor behind the head. */
const doorInView = (room: FurnishedRoom): Rating[] => {
  const doors = entries(room).map(middleOf);
  if (!doors.length) return [];
  return bedsOf(room).map((piece) => {
    const seen = doors.filter((p) => toLocal(piece.box, p)[1] > HEAD - piece.box.depth / 2).length / doors.length;
    return { value: seen, figure: seen, piece };
  });
};

/** How much further one side of a bed for two is from what bounds it than the other, as a share. */
const OFF_CENTRE = 0.5;

const centred = (room: FurnishedRoom): Rating[] =>
  bedsOf(room).filter(isDouble).map((piece) => {
    const [left, right] = SIDES.map((side) => Math.min(3, lookFrom(room.scene.space, piece.box, side, room.pieces.filter(isStorage), 1)[0]!.distance)) as [number, number]; // biome-ignore format: one line
    const figure = Math.abs(left - right) / Math.max(0.1, left + right);
    return { value: falling(figure, 0, OFF_CENTRE), figure, piece };
  }); // biome-ignore format: one rating a bed

/** A bed stands as a designer would have it. */
export const SLEEPING_TERMS: readonly Term[] = [
  { name: 'nightstands', weight: 1, rate: stands, source: 'a place for a glass of water for each who sleeps (furniture schedule of the UK space standard)' },
  { name: 'head-and-window', weight: 1, rate: headAndWindow, source: 'the head of a bed under a window is a last resort' },
  { name: 'head-at-wall', weight: 1, rate: headAndWall, source: 'a solid wall behind the head (Infinigen: beds against a wall)' },
  { name: 'head-and-door', weight: 1, rate: headAndDoor, source: 'no door within 0.5 m of the pillow (Infinigen: far from the door)' },
  { name: 'foot-and-door', weight: 1, rate: footAndDoor, source: '1.2 m between a door and the foot of a bed straight before it (house rule)' },
  { name: 'dust-beside-bed', weight: 1, rate: dustBeside, source: '0.38 m to make a bed (Panero & Zelnik), or no gap at all' },
  { name: 'strip-beside-bed', weight: 0.7, rate: stripBesideBed, source: 'a bed for one stands along a wall, or free with a way on both sides (seen in 252 judged pairs, see bench/pairs)' },
  { name: 'passage-beside-bed', weight: 0.6, rate: passages, source: '0.75 m on both sides and at the foot of a bed for two (UK AD M 2.25; weight fitted on 252 judged pairs by bench/pairs/fit-terms.ts)' },
  { name: 'door-in-view', weight: 0.2, rate: doorInView, source: 'from bed one sees who comes in (house rule)' },
  { name: 'bed-centred', weight: 0.15, rate: centred, source: 'a bed for two in the middle of its wall (Merrell et al.: symmetry)' },
]; // biome-ignore format: a table
