import type { Wall } from '#core/plan/schema.ts';
import type { Pen } from './pen.ts';
import type { WallLook } from './types.ts';

/** Fills the clipped wall bodies with the hatch of their look. */
export function drawHatch(pen: Pen, { kind, colour }: WallLook, walls: readonly Wall[]): void {
  const { ctx, scale, style } = pen;
  ctx.lineWidth = Math.max(0.7, style.linePx * 0.6);
  ctx.strokeStyle = colour;
  const step = Math.max(4, scale * 0.1);
  ctx.beginPath();
  if (kind === 'hatched' || kind === 'crossed') slant(pen, step, 1);
  if (kind === 'crossed') slant(pen, step, -1);
  if (kind === 'dotted') dots(pen, Math.max(3, scale * 0.05), colour);
  for (const wall of walls) {
    if (kind === 'brick') bricks(pen, wall);
    else if (kind === 'layers') layers(pen, wall, wall.exterior ? [-0.55, 0.35] : [-0.55, 0.55]);
    else if (kind === 'cored') layers(pen, wall, [0]);
    else if (kind === 'zigzag') zigzag(pen, wall, 0.34);
    else if (kind === 'waves') waves(pen, wall);
    else if (kind === 'concrete') concrete(pen, wall);
  }
  ctx.stroke();
}

function slant({ ctx }: Pen, stepPx: number, direction: 1 | -1): void {
  const { width, height } = ctx.canvas;
  for (let x = -height; x < width + height; x += stepPx) {
    ctx.moveTo(x, height);
    ctx.lineTo(x + direction * height, 0);
  }
}

/** Concrete: small dots, every row shifted. */
function dots({ ctx }: Pen, stepPx: number, colour: string): void {
  const { width, height } = ctx.canvas;
  ctx.fillStyle = colour;
  const size = Math.max(1, stepPx * 0.3);
  // One tile, repeated, is much faster than every dot on its own.
  const columns = Math.ceil(width / stepPx);
  for (let j = 0; j * stepPx < height; j++) {
    const shift = (j % 2) * stepPx * 0.5;
    ctx.setLineDash([size, stepPx - size]);
    ctx.moveTo(shift, j * stepPx);
    ctx.lineTo(columns * stepPx, j * stepPx);
  }
  ctx.lineWidth = size;
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
}

/** Size of a speck of concrete, and one stands in every square of this side; metres. */
const SPECK_M = 0.012;
const STREWN_M = 0.07;

/** Concrete as engineers draw it: specks and, here and there, a pebble; strewn evenly by multiples of two irrational shares. */
function concrete(pen: Pen, wall: Wall): void {
  const { length, half, at } = courseOf(pen, wall);
  const speck = Math.max(1, pen.scale * SPECK_M);
  const count = (length * 2 * half) / (pen.scale * STREWN_M) ** 2;
  for (let i = 1; i < count; i++) {
    const [x, y] = at(((i * 0.7549) % 1) * length, (((i * 0.5698) % 1) * 2 - 1) * half);
    const size = i % 6 ? speck : speck * 3;
    pen.ctx.moveTo(x, y - size / 2);
    pen.ctx.lineTo(x + size / 2, y + size / 2);
    if (i % 6) continue;
    pen.ctx.lineTo(x - size / 2, y + size / 3);
    pen.ctx.closePath();
  }
}

interface Course {
  length: number;
  half: number;
  at(along: number, across: number): [number, number];
}

/** A wall in pixels with a frame along it. */
function courseOf({ at, scale }: Pen, wall: Wall): Course {
  const [x0, y0] = at(wall.from);
  const [x1, y1] = at(wall.to);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  return {
    length,
    half: (wall.thickness * scale) / 2,
    at: (along, across) => [x0 + ux * along - uy * across, y0 + uy * along + ux * across],
  };
}

/** Stretchers in plan: joints across the wall and one line along its middle. */
function bricks(pen: Pen, wall: Wall): void {
  const { ctx, scale } = pen;
  const { length, half, at } = courseOf(pen, wall);
  ctx.moveTo(...at(-half, 0));
  ctx.lineTo(...at(length + half, 0));
  const step = Math.max(5, scale * 0.24);
  for (let t = 0, i = 0; t < length; t += step / 2, i++) {
    ctx.moveTo(...at(t, i % 2 ? -half : 0));
    ctx.lineTo(...at(t, i % 2 ? 0 : half));
  }
}

/** Facing, insulation and bearing leaf, or a cavity: lines along the wall at shares of its half thickness. */
function layers(pen: Pen, wall: Wall, shares: readonly number[]): void {
  const { length, half, at } = courseOf(pen, wall);
  // The pieces of a curved wall meet at their ends.
  const beyond = length < 1.5 * half ? 0 : half;
  for (const share of shares) {
    pen.ctx.moveTo(...at(-beyond, share * half));
    pen.ctx.lineTo(...at(length + beyond, share * half));
  }
}

/** The zigzag of an insulating layer along the middle of a wall. */
function zigzag(pen: Pen, wall: Wall, share: number): void {
  const { length, half, at } = courseOf(pen, wall);
  const reach = half * (wall.exterior ? share * 2 : 1);
  const step = Math.max(4, reach * 0.8);
  for (let i = 0, t = 0; t <= length; i++, t += step) {
    const point = at(t, i % 2 ? reach : -reach);
    if (i === 0) pen.ctx.moveTo(...point);
    else pen.ctx.lineTo(...point);
  }
}

/** The loops of mineral wool. */
function waves(pen: Pen, wall: Wall): void {
  const { length, half, at } = courseOf(pen, wall);
  const reach = half * (wall.exterior ? 0.6 : 0.9);
  const step = Math.max(5, reach * 0.9);
  pen.ctx.moveTo(...at(0, -reach));
  for (let i = 0, t = 0; t <= length; i++, t += step) {
    const [near, far] = i % 2 ? [reach, -reach] : [-reach, reach];
    const [a, b] = [at(t + step * 0.9, near), at(t + step * 0.1, far)];
    pen.ctx.bezierCurveTo(...a, ...b, ...at(t + step, far));
  }
  for (const side of [-reach, reach]) {
    pen.ctx.moveTo(...at(-half, side));
    pen.ctx.lineTo(...at(length + half, side));
  }
}
