import type { Plan, Point, Ring, Wall } from '#core/plan/schema.ts';
import { arcCorners, besideCorner } from './arc.ts';
import { boundsOf } from './loose-furniture.ts';
import { mapPlan } from './map-plan.ts';
import { areaOf } from './rooms.ts';

/**
 * Where and how a home turns a corner. In its `axes` (the plan's own with x and y swapped, then mirrored) everything beyond x = `at`
 * stands turned by `angle` (radians, to smaller y) about the point (`at`, `pivot`), which no part of the home lies above. What runs across
 * goes on in between as an arc about that point, of `chords` straight pieces: one is a slanted wall, some are facets, many are a curve.
 */
export interface Bend {
  axes: Axes;
  at: number;
  pivot: number;
  angle: number;
  chords: number;
  /** How far the whole home is turned back after that, radians: not at all, or until the wing beyond stands upright, or half of that. */
  turnedBack: number;
}

export interface Axes {
  swapped: boolean;
  mirroredX: boolean;
  mirroredY: boolean;
}

/** A point of the plan in the axes, and back. */
export function intoAxes({ swapped, mirroredX, mirroredY }: Axes, [x, y]: Point): Point {
  const [u, v] = swapped ? [y, x] : [x, y];
  return [mirroredX ? -u : u, mirroredY ? -v : v];
}
export function outOfAxes({ swapped, mirroredX, mirroredY }: Axes, [x, y]: Point): Point {
  const [u, v] = [mirroredX ? -x : x, mirroredY ? -y : y];
  return swapped ? [v, u] : [u, v];
}

/** Share of a slanted outer wall or a facet that its window takes, the least length of such a wall, and the widest window; metres. */
const WINDOW_SHARE = 0.55;
const LEAST_WITH_WINDOW = 1.1;
const WIDEST = 2.6;
/** A wall of more pieces is a curve, which has no windows. */
const MOST_FACETS = 5;

/** Bends a plan in place, and `loose` points with it (see `findBend`). Furniture that stands across the line goes. */
export function bendPlan(plan: Plan, loose: Point[], bend: Bend): Point[] {
  mapPlan(plan, (p) => intoAxes(bend.axes, p));
  const { at } = bend;
  const isAcross = (ring: Ring) => boundsOf(ring).x0 < at && boundsOf(ring).x1 > at;
  plan.furniture = plan.furniture.filter(({ outline }) => !isAcross(outline));
  const crossing = plan.walls.filter(({ from, to }) => isAcross([from, to]));
  // Rooms first: their edges are told by the walls as they were.
  for (const room of plan.rooms) {
    const ring = (points: Ring) => bendRing(points, crossing, bend);
    [room.outline, room.holes] = [ring(room.outline), room.holes.map(ring)];
    room.area =
      Math.round((areaOf(room.outline) - room.holes.reduce((sum, hole) => sum + areaOf(hole), 0)) * 1000) / 1000;
  }
  const turn = (p: Point) => beyond(bend, p);
  for (const item of [...plan.fixtures, ...plan.furniture]) item.outline = item.outline.map(turn);
  const pieces = crossing.map((wall) => ({ wall, ...split(wall, bend) }));
  for (const opening of plan.openings) {
    const piece = pieces.find(({ wall }) => wall.id === opening.wall);
    if (piece && opening.from[0] > at) opening.wall = piece.last.id;
    [opening.from, opening.to] = [turn(opening.from), turn(opening.to)];
    if (opening.swing) opening.swing = { hinge: turn(opening.swing.hinge), leaf: turn(opening.swing.leaf) };
  }
  plan.walls = [
    ...plan.walls.filter((wall) => !crossing.includes(wall)).map((w) => ({ ...w, from: turn(w.from), to: turn(w.to) })),
    ...pieces.flatMap(({ first, arc, last }) => [first, ...arc, last]),
  ];
  for (const { wall, arc } of pieces)
    if (wall.exterior && arc.length <= MOST_FACETS) for (const piece of arc) addWindow(plan, piece);
  const [c, s] = [Math.cos(bend.turnedBack), Math.sin(bend.turnedBack)];
  const back = ([x, y]: Point) => outOfAxes(bend.axes, [x * c - y * s, x * s + y * c]);
  mapPlan(plan, back);
  return loose.map((p) => back(turn(intoAxes(bend.axes, p))));
}

/** Where a point comes to lie: as it was on this side of the line, turned on the other. */
function beyond({ at, pivot, angle }: Bend, [x, y]: Point): Point {
  if (x <= at) return [x, y];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [u, v] = [x - at, y - pivot];
  return [at + u * c + v * s, pivot - u * s + v * c];
}

/** The line at a distance from an arc about the pivot. */
function arcAt({ at, pivot, angle, chords }: Bend, radius: number, off = 0): Point[] {
  return arcCorners(radius, angle, chords).map((corner): Point => {
    const [x, y] = besideCorner(corner, off);
    return [at + x, pivot + y];
  });
}

/** A wall that runs across the line: its part on this side, the chords of its arc, its part beyond. */
function split(wall: Wall, bend: Bend): { first: Wall; arc: Wall[]; last: Wall } {
  const [near, far] = wall.from[0] < wall.to[0] ? [wall.from, wall.to] : [wall.to, wall.from];
  const points = arcAt(bend, near[1] - bend.pivot);
  const piece = (id: string, from: Point, to: Point): Wall => ({ ...wall, id, from, to });
  return {
    first: piece(wall.id, near, points[0]!),
    arc: points.slice(1).map((to, k) => piece(`${wall.id}c${k + 1}`, points[k]!, to)),
    last: piece(`${wall.id}b`, points.at(-1)!, beyond(bend, far)),
  };
}

/** A ring whose edges run across the line along faces of walls; there they follow the faces of the arcs. */
function bendRing(ring: Ring, crossing: readonly Wall[], bend: Bend): Ring {
  const { at } = bend;
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const here = beyond(bend, p);
    if (p[0] > at === q[0] > at) return [here];
    const face = faceOf(p[1], crossing, bend);
    return [here, ...(p[0] > at ? face.reverse() : face)];
  });
}

/** The corners of the face of an arc that was the straight edge at `y`: of its wall's centre line, moved out by their distance. */
function faceOf(y: number, crossing: readonly Wall[], bend: Bend): Point[] {
  const wall = crossing.find((w) => Math.abs(Math.abs(w.from[1] - y) - w.thickness / 2) < FACE);
  if (!wall) throw new Error(`No wall has a face at ${y}: such a plan cannot be bent there`);
  return arcAt(bend, wall.from[1] - bend.pivot, y - wall.from[1]);
}

/** How exactly an edge lies on a face, metres: floors are in whole millimetres, and half a thickness may not be. */
export const FACE = 0.002;

function addWindow(plan: Plan, { id, from, to }: Wall): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < LEAST_WITH_WINDOW) return;
  const half = Math.min(length * WINDOW_SHARE, WIDEST) / length / 2;
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  plan.openings.push({ id: `n${id}`, kind: 'window', wall: id, from: at(0.5 - half), to: at(0.5 + half) });
}
