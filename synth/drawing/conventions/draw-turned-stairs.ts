import type { DrawnItem, Ring } from '#core/plan/schema.ts';
import type { Random } from '../../random.ts';
import type { Pen, PointPx } from '../pen.ts';
import { drawArrow, drawBreak, GOING } from '../stairs.ts';

/** The frame of turned stairs in metres: u along their back, v from their front, where one steps on, to their back. */
interface Frame {
  width: number;
  depth: number;
  at(u: number, v: number): PointPx;
}

/** Stairs that turn by a quarter or by half within their outline, with landings or winders at the turns. */
export function drawTurnedStairs(pen: Pen, { kind, outline }: DrawnItem, random: Random): void {
  const frame = frameOf(outline);
  const { width, depth } = frame;
  if (kind === 'quarter-turn-stairs') drawQuarterTurn(pen, outline, random);
  else if (width > 2.3 && depth > 1.9 && random.chance(0.5)) drawRoundWell(pen, frame, random);
  else drawHalfTurn(pen, frame, random);
}

/** The floor under a quarter turn: its box without the corner that it goes round. */
export function quarterTurnRing(outline: Ring): Ring {
  const { width, depth, at } = frameOf(outline);
  const wide = flightOf(width, depth);
  const turn = depth - wide;
  return [at(0, 0), at(0, depth), at(width, depth), at(width, turn), at(wide, turn), at(wide, 0)];
}

/** Width of the flights of a quarter turn, metres. */
const flightOf = (width: number, depth: number) => Math.min(1, 0.45 * Math.min(width, depth));

/** Every other place has its stairs the other way round; that hangs on the place alone, so that class map and drawing agree. */
function frameOf(outline: Ring): Frame {
  const [a, b, , d] = outline as [PointPx, PointPx, PointPx, PointPx];
  const [width, depth] = [b, d].map((end) => Math.hypot(end[0] - a[0], end[1] - a[1])) as [number, number];
  const mirrored = Math.floor(Math.abs(a[0]) * 1000) % 2 === 1;
  const at = (u: number, v: number): PointPx => {
    const [s, t] = [(mirrored ? width - u : u) / width, 1 - v / depth];
    return [a[0] + (b[0] - a[0]) * s + (d[0] - a[0]) * t, a[1] + (b[1] - a[1]) * s + (d[1] - a[1]) * t];
  };
  return { width, depth, at };
}

/** Up along one side, round the corner, and on along the back. */
function drawQuarterTurn(pen: Pen, outline: Ring, random: Random): void {
  const { width, depth, at } = frameOf(outline);
  const wide = flightOf(width, depth);
  const turn = depth - wide;
  treads(pen, turn, (v) => [at(0, v), at(wide, v)]);
  treads(pen, width - wide, (u) => [at(wide + u, turn), at(wide + u, depth)]);
  pen.line(quarterTurnRing(outline), { closed: true });
  corner(pen, (s, t) => at(wide - s * wide, turn + t * wide), random);
  if (pen.style.stairs.rail) pen.line([at(wide - 0.06, 0), at(wide - 0.06, turn + 0.06), at(width, turn + 0.06)]);
  if (pen.style.stairs.breakLine && turn > 1.2) drawBreak(pen, at, wide, turn * random.range(0.4, 0.7));
  drawArrow(pen, [at(wide / 2, 0.1), at(wide / 2, depth - wide / 2), at(width - 0.2, depth - wide / 2)]);
}

/** Up one half of the width, round a landing or winders at the back, and on beside it. */
function drawHalfTurn(pen: Pen, { width, depth, at }: Frame, random: Random): void {
  const well = random.pick([0, 0.08, 0.2]);
  const half = (width - well) / 2;
  const end = Math.max(depth * 0.4, depth - half);
  const back = depth - end;
  treads(pen, end, (v) => [at(0, v), at(half, v)]);
  treads(pen, end, (v) => [at(half + well, v), at(width, v)]);
  pen.line([at(0, 0), at(0, depth), at(width, depth), at(width, 0)], { closed: true });
  pen.line([at(half, 0), at(half, end), at(half + well, end), at(half + well, 0)], { closed: well > 0 });
  const way = random.weighted({ landing: 3, split: 2, winders: 3 });
  if (way === 'split') pen.line([at(half + well / 2, end), at(half + well / 2, depth)]);
  if (way === 'winders') {
    corner(pen, (s, t) => at(half - s * half, end + t * back), random, 'winders');
    corner(pen, (s, t) => at(half + well + s * half, end + t * back), random, 'winders');
  }
  if (pen.style.stairs.breakLine && end > 1.2) drawBreak(pen, at, half, end * random.range(0.4, 0.7));
  const turn = end + back / 2;
  drawArrow(pen, [at(half / 2, 0.1), at(half / 2, turn), at(width - half / 2, turn), at(width - half / 2, 0.15)]);
}

/** Three flights round an open well with quarter landings or winders in both corners. */
function drawRoundWell(pen: Pen, { width, depth, at }: Frame, random: Random): void {
  const wide = Math.min(1, 0.32 * width, 0.45 * depth);
  const turn = depth - wide;
  treads(pen, turn, (v) => [at(0, v), at(wide, v)]);
  treads(pen, turn, (v) => [at(width - wide, v), at(width, v)]);
  treads(pen, width - 2 * wide, (u) => [at(wide + u, turn), at(wide + u, depth)]);
  corner(pen, (s, t) => at(wide - s * wide, turn + t * wide), random);
  corner(pen, (s, t) => at(width - wide + s * wide, turn + t * wide), random);
  pen.line([at(0, 0), at(0, depth), at(width, depth), at(width, 0), at(width - wide, 0), at(width - wide, turn), at(wide, turn), at(wide, 0)], { closed: true }); // biome-ignore format: one ring
  if (random.chance(0.5)) {
    const dash = [pen.scale * 0.12, pen.scale * 0.08];
    pen.line([at(wide, 0), at(width - wide, turn)], { dash });
    pen.line([at(wide, turn), at(width - wide, 0)], { dash });
  }
  const middle = depth - wide / 2;
  drawArrow(pen, [at(wide / 2, 0.1), at(wide / 2, middle), at(width - wide / 2, middle), at(width - wide / 2, 0.15)]);
}

/** Lines across a flight of `length` metres, evenly and about a going apart. */
function treads(pen: Pen, length: number, across: (along: number) => [PointPx, PointPx]): void {
  const count = Math.max(1, Math.round(length / GOING));
  for (let i = 0; i <= count; i++) pen.line(across((length * i) / count));
}

/** The turn in a corner: `at` gives its square from the inner corner (0, 0) to the outer one (1, 1). */
function corner(
  pen: Pen,
  at: (s: number, t: number) => PointPx,
  random: Random,
  way = random.pick(['landing', 'winders', 'diagonal']),
): void {
  pen.line([at(0, 0), at(0, 1)]);
  pen.line([at(0, 0), at(1, 0)]);
  const degrees = way === 'winders' ? [22.5, 45, 67.5] : way === 'diagonal' ? [45] : [];
  for (const angle of degrees) {
    const t = Math.tan((angle * Math.PI) / 180);
    pen.line([at(0, 0), t < 1 ? at(1, t) : at(1 / t, 1)]);
  }
}
