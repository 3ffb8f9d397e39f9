import type { Opening, Plan, Room, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import { besideOpening, moveDoor, pad } from './move-door.ts';
import { areaOf, inRing } from './rooms.ts';
import { roundMm } from './round-mm.ts';
import { touches } from './wall-spots.ts';

export const HOSTS: readonly Room['type'][] = ['living', 'living-kitchen', 'bedroom', 'dining', 'study', 'kitchen'];
/** How much of the walls a cut takes, metres. */
const OUTER_CUT = [0.7, 2.3] as const;
const INNER_CUT = [0.7, 1.3] as const;
const INNER_HOSTS: Room['type'][] = ['bathroom', 'closet', 'utility', 'wc'];

/**
 * Cuts one corner off at 45 degrees: an outer one of the building, with a window in the slanted wall when it is long enough, or an
 * inner one around which another room runs, with their door in the slanted wall when there is room for its leaf.
 * Only a corner of a habitable room that is free of openings, fixtures and balconies will do; otherwise the plan stays as it is.
 */
export function cutCorner(
  plan: Plan,
  where: 'outer' | 'inner',
  random: Random,
  [least, most]: readonly [number, number] = where === 'outer' ? OUTER_CUT : INNER_CUT,
): void {
  const hosts = where === 'outer' ? HOSTS : [...HOSTS, ...INNER_HOSTS];
  for (const room of random.shuffle(plan.rooms.filter((r) => hosts.includes(r.type)))) {
    for (const index of random.shuffle(room.outline.map((_, i) => i))) {
      const cut = roundMm(random.range(least, most));
      if (cutAt(plan, room, index, cut, where, random)) return;
    }
  }
}

/** Puts back what a cut may have changed. */
export function restore(plan: Plan, before: Plan): void {
  plan.walls.splice(0, plan.walls.length, ...before.walls);
  plan.openings.splice(0, plan.openings.length, ...before.openings);
  for (const [i, room] of plan.rooms.entries()) Object.assign(room, before.rooms[i]);
}

type Vector = [number, number];

interface WallEnd {
  readonly wall: Wall;
  readonly end: 'from' | 'to';
}

/** A corner of a room that can be cut off. */
export interface Corner {
  readonly room: Room;
  /** Which corner of the room's outline it is. */
  readonly index: number;
  /** Two walls that end where they meet, at `node`, and unit vectors along them away from there. */
  readonly one: WallEnd;
  readonly two: WallEnd;
  readonly node: Vector;
  readonly alongOne: Vector;
  readonly alongTwo: Vector;
  /** The room that runs around an inner corner, the door between the two, and whether it stands where the cut goes. */
  readonly behind?: Room | undefined;
  readonly between?: Opening | undefined;
  readonly doorInWay: boolean;
}

function cutAt(plan: Plan, room: Room, index: number, cut: number, where: 'outer' | 'inner', random: Random): boolean {
  const corner = findCorner(plan, room, index, cut, where);
  if (!corner) return false;
  const { behind, between, doorInWay } = corner;
  // Whether the door fits into the slanted wall of an inner corner is only known once there is one.
  const uncut = behind && structuredClone(plan);
  const far = farFaces(corner);
  const slanted = slantWalls(plan, corner, cut);
  if (behind) {
    cutAround(behind, far, corner, cut);
    const moved = between !== undefined && moveDoor(plan, between, room, slanted);
    if (moved || !doorInWay) return true;
    restore(plan, uncut!);
    return false;
  }
  if (cut * Math.SQRT2 > 1.3 && random.chance(0.55)) addWindow(plan, slanted);
  return true;
}

/** The corner with all that a cut changes; undefined where something stands in its way. */
export function findCorner(
  plan: Plan,
  room: Room,
  index: number,
  cut: number,
  where: 'outer' | 'inner',
): Corner | undefined {
  const corner = room.outline[index]!;
  const walls = findWalls(plan, corner);
  if (!walls) return;
  const { one, two, node, alongOne, alongTwo } = walls;
  // A corner next to one that was cut off before is not square.
  if (Math.abs(alongOne[0] * alongTwo[0] + alongOne[1] * alongTwo[1]) > 0.01) return;
  const { exterior } = one.wall;
  if (exterior !== (where === 'outer')) return;
  // The room must lie in the quadrant between the two walls: only convex corners of the building can be cut.
  const inward = [corner[0] - node[0], corner[1] - node[1]] as const;
  if (inward[0] * (alongOne[0] + alongTwo[0]) <= 0 || inward[1] * (alongOne[1] + alongTwo[1]) <= 0) return;
  const reach = cut + 0.5;
  const square = boundsOf([
    node,
    [node[0] + alongOne[0] * reach, node[1] + alongOne[1] * reach],
    [node[0] + alongTwo[0] * reach, node[1] + alongTwo[1] * reach],
  ]);
  const wide = { x0: square.x0 - 0.6, x1: square.x1 + 0.6, y0: square.y0 - 0.6, y1: square.y1 + 0.6 };
  const others = plan.rooms.filter((other) => other !== room);
  if (plan.fixtures.some((f) => touches(boundsOf(f.outline), square))) return;
  if (exterior && others.some((other) => touches(boundsOf(other.outline), wide))) return;
  const far = farFaces({ room, index, node });
  const behind = exterior ? undefined : others.find((other) => other.outline.some((p) => isAt(p, far)));
  if (!exterior && !behind) return;
  if (plan.walls.some((w) => endsWithin(w, square, [one.wall, two.wall]))) return;
  const between = behind && plan.openings.find((o) => o.kind === 'door' && o.swing && joins(plan, o, room, behind));
  const hosts = [one.wall.id, two.wall.id];
  const inWay = plan.openings.filter(
    (o) =>
      (hosts.includes(o.wall) && touches(pad(boundsOf([o.from, o.to])), square)) ||
      (o.swing && touches(boundsOf([o.from, o.to, o.swing.leaf]), square)),
  );
  if (inWay.some((o) => o !== between)) return;
  const beside = [room.outline.at(index - 1)!, room.outline[(index + 1) % room.outline.length]!];
  if (beside.some((p) => Math.hypot(p[0] - corner[0], p[1] - corner[1]) < reach + 0.3)) return;
  return { room, index, ...walls, behind, between, doorInWay: inWay.length > 0 };
}

/** Two walls of a kind that both end where they meet, close to a corner. */
function findWalls(
  plan: Plan,
  corner: Vector,
): Pick<Corner, 'one' | 'two' | 'node' | 'alongOne' | 'alongTwo'> | undefined {
  const near = (p: Vector) => Math.hypot(p[0] - corner[0], p[1] - corner[1]) < 0.45;
  const ends = plan.walls.flatMap((wall) =>
    (['from', 'to'] as const).filter((end) => near(wall[end])).map((end): WallEnd => ({ wall, end })),
  );
  const [one, two] = ends;
  if (ends.length !== 2 || !one || !two || one.wall === two.wall || one.wall.exterior !== two.wall.exterior) return;
  const node = one.wall[one.end];
  const [x, y] = two.wall[two.end];
  if (node[0] !== x || node[1] !== y || one.wall.thickness !== two.wall.thickness) return;
  return { one, two, node, alongOne: direction(one), alongTwo: direction(two) };
}

/** Where the other faces of the two walls meet. */
function farFaces({ room, index, node }: Pick<Corner, 'room' | 'index' | 'node'>): Vector {
  const corner = room.outline[index]!;
  return [2 * node[0] - corner[0], 2 * node[1] - corner[1]];
}

const isAt = (p: Vector, at: Vector) => Math.hypot(p[0] - at[0], p[1] - at[1]) < 0.003;

/** Shortens both walls, puts a slanted one between them and takes the corner off the room. */
export function slantWalls(plan: Plan, { room, index, one, two, node, alongOne, alongTwo }: Corner, cut: number): Wall {
  const corner = room.outline[index]!;
  const before = room.outline.at(index - 1)!;
  const after = room.outline[(index + 1) % room.outline.length]!;
  const { thickness, exterior } = one.wall;
  const along = ([ux, uy]: Vector): Vector => [roundMm(node[0] + ux * cut), roundMm(node[1] + uy * cut)];
  const [from, to] = [along(alongOne), along(alongTwo)];
  one.wall[one.end] = [...from];
  two.wall[two.end] = [...to];
  const slanted: Wall = { id: `w${plan.walls.length + 1}`, from, to, thickness, exterior };
  plan.walls.push(slanted);
  // The inner face of the slanted wall meets the other faces this far from the old inner corner.
  const half = thickness / 2;
  const inner = cut + half * Math.SQRT2 - 2 * half;
  const towards = (p: Vector): Vector => {
    const length = Math.hypot(p[0] - corner[0], p[1] - corner[1]);
    return [
      roundMm(corner[0] + ((p[0] - corner[0]) / length) * inner),
      roundMm(corner[1] + ((p[1] - corner[1]) / length) * inner),
    ];
  };
  room.outline.splice(index, 1, towards(before), towards(after));
  room.area = roundMm(areaOf(room.outline));
  return slanted;
}

/** The same for the room that runs around an inner corner: it gains what the other one lost. */
function cutAround(behind: Room, far: Vector, { one, alongOne, alongTwo }: Corner, cut: number): void {
  const half = one.wall.thickness / 2;
  const reach = cut - half * Math.SQRT2 + 2 * half;
  const index = behind.outline.findIndex((p) => isAt(p, far));
  const beyond = (along: Vector): Vector => [roundMm(far[0] + along[0] * reach), roundMm(far[1] + along[1] * reach)];
  const previous = behind.outline.at(index - 1)!;
  const towardsOne = Math.abs((previous[0] - far[0]) * alongOne[1] - (previous[1] - far[1]) * alongOne[0]) < 0.01;
  const pair = [beyond(alongOne), beyond(alongTwo)] as const;
  behind.outline.splice(index, 1, ...(towardsOne ? pair : [pair[1], pair[0]]));
  behind.area = roundMm(areaOf(behind.outline));
}

function addWindow(plan: Plan, { id, from, to }: Wall): void {
  const at = (share: number): Vector => [
    roundMm(from[0] + (to[0] - from[0]) * share),
    roundMm(from[1] + (to[1] - from[1]) * share),
  ];
  plan.openings.push({
    id: `n${plan.openings.length + 1}c${id}`,
    kind: 'window',
    wall: id,
    from: at(0.25),
    to: at(0.75),
  });
}

/** Whether some other wall ends in the square, or on its edge. */
const endsWithin = (wall: Wall, { x0, x1, y0, y1 }: ReturnType<typeof boundsOf>, but: Wall[]) =>
  !but.includes(wall) &&
  [wall.from, wall.to].some(([x, y]) => x > x0 - 0.1 && x < x1 + 0.1 && y > y0 - 0.1 && y < y1 + 0.1);

/** Whether an opening leads from one of the rooms into the other. */
function joins(plan: Plan, opening: Opening, one: Room, two: Room): boolean {
  const [a, b] = besideOpening(plan, opening);
  return (inRing(a, one.outline) && inRing(b, two.outline)) || (inRing(b, one.outline) && inRing(a, two.outline));
}

/** Unit vector along the wall away from one of its ends. */
function direction({ wall, end }: WallEnd): Vector {
  const [a, b] = end === 'from' ? [wall.from, wall.to] : [wall.to, wall.from];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
