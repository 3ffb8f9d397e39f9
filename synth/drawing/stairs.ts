import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import type { Random } from '../random.ts';
import type { Pen, PointPx } from './pen.ts';

/** A flight's own frame: u across its width, v along its rise, in metres. */
interface Flight {
  width: number;
  length: number;
  at(u: number, v: number): [number, number];
}

/** Depth of a tread, metres. */
export const GOING = 0.26;

/** Stairs in their room: one straight flight, two flights side by side with a landing or winders, or an L. */
export function drawStairs(pen: Pen, room: Room, plan: Plan, random: Random): void {
  const { x0, y0, x1, y1 } = boundsOf(room.outline);
  const upright = y1 - y0 >= x1 - x0;
  const [low, high] = upright ? [y0, y1] : [x0, x1];
  const way = plan.openings.find((o) => o.kind !== 'window' && nearBox(o.from, { x0, y0, x1, y1 }));
  const atLow = way ? Math.abs((upright ? way.from[1] : way.from[0]) - low) < 0.5 : true;
  const width = upright ? x1 - x0 : y1 - y0;
  const whole: Flight = {
    width,
    length: high - low,
    at: (u, v) => {
      const along = atLow ? low + v : high - v;
      return upright ? [x0 + u, along] : [along, y0 + u];
    },
  };
  const landing = Math.min(0.9, whole.length * 0.3);
  pen.mark('stairs', [
    whole.at(0, landing),
    whole.at(width, landing),
    whole.at(width, whole.length),
    whole.at(0, whole.length),
  ]);
  drawFlights(pen, whole, landing, random);
}

/** Stairs that stand open in a room: a flight along the longer side of their outline, or a spiral. */
export function drawOpenStairs(pen: Pen, { kind, outline }: DrawnItem, random: Random): void {
  const [a, b, , d] = outline as [PointPx, PointPx, PointPx, PointPx];
  const sides = [b, d].map((end) => Math.hypot(end[0] - a[0], end[1] - a[1]));
  const [across, along] = sides[0]! > sides[1]! ? [d, b] : [b, d];
  const [width, length] = [Math.min(...sides), Math.max(...sides)];
  const up = random.chance(0.5);
  const at: Flight['at'] = (u, v) => {
    const [s, t] = [u / width, (up ? v : length - v) / length];
    return [
      a[0] + (across[0] - a[0]) * s + (along[0] - a[0]) * t,
      a[1] + (across[1] - a[1]) * s + (along[1] - a[1]) * t,
    ];
  };
  if (kind === 'spiral-stairs') {
    drawSpiral(pen, { width, length, at }, random);
    return;
  }
  // Parapet and string to the open sides.
  const rail = random.pick([0, 0, 0.05, 0.1]);
  for (const u of random.pick([[width], [0, width]]))
    for (const off of rail ? [0, rail] : [0]) pen.line([at(u + off, 0), at(u + off, length)]);
  drawFlights(pen, { width, length, at }, 0, random);
}

function drawFlights(pen: Pen, whole: Flight, start: number, random: Random): void {
  if (whole.width > 1.7 && random.chance(0.75)) drawDogleg(pen, whole, start, random);
  else if (random.chance(0.3) && whole.width > 0.9) drawWinding(pen, whole, start);
  else drawStraight(pen, whole, start, random);
}

/** Treads round a post in a circle, a quarter of it left open in some. */
function drawSpiral(pen: Pen, { width, length, at }: Flight, random: Random): void {
  const radius = Math.min(width, length) / 2;
  const point = (angle: number, r: number) => at(width / 2 + r * Math.cos(angle), length / 2 + r * Math.sin(angle));
  const sweep = random.pick([1.5, 1.75, 2]) * Math.PI;
  const first = random.range(0, 2 * Math.PI);
  const treads = Math.round(sweep / random.range(0.36, 0.5));
  const ring = (r: number, to = 2 * Math.PI) => Array.from({ length: 49 }, (_, i) => point(first + (to * i) / 48, r));
  pen.line(ring(radius, sweep));
  if (pen.style.stairs.rail) pen.line(ring(radius - 0.05, sweep));
  pen.line(ring(0.07), { closed: true });
  for (let i = 0; i <= treads; i++)
    pen.line([point(first + (sweep * i) / treads, 0.07), point(first + (sweep * i) / treads, radius)]);
  if (pen.style.stairs.arrow !== 'none')
    drawArrow(
      pen,
      Array.from({ length: 25 }, (_, i) => point(first + sweep * (0.05 + (0.9 * i) / 24), radius * 0.6)),
    );
}

