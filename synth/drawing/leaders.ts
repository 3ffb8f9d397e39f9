import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { Pen, PointPx } from './pen.ts';

const NOTES = [
  'HARDWOOD FLOOR, TYP.', 'SEE DETAIL', 'EXIST. WALL', 'NEW OPENING', 'LINE OF ROOF ABOVE', 'LAUNDRY CHUTE', 'OPT. FIREPLACE', 'ATTIC ACCESS', 'TYP.', '2x10 @ 16" O.C.',
  'ELEC. PANEL', 'SHELF & ROD', 'REF.', 'HW', 'DW', 'CHIMNEY', 'MEDIA WALL', 'SOFFIT ABOVE', 'BULKHEAD', 'SKYLIGHT',
]; // biome-ignore format: a table

/** Remarks with a line that ends in an arrow on what they speak about. */
export function drawLeaders(pen: Pen, plan: Plan, random: Random): void {
  const { ctx, style } = pen;
  const px = Math.max(11, style.dimensionPx * 0.8);
  const { width, height } = ctx.canvas;
  for (let i = random.int(1, 5); i > 0; i--) {
    const room = random.pick(plan.rooms);
    const [cx, cy] = [0, 1].map((axis) => room.outline.reduce((sum, p) => sum + p[axis]!, 0) / room.outline.length);
    const target = pen.at([cx! + random.range(-1.2, 1.2), cy! + random.range(-1.2, 1.2)]);
    const text = random.pick(NOTES);
    const long = pen.measure(text, px);
    const right = random.chance(0.5);
    const at: PointPx = [
      target[0] + (right ? 1 : -1) * pen.scale * random.range(0.5, 1.6),
      target[1] - pen.scale * random.range(-0.9, 0.9),
    ];
    const box = {
      x0: (right ? at[0] : at[0] - long) - px * 0.5,
      x1: (right ? at[0] + long : at[0]) + px * 0.5,
      y0: at[1] - px * 0.7,
      y1: at[1] + px * 0.7,
    };
    if (box.x0 < 2 || box.y0 < 2 || box.x1 > width - 2 || box.y1 > height - 2) continue;
    if (pen.texts.some(({ box: b }) => b.x0 < box.x1 && b.x1 > box.x0 && b.y0 < box.y1 && b.y1 > box.y0)) continue;
    pen.write(text, [at[0] + (right ? px * 0.4 : -px * 0.4), at[1]], {
      px,
      role: 'note',
      align: right ? 'left' : 'right',
    });
    ctx.beginPath();
    ctx.moveTo(...at);
    if (random.chance(0.5)) ctx.lineTo(...target);
    else ctx.quadraticCurveTo(target[0], at[1], ...target);
    ctx.lineWidth = style.linePx * 0.6;
    ctx.strokeStyle = style.ink;
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(...target, Math.max(1.5, style.linePx), 0, 7);
    ctx.fillStyle = style.ink;
    ctx.fill();
  }
}
