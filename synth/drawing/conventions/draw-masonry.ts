import type { DrawnItem } from '#core/plan/schema.ts';
import type { Random } from '../../random.ts';
import type { Pen, PointPx } from '../pen.ts';

/** How the body of a block is filled, and what is left of it: a niche, flues, a bench beside it. */
const FILLS = { hatched: 0.34, crossed: 0.16, brick: 0.16, grey: 0.16, solid: 0.08, none: 0.1 };
const SHAPES = { block: 0.4, bench: 0.32, angle: 0.28 };

type Box = readonly [u0: number, v0: number, u1: number, v1: number];

/** A masonry stove or hearth: a filled block, alone, beside a bench or round one, with a fire box at its front and flues at its back. */
export function drawMasonry(pen: Pen, { outline }: DrawnItem, colour: string, random: Random): void {
  const [a, b, , d] = outline as [PointPx, PointPx, PointPx, PointPx];
  const [w, deep] = [b, d].map((end) => Math.hypot(end[0] - a[0], end[1] - a[1])) as [number, number];
  const at = (u: number, v: number): PointPx => [
    a[0] + ((b[0] - a[0]) * u) / w + ((d[0] - a[0]) * v) / deep,
    a[1] + ((b[1] - a[1]) * u) / w + ((d[1] - a[1]) * v) / deep,
  ];
  const ring = ([u0, v0, u1, v1]: Box) => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
  const box = (one: Box, fill = pen.style.paper) => pen.line(ring(one), { closed: true, fill, colour });
  const shape = random.weighted(SHAPES);
  const split = w * random.range(0.5, 0.7);
  const step = deep * random.range(0.35, 0.6);
  const body =
    shape === 'block'
      ? ring([0, 0, w, deep])
      : shape === 'bench'
        ? ring([0, 0, split, deep])
        : [at(0, 0), at(w, 0), at(w, step), at(split, step), at(split, deep), at(0, deep)];
  const front = shape === 'block' ? w : split;
  if (shape === 'bench') box([split, random.chance(0.5) ? 0 : deep * 0.25, w, deep]);
  if (shape === 'angle') box([split, step, w, deep]);
  fillBody(pen, body, random.weighted(FILLS), colour);
  if (random.chance(0.7)) {
    const [mouth, depth] = [front * random.range(0.4, 0.65), Math.min(0.4, deep * random.range(0.3, 0.5))];
    const from = (front - mouth) / 2;
    const niche = [at(from, deep), at(from + mouth * 0.15, deep - depth), at(from + mouth * 0.85, deep - depth), at(from + mouth, deep)]; // biome-ignore format: a ring
    pen.line(niche, { closed: true, fill: pen.style.paper, colour });
    if (random.chance(0.5)) pen.line([at(from, deep), at(from + mouth, deep)], { colour });
  }
  const side = Math.min(0.2, step * 0.6, front * 0.3);
  const flues = random.pick([0, 0, 1, 2]);
  for (let i = 0; i < flues && (i + 1) * (side + 0.08) < front; i++) {
    const u = 0.08 + i * (side + 0.08);
    box([u, 0.06, u + side, 0.06 + side]);
    pen.line([at(u, 0.06), at(u + side, 0.06 + side)], { colour });
    if (random.chance(0.5)) pen.line([at(u + side, 0.06), at(u, 0.06 + side)], { colour });
  }
}

function fillBody(pen: Pen, body: readonly PointPx[], fill: keyof typeof FILLS, colour: string): void {
  const plain = fill === 'grey' ? '#bdbdbd' : fill === 'solid' ? colour : pen.style.paper;
  pen.line(body, { closed: true, fill: plain, widthPx: 0 });
  if (fill === 'hatched' || fill === 'crossed' || fill === 'brick') hatch(pen, body, fill, colour);
  pen.line(body, { closed: true, colour, widthPx: pen.style.linePx * 1.2 });
}

/** Lines a hand's breadth apart within a ring, no nearer than they can be told apart. */
function hatch(pen: Pen, body: readonly PointPx[], kind: 'hatched' | 'crossed' | 'brick', colour: string): void {
  const { ctx, scale } = pen;
  const points = body.map(pen.at);
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const step = Math.max(4, scale * 0.09);
  ctx.save();
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
  }
  ctx.clip();
  ctx.beginPath();
  const reach = y1 - y0;
  for (let t = x0 - reach; kind !== 'brick' && t < x1 + reach; t += step) {
    ctx.moveTo(t, y1);
    ctx.lineTo(t + reach, y0);
    if (kind === 'hatched') continue;
    ctx.moveTo(t, y0);
    ctx.lineTo(t + reach, y1);
  }
  for (let y = y0, row = 0; kind === 'brick' && y < y1; y += step, row++) {
    ctx.moveTo(x0, y);
    ctx.lineTo(x1, y);
    for (let x = x0 + (row % 2) * step; x < x1; x += 2 * step) {
      ctx.moveTo(x, y);
      ctx.lineTo(x, y + step);
    }
  }
  ctx.lineWidth = Math.max(0.6, pen.style.linePx * 0.7);
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.restore();
}
