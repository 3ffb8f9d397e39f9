import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { areaOf } from './rooms.ts';
import { roundMm } from './round-mm.ts';
import { type Box, boxOutline, floorFree, touches } from './wall-spots.ts';
import { FRONT_MM, thinnestWall } from './walls.ts';

/** Way round a divider, metres. */
const AROUND = 0.8;

/** A piece of a partition that stands free in a large room, with both ends loose: a hole in the room's floor. */
export function addRoomDivider(plan: Plan, random: Random): void {
  const thickness = thinnestWall(plan.walls, FRONT_MM / 1000);
  for (const room of random.shuffle(plan.rooms.filter(({ type, area }) => type.startsWith('living') && area > 16))) {
    const taken = [
      ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
      ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
    ];
    const { x0, x1, y0, y1 } = boundsOf(room.outline);
    for (let attempt = 0; attempt < 20; attempt++) {
      const upright = random.chance(0.5);
      const [cx, cy] = [random.range(x0, x1), random.range(y0, y1)].map(roundMm) as [number, number];
      const half = roundMm(random.range(0.35, 1.1));
      const box = (along: number, across: number): Box =>
        upright
          ? { x0: cx - across, x1: cx + across, y0: cy - along, y1: cy + along }
          : { x0: cx - along, x1: cx + along, y0: cy - across, y1: cy + across };
      const wide = box(half + AROUND, thickness / 2 + AROUND);
      if (!floorFree(wide, room.outline) || taken.some((other) => touches(other, wide))) continue;
      const line = box(half, 0);
      const ends: [[number, number], [number, number]] = [
        [roundMm(line.x0), roundMm(line.y0)],
        [roundMm(line.x1), roundMm(line.y1)],
      ];
      plan.walls.push({ id: 'divider', from: ends[0], to: ends[1], thickness, exterior: false });
      const hole = boxOutline(box(half, thickness / 2), [0, 1]);
      room.holes.push(hole);
      room.area = roundMm(room.area - areaOf(hole));
      return;
    }
  }
}