function drawStraight(pen: Pen, { width, length, at }: Flight, start: number, random: Random): void {
  let step = 1;
  for (let v = start; v <= length + 0.001; v += GOING) {
    pen.line([at(0, v), at(width, v)]);
    if (pen.style.stairs.numbers && v + GOING < length) number(pen, step++, at(width * 0.25, v + GOING / 2));
  }
  const { rail, breakLine } = pen.style.stairs;
  if (rail) for (const u of [0.06, width - 0.06]) pen.line([at(u, start), at(u, length)]);
  if (breakLine && length - start > 1.8) drawBreak(pen, at, width, start + (length - start) * random.range(0.5, 0.7));
  drawArrow(pen, [at(width / 2, start - 0.2), at(width / 2, length - 0.2)]);
}

/** Up one half of the width and back down the other. */
function drawDogleg(pen: Pen, { width, length, at }: Flight, start: number, random: Random): void {
  const well = random.chance(0.5) ? 0.1 : 0;
  const half = (width - well) / 2;
  const winders = random.chance(0.4);
  const end = length - (winders ? half : Math.min(half, 1));
  for (let v = start; v <= end + 0.001; v += GOING) {
    pen.line([at(0, v), at(half, v)]);
    pen.line([at(half + well, v), at(width, v)]);
  }
  pen.line([at(half, start), at(half, end), at(half + well, end), at(half + well, start)], { closed: well > 0 });
  if (winders)
    for (let i = 1; i < 6; i++) {
      const angle = (Math.PI * i) / 6;
      const [c, s] = [-Math.cos(angle), Math.sin(angle)];
      const reach = Math.min(Math.abs(c) > 1e-6 ? width / 2 / Math.abs(c) : 9, (length - end) / s);
      pen.line([at(width / 2, end), at(width / 2 + c * reach, end + s * reach)]);
    }
  if (pen.style.stairs.breakLine) drawBreak(pen, at, half, start + (end - start) * random.range(0.4, 0.7));
  const turn = end + (length - end) / 2;
  drawArrow(pen, [
    at(half / 2, start - 0.15),
    at(half / 2, turn),
    at(width - half / 2, turn),
    at(width - half / 2, start + 0.1),
  ]);
}

/** A flight that turns by winders at its top. */
function drawWinding(pen: Pen, { width, length, at }: Flight, start: number): void {
  const end = Math.max(start, length - width);
  for (let v = start; v <= end + 0.001; v += GOING) pen.line([at(0, v), at(width, v)]);
  for (const angle of [22, 45, 67]) {
    const t = Math.tan((angle * Math.PI) / 180);
    pen.line([at(0, end), t < 1 ? at(width, end + width * t) : at(width / t, end + width)]);
  }
  pen.line([at(0, end), at(width, end)]);
  drawArrow(pen, [at(width / 2, start - 0.15), at(width / 2, end + width * 0.4), at(width * 0.15, end + width * 0.8)]);
}

/** The line at which a flight is cut, twice, with a kink in the middle. */
export function drawBreak(pen: Pen, at: Flight['at'], width: number, v: number): void {
  const tilt = width * 0.4;
  for (const off of [0, 0.08]) {
    const point = (u: number, w = 0) => at(u, v + off + (u / width - 0.5) * tilt + w);
    const middle = width / 2;
    pen.line([
      point(0),
      point(middle - 0.08),
      point(middle - 0.03, 0.12),
      point(middle + 0.03, -0.12),
      point(middle + 0.08),
      point(width),
    ]);
  }
}

/** The walking line with a point at its head. */
export function drawArrow(pen: Pen, points: [number, number][]): void {
  const { arrow } = pen.style.stairs;
  if (arrow === 'none') return;
  pen.line(points);
  const [head, before] = [points.at(-1)!, points.at(-2)!];
  const length = Math.hypot(head[0] - before[0], head[1] - before[1]) || 1;
  const [ux, uy] = [(head[0] - before[0]) / length, (head[1] - before[1]) / length];
  const wing = (side: number): [number, number] => [
    head[0] - ux * 0.2 - uy * 0.09 * side,
    head[1] - uy * 0.2 + ux * 0.09 * side,
  ];
  if (arrow === 'filled') pen.line([wing(1), head, wing(-1)], { closed: true, fill: pen.style.ink });
  else pen.line([wing(1), head, wing(-1)]);
}

function number(pen: Pen, step: number, at: [number, number]): void {
  const px = Math.min(pen.style.dimensionPx, pen.scale * GOING * 0.7);
  if (px >= 9) pen.write(String(step), pen.at(at), { px, role: 'note' });
}

const nearBox = ([x, y]: readonly [number, number], b: { x0: number; y0: number; x1: number; y1: number }) =>
  x > b.x0 - 0.5 && x < b.x1 + 0.5 && y > b.y0 - 0.5 && y < b.y1 + 0.5;
