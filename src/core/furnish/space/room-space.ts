import earcut from 'earcut';
import { OUTDOOR_TYPES } from '../../plan/outdoor-types.ts';
import type { Plan, Point, Ring, RoomType } from '../../plan/schema.ts';
import { type Frame, makeFrame, toLocal, toWorld } from './box.ts';
import { type CleanRoom, type Doorway, type Side, stripBeside, stripDepth, swingSectors } from './doorways.ts';
import { type Bounds, boundsMeet, boundsOf, cleanRing, inRoom, signedArea } from './polygon.ts';

/** A straight stretch of wall seen from inside the room: x from 0 to `length` along it, y into the room. */
export interface WallLine {
  readonly frame: Frame;
  readonly length: number;
}

export interface Fixture {
  readonly id: string;
  readonly kind: string;
  readonly outline: Ring;
  readonly parts: Ring[];
  readonly centre: Point;
}

/** A room as the furnisher sees it. Metres, plan coordinates. */
export interface RoomSpace extends CleanRoom {
  readonly type: RoomType;
  readonly index: number;
  readonly area: number;
  readonly bounds: Bounds;
  readonly segments: [Point, Point][];
  readonly lines: WallLine[];
  readonly fixtures: Fixture[];
  /** Convex areas that doors need. */
  readonly doorZones: Ring[];
  /** Strips before windows. */
  readonly windowZones: Ring[];
  readonly windows: { from: Point; to: Point; middle: Point }[];
  /** Middles of the doorways of this room, on the edge of its floor. */
  readonly doors: { at: Point; inward: Point; doorway: Doorway }[];
  readonly doorways: Doorway[];
  readonly walls: Ring[];
  /** What the drawing calls the room, in lower case without accents. */
  readonly words: string;
  /** How likely the room is there as it is described. */
  readonly confidence: number;
  /** Every opening of the room with the side that is the room's, the room beyond, and whether light comes in by it. */
  readonly openings: RoomOpening[];
}

export interface RoomOpening {
  readonly doorway: Doorway;
  readonly side: Side;
  readonly beyond?: CleanRoom;
  /** A window, or a glass door to the outside. */
  readonly isGlass: boolean;
}

/** How far vertices may stray from a straight line and still be the same wall (pilasters, noise of reading). */
const STRAIGHT = 0.06;
const OUTDOORS: ReadonlySet<string> = OUTDOOR_TYPES;
/** Nothing is put at a shorter wall, metres. */
const SHORTEST_LINE = 0.3;
/** No room has more walls that matter: outlines read from rough scans may have hundreds of edges. */
const MOST_LINES = 14;
/** Segments closer than this to a simpler outline are one: less than the gap that bodies keep. */
const SAME_WALL = 0.004;
/** Bodies keep this much more off doors than the rule asks, against rounding. */
const DOOR_MARGIN = 0.02;

/** `confidence` is how likely the room is there as it is described: 1 where nobody doubts it. */
export type UsableRoom = CleanRoom & { type: RoomType; index: number; words: string; confidence: number };

/** Rooms with usable outlines only; `index` is that of the plan. */
export function cleanRooms(plan: Plan): UsableRoom[] {
  return plan.rooms.flatMap((room, index) => {
    const outline = cleanRing(room.outline);
    if (!outline) return [];
    const holes = room.holes.map(cleanRing).filter((hole) => hole !== undefined);
    const { id, type, confidence = 1 } = room;
    return [{ id, type, index, outline, holes, words: wordsOf(room.label), confidence }];
  });
}

const wordsOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

