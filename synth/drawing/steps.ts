import type { Opening, Plan, Point, Ring } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import { inRing } from '../dwelling/rooms.ts';
import { touches } from '../dwelling/wall-spots.ts';
import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

const GOING = 0.3;
/** Share of the dwellings that have steps outside. */
const USUAL = 0.14;

/** Steps outside the doors of some dwellings: two to five treads before the door, as wide as it or wider. */
export function drawSteps(pen: Pen, plan: Plan, random: Random): void {
  for (const ring of findSteps(plan, random, USUAL)) {
    pen.mark('stairs', ring);
    drawTreads(pen, ring);
  }
}

/** The treads and both sides of steps on an outline that starts at the wall. */
export function drawTreads(pen: Pen, outline: Ring): void {
  const [a, b, c, d] = outline as [Point, Point, Point, Point];
  const depth = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const between = (p: Point, q: Point, v: number): Point => [
    p[0] + ((q[0] - p[0]) * v) / depth,
    p[1] + ((q[1] - p[1]) * v) / depth,
  ];
  for (let v = GOING; v <= depth + 0.01; v += GOING) pen.line([between(a, d, v), between(b, c, v)]);
  for (const [near, far] of [
    [a, d],
    [b, c],
  ] as const)
    pen.line([near, far]);
}

/** Outlines of steps before the outer doors where a share of the dwellings has some; each starts at the wall and runs along it. Metres. */
export function findSteps(plan: Plan, random: Random, share: number): Ring[] {
  if (!random.chance(share)) return [];
  const others = plan.rooms.map((room) => boundsOf(room.outline));
  const rings: Ring[] = [];
  for (const opening of plan.openings) {
    const wall = plan.walls.find((w) => w.id === opening.wall);
    if (!wall?.exterior || opening.kind === 'window' || opening.kind === 'garage') continue;
    const strip = outsideOf(opening, wall.thickness, plan, random);
    if (!strip) continue;
    const { width, depth, at } = strip;
    const ring = [at(0, 0), at(width, 0), at(width, depth), at(0, depth)];
    if (!others.some((box) => touches(box, boundsOf(ring)))) rings.push(ring);
  }
  return rings;
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
