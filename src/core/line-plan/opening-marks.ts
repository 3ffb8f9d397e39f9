import { arcOf, leavesOf } from '../geometry/door-leaves.ts';
import type { Opening, Plan } from '../plan/schema.ts';
import { sidesOf } from '../scene/floor-nodes.ts';
import { isOutdoor, thicknessAt } from '../scene/footprint.ts';
import type { Pen } from './pen.ts';

/** Thickness of a door leaf and of a pane with its frame, metres. */
const LEAF = 0.045;
const FRAME = 0.07;
/** How far a window sill stands out of the wall, metres. */
const SILL = 0.04;

/** Doors and windows as plans show them. */
export function drawOpenings(pen: Pen, plan: Plan): void {
  for (const opening of plan.openings) DRAWN[opening.kind](pen, opening, plan);
}

const DRAWN: Record<Opening['kind'], (pen: Pen, opening: Opening, plan: Plan) => void> = {
  window: drawWindow,
  door: drawHinged,
  double: drawHinged,
  sliding: drawSliding,
  garage: drawGarage,
  gap: drawGap,
};

interface Along {
  readonly pen: Pen;
  readonly length: number;
  /** Half the wall's thickness. */
  readonly half: number;
}

/** A pen whose x runs along the opening from 0, and whose y runs across the wall. */
function along(pen: Pen, { from, to }: Pick<Opening, 'from' | 'to'>, thickness: number): Along {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return { pen: pen.placed(from, degrees), length, half: thickness / 2 };
}

/** Both faces of the wall, the frame with its glass, and the sill on the outside. */
function drawWindow(pen: Pen, opening: Opening, plan: Plan): void {
  const { pen: own, length, half } = along(pen, opening, thicknessAt(plan, opening));
  const thin = own.with({ line: 'thin' });
  const outside = outsideOf(plan, opening);
  for (const side of [-1, 1]) {
    const y = side * (half + (side === outside ? SILL : 0));
    const reach = side === outside ? SILL : 0;
    if (side === outside)
      thin.line([-reach, side * half], [-reach, y], [length + reach, y], [length + reach, side * half]);
    own.line([0, side * half], [length, side * half]);
  }
  const frame = Math.min(FRAME, half * 0.7) / 2;
  thin.box(0, -frame, length, frame);
  thin.line([0, 0], [length, 0]);
}

/** The leaf stands open; the arc is the way of its free end. Outer doors have a threshold. */
function drawHinged(pen: Pen, opening: Opening, plan: Plan): void {
  const thickness = thicknessAt(plan, opening);
  const thin = pen.with({ line: 'thin' });
  if (leadsOutside(plan, opening)) drawFaces(along(thin, opening, thickness));
  if (!opening.swing) {
    const { pen: own, length } = along(pen, opening, thickness);
    own.box(0, -LEAF / 2, length, LEAF / 2);
    return;
  }
  for (const leaf of leavesOf(opening)) {
    const { hinge, tip } = leaf;
    const { radius, start, sweep } = arcOf(leaf);
    thin.arc(hinge[0], hinge[1], radius, start, start + sweep);
    const { pen: own } = along(pen, { from: hinge, to: tip }, thickness);
    // The leaf lies on the side to which it shuts, within its opening.
    const side = Math.sign(sweep) || 1;
    own.box(0, 0, radius, side * LEAF);
  }
}

/** Two leaves that pass each other. */
function drawSliding(pen: Pen, opening: Opening, plan: Plan): void {
  const reach = along(pen, opening, thicknessAt(plan, opening));
  const { pen: own, length } = reach;
  if (leadsOutside(plan, opening)) drawFaces({ ...reach, pen: own.with({ line: 'thin' }) });
  own.box(0, -LEAF, length * 0.53, 0);
  own.box(length * 0.47, 0, length, LEAF);
}

/** Its gate goes up: the gate below, and dashed where it lies under the ceiling. */
function drawGarage(pen: Pen, opening: Opening, plan: Plan): void {
  const reach = along(pen, opening, thicknessAt(plan, opening));
  const { pen: own, length, half } = reach;
  drawFaces({ ...reach, pen: own.with({ line: 'thin' }) });
  own.box(0, -LEAF / 2, length, LEAF / 2);
  const inside = -outsideOf(plan, opening);
  const deep = inside * (half + GATE);
  if (inside)
    own.with({ line: 'thin' }).dashedLine([0, inside * half], [0, deep], [length, deep], [length, inside * half]);
}

/** Height of a garage's gate, metres: so deep it lies under the ceiling. */
const GATE = 2.1;

/** Edges of the ceiling above a passage. */
function drawGap(pen: Pen, opening: Opening, plan: Plan): void {
  const { pen: own, length, half } = along(pen, opening, thicknessAt(plan, opening));
  const thin = own.with({ line: 'thin' });
  for (const y of [-half, half]) thin.dashedLine([0, y], [length, y]);
}

function drawFaces({ pen, length, half }: Along): void {
  for (const y of [-half, half]) pen.line([0, y], [length, y]);
}

/** The side (of `along`'s y) on which there is no room with a roof: 1, -1, or 0 where it is none or both. */
function outsideOf(plan: Plan, opening: Opening): -1 | 0 | 1 {
  const [a, b] = sidesOf(plan, opening.from, opening.to, thicknessAt(plan, opening));
  const [outA, outB] = [!a || isOutdoor(a), !b || isOutdoor(b)];
  if (outA === outB) return 0;
  return outA ? 1 : -1;
}

const leadsOutside = (plan: Plan, opening: Opening): boolean => outsideOf(plan, opening) !== 0;