export function readRoom(plan: Plan, room: UsableRoom, doorways: readonly Doorway[]): RoomSpace {
  const bounds = boundsOf(room.outline);
  const rings = [room.outline, ...room.holes];
  const area = Math.abs(signedArea(room.outline)) - room.holes.reduce((sum, h) => sum + Math.abs(signedArea(h)), 0);
  const mine = doorways.filter((d) => d.sides.some((s) => s.room === room));
  const doorZones: Ring[] = [];
  const windowZones: Ring[] = [];
  const doors: RoomSpace['doors'] = [];
  for (const doorway of doorways) {
    for (const side of doorway.sides) {
      if (side.room !== room) continue;
      const strip = stripBeside(
        doorway,
        side,
        stripDepth(doorway, room.type) + DOOR_MARGIN,
        doorway.isPassage ? Math.max(DOOR_MARGIN, widthWalked(room) / 2 - doorway.length / 2) : 0,
      );
      (doorway.isPassage ? doorZones : windowZones).push(strip);
      if (!doorway.isPassage) continue;
      const { from, to } = doorway.opening;
      const at: Point = [
        (from[0] + to[0]) / 2 + side.normal[0] * side.start,
        (from[1] + to[1]) / 2 + side.normal[1] * side.start,
      ];
      doors.push({ at, inward: side.normal, doorway });
    }
    for (const sector of swingSectors(doorway, DOOR_MARGIN)) {
      if ((sector.side.room === room || !sector.side.room) && boundsMeet(bounds, boundsOf(sector.outline)))
        doorZones.push(sector.outline);
    }
  }
  const windows = mine
    .filter((d) => !d.isPassage)
    .map(({ opening: { from, to } }) => ({
      from,
      to,
      middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as Point,
    }));
  const drawn = [...plan.fixtures, ...plan.furniture].flatMap((item) => readFixture(item, bounds));
  return {
    ...room, area, bounds, doorZones, windowZones, windows, doors, doorways: mine, fixtures: drawn, openings: openingsOf(room, mine),
    segments: rings.flatMap((ring) => {
      const kept = simplify(ring, SAME_WALL).map((k) => ring[k]!);
      return kept.map((p, k) => [p, kept[(k + 1) % kept.length]!] as [Point, Point]);
    }),
    lines: rings
      .flatMap((ring, k) => wallLines(ring, k > 0, room))
      .sort((a, b) => b.length - a.length)
      .slice(0, MOST_LINES),
    walls: plan.walls.flatMap((wall) => wallOutline(wall, bounds)),
  }; // biome-ignore format: one glance
}

/** How wide the floor before a door is at least, metres: a person walks through it; into a closet one reaches. */
const widthWalked = ({ type }: CleanRoom): number => (type === 'closet' ? 0 : 0.64);

function openingsOf(room: CleanRoom, doorways: readonly Doorway[]): RoomOpening[] {
  return doorways.flatMap((doorway) =>
    doorway.sides.flatMap((side): RoomOpening[] => {
      if (side.room !== room) return [];
      const beyond = doorway.sides.find((s) => s.room && s.room !== room)?.room;
      const isOutdoors = !beyond || OUTDOORS.has(beyond.type);
      const isGlass = !doorway.isPassage || (isOutdoors && ['sliding', 'double'].includes(doorway.opening.kind));
      return [{ doorway, side, isGlass, ...(beyond ? { beyond } : {}) }];
    }),
  );
}

function wallOutline({ from, to, thickness }: Plan['walls'][number], bounds: Bounds): Ring[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (!(length > 0)) return [];
  const nx = (-(to[1] - from[1]) / length) * (Math.max(thickness, 0.05) / 2);
  const ny = ((to[0] - from[0]) / length) * (Math.max(thickness, 0.05) / 2);
  const ring: Ring = [[from[0] + nx, from[1] + ny], [to[0] + nx, to[1] + ny], [to[0] - nx, to[1] - ny], [from[0] - nx, from[1] - ny]]; // biome-ignore format: four corners
  return boundsMeet(bounds, boundsOf(ring)) ? [ring] : [];
}

