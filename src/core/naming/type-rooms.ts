import { countLabelled } from '../pixel-classes/count-labelled.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, RoomPx, RoomsPx, Symbols } from '../structure/types.ts';
import { STAIR_ARROW } from '../texts/name-room.ts';
import { countDoors } from './count-doors.ts';
import { lookInside } from './look-inside.ts';
import { readNames } from './read-names.ts';
import { SEEN, type SeenFixture, typeByLooks } from './type-by-looks.ts';

export interface RoomName {
  readonly type: RoomType;
  /** The name as the drawing has it, without sizes; empty where it has none. */
  readonly label: string;
}

/** Clear width of a usual inner door, metres: sets the size of rooms where no scale is known. */
const DOOR_M = 0.8;
/** How large a room of nothing but stairs is, square metres. */
const STAIR_M2 = 6;
/** Floor of a usual dwelling, square metres: where there is not even a door. */
const DWELLING_M2 = 60;

/**
 * Types of rooms, one for each and in their order: from the names written in them, then from their fixtures, then from size,
 * what is drawn in them, shape and doors. A face with names of several open-plan rooms is their mix.
 */
export function typeRooms(
  rooms: RoomsPx,
  symbols: Symbols,
  openings: readonly OpeningPx[],
  metresPerPixel?: number,
  page?: Page,
  classes?: PixelClasses,
): RoomName[] {
  const scale = metresPerPixel ?? guessScale(rooms, openings);
  const doors = countDoors(rooms, openings);
  const named = rooms.rooms.map((room) => readNames(room.texts));
  const drawn = rooms.rooms.map((_room, i) =>
    [...symbols.fixtures, ...symbols.furniture].filter((s) => s.room === i).map((s) => s.kind),
  );
  const shareOf = classes && countLabelled(rooms.labels, rooms.rooms.length, rooms.inside.width, classes);
  const seenM2 = (i: number, kind: SeenFixture) =>
    shareOf ? shareOf(i + 1, [kind]) * rooms.rooms[i]!.areaPx * scale * scale : 0;
  const kitchenNamed = named.some((n) => n.type === 'kitchen' || n.type === 'living-kitchen');
  const types = rooms.rooms.map((_room, i) => {
    const { type } = named[i]!;
    if (type === 'living' && !kitchenNamed && (drawn[i]!.includes('hob') || seenM2(i, 'hob') > SEEN.hob))
      return 'living-kitchen';
    // In a hall the arrow only says where the stairs begin.
    const arrow = type === 'stairs' && STAIR_ARROW.test(named[i]!.label) && !drawn[i]!.includes('stairs');
    return arrow && rooms.rooms[i]!.areaPx * scale * scale > STAIR_M2 ? undefined : type;
  });
  const livingNamed = types.some((t) => t === 'living' || t === 'living-kitchen');
  const bedroomNamed = types.some((t) => t === 'bedroom' || t === 'children');
  const largest = largestUnnamed(rooms.rooms, types);
  return rooms.rooms.map((room, i) => {
    const type =
      types[i] ??
      typeByLooks({
        areaM2: room.areaPx * scale * scale,
        outline: room.outline.map(([x, y]) => [x * scale, y * scale]),
        outdoor: room.outdoor,
        doors: doors[i]!,
        drawn: drawn[i]!,
        isLiving: !livingNamed && i === largest,
        bedroomNamed,
        kitchenNamed,
        texts: room.texts.map(({ text }) => text),
        seenM2: (kind) => seenM2(i, kind),
        ...(page && { inside: lookInside(i, rooms, page, scale) }),
      });
    return { type, label: named[i]!.label };
  });
}

/** Metres per pixel from the doors, or from a dwelling of usual size. */
function guessScale(rooms: RoomsPx, openings: readonly OpeningPx[]): number {
  const widths = openings
    .filter((o) => o.kind === 'door')
    .map((o) => Math.hypot(o.to[0] - o.from[0], o.to[1] - o.from[1]))
    .sort((a, b) => a - b);
  const door = widths[widths.length >> 1];
  if (door) return DOOR_M / door;
  const total = rooms.rooms.reduce((sum, r) => sum + r.areaPx, 0);
  return Math.sqrt(DWELLING_M2 / Math.max(1, total));
}

function largestUnnamed(rooms: readonly RoomPx[], types: readonly (RoomType | undefined)[]): number {
  let best = -1;
  rooms.forEach((room, i) => {
    if (types[i] === undefined && !room.outdoor && (best < 0 || room.areaPx > rooms[best]!.areaPx)) best = i;
  });
  return best;
}
