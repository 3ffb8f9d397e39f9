import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../../random.ts';
import type { Pen, PointPx } from '../pen.ts';
import type { RoomMarks } from './conventions.ts';
import { freePlace } from './free-place.ts';

const FRAMES = ['circle', 'circle', 'oval', 'hexagon', 'box', 'double circle'] as const;
type Frame = (typeof FRAMES)[number];

/** Marks in rooms that stand for no thing: their numbers in circles, some with a leader, or the heights of their floors as circles and triangles. */
export function drawRoomMarks(pen: Pen, plan: Plan, marks: RoomMarks, random: Random): void {
  const px = Math.max(10, pen.style.dimensionPx * 0.9);
  const frame = random.pick(FRAMES);
  const datum = random.pick(['quarters', 'crossed', 'triangle', 'double circle'] as const);
  const led = random.chance(0.4);
  const first = random.pick([1, 1, 101, 201, 11]);
  plan.rooms.forEach((room, i) => {
    if (room.area < 2.5 || (marks === 'levels' && !random.chance(0.4))) return;
    const text = marks === 'numbers' ? String(first + i) : random.pick(['+0.00', '±0,00', '-0.02', '+2.85', '+53.500']);
    const half = pen.measure(text, px) / 2;
    const radius = Math.max(half + px * 0.45, px * 0.95);
    const beside = marks === 'levels' && datum !== 'double circle';
    const width = beside ? px * 1.6 + 2 * half + 6 : 2 * radius + (led ? px * 3 : 0);
    const at = freePlace(pen, plan, room, width + 4, beside ? px * 2 : 2 * radius + 4);
    if (!at) return;
    const [x, y] = pen.at(at);
    if (beside) {
      drawDatum(pen, [x - width / 2 + px * 0.8, y], px * 0.75, datum);
      pen.write(text, [x + px * 0.8 + 3, y], { px, role: 'note' });
      return;
    }
    const middle: PointPx = [x - (led ? px * 1.5 : 0), y];
    if (led) lead(pen, [middle[0] + radius, y], [middle[0] + radius + px * 2.6, y + px * random.range(-0.6, 0.6)]);
    drawFrame(pen, middle, radius, px, marks === 'levels' ? 'double circle' : frame);
    pen.write(text, middle, { px, role: 'note' });
  });
}

function drawFrame({ ctx, style }: Pen, [x, y]: PointPx, radius: number, px: number, frame: Frame): void {
  ctx.beginPath();
  if (frame === 'oval') ctx.ellipse(x, y, radius * 1.15, px * 0.95, 0, 0, 7);
  else if (frame === 'box') ctx.rect(x - radius, y - px * 0.8, 2 * radius, px * 1.6);
  else if (frame === 'hexagon') {
    for (let i = 0; i < 6; i++)
      ctx.lineTo(x + Math.cos((i * Math.PI) / 3) * radius * 1.1, y + Math.sin((i * Math.PI) / 3) * radius);
    ctx.closePath();
  } else ctx.arc(x, y, radius, 0, 7);
  if (frame === 'double circle') {
    ctx.moveTo(x + radius * 0.88, y);
    ctx.arc(x, y, radius * 0.88, 0, 7);
  }
  ctx.lineWidth = style.linePx;
  ctx.strokeStyle = style.ink;
  ctx.stroke();
}

/** A line that ends in a dot. */
function lead({ ctx, style }: Pen, from: PointPx, to: PointPx): void {
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.lineWidth = style.linePx * 0.8;
  ctx.strokeStyle = ctx.fillStyle = style.ink;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(...to, Math.max(1.5, style.linePx * 1.4), 0, 7);
  ctx.fill();
}

/** The sign beside the height of a floor: a circle whose quarters are filled in turn, a circle with a cross, a triangle on its tip. */
function drawDatum(
  { ctx, style }: Pen,
  [x, y]: PointPx,
  r: number,
  kind: 'quarters' | 'crossed' | 'triangle' | 'double circle',
): void {
  // biome-ignore format: one line
  ctx.lineWidth = style.linePx;
  ctx.strokeStyle = ctx.fillStyle = style.ink;
  ctx.beginPath();
  if (kind === 'triangle') {
    ctx.moveTo(x - r, y - r * 0.8);
    ctx.lineTo(x + r, y - r * 0.8);
    ctx.lineTo(x, y + r * 0.7);
    ctx.closePath();
    ctx.stroke();
    return;
  }
  const over = kind === 'crossed' ? 1.4 : 1;
  ctx.arc(x, y, r, 0, 7);
  ctx.moveTo(x - r * over, y);
  ctx.lineTo(x + r * over, y);
  ctx.moveTo(x, y - r * over);
  ctx.lineTo(x, y + r * over);
  ctx.stroke();
  if (kind !== 'quarters') return;
  for (const turn of [0, Math.PI]) {
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.arc(x, y, r, turn, turn + Math.PI / 2);
    ctx.fill();
  }
}
