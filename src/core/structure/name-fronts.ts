import { lengthOf } from '../geometry/segment.ts';
import type { OpeningPx } from '../openings/types.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import { isOutdoorName } from '../rooms/cut-outdoor.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { typeOf } from './count-names.ts';
import { roomsBeside } from './drop-borders.ts';

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

/** Sliding panels over more than so many door widths are no door where they lead outdoors, but a glass front. */
const WIDEST_DOOR = 1.8;
/** So are those of which the network takes this share for window. */
const SEEN = 0.6;
const WINDOWS = new Set(['window']);
/** Panes over so many door widths between two rooms are panels that slide: nobody builds such a window there. */
const NARROWEST_PANELS = 1.5;

/**
 * Openings with the wide ones named by the rooms beside them. What strokes took for a garage door is glass before a room to live in;
 * sliding panels to a balcony are a window where they are wide or the network takes them for one, and wide panes between two rooms
 * are sliding panels.
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
    const isGlass = wide > WIDEST_DOOR || (classes && shareAlong(o, WINDOWS, classes) > SEEN);
    if (o.kind === 'sliding' && isGlass && leadsOutdoors(o, rooms, walls)) return { ...o, kind: 'window' };
    const isPanels = o.kind === 'window' && wide > NARROWEST_PANELS && !walls.walls[o.wall]?.exterior;
    return isPanels && !leadsOutdoors(o, rooms, walls) ? { ...o, kind: 'sliding' } : o;
  });
}

/** Whether no room, or an outdoor one, lies along one of its sides. */
function leadsOutdoors(opening: OpeningPx, { rooms, labels }: RoomsPx, walls: WallsPx): boolean {
  const beside = roomsBeside(opening, labels, walls);
  const isOut = (label: number) =>
    !label || rooms[label - 1]!.outdoor || rooms[label - 1]!.texts.some(({ text }) => isOutdoorName(text));
  return [0, 1].some((side) => 2 * beside.filter((pair) => isOut(pair[side]!)).length > beside.length);
}

function leadsIntoHome(opening: OpeningPx, { rooms, labels }: RoomsPx, walls: WallsPx): boolean {
  const beside = new Set(roomsBeside(opening, labels, walls).flat());
  beside.delete(0);
  return [...beside].some((room) => rooms[room - 1]!.texts.some(({ text }) => LIVED_IN.has(typeOf(text))));
}
