import type { Opening, Plan, Room, Wall } from '#core/plan/schema.ts';
import { swingPoints } from './doors.ts';
import { boundsOf } from './loose-furniture.ts';
import { inRing } from './rooms.ts';
import { roundMm } from './round-mm.ts';
import { touches } from './wall-spots.ts';

type Vector = [number, number];

/** Puts a door into another wall of the room, with its leaf in the room, if it fits there. */
export function moveDoor(plan: Plan, door: Opening, room: Room, wall: Wall): boolean {
  const width = Math.hypot(door.to[0] - door.from[0], door.to[1] - door.from[1]);
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
  const margin = wall.thickness + 0.08;
  if (length < width + 2 * margin) return false;
  const [ux, uy] = [(wall.to[0] - wall.from[0]) / length, (wall.to[1] - wall.from[1]) / length];
  const start = (length - width) / 2;
  const at = (t: number): Vector => [roundMm(wall.from[0] + ux * t), roundMm(wall.from[1] + uy * t)];
  const [from, to] = [at(start), at(start + width)];
  for (const [hinge, side] of [
    [from, 1],
    [from, -1],
    [to, 1],
    [to, -1],
  ] as const) {
    const leaf: Vector = [roundMm(hinge[0] - uy * side * width), roundMm(hinge[1] + ux * side * width)];
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

/** A little beyond both faces of its wall, beside the middle of an opening. */
export function besideOpening(plan: Plan, { from, to, wall }: Opening): [Vector, Vector] {
  const reach = plan.walls.find((w) => w.id === wall)!.thickness / 2 + 0.05;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [(-(to[1] - from[1]) / length) * reach, ((to[0] - from[0]) / length) * reach];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [[mx + nx, my + ny], [mx - nx, my - ny]]; // biome-ignore format: one pair
}

/** A box and two hands' breadths round it. */
export const pad = (box: ReturnType<typeof boundsOf>) => ({
  x0: box.x0 - 0.2,
  x1: box.x1 + 0.2,
  y0: box.y0 - 0.2,
  y1: box.y1 + 0.2,
});
