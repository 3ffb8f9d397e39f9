import { difference, FillRule, type Path64, type Paths64, union } from 'clipper2-ts';
import type { Opening, Plan, Point, Ring, Wall } from '#core/plan/schema.ts';
import type { Pen } from './pen.ts';

/** Draws the wall bodies with the openings cut out, in the wall style of the drawing. */
export function drawWalls(pen: Pen, plan: Plan): void {
  const { ctx, style } = pen;
  const { kind, colour, stroke, strokePx } = style.wall;
  const all = wallPaths(plan.walls, plan.openings);
  if (kind === 'solid') paint(pen, all, { fill: colour });
  else if (kind === 'fill') paint(pen, all, { fill: colour, stroke, strokePx });
  else if (kind === 'outline') paint(pen, all, { fill: style.paper, stroke, strokePx });
  else if (kind === 'core') {
    // Bearing outer walls filled, light partitions in outline.
    paint(pen, all, { fill: style.paper, stroke, strokePx });
    const outer = plan.walls.filter((wall) => wall.exterior);
    paint(pen, wallPaths(outer, plan.openings), { fill: colour, stroke: colour, strokePx: style.linePx });
  } else {
    paint(pen, all, { fill: style.paper });
    ctx.save();
    trace(pen, all);
    ctx.clip('evenodd');
    if (kind === 'hatched') hatch(pen, pen.scale * 0.075);
    else for (const wall of plan.walls) zigzag(pen, wall);
    ctx.restore();
    paint(pen, all, { stroke, strokePx });
  }
}

/** Wall bodies, grown at their ends to fill the corners, without the openings; millimetres. */
function wallPaths(walls: readonly Wall[], openings: readonly Opening[]): Paths64 {
  const bodies = walls.map((wall) => toPath(bodyRing(wall, walls)));
  const gaps = openings.flatMap((opening) => {
    const wall = walls.find((w) => w.id === opening.wall);
    return wall ? [toPath(gapRing(opening, wall))] : [];
  });
  const solid = union(bodies, FillRule.NonZero);
  return gaps.length ? difference(solid, gaps, FillRule.NonZero) : solid;
}

/** The wall's rectangle, longer at each end by what closes the corner with the walls it meets there. */
export function bodyRing(wall: Wall, walls: readonly Wall[]): Ring {
  const reach = (end: Point) =>
    Math.max(0, ...walls.filter((w) => w !== wall && isOn(end, w)).map((w) => cornerReach(wall, w)));
  return band(wall.from, wall.to, wall.thickness / 2, reach(wall.from), reach(wall.to));
}

/** The part of the wall that an opening takes out; a hair thicker so that no sliver of the wall stays. */
export function gapRing({ from, to }: Opening, wall: Wall): Ring {
  return band(from, to, wall.thickness / 2 + 0.001, 0, 0);
}

/** How far a wall's faces run on until they meet those of another one: half of it at right angles, less at 45 degrees. */
function cornerReach(wall: Wall, other: Wall): number {
  const [a, b] = [wall, other].map(({ from, to }) => Math.atan2(to[1] - from[1], to[0] - from[0])) as [number, number];
  const turn = Math.abs(Math.sin(a - b));
  if (turn < 0.01) return 0;
  return turn > 0.99 ? other.thickness / 2 : (other.thickness / 2) * Math.tan(Math.asin(turn) / 2);
}

/** Whether an end lies on the centre line of a wall. */
function isOn([x, y]: Point, { from, to }: Wall): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (x - from[0]) * ux + (y - from[1]) * uy;
  const across = (x - from[0]) * uy - (y - from[1]) * ux;
  return Math.abs(across) < 1e-6 && along > -1e-6 && along < length + 1e-6;
}

function band(from: Point, to: Point, half: number, before: number, after: number): Ring {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (end: Point, along: number, across: number): Point => [
    end[0] + ux * along - uy * across,
    end[1] + uy * along + ux * across,
  ];
  return [at(from, -before, -half), at(to, after, -half), at(to, after, half), at(from, -before, half)];
}

const toPath = (ring: Ring): Path64 => ring.map(([x, y]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) }));

function trace({ ctx, at }: Pen, paths: Paths64): void {
  ctx.beginPath();
  for (const path of paths) {
    path.forEach((p, i) => {
      const [x, y] = at([Number(p.x) / 1000, Number(p.y) / 1000]);
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
    ctx.closePath();
  }
}

function paint(
  pen: Pen,
  paths: Paths64,
  { fill, stroke, strokePx = 1 }: { fill?: string; stroke?: string; strokePx?: number },
): void {
  const { ctx } = pen;
  trace(pen, paths);
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill('evenodd');
  }
  if (!stroke) return;
  ctx.lineWidth = strokePx;
  ctx.strokeStyle = stroke;
  ctx.stroke();
}

function hatch({ ctx, style }: Pen, stepPx: number): void {
  const { width, height } = ctx.canvas;
  ctx.lineWidth = Math.max(0.7, style.linePx * 0.6);
  ctx.strokeStyle = style.wall.colour;
  ctx.beginPath();
  for (let x = -height; x < width; x += Math.max(4, stepPx) * 1.4) {
    ctx.moveTo(x, height);
    ctx.lineTo(x + height, 0);
  }
  ctx.stroke();
}

/** The zigzag of an insulating layer along the middle of a wall. */
function zigzag(pen: Pen, wall: Wall): void {
  const { ctx, at, scale, style } = pen;
  const [x0, y0] = at(wall.from);
  const [x1, y1] = at(wall.to);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const half = wall.thickness * scale * (wall.exterior ? 0.32 : 0.5);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  ctx.lineWidth = Math.max(0.7, style.linePx * 0.6);
  ctx.strokeStyle = style.wall.colour;
  ctx.beginPath();
  const step = Math.max(4, half * 0.8);
  for (let i = 0, t = 0; t <= length; i++, t += step) {
    const side = i % 2 ? half : -half;
    const [x, y] = [x0 + ux * t - uy * side, y0 + uy * t + ux * side];
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.stroke();
}
