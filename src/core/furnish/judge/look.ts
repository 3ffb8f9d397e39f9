import type { Point } from '../../plan/schema.ts';
import type { Placed } from '../solve/state.ts';
import { type Box, toLocal, toWorld } from '../space/box.ts';
import { inRing, pointGap } from '../space/polygon.ts';
import type { RoomSpace } from '../space/room-space.ts';

export type Face = 'front' | 'back' | 'left' | 'right';

/** What one meets, going straight on from a piece: how far off, and whether it is a piece or an opening; otherwise it is wall. */
export interface View {
  readonly distance: number;
  readonly piece?: Placed;
  readonly opening?: 'window' | 'door';
}

/** A look that meets nothing goes so far, metres: further than any room. */
const FAR = 1000;
/** Looks start this far inside a body, because bodies touch walls, metres. */
const INSIDE = 0.02;
/** Looks from one side of a piece. */
const RAYS = 7;
const FACES: Record<Face, Point> = { front: [0, 1], back: [0, -1], left: [-1, 0], right: [1, 0] };
export const isLengthwise = (face: Face): boolean => face === 'front' || face === 'back';

export const frontOf = ({ sin, cos }: Box): Point => [-sin, cos];

/** `count` straight looks from a face of a box, evenly over its width, to walls, openings and `pieces`. */
export function lookFrom(space: RoomSpace, box: Box, face: Face, pieces: readonly Placed[], count = RAYS): View[] {
  const width = isLengthwise(face) ? box.width : box.depth;
  return Array.from({ length: count }, (_, k) => lookAt(space, box, face, ((k + 0.5) / count - 0.5) * width, pieces));
}

/** One look from a face, `offset` metres from its middle. */
export function lookAt(space: RoomSpace, box: Box, face: Face, offset: number, pieces: readonly Placed[]): View {
  const [fx, fy] = FACES[face];
  const half = (isLengthwise(face) ? box.depth : box.width) / 2 - INSIDE;
  const from = isLengthwise(face) ? toWorld(box, offset, fy * half) : toWorld(box, fx * half, offset);
  const view = lookAhead(space, from, [fx * box.cos - fy * box.sin, fx * box.sin + fy * box.cos], pieces);
  return { ...view, distance: Math.max(0, view.distance - INSIDE) };
}

/** What one meets from a point in a direction (a unit vector). */
export function lookAhead(space: RoomSpace, from: Point, direction: Point, pieces: readonly Placed[]): View {
  let distance = FAR;
  for (const [a, b] of space.segments) distance = Math.min(distance, meets(from, direction, a, b));
  const wall = distance;
  let piece: Placed | undefined;
  for (const other of pieces) {
    const outline = other.box.outline;
    for (let k = 0; k < 4; k++) {
      const at = meets(from, direction, outline[k]!, outline[(k + 1) % 4]!);
      if (at < distance) {
        distance = at;
        piece = other;
      }
    }
  }
  if (piece) return { distance, piece };
  const opening =
    wall < FAR ? openingAt(space, [from[0] + direction[0] * wall, from[1] + direction[1] * wall]) : undefined;
  return { distance, ...(opening ? { opening } : {}) };
}

/** How far along `direction` from `from` the segment a–b is met. */
function meets(from: Point, direction: Point, a: Point, b: Point): number {
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const across = direction[0] * ey - direction[1] * ex;
  if (Math.abs(across) < 1e-9) return FAR;
  const tx = a[0] - from[0];
  const ty = a[1] - from[1];
  const s = (tx * ey - ty * ex) / across;
  const u = (tx * direction[1] - ty * direction[0]) / across;
  return s >= 0 && u >= -1e-6 && u <= 1 + 1e-6 ? s : FAR;
}

/** How near to the edge of the floor an opening's line counts as being there, metres. */
const AT_EDGE = 0.15;

function openingAt(space: RoomSpace, p: Point): 'window' | 'door' | undefined {
  for (const { doorway, side } of space.openings) {
    const dx = p[0] - doorway.opening.from[0];
    const dy = p[1] - doorway.opening.from[1];
    const along = dx * doorway.along[0] + dy * doorway.along[1];
    const off = dx * side.normal[0] + dy * side.normal[1] - side.start;
    if (along >= 0 && along <= doorway.length && Math.abs(off) < AT_EDGE) return doorway.isPassage ? 'door' : 'window';
  }
  return undefined;
}

