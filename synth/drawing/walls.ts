import { difference, FillRule, type Path64, type Paths64, union } from 'clipper2-ts';
import type { Opening, Plan, Wall } from '#core/plan/schema.ts';
import type { Pen } from './pen.ts';

type Box = [number, number, number, number];

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
  const bodies = walls.map((wall) => toPath(bodyBox(wall, walls)));
  const gaps = openings.flatMap((opening) => {
    const wall = walls.find((w) => w.id === opening.wall);
    return wall ? [toPath(gapBox(opening, wall))] : [];
  });
  const solid = union(bodies, FillRule.NonZero);
  return gaps.length ? difference(solid, gaps, FillRule.NonZero) : solid;
}

/** The wall's rectangle with half of the thickest wall it meets added at each end, so that corners close. */
export function bodyBox(wall: Wall, walls: readonly Wall[]): Box {
  const vertical = wall.from[0] === wall.to[0];
  const [a, b] = vertical ? [1, 0] : [0, 1];
  const reach = (end: readonly [number, number]) =>
    Math.max(
      0,
      ...walls
        .filter(
          (w) =>
            (w.from[0] === w.to[0]) !== vertical &&
            w.from[a] === end[a] &&
            w.from[b]! <= end[b]! &&
            w.to[b]! >= end[b]!,
        )
        .map((w) => w.thickness / 2),
    );
  const [low, high, half] = [wall.from[a]! - reach(wall.from), wall.to[a]! + reach(wall.to), wall.thickness / 2];
  return vertical
    ? [wall.from[0] - half, low, wall.from[0] + half, high]
    : [low, wall.from[1] - half, high, wall.from[1] + half];
}

/** The part of the wall that an opening takes out; a hair thicker so that no sliver of the wall stays. */
export function gapBox({ from, to }: Opening, wall: Wall): Box {
  const half = wall.thickness / 2 + 0.001;
  const [x0, x1] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [y0, y1] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return x0 === x1 ? [x0 - half, y0, x1 + half, y1] : [x0, y0 - half, x1, y1 + half];
}

const toPath = ([x0, y0, x1, y1]: Box): Path64 =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ].map(([x, y]) => ({ x: Math.round(x! * 1000), y: Math.round(y! * 1000) }));

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
