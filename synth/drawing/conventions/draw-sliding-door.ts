import type { Pen } from '../pen.ts';
import type { Place } from '../place.ts';
import type { Conventions } from './conventions.ts';

/** A sliding door in the way given. Its panels are marked as leaves, without the part that has slid into the wall. */
export function drawConventionalSliding(
  pen: Pen,
  { length, half, point }: Place,
  way: Conventions['sliding'],
  exterior: boolean,
): void {
  const { colour } = pen.style.door;
  const thick = Math.min(0.045, half * 0.7);
  const panel = (u0: number, u1: number, v: number, fill = pen.style.paper) => {
    const ring = [point(u0, v), point(u1, v), point(u1, v + thick), point(u0, v + thick)];
    pen.line(ring, { closed: true, colour, fill });
    const [a, b] = [Math.max(0, u0), Math.min(length, u1)];
    if (b > a) pen.mark('door-leaf', [point(a, v), point(b, v), point(b, v + thick), point(a, v + thick)], true);
  };
  const faces = () => {
    for (const v of [-half, half])
      pen.line([point(0, v), point(length, v)], { widthPx: pen.style.linePx * 0.7, colour });
  };
  const overlap = length * 0.04;
  if (way === 'four') {
    for (const [i, v] of [-thick, 0, 0, -thick].entries()) panel((length * i) / 4, (length * (i + 1)) / 4, v);
  } else if (way === 'pocket') {
    panel(-length * 0.4, length * 0.55, -thick / 2);
  } else if (way === 'offset') {
    // Two leaves as single lines that pass each other, off the middle of the wall, often on its face.
    const near = half * 0.55;
    for (const [u0, u1, v] of [
      [0, length / 2 + overlap * 2, near],
      [length / 2 - overlap * 2, length, near + Math.max(0.03, half * 0.3)],
    ] as const) {
      pen.line([point(u0, v), point(u1, v)], { colour, widthPx: pen.style.linePx * 1.3 });
      pen.markStroke('door-leaf', point(u0, v), point(u1, v), 3);
    }
  } else if (way === 'barn') {
    // Hangs before the wall on a rail that runs past the opening.
    pen.line([point(-length * 0.05, half + 0.08), point(length * 1.9, half + 0.08)], { colour });
    panel(length * 0.55, length * 1.5, half + 0.015, colour);
  } else if (way === 'track') {
    pen.line([point(0, 0), point(length, 0)], { colour, dash: [pen.scale * 0.06, pen.scale * 0.05] });
    panel(0, length * 0.55, -thick / 2, colour);
  } else {
    panel(0, length / 2 + overlap, -thick);
    panel(length / 2 - overlap, length, 0);
  }
  if (exterior || way === 'arrows') faces();
  if (way === 'arrows')
    for (const [u, to, v] of [
      [length * 0.15, length * 0.35, half + 0.12],
      [length * 0.85, length * 0.65, -half - 0.12],
    ] as const) {
      const back = to + Math.sign(u - to) * 0.07;
      pen.line([point(u, v), point(to, v)], { colour });
      pen.line([point(back, v - 0.03), point(to, v), point(back, v + 0.03)], { colour });
    }
}
