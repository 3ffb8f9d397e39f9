import type { DoorSite } from './doors.ts';
import { inRing } from './rooms.ts';

/** How far from the face of a wall it is looked where an opening leads, metres. */
const STEP = 0.05;

/** Whether every door and gap leads where it is to lead: not into a strip that thick walls swallowed, nor from outside onto a balcony (`outdoor`). */
export function waysLead({ placed, walls, floors }: DoorSite, outdoor: [number, number][] | undefined): boolean {
  return placed.every(({ opening: { kind, wall, from, to }, sides }) => {
    if (kind === 'window') return true;
    const { vertical, thickness } = walls.find(({ id }) => id === wall)!;
    const reach = thickness / 2000 + STEP;
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    const beside = [-reach, reach].map((off): [number, number] =>
      vertical ? [middle[0] + off, middle[1]] : [middle[0], middle[1] + off],
    );
    return sides.every((side) => {
      const floor = floors.get(side);
      if (floor) return beside.some((p) => inRing(p, floor));
      return side !== 'outside' || !outdoor || !beside.some((p) => inRing(p, outdoor));
    });
  });
}
