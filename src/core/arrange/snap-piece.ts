import { CATALOGUE, type Kind } from '../furnish/catalogue/catalogue.ts';
import { makeBox, toLocal, toWorld } from '../furnish/space/box.ts';
import type { RoomSpace, WallLine } from '../furnish/space/room-space.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';
import { alignAxis, type Guide, type Range, type Span, spanAlong } from './align-axis.ts';
import type { Pose } from './carry-pieces.ts';
import { OFF_WALL, pushOut } from './push-out.ts';

export interface Snapped {
  readonly pose: Pose;
  /** What it was aligned with, to be drawn: lines on the floor, metres. */
  readonly guides: readonly Guide[];
}

/** What belongs at a wall goes to it from this far, metres. */
const WALL_REACH = 0.3;
/** A wall that was read is a little askew, and has pilasters: what is this near to its line is the wall, metres. */
const UNEVEN = 0.12;
/** Neighbours further away are not aligned with, metres. */
const NEAR = 3;

/**
 * Where somebody who drags a piece near to something means it to be: with its back at the wall, where that is its place, and in line with
 * walls and neighbours that are within `reach` metres; never in a wall.
 */
export function snapPiece(piece: LayoutItem, room: RoomSpace, others: readonly LayoutItem[], reach: number): Snapped {
  const backed = backToWall(piece, room, reach);
  const pose = backed ?? piece;
  const placed = { ...piece, ...pose };
  const spans = [
    ...others.filter((other) => isNeighbour(placed, other)).map((other) => spanAlong(placed, other)),
    ...room.lines.flatMap((line) => wallSpan(placed, line)),
  ];
  const along = alignAxis(placed, spans, 0, reach);
  const across = backed ? undefined : alignAxis(placed, spans, 1, reach);
  const aligned = toWorld(makeBox(pose.at, pose.rotation, 1, 1), along?.by ?? 0, across?.by ?? 0);
  const at = pushOut({ ...placed, at: aligned }, room);
  // What it was in line with, it is no more where a wall was in the way.
  const isPushed = at !== aligned;
  const guides = isPushed ? [] : [along?.guide, across?.guide].filter((guide) => guide !== undefined);
  return { pose: { at, rotation: pose.rotation }, guides };
}

/** Its back at the nearest wall, where the piece belongs at one and is near to it. */
function backToWall({ kind, at, size }: LayoutItem, room: RoomSpace, reach: number): Pose | undefined {
  if (!CATALOGUE[kind as Kind]?.walls) return undefined;
  const [nearest] = room.lines
    .flatMap((line) => {
      const [x, y] = toLocal(line.frame, at);
      const half = size.width / 2 + OFF_WALL;
      if (x < 0 || x > line.length || line.length < 2 * half) return [];
      // In a corner it stops at the other wall.
      const along = Math.min(Math.max(x, half), line.length - half);
      const stand = faceOf(line, room, along - half, along + half) + OFF_WALL + size.depth / 2;
      const pose: Pose = { at: toWorld(line.frame, along, stand), rotation: line.frame.rotation };
      return { gap: Math.abs(y - stand), pose };
    })
    .sort((a, b) => a.gap - b.gap);
  return nearest && nearest.gap <= Math.max(reach, WALL_REACH) ? nearest.pose : undefined;
}

/** How far the wall stands out from its line between two places along it. */
function faceOf({ frame }: WallLine, room: RoomSpace, x0: number, x1: number): number {
  const outs = room.segments.flatMap(([a, b]) => {
    const [p, q] = [toLocal(frame, a), toLocal(frame, b)].sort((one, other) => one[0] - other[0]) as [Point, Point];
    if (q[0] <= x0 || p[0] >= x1) return [];
    const rise = (q[1] - p[1]) / Math.max(1e-6, q[0] - p[0]);
    const ends = [p[1] + rise * (Math.max(x0, p[0]) - p[0]), q[1] - rise * (q[0] - Math.min(x1, q[0]))];
    return ends.filter((y) => Math.abs(y) <= UNEVEN);
  });
  return Math.max(0, ...outs);
}

/** A wall that runs like a side of the piece, as something to be in line with. */
function wallSpan(piece: LayoutItem, line: WallLine): Span[] {
  const axes = makeBox(piece.at, piece.rotation, 1, 1);
  const [a, b] = [line.frame.at, toWorld(line.frame, line.length, 0)].map((p) => toLocal(axes, p)) as [Point, Point];
  const range = (axis: 0 | 1): Range => [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
  const middle = (axis: 0 | 1): Range => [(a[axis] + b[axis]) / 2, (a[axis] + b[axis]) / 2];
  if (Math.abs(a[0] - b[0]) < ASKEW * line.length) return [{ wallAcross: 0, x: middle(0), y: range(1) }];
  if (Math.abs(a[1] - b[1]) < ASKEW * line.length) return [{ wallAcross: 1, x: range(0), y: middle(1) }];
  return [];
}

/** Walls and pieces that are turned against each other by less are in line: sine of about a degree. */
const ASKEW = 0.02;

function isNeighbour(piece: LayoutItem, other: LayoutItem): boolean {
  if (other.id === piece.id || other.room !== piece.room) return false;
  if (Math.hypot(other.at[0] - piece.at[0], other.at[1] - piece.at[1]) > NEAR) return false;
  return Math.abs(Math.sin((2 * (other.rotation - piece.rotation) * Math.PI) / 180)) < 2 * ASKEW;
}
