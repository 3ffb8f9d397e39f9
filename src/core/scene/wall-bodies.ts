import { angleBetween, directionOf, distance, distanceTo, meet } from '../geometry/segment.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan, Point, Wall } from '../plan/schema.ts';

/** Metres that reading may leave between the end of a wall and the body of the wall that it runs into. */
const GAP = 0.03;

/** Walls that run within so many degrees of each other go on in each other and make no corner. */
const LEAST_ANGLE = 10;

/** A corner sharper than about thirty degrees is cut off instead of running out into a spike: the usual limit of a mitre, in half thicknesses. */
const MITRE_LIMIT = 4;

interface Joint {
  readonly other: Wall;
  /** Where the centre lines cross. */
  readonly at: Point;
  /** Whether the other wall ends here as well. Else this wall runs into the other's side. */
  readonly corner: boolean;
}

/**
 * The bodies of walls as rings, metres: every wall is lengthened to the centre lines that it runs into, and where two walls end on each other
 * their outer faces are lengthened to where they meet, at whatever angle.
 */
export function wallBodies({ walls }: Plan): Point[][] {
  const order = new Map(walls.map((wall, index) => [wall, index]));
  return walls.flatMap((wall, index) => {
    const [first, last] = [jointsAt(walls, wall, wall.from), jointsAt(walls, wall, wall.to)];
    // Each corner is seen from both of its walls; the earlier one fills it.
    const corners = [...first, ...last].filter(({ corner, other }) => corner && order.get(other)! > index);
    return [
      stripOf(wall.from, wall.to, wall.thickness, reachOf(wall, -1, first), reachOf(wall, 1, last)),
      ...corners.map(({ other, at }) => mitre(wall, other, at)),
    ];
  });
}

/** Where the other walls cross one wall's line near one of its ends. */
function jointsAt(walls: readonly Wall[], wall: Wall, end: Point): Joint[] {
  return walls.flatMap((other) => {
    const near = (wall.thickness + other.thickness) / 2 + GAP;
    if (other === wall || distanceTo(other, end) > near) return [];
    const at = angleBetween(wall, other) < LEAST_ANGLE ? undefined : meet(wall, other);
    if (!at || distance(at, end) > 2 * near) return [];
    return [{ other, at, corner: Math.min(distance(at, other.from), distance(at, other.to)) <= near }];
  });
}

/** Metres by which a wall is too short at its start (-1) or its end (1) for the joints that it has there. */
function reachOf(wall: Wall, way: -1 | 1, joints: readonly Joint[]): number {
  const [dx, dy] = directionOf(wall);
  const end = way === 1 ? wall.to : wall.from;
  return Math.max(0, ...joints.map(({ at }) => way * ((at[0] - end[0]) * dx + (at[1] - end[1]) * dy)));
}

/** The kite that fills the outer side of a corner, or the triangle where the mitre would run out too far. */
function mitre(wall: Wall, other: Wall, at: Point): Point[] {
  const [u, v] = [awayFrom(wall, at), awayFrom(other, at)];
  const outwards = ([x, y]: Point, away: Point): Point => (-y * away[0] + x * away[1] < 0 ? [-y, x] : [y, -x]);
  const [n, m] = [outwards(u, v), outwards(v, u)];
  const a: Point = [at[0] + (n[0] * wall.thickness) / 2, at[1] + (n[1] * wall.thickness) / 2];
  const b: Point = [at[0] + (m[0] * other.thickness) / 2, at[1] + (m[1] * other.thickness) / 2];
  const t = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / (u[0] * v[1] - u[1] * v[0]);
  const tip: Point = [a[0] + u[0] * t, a[1] + u[1] * t];
  const spike = distance(tip, at) > (MITRE_LIMIT * Math.max(wall.thickness, other.thickness)) / 2;
  return spike ? [at, a, b] : [at, a, tip, b];
}

/** The direction from a corner into a wall's body. */
function awayFrom(wall: Wall, at: Point): Point {
  const [x, y] = directionOf(wall);
  return distance(at, wall.from) <= distance(at, wall.to) ? [x, y] : [-x, -y];
}
