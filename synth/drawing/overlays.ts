import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { chainMargin, outerBox } from './dimensions.ts';
import type { Pen, PointPx } from './pen.ts';
import { drawStrokeText, strokeTextWidth } from './stroke-text.ts';
import type { Content } from './types.ts';

/** The edge of the roof as dashes around the building, and its hips and ridge across it. */
export function drawRoof(pen: Pen, plan: Plan, random: Random): void {
  const { roof } = pen.style.extras;
  if (roof === 'none') return;
  const box = outerBox(plan);
  const by = random.range(0.3, 0.7);
  const [x0, y0, x1, y1] = [box.x0 - by, box.y0 - by, box.x1 + by, box.y1 + by];
  const dash = [pen.scale * random.range(0.12, 0.3), pen.scale * 0.1];
  const options = { dash, widthPx: pen.style.linePx * 0.7 };
  pen.line(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    { ...options, closed: true },
  );
  if (roof !== 'diagonals') return;
  const half = Math.min(x1 - x0, y1 - y0) / 2;
  const wide = x1 - x0 > y1 - y0;
  const [a, b]: [[number, number], [number, number]] = wide
    ? [
        [x0 + half, y0 + half],
        [x1 - half, y0 + half],
      ]
    : [
        [x0 + half, y0 + half],
        [x0 + half, y1 - half],
      ];
  pen.line([[x0, y0], a, [wide ? x0 : x1, wide ? y1 : y0]], options);
  pen.line([[wide ? x1 : x0, wide ? y0 : y1], b, [x1, y1]], options);
  pen.line([a, b], options);
}

/** Chain lines of the building's grid with their bubbles, beyond the dimension chains. */
export function drawGrid(pen: Pen, plan: Plan, content: Content): void {
  const { ctx, style } = pen;
  const box = outerBox(plan);
  const radius = style.dimensionPx * 0.95;
  const [left, top] = pen.at([box.x0, box.y0]);
  const [right, bottom] = pen.at([box.x1, box.y1]);
  const margin = (side: 'top' | 'left') => (content.chains ? chainMargin(style, side) : 0);
  const draw = (from: PointPx, to: PointPx, name: string) => {
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.lineTo(...to);
    ctx.lineWidth = style.linePx * 0.5;
    ctx.strokeStyle = style.dimensions.colour;
    ctx.setLineDash([pen.scale * 0.3, 4, 3, 4]);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.beginPath();
    ctx.arc(...from, radius, 0, 7);
    ctx.fillStyle = style.paper;
    ctx.fill();
    ctx.stroke();
    pen.write(name, from, { px: Math.max(10, style.dimensionPx * 0.85), role: 'note' });
  };
  const lines = (vertical: boolean) => {
    const axis = vertical ? 0 : 1;
    const kept: number[] = [];
    const long = plan.walls
      .filter((w) => w.from[axis] === w.to[axis] && Math.hypot(w.to[0] - w.from[0], w.to[1] - w.from[1]) > 2.4)
      .map((w) => w.from[axis])
      .sort((a, b) => a - b);
    for (const at of long) if (kept.length === 0 || (at - kept.at(-1)!) * pen.scale > radius * 2.4) kept.push(at);
    return kept;
  };
  const y = Math.max(radius + 3, top - margin('top') - radius * 1.6);
  const x = Math.max(radius + 3, left - margin('left') - radius * 1.6);
  lines(true).forEach((at, i) => {
    draw([pen.at([at, 0])[0], y], [pen.at([at, 0])[0], bottom], String(i + 1));
  });
  lines(false).forEach((at, i) => {
    draw([x, pen.at([0, at])[1]], [right, pen.at([0, at])[1]], String.fromCharCode(65 + (i % 26)));
  });
}

/** A cutting line across the building with a flag at both ends. */
export function drawSections(pen: Pen, plan: Plan, random: Random): void {
  const { ctx, style } = pen;
  const box = outerBox(plan);
  const name = random.pick(['A', 'B', '1', 'S']);
  const across = random.chance(0.5);
  const share = random.range(0.25, 0.75);
  const off = 0.35 + (style.dimensionPx * 1.2) / pen.scale;
  const at = across ? box.y0 + (box.y1 - box.y0) * share : box.x0 + (box.x1 - box.x0) * share;
  const ends: [number, number][] = across
    ? [
        [box.x0 - off, at],
        [box.x1 + off, at],
      ]
    : [
        [at, box.y0 - off],
        [at, box.y1 + off],
      ];
  const through = random.chance(0.5);
  const dash = [pen.scale * 0.4, pen.scale * 0.08, pen.scale * 0.05, pen.scale * 0.08];
  if (through) pen.line(ends, { dash, widthPx: style.linePx });
  const size = style.dimensionPx * 0.9;
  const { width, height } = ctx.canvas;
  for (const end of ends) {
    const [x, y] = pen.at(end);
    if (x < size * 1.2 || y < size * 1.2 || x > width - size * 1.2 || y > height - size * 1.2) continue;
    ctx.beginPath();
    if (across) ctx.moveTo(x - size, y);
    else ctx.moveTo(x, y - size);
    if (across) {
      ctx.lineTo(x, y - size);
      ctx.lineTo(x + size, y);
    } else {
      ctx.lineTo(x + size, y);
      ctx.lineTo(x, y + size);
    }
    ctx.closePath();
    ctx.fillStyle = style.ink;
    ctx.fill();
    ctx.beginPath();
    ctx.arc(x, y, size * 0.72, 0, 7);
    ctx.fillStyle = style.paper;
    ctx.fill();
    ctx.lineWidth = style.linePx;
    ctx.strokeStyle = style.ink;
    ctx.stroke();
    pen.write(name, [x, y], { px: size, role: 'note', bold: true });
  }
}

