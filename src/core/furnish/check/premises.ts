import type { Plan, Ring } from '../../plan/schema.ts';
import { type CleanRoom, readDoorways, stripBeside, stripDepth, swingSectors } from '../space/doorways.ts';
import { type Bounds, boundsOf } from '../space/polygon.ts';
import { cleanRooms, type RoomSpace, readRoom } from '../space/room-space.ts';

/** Floor that is kept free for a door, a passage or a window. Convex; metres. */
export interface KeptFloor {
  readonly outline: Ring;
  readonly bounds: Bounds;
  /** Only what of it is in this room counts; undefined: all of it. */
  readonly room: CleanRoom | undefined;
  /** A leaf sweeps over it. */
  readonly isSwing: boolean;
}

/** A door, a passage or a window with the floor that it needs. */
export interface KeptOpening {
  readonly id: string;
  readonly isPassage: boolean;
  readonly floors: readonly KeptFloor[];
}

/** What a plan asks of every layout in it: read once, asked at every move of a piece. */
export interface Premises {
  readonly plan: Plan;
  readonly rooms: readonly RoomSpace[];
  readonly openings: readonly KeptOpening[];
}

export function readPremises(plan: Plan): Premises {
  const rooms = cleanRooms(plan);
  const doorways = readDoorways(plan, rooms);
  const openings = doorways.map((doorway): KeptOpening => {
    const swings = swingSectors(doorway).map(({ side, outline }) => keptFloor(outline, side.room, true));
    const strips = doorway.sides.flatMap((side) => {
      if (!side.room) return [];
      return keptFloor(stripBeside(doorway, side, stripDepth(doorway, side.room.type)), side.room, false);
    });
    return { id: doorway.opening.id, isPassage: doorway.isPassage, floors: [...swings, ...strips] };
  });
  return { plan, rooms: rooms.map((room) => readRoom(plan, room, doorways)), openings };
}

const keptFloor = (outline: Ring, room: CleanRoom | undefined, isSwing: boolean): KeptFloor => ({
  ...{ outline, room, isSwing },
  bounds: boundsOf(outline),
});
