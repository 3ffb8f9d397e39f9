import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

const SMALL_PRINT = [
  'All measurements are approximate and for display purposes only',
  'This floor plan is for illustration only and not to scale',
  'SIZE AND DIMENSIONS ARE APPROXIMATE, ACTUAL MAY VARY',
  'Surface habitable indicative - document non contractuel',
  'Alle Angaben ohne Gewähr',
];

/** What agents print under a plan: counts with little pictures, the whole area, the small print, a logo. `bottom` in pixels. */
export function drawBrochure(pen: Pen, plan: Plan, widthPx: number, bottom: number, random: Random): void {
  const { labelPx, ink, lengths } = pen.style;
  const px = Math.max(11, labelPx * 0.8);
  const colour = random.pick([ink, ink, '#9a1c2e', '#1f5a8a']);
  const area = grossArea(plan);
  const feet = Math.round(area / 0.09290304);
  const beds = plan.rooms.filter((r) => r.type === 'bedroom').length;
  const baths = plan.rooms.filter((r) => r.type === 'bathroom').length;
  const put = (text: string, y: number, size: number, bold = false) => {
    if (pen.measure(text, size, bold) < widthPx - px * 2)
      pen.write(text, [widthPx / 2, y], { px: size, role: 'note', bold, colour });
  };
  if (random.chance(0.5)) {
    const counts = [`${beds || 1} Bed`, `${baths} Bath`, random.pick(['North, East', 'South, West', 'East', 'West'])];
    const step = px * 7;
    counts.forEach((text, i) => {
      const x = widthPx / 2 + (i - (counts.length - 1) / 2) * step;
      if (x - step / 2 < 0 || x + step / 2 > widthPx) return;
      icon(pen, i, x - px * 3, bottom - px * 4.2, px * 0.6, colour);
      pen.write(text, [x - px * 1.8, bottom - px * 4.2], { px, role: 'note', align: 'left', colour: ink });
    });
    put(`${feet.toLocaleString('en-GB')} SqFt.`, bottom - px * 2.4, px);
  } else {
    put(
      random.pick([
        'Approximate Gross Internal Area',
        'Approx. Gross Internal Floor Area',
        'Total area',
        'Built Up Area',
      ]),
      bottom - px * 4.2,
      px,
      true,
    );
    put(
      lengths.unit === 'ft-in' ? `${feet} sq ft` : `${area.toFixed(1)} sq m / ${feet} sq ft`,
      bottom - px * 2.8,
      px,
      true,
    );
  }
  if (random.chance(0.2)) code(pen, px * 1.2, bottom - px * 5.2, px * 4.2, random);
  if (random.chance(0.7)) put(random.pick(SMALL_PRINT), bottom - px * 1.1, Math.max(10, px * 0.7));
}

/** Square metres between the outer walls, inner walls included. */
function grossArea({ rooms, walls }: Plan): number {
  const floors = rooms.filter((r) => r.type !== 'balcony' && r.type !== 'terrace').reduce((sum, r) => sum + r.area, 0);
  return walls
    .filter((w) => !w.exterior)
    .reduce((sum, w) => sum + Math.hypot(w.to[0] - w.from[0], w.to[1] - w.from[1]) * w.thickness, floors);
}

/** A square of black and white cells with three corner marks. */
function code({ ctx, style }: Pen, x: number, y: number, size: number, random: Random): void {
  const cells = 21;
  const cell = size / cells;
  ctx.fillStyle = style.ink;
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++) if (random.chance(0.5)) ctx.fillRect(x + i * cell, y + j * cell, cell, cell);
  for (const [u, v] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    ctx.fillStyle = style.paper;
    ctx.fillRect(x + u * cell, y + v * cell, 7 * cell, 7 * cell);
    ctx.lineWidth = cell;
    ctx.strokeStyle = style.ink;
    ctx.strokeRect(x + (u + 0.5) * cell, y + (v + 0.5) * cell, 6 * cell, 6 * cell);
    ctx.fillStyle = style.ink;
    ctx.fillRect(x + (u + 2) * cell, y + (v + 2) * cell, 3 * cell, 3 * cell);
  }
}

/** A bed, a tub or an eye. */
function icon({ ctx, style }: Pen, which: number, x: number, y: number, r: number, colour: string): void {
  ctx.lineWidth = Math.max(1, style.linePx);
  ctx.strokeStyle = colour;
  ctx.beginPath();
  if (which === 0) {
    ctx.roundRect(x - r, y - r * 0.2, r * 2, r * 0.7, r * 0.2);
    ctx.roundRect(x - r * 0.8, y - r * 0.7, r * 1.6, r * 0.5, r * 0.2);
  } else if (which === 1) {
    ctx.roundRect(x - r, y, r * 2, r * 0.7, r * 0.3);
    ctx.moveTo(x - r * 0.7, y);
    ctx.lineTo(x - r * 0.7, y - r * 0.8);
    ctx.lineTo(x - r * 0.2, y - r * 0.8);
  } else {
    ctx.ellipse(x, y, r, r * 0.55, 0, 0, 7);
    ctx.moveTo(x + r * 0.3, y);
    ctx.arc(x, y, r * 0.3, 0, 7);
  }
  ctx.stroke();
}
