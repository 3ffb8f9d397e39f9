import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  isPositive,
  JoinType,
  type Path64,
  type Paths64,
  union,
} from 'clipper2-ts';
import type { Opening, Plan, Point, Ring, Wall } from '#core/plan/schema.ts';
import type { Pen } from './pen.ts';
import type { WallLook } from './types.ts';
import { drawHatch } from './wall-hatch.ts';

/** Draws the wall bodies with the openings cut out, outer and inner ones each in their look, and columns with them. */
export function drawWalls(pen: Pen, plan: Plan): void {
  const { outer, inner } = pen.style.wall;
  const columns = plan.fixtures.filter((f) => f.kind === 'column').map((f) => toPath(f.outline));
  if (outer === inner) {
    const all = wallPaths(plan.walls, plan.openings);
    const bodies = columns.length ? union(all, columns, FillRule.NonZero) : all;
    if (outer.kind === 'lined') drawLined(pen, bodies, plan.walls, outer);
    else drawLook(pen, bodies, plan.walls, outer);
    return;
  }
  const outside = union(
    wallPaths(
      plan.walls.filter((w) => w.exterior),
      plan.openings,
      plan.walls,
    ),
    columns,
    FillRule.NonZero,
  );
  const inside = difference(wallPaths(plan.walls, plan.openings), outside, FillRule.NonZero);
  drawLook(
    pen,
    inside,
    plan.walls.filter((w) => !w.exterior),
    inner,
  );
  drawLook(
    pen,
    outside,
    plan.walls.filter((w) => w.exterior),
    outer,
  );
}

/** Bodies in one look; `walls` are those whose lengths a look may follow. */
function drawLook(pen: Pen, bodies: Paths64, walls: readonly Wall[], look: WallLook): void {
  const { ctx, style } = pen;
  const { kind, colour, stroke, strokePx } = look;
  if (kind === 'solid') paint(pen, bodies, { fill: colour });
  else if (kind === 'fill') paint(pen, bodies, { fill: colour, stroke, strokePx });
  else {
    paint(pen, bodies, { fill: style.paper });
    // Pieces of walls have no inner side: a lined one of a neighbour is hollow.
    if (kind !== 'outline' && kind !== 'lined') {
      ctx.save();
      trace(pen, bodies);
      ctx.clip('evenodd');
      drawHatch(pen, look, walls);
      ctx.restore();
    }
    paint(pen, bodies, { stroke, strokePx });
  }
}

/** Bodies that are filled but for an outer leaf, which is hollow or of concrete. */
function drawLined(pen: Pen, bodies: Paths64, walls: readonly Wall[], look: WallLook): void {
  const { ctx } = pen;
  const inside = insideLeaf(walls, look.leaf!);
  paint(pen, bodies, { fill: pen.style.paper });
  if (look.concrete) {
    ctx.save();
    trace(pen, bodies);
    ctx.clip('evenodd');
    drawHatch(
      pen,
      { ...look, kind: look.hatch ?? 'concrete', colour: look.stroke },
      walls.filter((wall) => wall.exterior),
    );
    ctx.restore();
  }
  const filled = intersect(bodies, inside, FillRule.NonZero);
  paint(pen, filled, {
    fill: look.colour,
    ...(look.concrete || look.seam ? { stroke: look.stroke, strokePx: look.strokePx } : {}),
  });
  paint(pen, bodies, { stroke: look.stroke, strokePx: look.strokePx });
}

/** What the walls surround, themselves included, without the outermost `leaf` metres. */
function insideLeaf(walls: readonly Wall[], leaf: number): Paths64 {
  const ground = union(
    walls.map((wall) => toPath(bodyRing(wall, walls))),
    FillRule.NonZero,
  ).filter(isPositive);
  return inflatePaths(ground, -leaf * 1000, JoinType.Miter, EndType.Polygon);
}

/** The body of a neighbouring building or any other piece in the look of the outer walls; metres. */
export function drawWallPiece(pen: Pen, rings: readonly Ring[]): void {
  drawLook(pen, union(rings.map(toPath), FillRule.NonZero), [], pen.style.wall.outer);
}

/** Wall bodies, grown at their ends to fill the corners, without the openings; millimetres. */
function wallPaths(walls: readonly Wall[], openings: readonly Opening[], all: readonly Wall[] = walls): Paths64 {
  const bodies = walls.map((wall) => toPath(bodyRing(wall, all)));
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
