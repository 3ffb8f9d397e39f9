import type { Pen } from './pen.ts';
import type { Place } from './place.ts';

/** A window in the style of the drawing; `out` is the side of the wall that faces outdoors. */
export function drawWindow(pen: Pen, { length, half, point }: Place, out: 1 | -1): void {
  const { kind, colour, sill } = pen.style.window;
  const across = (v: number, widthPx?: number) =>
    pen.line([point(0, v), point(length, v)], { colour, ...(widthPx ? { widthPx } : {}) });
  const box = (u0: number, u1: number, v0: number, v1: number, fill?: string) =>
    pen.line([point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)], {
      colour,
      closed: true,
      ...(fill ? { fill } : {}),
    });
  if (kind === 'gap') return;
  if (kind === 'one') across(0, pen.style.linePx * 1.4);
  else if (kind === 'two') for (const v of [-half, half]) across(v);
  else if (kind === 'three') for (const v of [-half, 0, half]) across(v);
  else if (kind === 'four') for (const v of [-half, -half / 3, half / 3, half]) across(v);
  else if (kind === 'filled') box(0, length, -half, half, colour === pen.style.ink ? '#d5d5d5' : colour);
  else if (kind === 'thick') {
    for (const v of [-half, half]) across(v);
    const t = Math.min(0.05, half * 0.5);
    box(0, length, -t, t, colour);
  } else if (kind === 'panes') {
    box(0, length, -half, half, pen.style.paper);
    const panes = Math.max(1, Math.round(length / 0.8));
    const t = Math.min(0.05, half * 0.6);
    for (let i = 0; i < panes; i++) box((length * i) / panes, (length * (i + 1)) / panes, -t, t);
  } else {
    box(0, length, -half, half);
    box(0.05, length - 0.05, -0.03, 0.03);
  }
  if (sill) box(-0.04, length + 0.04, out * half, out * (half + sill));
}
