import type { Ring } from '#core/plan/schema.ts';
import type { Pen } from './pen.ts';
import type { SymbolFrame } from './symbol-frame.ts';

/** How a symbol is drawn; `body` fills whatever closed shape it has. */
export interface SymbolLook {
  colour: string;
  strokePx: number;
  body?: string;
  /** All its lines are dashed. */
  dashed?: boolean;
}

/** The frame of an outline that starts at its back left corner (see `boxOutline`). */
export function frameOf(pen: Pen, outline: Ring, { colour, strokePx, body, dashed }: SymbolLook): SymbolFrame {
  const { ctx, scale } = pen;
  const [a, b, , d] = outline as [[number, number], [number, number], [number, number], [number, number]];
  const width = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const depth = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const [x, y] = pen.at(a);
  const [ux, uy] = [(b[0] - a[0]) / width, (b[1] - a[1]) / width];
  const [vx, vy] = [(d[0] - a[0]) / depth, (d[1] - a[1]) / depth];
  const frame: SymbolFrame = {
    width,
    depth,
    draw(path, { fill = body, thin, dash } = {}) {
      ctx.save();
      ctx.transform(ux * scale, uy * scale, vx * scale, vy * scale, x, y);
      ctx.beginPath();
      path({
        moveTo: (u, v) => ctx.moveTo(u, v),
        lineTo: (u, v) => ctx.lineTo(u, v),
        rect: (u, v, w, h, r) => (r ? ctx.roundRect(u, v, w, h, Math.min(r, w / 2, h / 2)) : ctx.rect(u, v, w, h)),
        ellipse: (u, v, ru, rv, from = 0, to = 2 * Math.PI, back = false) => {
          if (from === 0) ctx.moveTo(u + ru, v);
          ctx.ellipse(u, v, ru, rv, 0, from, to, back);
        },
      });
      if (fill) {
        ctx.fillStyle = fill;
        ctx.fill();
      }
      ctx.lineWidth = ((thin ? 0.75 : 1) * strokePx) / scale;
      ctx.strokeStyle = colour;
      ctx.setLineDash(dash || dashed ? [0.08, 0.06] : []);
      ctx.stroke();
      ctx.restore();
    },
    rect: (u, v, w, h, radius) => frame.draw((to) => to.rect(u, v, w, h, radius)),
    ellipse: (u, v, ru, rv) => frame.draw((to) => to.ellipse(u, v, ru, rv)),
    line: (...points) =>
      frame.draw(
        (to) => {
          for (const [i, [u, v]] of points.entries()) {
            if (i) to.lineTo(u, v);
            else to.moveTo(u, v);
          }
        },
        { fill: '' },
      ),
  };
  return frame;
}
