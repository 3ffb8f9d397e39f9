import type { Ring } from '../../plan/schema.ts';
import { type Box, type Frame, makeBox, toWorld } from '../candidates/box.ts';
import type { RoomSpace, WallLine } from '../candidates/room-space.ts';
import type { LocalObstacle, Obstacle } from '../candidates/slots.ts';
import type { Rect, Template } from '../candidates/template.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import type { Walk } from './walk.ts';

/** A piece that stands. */
export interface Placed {
  readonly kind: Kind;
  readonly box: Box;
  readonly height: number;
}

/** Where a group may stand: a frame, how far from its wall, how far along it. */
export interface Candidate {
  readonly template: Template;
  readonly line: WallLine;
  readonly v: number;
  readonly t: number;
  readonly score: number;
  readonly pieces: Placed[];
}

/** Everything about a room that does not change while it is furnished. */
export interface Scene {
  readonly space: RoomSpace;
  readonly walk: Walk;
  readonly obstacles: Obstacle[];
  /** Those of `obstacles` seen from each wall line, then from each free line. */
  readonly local: LocalObstacle[][];
  readonly lines: WallLine[];
  /** Frames through the whole room for groups that stand free, with the y range of the room. */
  readonly freeLines: (WallLine & { readonly y1: number })[];
  readonly principal: boolean;
  readonly rooms: readonly RoomSpace[];
  readonly chance: () => number;
  /** Names of what is drawn in the room already. */
  readonly drawn: ReadonlySet<string>;
  /** Floor under drawn fixtures, m². */
  readonly drawnArea: number;
  /** A closet opens off the room. */
  readonly hasCloset: boolean;
}

/** A room that is being furnished. */
export interface State {
  readonly placed: Placed[];
  /** What the placed pieces add. */
  readonly obstacles: Obstacle[];
  readonly rugs: Ring[];
  readonly rugPieces: Placed[];
  readonly open: Uint8Array;
  readonly score: number;
  readonly missed: { kind: Kind; reason: string; must: boolean }[];
  readonly local: Map<number, LocalObstacle[]>;
}

export function placeRect(frame: Frame, rect: Rect, t: number, v: number, turn: number): Box {
  const at = toWorld(frame, (rect.x0 + rect.x1) / 2 + t, (rect.y0 + rect.y1) / 2 + v);
  const across = rect.x1 - rect.x0;
  const deep = rect.y1 - rect.y0;
  const sideways = turn === 90 || turn === 270;
  return makeBox(at, (frame.rotation + turn) % 360, sideways ? deep : across, sideways ? across : deep);
}

export const bodyArea = (state: State): number => state.placed.reduce((sum, p) => sum + p.box.width * p.box.depth, 0);
