import { lengthOf } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import { roomsBeside } from '../rooms/rooms-beside.ts';
import { isOutdoorName } from '../texts/is-outdoor-name.ts';
import { typeOf } from './count-names.ts';
import type { OpeningPx, RoomPx, RoomsPx, WallsPx } from './types.ts';

/** Rooms that nobody drives into. */
const LIVED_IN: ReadonlySet<RoomType | undefined> = new Set<RoomType>([
  'living',
  'living-kitchen',
  'kitchen',
  'dining',
  'bedroom',
  'children',
  'study',
  'bathroom',
]);
const GARAGE: ReadonlySet<RoomType | undefined> = new Set<RoomType>(['garage']);

/** Sliding panels over more than so many door widths are no door where they lead outdoors, but a glass front. */
const WIDEST_DOOR = 1.8;
/** So are those of which the network takes this share for window. */
const SEEN = 0.6;
const WINDOWS = new Set(['window']);
/** Panes over so many door widths between two rooms are panels that slide: nobody builds such a window there. */
const NARROWEST_PANELS = 1.5;
/** The floor beside an opening begins within so many door widths of the faces of usual walls. */
const FURTHER = 0.5;
/** Glass over so many door widths before a garage is the door that cars pass. */
const CAR = 2.3;

/**
 * Openings with those to the open air, and the wide ones, named by the rooms beside them. What strokes took for a garage door is
 * glass before a room to live in, and the other way round; a gap between a room and the open air is a window where the network takes
 * it for one; sliding panels to a balcony are one there too, or where they are wide, and wide panes between two rooms are sliding
 * panels. Lines between a balcony and the open air are a railing.
 */
export function nameFronts(
  openings: readonly OpeningPx[],
  rooms: RoomsPx,
  walls: WallsPx,
  classes?: PixelClasses,
): OpeningPx[] {
  return openings.map((o) => {
    const wide = lengthOf(o) / walls.doorPx;
    if (o.kind === 'garage' && leadsIntoHome(o, rooms, walls)) return { ...o, kind: 'window' };
    if (o.kind === 'window' && wide > CAR && isGarageFront(o, rooms, walls)) return { ...o, kind: 'garage' };
    const seen = classes ? shareAlong(o, WINDOWS, classes) : 0;
    if (o.kind === 'gap' && seen > SEEN && isOuter(o, rooms, walls)) return { ...o, kind: 'window' };
    if ((o.kind === 'window' || o.kind === 'garage') && isRailing(o, rooms, walls)) return { ...o, kind: 'gap' };
    const isGlass = wide > WIDEST_DOOR || seen > SEEN;
    if (o.kind === 'sliding' && isGlass && leadsOutdoors(o, rooms, walls)) return { ...o, kind: 'window' };
    const isPanels = o.kind === 'window' && wide > NARROWEST_PANELS && !walls.walls[o.wall]?.exterior;
    return isPanels && !leadsOutdoors(o, rooms, walls) ? { ...o, kind: 'sliding' } : o;
  });
}

/** Whether no room, or an outdoor one, lies along one of its sides. */
function leadsOutdoors(opening: OpeningPx, rooms: RoomsPx, walls: WallsPx): boolean {
  return sidesOf(opening, rooms, walls).some(isMostly((room) => !room || isOutdoor(room)));
}

/** Whether a room indoors lies along one of its sides, and none at all along the other. */
function isOuter(opening: OpeningPx, rooms: RoomsPx, walls: WallsPx): boolean {
  const sides = sidesOf(opening, rooms, walls);
  return sides.some(isMostly((room) => !!room && !isOutdoor(room))) && sides.some(isMostly((room) => !room));
}

/** Whether the open air lies on both of its sides, and on one of them the floor of a balcony or porch. */
function isRailing(opening: OpeningPx, rooms: RoomsPx, walls: WallsPx): boolean {
  const sides = sidesOf(opening, rooms, walls);
  return sides.every(isMostly((room) => !room || isOutdoor(room))) && sides.some(isMostly((room) => !!room));
}

/** Whether a garage lies along one of its sides, and no room along the other. */
function isGarageFront(opening: OpeningPx, rooms: RoomsPx, walls: WallsPx): boolean {
  const sides = sidesOf(opening, rooms, walls);
  return sides.some(isMostly((room) => !!room && isNamed(room, GARAGE))) && sides.some(isMostly((room) => !room));
}

function leadsIntoHome(opening: OpeningPx, rooms: RoomsPx, walls: WallsPx): boolean {
  return sidesOf(opening, rooms, walls).some((side) => side.some((room) => room && isNamed(room, LIVED_IN)));
}

type Beside = RoomPx | undefined;

/** The rooms, if any, at several places along both sides of an opening. */
function sidesOf(opening: OpeningPx, { rooms, labels }: RoomsPx, walls: WallsPx): [Beside[], Beside[]] {
  const beside = roomsBeside(opening, labels, walls, FURTHER * walls.doorPx);
  return [beside.map(([label]) => rooms[label - 1]), beside.map(([, label]) => rooms[label - 1])];
}

const isMostly = (is: (room: Beside) => boolean) => (side: Beside[]) => 2 * side.filter(is).length > side.length;
const isOutdoor = ({ outdoor, texts }: RoomPx) => outdoor || texts.some(({ text }) => isOutdoorName(text));
const isNamed = ({ texts }: RoomPx, types: ReadonlySet<RoomType | undefined>) =>
  texts.some(({ text }) => types.has(typeOf(text)));
