import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../random.ts';

/** Strokes and words of pictures that are no plans. */
export interface Brush {
  line(...points: (readonly [number, number])[]): void;
  box(x: number, y: number, width: number, height: number, fill?: string): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  /** Words from `x` on, or around it; the base line is at `y`. */
  say(text: string, x: number, y: number, px: number, align?: 'left' | 'center' | 'right', bold?: boolean): void;
}

const FACES = ['Plan Sans', 'Plan Inter', 'Plan Serif', 'Plan Sans'];

/** A brush in one face throughout. */
export function makeBrush(ctx: SKRSContext2D, random: Random): Brush {
  const face = random.fork('face').pick(FACES);
  return {
    line(...points) {
      ctx.beginPath();
      for (const [x, y] of points) ctx.lineTo(x, y);
      ctx.stroke();
    },
    box(x, y, width, height, fill) {
      if (fill) {
        const before = ctx.fillStyle;
        ctx.fillStyle = fill;
        ctx.fillRect(x, y, width, height);
        ctx.fillStyle = before;
      }
      ctx.strokeRect(x, y, width, height);
    },
    arc(x, y, radius, from, to) {
      ctx.beginPath();
      ctx.arc(x, y, radius, from, to);
      ctx.stroke();
    },
    say(text, x, y, px, align = 'left', bold = false) {
      ctx.font = `${bold ? 700 : 400} ${px}px "${face}"`;
      ctx.textAlign = align;
      ctx.fillText(text, x, y);
      ctx.textAlign = 'left';
    },
  };
}

/** Parallel slanted lines within a box. */
export function hatchBox(
  ctx: SKRSContext2D,
  [x, y, w, h]: readonly [number, number, number, number],
  step: number,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.beginPath();
  for (let t = -h; t < w; t += step) {
    ctx.moveTo(x + t, y + h);
    ctx.lineTo(x + t + h, y);
  }
  ctx.stroke();
  ctx.restore();
}
