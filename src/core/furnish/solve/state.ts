import type { LayoutItem } from '../../plan/schema.ts';
import type { Taste } from '../activities/taste.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import type { Option, Part, Rect, Template, Zone } from '../groups/template.ts';
import type { Activity, Task } from '../home/task.ts';
import type { Wishes } from '../home/wishes.ts';
import { type Box, type Frame, makeBox, toWorld } from '../space/box.ts';
import type { Drawn } from '../space/drawn.ts';
import type { Labels } from '../space/open-floor.ts';
import type { RoomSpace, WallLine } from '../space/room-space.ts';
import type { Walk } from '../space/walk.ts';
import type { LocalObstacle, Obstacle } from './free-intervals.ts';

/** A piece that stands (or hangs, or lies), in plan coordinates. */
export interface Placed {
  readonly kind: Kind;
  readonly box: Box;
  readonly height: number;
  /** Lower edge above the floor of a piece that hangs, metres. */
  readonly underside?: number;
}

/** A zone that a placed group keeps free, in plan coordinates. */
export interface PlacedZone {
  readonly zone: Zone;
  readonly box: Box;
}

/** must: never dropped silently · should: a designer would ask for it · could: where there is room to spare. */
export type Level = 'must' | 'should' | 'could';

/** One group that a room is to hold for an activity. */
export interface Want {
  /** Unique in a room: "bed", "wardrobe", "lounge". */
  readonly name: string;
  readonly activity: Activity;
  readonly level: Level;
  /** Every variant that would serve, each with what it is worse by than the best one (`penalty`). */
  readonly options: readonly Option[];
  /** What leaving it out costs, in the unit of penalties (1 is what a designer would remark on); of a must it is not asked. */
  readonly missed?: number;
  /** What a place is good for it, beyond its penalty. */
  readonly taste?: Taste;
  /** More of the same, where the taste cannot say it: higher is better, roughly within ±3. */
  readonly rate?: (candidate: Candidate, state: State, scene: Scene) => number;
  /** What `rate` gives a variant at most wherever it stands: places that cannot come first are not asked about. */
  readonly rateAtMost?: (template: Template) => number;
  /** Places that are no use at all are not tried. */
  readonly accepts?: (candidate: Candidate, state: State, scene: Scene) => boolean;
  /** Already served by what stands in the room: not asked then. */
  readonly unless?: (state: State, scene: Scene) => boolean;
  /** What is named where it does not fit: the kind that was wanted most. */
  readonly names: string;
}

/** Where a group may stand: a frame, how far from its wall (`v`), how far along it (`t`). */
export interface Spot {
  readonly template: Template;
  readonly line: WallLine;
  /** Index of the line among those of the scene: walls first, then free ones. */
  readonly index: number;
  readonly v: number;
  readonly t: number;
  /** Free stretch around `t`. */
  readonly interval: readonly [number, number];
}

/** A group where it may stand. */
export interface Candidate extends Spot {
  readonly want: Want;
  /** How good the place is by the want's taste less the variant's penalty; higher is better. */
  readonly rated: number;
  readonly pieces: readonly Placed[];
}

/** A piece as it stood before the plan was put right, in the plan that is furnished now. */
export type Stood = Pick<LayoutItem, 'kind' | 'at' | 'rotation'>;

/** Everything about a room that does not change while it is furnished. */
export interface Scene {
  readonly space: RoomSpace;
  /** All rooms of the home. */
  readonly rooms: readonly RoomSpace[];
  /** People who live in the home. */
  readonly people: number;
  /** What this room is to be furnished for. */
  readonly tasks: readonly Task[];
  /** What the home does anywhere, this room included. */
  readonly home: readonly Task[];
  /** What is drawn in the room already. */
  readonly drawn: Drawn;
  /** Who walks 0.6 m wide; chairs are moved aside. */
  readonly walk: Walk;
  /** Who walks 0.75 m wide (0.9 m in halls) and moves nothing. */
  readonly wideWalk: Walk;
  /** Who turns a wheelchair; where the home is to be accessible. */
  readonly turningWalk?: Walk;
  readonly wishes: Wishes;
  readonly obstacles: readonly Obstacle[];
  readonly lines: readonly WallLine[];
  /** Frames through the whole room for groups that stand free, with the y range of the room. */
  readonly freeLines: readonly (WallLine & { readonly y1: number })[];
  /** Those of `obstacles` seen from each wall line, then from each free line. */
  readonly local: readonly (readonly LocalObstacle[])[];
  /** A closet opens off the room, or a wardrobe is drawn in it. */
  readonly hasCloset: boolean;
  /** Doors (indices of `space.doors`) that one comes into the home by. */
  readonly entrances: readonly number[];
  /** What stood in the room before its plan was put right: as much of it as can stays where it is. */
  readonly stood?: readonly Stood[];
}

/** A group that stands: its pieces with what it gained (extras) and its rug. */
export interface Placement {
  readonly candidate: Candidate;
  readonly zones: readonly PlacedZone[];
  readonly obstacles: readonly Obstacle[];
  readonly extras: readonly Placed[];
  readonly rug?: Placed;
}

/** A room that is being furnished. */
export interface State {
  readonly placements: readonly Placement[];
  /** All pieces of the placements, extras included, without rugs. */
  readonly placed: readonly Placed[];
  /** The floor where a person can be in the room as it is, in connected parts; which of them are walked is undefined where doors are cut off. */
  readonly labels: Labels;
  readonly walked: ReadonlySet<number> | undefined;
  /** Wants that found no place. */
  readonly missed: readonly Want[];
  /** What the placed pieces add, seen from each line; filled when asked for. */
  readonly local: Map<number, LocalObstacle[]>;
}

/** A part of a group that stands at (`t`, `v`) of a frame, as a box of the plan. */
export function placeRect(frame: Frame, rect: Rect, t: number, v: number, turn: number): Box {
  const at = toWorld(frame, (rect.x0 + rect.x1) / 2 + t, (rect.y0 + rect.y1) / 2 + v);
  const across = rect.x1 - rect.x0;
  const deep = rect.y1 - rect.y0;
  const sideways = turn === 90 || turn === 270;
  return makeBox(at, (frame.rotation + turn) % 360, sideways ? deep : across, sideways ? across : deep);
}

export const placePart = (frame: Frame, part: Part, t: number, v: number): Placed => ({
  kind: part.kind,
  height: part.height,
  box: placeRect(frame, part, t, v, part.turn),
  ...(part.underside === undefined ? {} : { underside: part.underside }),
});
