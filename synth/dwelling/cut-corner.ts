import type { Opening, Plan, Room, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { swingPoints } from './doors.ts';
import { boundsOf } from './loose-furniture.ts';
import { areaOf, inRing } from './rooms.ts';
import { touches } from './wall-spots.ts';

const HOSTS: Room['type'][] = ['living', 'living-kitchen', 'bedroom', 'dining', 'study', 'kitchen'];
const INNER_HOSTS: Room['type'][] = ['bathroom', 'closet', 'utility', 'wc'];
const ROUND = (v: number) => Math.round(v * 1000) / 1000;

/**
 * Cuts one corner off at 45 degrees: an outer one of the building, with a window in the slanted wall when it is long enough, or an
 * inner one around which another room runs, with their door in the slanted wall when there is room for its leaf.
 * Only a corner of a habitable room that is free of openings, fixtures and balconies will do; otherwise the plan stays as it is.
 */
export function cutCorner(plan: Plan, where: 'outer' | 'inner', random: Random): void {
  const hosts = where === 'outer' ? HOSTS : [...HOSTS, ...INNER_HOSTS];
  for (const room of random.shuffle(plan.rooms.filter((r) => hosts.includes(r.type)))) {
    for (const index of random.shuffle(room.outline.map((_, i) => i))) {
      const cut = ROUND(where === 'outer' ? random.range(0.7, 2.3) : random.range(0.7, 1.3));
      if (cutAt(plan, room, index, cut, where, random)) return;
    }
  }
}

/** Puts back what `cutAt` may have changed. */
function restore(plan: Plan, before: Plan): void {
  plan.walls.splice(0, plan.walls.length, ...before.walls);
  plan.openings.splice(0, plan.openings.length, ...before.openings);
  for (const [i, room] of plan.rooms.entries()) Object.assign(room, before.rooms[i]);
}

function cutAt(plan: Plan, room: Room, index: number, cut: number, where: 'outer' | 'inner', random: Random): boolean {
  const corner = room.outline[index]!;
  const before = room.outline.at(index - 1)!;
  const after = room.outline[(index + 1) % room.outline.length]!;
  // Two outer walls that both end where they meet, close to this corner.
  const near = (p: readonly [number, number]) => Math.hypot(p[0] - corner[0], p[1] - corner[1]) < 0.45;
  const ends = plan.walls.flatMap((wall) =>
    (['from', 'to'] as const).filter((end) => near(wall[end])).map((end) => ({ wall, end })),
  );
  const [one, two] = ends;
  if (ends.length !== 2 || !one || !two || one.wall === two.wall || one.wall.exterior !== two.wall.exterior)
    return false;
  const { exterior } = one.wall;
  if (exterior !== (where === 'outer')) return false;
  const node = one.wall[one.end];
  if (node[0] !== two.wall[two.end][0] || node[1] !== two.wall[two.end][1] || one.wall.thickness !== two.wall.thickness)
    return false;
  const [alongOne, alongTwo] = [one, two].map(({ wall, end }) => direction(wall, end)) as [Vector, Vector];
  // The room must lie in the quadrant between the two walls: only convex corners of the building can be cut.
  const inward = [corner[0] - node[0], corner[1] - node[1]] as const;
  if (inward[0] * (alongOne[0] + alongTwo[0]) <= 0 || inward[1] * (alongOne[1] + alongTwo[1]) <= 0) return false;
  const reach = cut + 0.5;
  const square = boundsOf([
    node,
    [node[0] + alongOne[0] * reach, node[1] + alongOne[1] * reach],
    [node[0] + alongTwo[0] * reach, node[1] + alongTwo[1] * reach],
  ]);
  const wide = { x0: square.x0 - 0.6, x1: square.x1 + 0.6, y0: square.y0 - 0.6, y1: square.y1 + 0.6 };
  const hosts = [one.wall.id, two.wall.id];
  if (plan.fixtures.some((f) => touches(boundsOf(f.outline), square))) return false;
  if (exterior && plan.rooms.some((other) => other !== room && touches(boundsOf(other.outline), wide))) return false;
  const far = [2 * node[0] - corner[0], 2 * node[1] - corner[1]] as const;
  const atFar = (p: readonly [number, number]) => Math.hypot(p[0] - far[0], p[1] - far[1]) < 0.003;
  const behind = exterior ? undefined : plan.rooms.find((other) => other !== room && other.outline.some(atFar));
  if (!exterior && (!behind || plan.walls.some((w) => endsWithin(w, square, [one.wall, two.wall])))) return false;
  const between = behind && plan.openings.find((o) => o.kind === 'door' && o.swing && joins(plan, o, room, behind));
  const inWay = plan.openings.filter(
    (o) =>
      (hosts.includes(o.wall) && touches(pad(boundsOf([o.from, o.to])), square)) ||
      (o.swing && touches(boundsOf([o.from, o.to, o.swing.leaf]), square)),
  );
  if (inWay.some((o) => o !== between)) return false;
  if ([before, after].some((p) => Math.hypot(p[0] - corner[0], p[1] - corner[1]) < reach + 0.3)) return false;

  // Whether the door fits into the slanted wall of an inner corner is only known once there is one.
  const uncut = behind && structuredClone(plan);
  const half = one.wall.thickness / 2;
  const [start, end] = [alongOne, alongTwo].map(([ux, uy]) => [
    ROUND(node[0] + ux * cut),
    ROUND(node[1] + uy * cut),
  ]) as [Vector, Vector];
  one.wall[one.end] = [...start];
  two.wall[two.end] = [...end];
  const slanted: Wall = {
    id: `w${plan.walls.length + 1}`,
    from: start,
    to: end,
    thickness: one.wall.thickness,
    exterior,
  };
  plan.walls.push(slanted);
  // The inner face of the slanted wall meets the other faces this far from the old inner corner.
  const inner = cut + half * Math.SQRT2 - 2 * half;
  const towards = (p: readonly [number, number]): Vector => {
    const length = Math.hypot(p[0] - corner[0], p[1] - corner[1]);
    return [
      ROUND(corner[0] + ((p[0] - corner[0]) / length) * inner),
      ROUND(corner[1] + ((p[1] - corner[1]) / length) * inner),
    ];
  };
  room.outline.splice(index, 1, towards(before), towards(after));
  room.area = ROUND(areaOf(room.outline));
  if (behind) {
    const reach = cut - half * Math.SQRT2 + 2 * half;
    const index = behind.outline.findIndex(atFar);
    const beyond = (along: Vector): Vector => [ROUND(far[0] + along[0] * reach), ROUND(far[1] + along[1] * reach)];
    const previous = behind.outline.at(index - 1)!;
    const towardsOne = Math.abs((previous[0] - far[0]) * alongOne[1] - (previous[1] - far[1]) * alongOne[0]) < 0.01;
    const pair = [beyond(alongOne), beyond(alongTwo)] as const;
    behind.outline.splice(index, 1, ...(towardsOne ? pair : [pair[1], pair[0]]));
    behind.area = ROUND(areaOf(behind.outline));
    const moved = between !== undefined && moveDoor(plan, between, room, slanted);
    if (moved || inWay.length === 0) return true;
    restore(plan, uncut!);
    return false;
  }
  const length = cut * Math.SQRT2;
  if (length > 1.3 && random.chance(0.55)) {
    const at = (share: number): Vector => [
      ROUND(start[0] + (end[0] - start[0]) * share),
      ROUND(start[1] + (end[1] - start[1]) * share),
    ];
    plan.openings.push({
      id: `n${plan.openings.length + 1}c${slanted.id}`,
      kind: 'window',
      wall: slanted.id,
      from: at(0.25),
      to: at(0.75),
    });
  }
  return true;
}

type Vector = [number, number];

/** Whether some other wall ends in the square, or on its edge. */
const endsWithin = (wall: Wall, { x0, x1, y0, y1 }: ReturnType<typeof boundsOf>, but: Wall[]) =>
  !but.includes(wall) &&
  [wall.from, wall.to].some(([x, y]) => x > x0 - 0.1 && x < x1 + 0.1 && y > y0 - 0.1 && y < y1 + 0.1);

/** Puts the door between two rooms into the slanted wall between them, with its leaf in the first, if it fits there. */
function moveDoor(plan: Plan, door: Opening, room: Room, wall: Wall): boolean {
  const width = Math.hypot(door.to[0] - door.from[0], door.to[1] - door.from[1]);
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
  const margin = wall.thickness + 0.08;
  if (length < width + 2 * margin) return false;
  const [ux, uy] = [(wall.to[0] - wall.from[0]) / length, (wall.to[1] - wall.from[1]) / length];
  const start = (length - width) / 2;
  const at = (t: number): Vector => [ROUND(wall.from[0] + ux * t), ROUND(wall.from[1] + uy * t)];
  const [from, to] = [at(start), at(start + width)];
  for (const [hinge, side] of [
    [from, 1],
    [from, -1],
    [to, 1],
    [to, -1],
  ] as const) {
    const leaf: Vector = [ROUND(hinge[0] - uy * side * width), ROUND(hinge[1] + ux * side * width)];
    const swing = { hinge: [...hinge] as Vector, leaf };
    const swept = swingPoints(swing, hinge === from ? to : from, wall.thickness);
    const box = boundsOf([from, to, leaf]);
    const free =
      swept.every((p) => inRing(p, room.outline)) &&
      !plan.fixtures.some((f) => touches(boundsOf(f.outline), box)) &&
      !plan.openings.some(
        (o) =>
          o !== door &&
          o.kind !== 'window' &&
          touches(pad(boundsOf([o.from, o.to, ...(o.swing ? [o.swing.leaf] : [])])), box),
      );
    if (!free) continue;
    Object.assign(door, { wall: wall.id, from, to, swing });
    return true;
  }
  return false;
}

/** Whether an opening leads from one of the rooms into the other. */
function joins(plan: Plan, { from, to, wall }: Opening, one: Room, two: Room): boolean {
  const reach = plan.walls.find((w) => w.id === wall)!.thickness / 2 + 0.05;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [(-(to[1] - from[1]) / length) * reach, ((to[0] - from[0]) / length) * reach];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [a, b] = [
    [mx + nx, my + ny],
    [mx - nx, my - ny],
  ] as [Vector, Vector];
  return (inRing(a, one.outline) && inRing(b, two.outline)) || (inRing(b, one.outline) && inRing(a, two.outline));
}

/** Unit vector along the wall away from one of its ends. */
function direction(wall: Wall, end: 'from' | 'to'): Vector {
  const [a, b] = end === 'from' ? [wall.from, wall.to] : [wall.to, wall.from];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

const pad = (box: ReturnType<typeof boundsOf>) => ({
  x0: box.x0 - 0.2,
  x1: box.x1 + 0.2,
  y0: box.y0 - 0.2,
  y1: box.y1 + 0.2,
});
