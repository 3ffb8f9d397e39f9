import type { Opening, Plan } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import { inRing } from '../dwelling/rooms.ts';
import { touches } from '../dwelling/wall-spots.ts';
import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

const GOING = 0.3;

/** Steps outside the doors of some dwellings: two to five treads before the door, as wide as it or wider. */
export function drawSteps(pen: Pen, plan: Plan, random: Random): void {
  if (!random.chance(0.14)) return;
  const others = plan.rooms.map((room) => boundsOf(room.outline));
  for (const opening of plan.openings) {
    const wall = plan.walls.find((w) => w.id === opening.wall);
    if (!wall?.exterior || opening.kind === 'window' || opening.kind === 'garage') continue;
    const strip = outsideOf(opening, wall.thickness, plan, random);
    if (!strip) continue;
    const { width, depth, at } = strip;
    const ring = [at(0, 0), at(width, 0), at(width, depth), at(0, depth)];
    if (others.some((box) => touches(box, boundsOf(ring)))) continue;
    pen.mark('stairs', ring);
    for (let v = GOING; v <= depth + 0.01; v += GOING) pen.line([at(0, v), at(width, v)]);
    for (const u of [0, width]) pen.line([at(u, 0), at(u, depth)]);
  }
}

/** The strip for steps before an outer door in its own frame; undefined where a room lies on both sides. */
function outsideOf({ from, to }: Opening, thickness: number, plan: Plan, random: Random) {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const isIn = (side: number) => {
    const reach = (thickness / 2 + 0.15) * side;
    const [x, y] = [middle[0] - uy * reach, middle[1] + ux * reach];
    return plan.rooms.some((room) => inRing([x, y], room.outline));
  };
  const side = !isIn(1) ? 1 : !isIn(-1) ? -1 : 0;
  if (side === 0) return undefined;
  const more = random.pick([0, 0.15, 0.4]);
  const [width, depth] = [span + 2 * more, GOING * random.int(2, 5)];
  const at = (u: number, v: number): [number, number] => [
    from[0] + ux * (u - more) - uy * side * (v + thickness / 2),
    from[1] + uy * (u - more) + ux * side * (v + thickness / 2),
  ];
  return { width, depth, at };
}