/** Lamps in the rooms, sockets at the walls and arcs between them. */
export function drawWiring(pen: Pen, plan: Plan, random: Random): void {
  const { ctx, style } = pen;
  ctx.strokeStyle = random.pick(['#d07020', '#c03030', '#2a7a3a', style.ink]);
  ctx.lineWidth = Math.max(0.8, style.linePx * 0.7);
  const lamps: PointPx[] = [];
  for (const room of plan.rooms) {
    const [cx, cy] = [0, 1].map((axis) => room.outline.reduce((sum, p) => sum + p[axis]!, 0) / room.outline.length);
    const [x, y] = pen.at([cx! + random.range(-0.3, 0.3), cy! + random.range(-0.3, 0.3)]);
    const r = pen.scale * 0.1;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 7);
    ctx.moveTo(x - r * 1.5, y - r * 1.5);
    ctx.lineTo(x + r * 1.5, y + r * 1.5);
    ctx.moveTo(x + r * 1.5, y - r * 1.5);
    ctx.lineTo(x - r * 1.5, y + r * 1.5);
    ctx.stroke();
    lamps.push([x, y]);
    for (let i = random.int(0, 2); i > 0; i--) {
      const [p, q] = [random.pick(room.outline), random.pick(room.outline)];
      const [sx, sy] = pen.at([(p[0] * 2 + q[0]) / 3, (p[1] * 2 + q[1]) / 3]);
      ctx.beginPath();
      ctx.arc(sx, sy, pen.scale * 0.07, 0, Math.PI);
      ctx.stroke();
    }
  }
  ctx.setLineDash([4, 3]);
  for (let i = 0; i + 1 < lamps.length; i++) {
    const [[ax, ay], [bx, by]] = [lamps[i]!, lamps[i + 1]!];
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.quadraticCurveTo((ax + bx) / 2 + (by - ay) * 0.3, (ay + by) / 2 - (bx - ax) * 0.3, bx, by);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** Dashed crosses over what has no floor, or over a whole room where the roof above slopes. */
export function drawVoids(pen: Pen, plan: Plan, random: Random): void {
  const dash = random.chance(0.6) ? [pen.scale * 0.12, pen.scale * 0.08] : [];
  for (const room of plan.rooms) {
    if (room.outline.length !== 4 || !random.chance(room.area < 5 ? 0.3 : 0.1)) continue;
    const [a, b, c, d] = room.outline as [Corner, Corner, Corner, Corner];
    for (const ends of [
      [a, c],
      [b, d],
    ])
      pen.line(ends, { dash, widthPx: pen.style.linePx * 0.7 });
  }
}

/** The dashed circle in which a wheelchair turns, in wet rooms and halls that are large enough. */
export function drawTurningCircles(pen: Pen, plan: Plan): void {
  const { ctx, scale } = pen;
  for (const room of plan.rooms) {
    if (!['bathroom', 'hall', 'wc', 'utility'].includes(room.type) || room.area < 3) continue;
    const [x, y] = [0, 1].map((axis) => room.outline.reduce((sum, p) => sum + p[axis]!, 0) / room.outline.length);
    ctx.beginPath();
    ctx.arc(...pen.at([x!, y!]), 0.65 * scale, 0, 7);
    ctx.setLineDash([scale * 0.1, scale * 0.06]);
    ctx.lineWidth = pen.style.linePx * 0.7;
    ctx.strokeStyle = pen.style.ink;
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

type Corner = [number, number];

/** Remarks that somebody wrote on the print by hand: words, a ring around something, an arrow. */
export function drawScribbles(pen: Pen, random: Random): void {
  const { ctx } = pen;
  const { width, height } = ctx.canvas;
  const colour = random.pick(['#1a3fb0', '#b01a1a', '#222222', '#d23c1e']);
  const px = pen.style.labelPx * random.range(1, 1.6);
  ctx.lineWidth = Math.max(1.5, pen.style.linePx);
  for (let i = random.int(1, 3); i > 0; i--) {
    const text = random.pick(['ok?', 'new', 'check', 'remove', 'here', '1.', 'wall?', 'move door']);
    const [x, y] = [random.range(0.08, 0.8) * width, random.range(0.08, 0.92) * height];
    const size = strokeTextWidth(text, px, 0);
    if (x + size > width - 4 || y - px < 4) continue;
    const box = { x0: x, y0: y - px * 0.74, x1: x + size, y1: y };
    if (pen.texts.some(({ box: b }) => b.x0 < box.x1 && b.x1 > box.x0 && b.y0 < box.y1 && b.y1 > box.y0)) continue;
    ctx.save();
    ctx.translate(x, y);
    drawStrokeText(ctx, text, px, { tracking: 0, colour, widthPx: ctx.lineWidth, slant: true, byHand: true });
    ctx.restore();
    pen.texts.push({ text, role: 'note', angle: 0, box });
    ctx.strokeStyle = colour;
    ctx.beginPath();
    const [tx, ty] = [x + random.range(-3, 3) * px, y + random.range(2, 5) * px];
    ctx.moveTo(x + size / 2, y + px * 0.4);
    ctx.quadraticCurveTo(x + size / 2 + px, (y + ty) / 2, tx, ty);
    if (random.chance(0.5)) ctx.ellipse(tx, ty + px, px * 1.6, px, 0.2, -Math.PI / 2, Math.PI * 1.6);
    ctx.stroke();
  }
}
