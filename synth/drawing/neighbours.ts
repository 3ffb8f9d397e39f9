import type { Plan, Ring } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import type { Random } from '../random.ts';
import { outerBox } from './dimensions.ts';
import type { Pen } from './pen.ts';
import { drawWallPiece } from './walls.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Ring => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Stubs of the walls of the flats next door, broken off a little beyond the outer walls. */
export function drawNeighbours(pen: Pen, plan: Plan, random: Random): void {
  const building = outerBox(plan);
  const outdoors = plan.rooms
    .filter((room) => room.type === 'balcony' || room.type === 'terrace')
    .map((room) => boundsOf(room.outline));
  const pieces: Ring[] = [];
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    if (pen.style.dimensions.sides.includes(side) || random.chance(0.35)) continue;
    const across = side === 'top' || side === 'bottom';
    const [low, high] = across ? [building.x0, building.x1] : [building.y0, building.y1];
    for (let i = random.int(1, 3); i > 0; i--) {
      const at = random.range(low, high);
      const thick = random.pick([0.1, 0.12, 0.2, 0.3]);
      const long = random.range(0.4, 0.9);
      const edge =
        side === 'top' ? building.y0 : side === 'bottom' ? building.y1 : side === 'left' ? building.x0 : building.x1;
      const far = side === 'top' || side === 'left' ? edge - long : edge + long;
      const [n, f] = [Math.min(edge, far), Math.max(edge, far)];
      const ring = across ? box(at, n, at + thick, f) : box(n, at, f, at + thick);
      const b = boundsOf(ring);
      const blocked =
        outdoors.some((o) => o.x0 < b.x1 && o.x1 > b.x0 && o.y0 < b.y1 && o.y1 > b.y0) ||
        plan.openings.some(({ from, to }) => {
          const o = boundsOf([from, to]);
          return o.x0 < b.x1 + 0.3 && o.x1 > b.x0 - 0.3 && o.y0 < b.y1 + 0.3 && o.y1 > b.y0 - 0.3;
        }) ||
        !plan.walls.some((w) => {
          const o = boundsOf([w.from, w.to]);
          return w.exterior && across
            ? Math.abs(w.from[1] - edge) < 0.3 && Math.abs(w.to[1] - edge) < 0.3 && o.x0 < b.x0 && o.x1 > b.x1
            : Math.abs(w.from[0] - edge) < 0.3 && Math.abs(w.to[0] - edge) < 0.3 && o.y0 < b.y0 && o.y1 > b.y1;
        });
      if (!blocked) pieces.push(ring);
    }
  }
  if (pieces.length === 0) return;
  drawWallPiece(pen, pieces);
  for (const ring of pieces) pen.mark('wall', ring);
}

/** Shrubs and a path outside. */
export function drawGarden(pen: Pen, plan: Plan, random: Random): void {
  const { x0, y0, x1, y1 } = outerBox(plan);
  const { ctx, style } = pen;
  const { width, height } = ctx.canvas;
  ctx.lineWidth = style.linePx * 0.7;
  ctx.strokeStyle = random.chance(0.5) ? style.ink : '#7a9a6a';
  for (let i = random.int(3, 8); i > 0; i--) {
    const radius = random.range(0.3, 0.9);
    const along = random.next();
    const off = radius + random.range(0.3, 0.8);
    const side = random.pick(['top', 'right', 'bottom', 'left'] as const);
    // Where dimension chains run, nobody draws shrubs.
    if (style.dimensions.sides.includes(side)) continue;
    const at: [number, number] =
      side === 'top' || side === 'bottom'
        ? [x0 + (x1 - x0) * along, side === 'top' ? y0 - off : y1 + off]
        : [side === 'left' ? x0 - off : x1 + off, y0 + (y1 - y0) * along];
    const [x, y] = pen.at(at);
    const r = radius * pen.scale;
    if (x < r || y < r || x > width - r || y > height - r) continue;
    if (
      plan.rooms.some((room) => {
        const b = boundsOf(room.outline);
        return at[0] > b.x0 - radius && at[0] < b.x1 + radius && at[1] > b.y0 - radius && at[1] < b.y1 + radius;
      })
    )
      continue;
    ctx.beginPath();
    const lobes = random.int(7, 12);
    for (let k = 0; k <= lobes; k++) {
      const a = (k * 2 * Math.PI) / lobes;
      const b = a - Math.PI / lobes;
      const out = r * random.range(1, 1.25);
      if (k === 0) ctx.moveTo(x + Math.cos(a) * r * 0.85, y + Math.sin(a) * r * 0.85);
      else
        ctx.quadraticCurveTo(
          x + Math.cos(b) * out,
          y + Math.sin(b) * out,
          x + Math.cos(a) * r * 0.85,
          y + Math.sin(a) * r * 0.85,
        );
    }
    for (let k = 0; k < lobes; k += 2) {
      const a = (k * 2 * Math.PI) / lobes;
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6);
    }
    ctx.stroke();
  }
}
