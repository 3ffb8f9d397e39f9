import { arcOf, leavesOf } from '../geometry/door-leaves.ts';
import type { DrawingUnit, Opening, Plan, Point } from '../plan/schema.ts';
import { contains, sidesOf } from '../scene/floor-nodes.ts';
import { isOutdoor, thicknessAt } from '../scene/footprint.ts';
import type { PictureFrame } from '../scene/types.ts';
import { FOOT } from './frame.ts';

/** What is drawn over the rendered view as on any plan. Pixels of the picture; angles in radians, clockwise from the x axis. */
export interface PlanMarks {
  readonly arcs: { x: number; y: number; radius: number; from: number; to: number }[];
  /** The two faces of every window. */
  readonly windowLines: [Point, Point][];
  /** Tip and direction (into the dwelling) of the arrow at the way in. */
  readonly entrance?: { x: number; y: number; angle: number };
  /** Its left end and foot; `parts` of one unit, or two, each. */
  readonly scaleBar: { x: number; y: number; lengthPx: number; parts: number; text: string };
}

export function planMarks(plan: Plan, frame: PictureFrame, units: DrawingUnit = 'm'): PlanMarks {
  const toPx = ([x, y]: Point): Point => [(x - frame.x0) * frame.pixelsPerMetre, (y - frame.y0) * frame.pixelsPerMetre];
  const arcs = plan.openings
    .filter((o) => o.swing && (o.kind === 'door' || o.kind === 'double'))
    .flatMap(leavesOf)
    .map((leaf) => {
      const [x, y] = toPx(leaf.hinge);
      const { radius, start, sweep } = arcOf(leaf);
      return {
        ...{ x, y, radius: radius * frame.pixelsPerMetre },
        ...{ from: Math.min(start, start + sweep), to: Math.max(start, start + sweep) },
      };
    });
  const windowLines = plan.openings
    .filter((o) => o.kind === 'window')
    .flatMap((o) => [1, -1].map((side) => beside(o, (thicknessAt(plan, o) / 2) * side).map(toPx) as [Point, Point]));
  return { arcs, windowLines, ...entranceOf(plan, toPx), scaleBar: scaleBar(frame, units) };
}

/** The opening moved across its wall. */
function beside({ from, to }: Opening, by: number): [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * by, ((to[0] - from[0]) / length) * by];
  return [[from[0] + nx, from[1] + ny], [to[0] + nx, to[1] + ny]]; // biome-ignore format: two points
}

/** How likely a door from outside into a room is the way in. */
const WELCOME: Readonly<Record<string, number>> = {
  hall: 5,
  corridor: 4,
  living: 2,
  'living-kitchen': 3,
  kitchen: 1,
  other: 1,
  stairs: 1,
};

/** A door under a porch is less sure to be the way in than one into the open, and one into a room where nobody arrives is none: it leads onto a terrace. */
const BY_PORCH = { less: 2.5, from: 4 };
/** A porch that is deeper is a terrace: the arrow stands before the door itself. Metres. */
const DEEPEST_PORCH = 3;

function entranceOf(plan: Plan, toPx: (p: Point) => Point): { entrance?: PlanMarks['entrance'] } {
  let best: { score: number; at: Point; angle: number } | undefined;
  for (const opening of plan.openings) {
    if (opening.kind !== 'door' && opening.kind !== 'double') continue;
    const thickness = thicknessAt(plan, opening);
    const [a, b] = sidesOf(plan, opening.from, opening.to, thickness);
    const inside = [a, b].find((room) => room && !isOutdoor(room));
    const porch = [a, b].find((room) => room && isOutdoor(room));
    if (!inside || (a && b && !porch)) continue;
    const welcome = WELCOME[inside.type] ?? 0;
    if (porch && welcome < BY_PORCH.from) continue;
    const score = welcome - (porch ? BY_PORCH.less : 0);
    if (best && best.score >= score) continue;
    const out = inside === a ? -1 : 1;
    if (leadsToRoom(plan, opening, out)) continue;
    const before = Math.max(thickness / 2 + 0.2 + swingOut(opening, out), porch ? beyondPorch(plan, opening, out) : 0);
    const [p, q] = beside(opening, before * out);
    const [wx, wy] = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
    const at: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    best = { score, at, angle: Math.atan2(wy - at[1], wx - at[0]) };
  }
  if (!best) return {};
  const [x, y] = toPx(best.at);
  return { entrance: { x, y, angle: best.angle } };
}

/** How far before a door its porch ends, with some air; 0 where it is as deep as a terrace. */
function beyondPorch(plan: Plan, opening: Opening, out: number): number {
  let end = 0;
  for (let reach = 0.3; reach <= DEEPEST_PORCH + 0.3; reach += 0.1) {
    const [[ax, ay], [bx, by]] = beside(opening, reach * out);
    if (plan.rooms.some((room) => isOutdoor(room) && contains(room.outline, [(ax + bx) / 2, (ay + by) / 2])))
      end = reach;
  }
  return end > DEEPEST_PORCH ? 0 : end + 0.35;
}

/** Whether some room lies straight beyond a door: then it leads into a part of the dwelling that was not read. */
function leadsToRoom(plan: Plan, opening: Opening, out: number): boolean {
  for (let reach = 0.3; reach <= 4; reach += 0.15) {
    const [[ax, ay], [bx, by]] = beside(opening, reach * out);
    if (plan.rooms.some((room) => !isOutdoor(room) && contains(room.outline, [(ax + bx) / 2, (ay + by) / 2])))
      return true;
  }
  return false;
}

/** How far the leaf of a door that opens outwards stands out. */
function swingOut(opening: Opening, out: number): number {
  if (!opening.swing) return 0;
  const [[ax, ay]] = beside(opening, out);
  const [nx, ny] = [ax - opening.from[0], ay - opening.from[1]];
  const { hinge, leaf } = opening.swing;
  return Math.max(0, (leaf[0] - hinge[0]) * nx + (leaf[1] - hinge[1]) * ny);
}

/** Round lengths of scale bars, longest first, each with the number of its bars; in the unit and in metres of one. */
const BARS = {
  m: { metres: 1, lengths: [[10, 5], [5, 5], [2, 2], [1, 2]] },
  ft: { metres: 0.3048, lengths: [[40, 4], [20, 4], [10, 5], [5, 5], [2, 2]] },
} as const; // biome-ignore format: a table
/** Share of the picture's width that a bar takes at most. */
const BAR_SHARE = 0.2;
/** How far the arrow at the way in reaches from its tip, as a share of the picture's longer side. */
export const ARROW = 26 / 2400;

/** A round length of about a fifth of the picture, bottom left, in the units of the drawing. */
function scaleBar({ widthPx, heightPx, pixelsPerMetre }: PictureFrame, units: DrawingUnit): PlanMarks['scaleBar'] {
  const { metres, lengths } = BARS[units];
  const unitPx = metres * pixelsPerMetre;
  const [length, parts] = lengths.find(([length]) => length * unitPx <= widthPx * BAR_SHARE) ?? lengths.at(-1)!;
  const side = Math.max(widthPx, heightPx);
  return {
    x: side * FOOT.side,
    y: heightPx - side * FOOT.edge,
    lengthPx: length * unitPx,
    parts,
    text: `${length} ${units}`,
  };
}
