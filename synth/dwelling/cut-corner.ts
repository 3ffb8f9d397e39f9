import type { Plan, Room, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import { areaOf } from './rooms.ts';
import { touches } from './wall-spots.ts';

const HOSTS: Room['type'][] = ['living', 'living-kitchen', 'bedroom', 'dining', 'study', 'kitchen'];
const ROUND = (v: number) => Math.round(v * 1000) / 1000;

/**
 * Cuts one outer corner of the building off at 45 degrees, with a window in the slanted wall when it is long enough.
 * Only a corner of a habitable room that is free of openings, fixtures and balconies will do; otherwise the plan stays as it is.
 */
export function cutCorner(plan: Plan, random: Random): void {
  for (const room of random.shuffle(plan.rooms.filter((r) => HOSTS.includes(r.type)))) {
    for (const index of random.shuffle(room.outline.map((_, i) => i))) {
      const cut = ROUND(random.range(0.7, 2.3));
      if (cutAt(plan, room, index, cut, random)) return;
    }
  }
}

function cutAt(plan: Plan, room: Room, index: number, cut: number, random: Random): boolean {
  const corner = room.outline[index]!;
  const before = room.outline.at(index - 1)!;
  const after = room.outline[(index + 1) % room.outline.length]!;
  // Two outer walls that both end where they meet, close to this corner.
  const near = (p: readonly [number, number]) => Math.hypot(p[0] - corner[0], p[1] - corner[1]) < 0.45;
  const ends = plan.walls.flatMap((wall) =>
    (['from', 'to'] as const).filter((end) => near(wall[end])).map((end) => ({ wall, end })),
  );
  const [one, two] = ends;
  if (ends.length !== 2 || !one || !two || one.wall === two.wall || !one.wall.exterior || !two.wall.exterior)
    return false;
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
  if (plan.openings.some((o) => hosts.includes(o.wall) && touches(pad(boundsOf([o.from, o.to])), square))) return false;
  if (plan.fixtures.some((f) => touches(boundsOf(f.outline), square))) return false;
  if (plan.openings.some((o) => o.swing && touches(boundsOf([o.from, o.to, o.swing.leaf]), square))) return false;
  if (plan.rooms.some((other) => other !== room && touches(boundsOf(other.outline), wide))) return false;
  if ([before, after].some((p) => Math.hypot(p[0] - corner[0], p[1] - corner[1]) < reach + 0.3)) return false;

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
    exterior: true,
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
