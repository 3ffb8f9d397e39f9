import type { Opening, Plan, Wall } from '#core/plan/schema.ts';
import { drawConventionalOpening } from './conventions/draw-conventional-opening.ts';
import { drawSwingDoor } from './door-leaves.ts';
import type { Pen } from './pen.ts';
import { type Place, placeOf } from './place.ts';
import { drawWindow } from './windows.ts';

/**
 * Makes the openings fit the drawing's way with doors: closets with folding or pocket doors lose their swing, and on plans that
 * show doors as mere openings the inner ones become gaps.
 */
export function settleOpenings(plan: Plan, { closet, bare }: Pen['style']['door']): void {
  const closets = plan.rooms.filter((room) => room.type === 'closet');
  for (const opening of plan.openings) {
    if (opening.kind !== 'door' && opening.kind !== 'double') continue;
    const wall = plan.walls.find((w) => w.id === opening.wall)!;
    if (bare && !wall.exterior) {
      opening.kind = 'gap';
      delete opening.swing;
    } else if (closet !== 'same' && closets.some((room) => isBeside(opening, wall, room.outline))) delete opening.swing;
  }
}

function isBeside({ from, to }: Opening, wall: Wall, outline: readonly (readonly [number, number])[]): boolean {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const reach = wall.thickness / 2 + 0.05;
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  return (
    middle[0]! > Math.min(...xs) - reach &&
    middle[0]! < Math.max(...xs) + reach &&
    middle[1]! > Math.min(...ys) - reach &&
    middle[1]! < Math.max(...ys) + reach
  );
}

/** Draws all doors, windows and other openings in the styles of the drawing. */
export function drawOpenings(pen: Pen, plan: Plan): void {
  for (const opening of plan.openings) {
    const wall = plan.walls.find((w) => w.id === opening.wall)!;
    const place = placeOf(opening, wall);
    const { conventions } = pen.style;
    const out = outwards(plan, opening, place);
    if (conventions && drawConventionalOpening(pen, opening, { wall, place, out }, conventions)) continue;
    if (opening.kind === 'window') drawWindow(pen, place, out);
    else if (opening.kind === 'sliding') drawSliding(pen, place, wall.exterior);
    else if (opening.kind === 'garage') drawGarageDoor(pen, place);
    else if (opening.kind === 'gap') drawBeam(pen, place);
    else if (opening.swing) drawSwingDoor(pen, opening, place);
    else if (pen.style.door.closet === 'pocket') drawPocket(pen, place);
    else drawBifold(pen, place);
  }
}

/** Which side of a window no room lies on: 1 or -1 across the wall. */
function outwards(plan: Plan, { from, to }: Opening, { length, half, point }: Place): 1 | -1 {
  const [x, y] = point(length / 2, half + 0.15);
  const inside = plan.rooms.some((room) => {
    const xs = room.outline.map((p) => p[0]);
    const ys = room.outline.map((p) => p[1]);
    return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
  });
  return inside && from !== to ? -1 : 1;
}

function drawSliding(pen: Pen, { length, half, point }: Place, exterior: boolean): void {
  const overlap = length * 0.04;
  const thick = Math.min(0.04, half * 0.7);
  const panel = (u0: number, u1: number, v: number) => {
    pen.line([point(u0, v), point(u1, v), point(u1, v + thick), point(u0, v + thick)], { closed: true });
    pen.mark('door-leaf', [point(u0, v), point(u1, v), point(u1, v + thick), point(u0, v + thick)], true);
  };
  panel(0, length / 2 + overlap, -thick);
  panel(length / 2 - overlap, length, 0);
  if (exterior) for (const v of [-half, half]) pen.line([point(0, v), point(length, v)]);
}

/** Two pairs of folded panels (one for a narrow door) standing out of the wall as a V. */
function drawBifold(pen: Pen, { length, half, point }: Place): void {
  const fold = length > 1.05 ? length / 4 : length / 2;
  const out = fold * 0.8;
  const [along] = [fold * 0.6];
  const side = half;
  const draw = (a: number, b: number, c: number) => {
    const points = [point(a, side), point(b, side + out), point(c, side)];
    pen.line(points, { widthPx: pen.style.linePx * 1.3, colour: pen.style.door.colour });
    for (const i of [0, 1]) pen.markStroke('door-leaf', points[i]!, points[i + 1]!, 3);
  };
  draw(0, along, along * 2);
  if (length > 1.05) draw(length, length - along, length - along * 2);
  if (pen.style.door.threshold)
    for (const v of [-half, half]) pen.line([point(0, v), point(length, v)], { widthPx: pen.style.linePx * 0.7 });
}

/** A leaf half out of its slot in the wall. */
function drawPocket(pen: Pen, { length, point }: Place): void {
  const t = 0.02;
  const leaf = [point(-length * 0.45, -t), point(length * 0.6, -t), point(length * 0.6, t), point(-length * 0.45, t)];
  pen.line(leaf, { closed: true, fill: pen.style.paper, colour: pen.style.door.colour });
  pen.mark('door-leaf', [point(0, -t), point(length * 0.6, -t), point(length * 0.6, t), point(0, t)], true);
}

/** A wide way through without a door: nothing, or the beam over it as dashes. */
function drawBeam(pen: Pen, { length, half, point }: Place): void {
  if (pen.style.door.threshold)
    for (const v of [-half, half])
      pen.line([point(0, v), point(length, v)], { dash: [pen.scale * 0.08, pen.scale * 0.06] });
}

function drawGarageDoor(pen: Pen, { length, half, point }: Place): void {
  const dash = [pen.scale * 0.15, pen.scale * 0.1];
  pen.line([point(0, -half), point(length, -half)], { dash });
  pen.line([point(0, -0.03), point(length, -0.03), point(length, 0.03), point(0, 0.03)], { closed: true });
}