/** Clear distance between two boxes, metres; 0 where they touch or overlap. */
export function gapBetween(a: Box, b: Box): number {
  const dx = b.at[0] - a.at[0];
  const dy = b.at[1] - a.at[1];
  if (Math.abs(a.cos * b.sin - a.sin * b.cos) < 1e-6 || Math.abs(a.cos * b.cos + a.sin * b.sin) < 1e-6) {
    const isTurned = Math.abs(a.cos * b.cos + a.sin * b.sin) < 0.5;
    const gx = Math.abs(dx * a.cos + dy * a.sin) - (a.width + (isTurned ? b.depth : b.width)) / 2;
    const gy = Math.abs(-dx * a.sin + dy * a.cos) - (a.depth + (isTurned ? b.width : b.depth)) / 2;
    return Math.hypot(Math.max(0, gx), Math.max(0, gy));
  }
  const one = a.outline;
  const other = b.outline;
  if (one.some((p) => inRing(p, other)) || other.some((p) => inRing(p, one))) return 0;
  for (let k = 0; k < 4; k++)
    for (let j = 0; j < 4; j++) if (isCrossing(one[k]!, one[(k + 1) % 4]!, other[j]!, other[(j + 1) % 4]!)) return 0;
  return gapToRing(a, other);
}

const sideOf = (p: Point, q: Point, r: Point): number =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

/** Whether the segments ab and cd cross within both. */
const isCrossing = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

export function segmentGap(a: Point, b: Point, c: Point, d: Point): number {
  if (isCrossing(a, b, c, d)) return 0;
  return Math.min(pointGap(a, c, d), pointGap(b, c, d), pointGap(c, a, b), pointGap(d, a, b));
}

/** From a ring of corners (or one point) to a box beside it, metres, by the corners of both. */
export function gapToRing(box: Box, ring: readonly Point[]): number {
  const outline = box.outline;
  let least = Infinity;
  for (let k = 0; k < ring.length; k++)
    for (const p of outline) least = Math.min(least, pointGap(p, ring[k]!, ring[(k + 1) % ring.length]!));
  for (let k = 0; k < 4; k++)
    for (const p of ring) least = Math.min(least, pointGap(p, outline[k]!, outline[(k + 1) % 4]!));
  return least;
}

/** Looks at a back along its width. */
const BACK_POINTS = 9;

/** What stands this near to the wall of a window stands before it, metres: a cupboard's depth less a little. */
const AT_WINDOW = 0.45;

/** Share of the back of a box that is before a window (or a glass door), at most `away` metres from its wall. */
export function shareBeforeGlass({ openings }: RoomSpace, box: Box, windowsOnly = false, away = AT_WINDOW): number {
  const glass = openings.filter(({ doorway, isGlass }) => (windowsOnly ? !doorway.isPassage : isGlass));
  if (!glass.length) return 0;
  let before = 0;
  for (let k = 0; k < BACK_POINTS; k++) {
    const [x, y] = toWorld(box, ((k + 0.5) / BACK_POINTS - 0.5) * box.width, -box.depth / 2);
    if (glass.some((opening) => isBefore(opening, x, y, away))) before++;
  }
  return before / BACK_POINTS;
}

/** Whether a point is before an opening, within its width and at most `away` from the edge of the floor there. */
function isBefore({ doorway, side }: RoomSpace['openings'][number], x: number, y: number, away: number): boolean {
  const dx = x - doorway.opening.from[0];
  const dy = y - doorway.opening.from[1];
  const off = dx * side.normal[0] + dy * side.normal[1];
  if (off < 0 || off > side.start + away) return false;
  const along = dx * doorway.along[0] + dy * doorway.along[1];
  return along >= 0 && along <= doorway.length;
}

/** Side by side along one wall: the same direction, the backs on one line, at most `gap` apart. */
export function isInRow(a: Box, b: Box, gap: number): boolean {
  if (a.cos * b.cos + a.sin * b.sin < 0.99) return false;
  const [x, y] = toLocal(a, toWorld(b, 0, -b.depth / 2));
  const between = Math.abs(x) - (a.width + b.width) / 2;
  return Math.abs(y + a.depth / 2) < 0.12 && between > -0.02 && between <= gap;
}

/** How far off its line of sight a point is for a piece, degrees. */
export function degreesOff(box: Box, p: Point): number {
  const [x, y] = toLocal(box, p);
  return (Math.atan2(Math.abs(x), y) * 180) / Math.PI;
}