function readFixture(item: Plan['fixtures'][number], bounds: Bounds): Fixture[] {
  const outline = cleanRing(item.outline);
  if (!outline || !boundsMeet(bounds, boundsOf(outline))) return [];
  const triangles = earcut(outline.flat());
  const parts: Ring[] = [];
  for (let k = 0; k < triangles.length; k += 3)
    parts.push([outline[triangles[k]!]!, outline[triangles[k + 1]!]!, outline[triangles[k + 2]!]!]);
  const b = boundsOf(outline);
  return [
    { id: item.id, kind: item.kind.toLowerCase(), outline, parts, centre: [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2] },
  ];
}

/** Straight stretches of a ring, each moved to its innermost vertex so that a straight back fits. */
function wallLines(ring: Ring, isHole: boolean, room: CleanRoom): WallLine[] {
  const keep = simplify(ring, STRAIGHT);
  const n = ring.length;
  // With y down, a positive area runs clockwise on screen: the floor is on the right of each edge, +y of the frame.
  const forward = signedArea(ring) > 0 !== isHole;
  return keep.flatMap((start, k): WallLine[] => {
    const end = keep[(k + 1) % keep.length]!;
    const chain = [ring[start]!];
    for (let i = start; i !== end; ) chain.push(ring[(i = (i + 1) % n)]!);
    if (!forward) chain.reverse();
    const a = chain[0]!;
    const b = chain.at(-1)!;
    if (Math.hypot(b[0] - a[0], b[1] - a[1]) < SHORTEST_LINE) return [];
    const base = makeFrame(a, directionOf(chain));
    const local = chain.map((p) => toLocal(base, p));
    const inset = Math.max(...local.map((p) => p[1]));
    const from = Math.min(local[0]![0], local.at(-1)![0]);
    const length = Math.max(local[0]![0], local.at(-1)![0]) - from;
    const frame = makeFrame(toWorld(base, from, inset), base.rotation);
    const probe = toWorld(frame, length / 2, 0.05);
    return inRoom(probe, room.outline, room.holes) ? [{ frame, length }] : [];
  });
}

/** The way a nearly straight chain runs, degrees: its longest edge says, where one is long; jogs of a few centimetres do not. */
function directionOf(chain: Ring): number {
  const a = chain[0]!;
  const b = chain.at(-1)!;
  let best: [Point, Point] = [a, b];
  let longest = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.4;
  for (let k = 1; k < chain.length; k++) {
    const p = chain[k - 1]!;
    const q = chain[k]!;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (length > longest) {
      longest = length;
      best = [p, q];
    }
  }
  return (Math.atan2(best[1][1] - best[0][1], best[1][0] - best[0][0]) * 180) / Math.PI;
}

/** Indices of the vertices that a Douglas–Peucker simplification of the ring keeps. */
function simplify(ring: Ring, tolerance: number): number[] {
  const n = ring.length;
  let first = 0;
  let second = 0;
  const c = ring[0]!;
  const far = (p: Point) => { let best = 0; let at = 0; ring.forEach((q, i) => { const d = Math.hypot(q[0] - p[0], q[1] - p[1]); if (d > best) { best = d; at = i; } }); return at; }; // biome-ignore format: short
  first = far(c);
  second = far(ring[first]!);
  if (first === second) return ring.map((_, i) => i);
  const kept = new Set([first, second]);
  const split = (i: number, j: number, depth: number) => {
    const a = ring[i]!;
    const b = ring[j]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    let worst = tolerance;
    let at = -1;
    for (let k = (i + 1) % n; k !== j; k = (k + 1) % n) {
      const p = ring[k]!;
      const d = Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length;
      if (d > worst) { worst = d; at = k; } // biome-ignore format: short
    }
    if (at < 0 || depth > 60) return;
    kept.add(at);
    split(i, at, depth + 1);
    split(at, j, depth + 1);
  };
  split(first, second, 0);
  split(second, first, 0);
  return [...kept].sort((a, b) => a - b);
}
