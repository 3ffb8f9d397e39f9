import type { Pen } from '../pen.ts';
import type { Place } from '../place.ts';
import type { Conventions } from './conventions.ts';

/** How far an overhead door reaches into the garage when open, metres: the usual door is 2.1 m high. */
const OVERHEAD = 2.1;

/** A garage door in the way given; `out` is the side of the wall that faces outdoors. */
export function drawConventionalGarage(
  pen: Pen,
  { length, half, point }: Place,
  way: Conventions['garage'],
  out: 1 | -1,
): void {
  const { colour } = pen.style.door;
  const dash = [pen.scale * 0.15, pen.scale * 0.1];
  const along = (v: number, dashed = false) =>
    pen.line([point(0, v), point(length, v)], { colour, ...(dashed ? { dash } : {}) });
  const slab = (v: number, thick: number) =>
    pen.line([point(0, v - thick), point(length, v - thick), point(length, v + thick), point(0, v + thick)], {
      closed: true,
      colour,
      fill: pen.style.paper,
    });
  const inside = -out;
  if (way === 'roller') {
    for (const v of [-half, half]) along(v);
    slab(0, Math.min(0.05, half * 0.6));
  } else if (way === 'dashes') {
    along(out * half, true);
    along(-out * half, true);
  } else if (way === 'sectional') {
    slab(out * half * 0.5, Math.min(0.03, half * 0.4));
    const panels = Math.max(4, Math.round(length / 0.6));
    for (let i = 1; i < panels; i++) {
      const u = (length * i) / panels;
      pen.line([point(u, out * half * 0.15), point(u, out * half * 0.85)], { colour });
    }
    along(-out * half, true);
  } else {
    slab(out * half * 0.6, Math.min(0.03, half * 0.4));
    const deep = inside * (half + (way === 'overhead' ? OVERHEAD : OVERHEAD * 0.6));
    const near = inside * half;
    pen.line([point(0.05, near), point(0.05, deep), point(length - 0.05, deep), point(length - 0.05, near)], {
      colour,
      dash,
      widthPx: pen.style.linePx * 0.8,
    });
    // The rails meet in the middle of the open leaf on American sheets.
    if (way === 'overhead')
      pen.line([point(0.05, near), point(length / 2, deep), point(length - 0.05, near)], {
        colour,
        dash,
        widthPx: pen.style.linePx * 0.8,
      });
  }
}
