import type { Opening, Plan, Wall } from '#core/plan/schema.ts';
import { otherLeaf } from '../dwelling/doors.ts';
import type { Pen } from './pen.ts';

/** The frame of an opening: a point at `u` metres along it and `v` metres across the wall from its centre line. */
interface Place {
  length: number;
  half: number;
  point(u: number, v: number): [number, number];
}

/** Draws all doors, windows and other openings in the styles of the drawing. */
export function drawOpenings(pen: Pen, plan: Plan): void {
  for (const opening of plan.openings) {
    const wall = plan.walls.find((w) => w.id === opening.wall)!;
    const place = placeOf(opening, wall);
    if (opening.kind === 'window') drawWindow(pen, place);
    else if (opening.kind === 'sliding') drawSliding(pen, place, wall.exterior);
    else if (opening.kind === 'garage') drawGarageDoor(pen, place);
    else if (opening.kind === 'gap') drawBeam(pen, place);
    else if (opening.swing) drawSwingDoor(pen, opening, place);
  }
}

function placeOf({ from, to }: Opening, wall: Wall): Place {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return {
    length,
    half: wall.thickness / 2,
    point: (u, v) => [from[0] + ux * u - uy * v, from[1] + uy * u + ux * v],
  };
}

function drawWindow(pen: Pen, { length, half, point }: Place): void {
  const { kind, colour } = pen.style.window;
  const across = (v: number) => pen.line([point(0, v), point(length, v)], { colour });
  const outline = (inset: number, fill?: string) =>
    pen.line(
      [point(0, -half + inset), point(length, -half + inset), point(length, half - inset), point(0, half - inset)],
      { colour, closed: true, ...(fill ? { fill } : {}) },
    );
  if (kind === 'two') for (const v of [-half, half]) across(v);
  else if (kind === 'three') for (const v of [-half, 0, half]) across(v);
  else if (kind === 'four') for (const v of [-half, -half / 3, half / 3, half]) across(v);
  else if (kind === 'filled') outline(half * 0.3, colour === pen.style.ink ? '#d5d5d5' : colour);
  else {
    outline(0);
    pen.line([point(0.05, -0.03), point(length - 0.05, -0.03), point(length - 0.05, 0.03), point(0.05, 0.03)], {
      colour,
      closed: true,
    });
  }
}

function drawSliding(pen: Pen, { length, half, point }: Place, exterior: boolean): void {
  const overlap = length * 0.04;
  const thick = Math.min(0.04, half * 0.7);
  const panel = (u0: number, u1: number, v: number) =>
    pen.line([point(u0, v), point(u1, v), point(u1, v + thick), point(u0, v + thick)], { closed: true });
  panel(0, length / 2 + overlap, -thick);
  panel(length / 2 - overlap, length, 0);
  if (exterior) for (const v of [-half, half]) pen.line([point(0, v), point(length, v)]);
}

/** A wide way through without a door: nothing, or the beam over it as dashes. */
function drawBeam(pen: Pen, { length, half, point }: Place): void {
  if (pen.style.door.threshold)
    for (const v of [-half, half])
      pen.line([point(0, v), point(length, v)], { dash: [pen.scale * 0.08, pen.scale * 0.06] });
}

function drawGarageDoor(pen: Pen, { length, half, point }: Place): void {
  pen.line([point(0, -half), point(length, -half)], { dash: [pen.scale * 0.15, pen.scale * 0.1] });
  pen.line([point(0, -0.03), point(length, -0.03), point(length, 0.03), point(0, 0.03)], { closed: true });
}

function drawSwingDoor(pen: Pen, opening: Opening, { length, half, point }: Place): void {
  const { threshold, atFace } = pen.style.door;
  if (threshold)
    for (const v of [-half, half]) pen.line([point(0, v), point(length, v)], { widthPx: pen.style.linePx * 0.7 });
  const leaves = opening.kind === 'double' ? [opening.swing!, otherLeaf(opening.swing!, opening)] : [opening.swing!];
  for (const { hinge, leaf } of leaves) {
    const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
    const out = [(leaf[0] - hinge[0]) / radius, (leaf[1] - hinge[1]) / radius] as const;
    const far =
      hinge === opening.from
        ? opening.to
        : hinge === opening.to
          ? opening.from
          : same(hinge, opening.from)
            ? opening.to
            : opening.from;
    const side = [(far[0] - hinge[0]) / length, (far[1] - hinge[1]) / length] as const;
    const shift = atFace ? half : 0;
    const pivot: [number, number] = [hinge[0] + out[0] * shift, hinge[1] + out[1] * shift];
    drawLeaf(pen, pivot, side, out, radius);
  }
}

const same = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1];

/** A leaf that turns about `pivot` from `side` (closed) to `out` (open); unit vectors, radius in metres. */
function drawLeaf(
  pen: Pen,
  pivot: [number, number],
  side: readonly [number, number],
  out: readonly [number, number],
  radius: number,
): void {
  const { ctx, at, scale, style } = pen;
  const { kind } = style.door;
  const open = kind === 'half-open' ? Math.PI / 4 : Math.PI / 2;
  const tip = (angle: number, r = radius): [number, number] => [
    pivot[0] + (side[0] * Math.cos(angle) + out[0] * Math.sin(angle)) * r,
    pivot[1] + (side[1] * Math.cos(angle) + out[1] * Math.sin(angle)) * r,
  ];
  const [px, py] = at(pivot);
  const from = Math.atan2(side[1], side[0]);
  const to = from + (side[0] * out[1] - side[1] * out[0] > 0 ? open : -open);
  ctx.beginPath();
  ctx.arc(px, py, radius * scale, from, to, to < from);
  ctx.lineWidth = style.linePx;
  ctx.strokeStyle = style.ink;
  ctx.setLineDash(kind === 'dashed-arc' ? [scale * 0.06, scale * 0.05] : []);
  if (kind !== 'half-open' || radius > 0.75) ctx.stroke();
  ctx.setLineDash([]);
  if (kind === 'arc-only') return;
  if (kind === 'leaf-box') {
    const t = 0.04;
    const [a, b] = [pivot, tip(open)];
    const shifted = ([x, y]: [number, number]): [number, number] => [x + side[0] * t, y + side[1] * t];
    pen.line([a, b, shifted(b), shifted(a)], { closed: true, fill: style.paper });
  } else pen.line([pivot, tip(open)], { widthPx: style.linePx * (kind === 'half-open' ? 1.8 : 1.3) });
}
