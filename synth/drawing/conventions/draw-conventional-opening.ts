import type { Opening, Wall } from '#core/plan/schema.ts';
import type { Pen } from '../pen.ts';
import type { Place } from '../place.ts';
import type { Conventions } from './conventions.ts';
import { drawFoldingDoor } from './draw-folding-door.ts';
import { drawConventionalGarage } from './draw-garage-door.ts';
import { drawClosedDoor, drawHingedDoor } from './draw-hinged-door.ts';
import { drawConventionalSliding } from './draw-sliding-door.ts';
import { drawConventionalWindow } from './draw-window.ts';

/** Draws an opening by the conventions of the sheet; false for what they leave to the usual ways. `out` is the side that faces outdoors. */
export function drawConventionalOpening(
  pen: Pen,
  opening: Opening,
  { wall, place, out }: { wall: Wall; place: Place; out: 1 | -1 },
  ways: Conventions,
): boolean {
  const { kind, swing } = opening;
  if (kind === 'window') {
    drawConventionalWindow(pen, place, ways.window, out);
    if (ways.furnishing.curtains) drawCurtain(pen, place, out);
  } else if (kind === 'sliding') drawConventionalSliding(pen, place, ways.sliding, wall.exterior);
  else if (kind === 'garage') drawConventionalGarage(pen, place, ways.garage, out);
  else if (kind === 'gap') drawGap(pen, place, ways.gap);
  else if (swing) {
    const way = wall.exterior ? ways.entrance : ways.door;
    if (way.frame === 'window') drawConventionalWindow(pen, place, { ...ways.window, sill: 0 }, out);
    drawHingedDoor(pen, opening, place, way);
  } else if (kind === 'door' && ways.inner === 'closed') drawClosedDoor(pen, place, ways.door);
  else if (ways.folding !== 'usual' && pen.style.door.closet !== 'pocket') drawFoldingDoor(pen, place, ways.folding);
  else return false;
  if (ways.frenchBalconies && wall.exterior && kind !== 'garage' && kind !== 'gap' && place.length > 1.2)
    drawRailing(pen, place, out);
  return true;
}

/** A curtain as waves along the inside of a window, a little wider than it. */
function drawCurtain(pen: Pen, { length, half, point }: Place, out: 1 | -1): void {
  const [start, end] = [-0.1, length + 0.1];
  const waves = Math.round((end - start) / 0.1);
  const points = Array.from({ length: waves * 4 + 1 }, (_, i) => {
    const v = half + 0.09 + 0.03 * Math.sin((i * Math.PI) / 2);
    return point(start + ((end - start) * i) / (waves * 4), -out * v);
  });
  pen.line(points, { widthPx: pen.style.linePx * 0.7, colour: pen.style.conventions!.furnishing.line });
}

/** A way through without a door: nothing, the beam over it, or its threshold. */
function drawGap(pen: Pen, { length, half, point }: Place, way: Conventions['gap']): void {
  if (way === 'nothing') return;
  const dash = way === 'dashed' ? [0.08, 0.06] : way === 'beam' ? [0.3, 0.07, 0.05, 0.07] : undefined;
  for (const v of [-half, half])
    pen.line([point(0, v), point(length, v)], {
      widthPx: pen.style.linePx * 0.7,
      ...(dash ? { dash: dash.map((metres) => metres * pen.scale) } : {}),
    });
}

/** The railing of a French balcony: a thin double line just before the opening. */
function drawRailing(pen: Pen, { length, half, point }: Place, out: 1 | -1): void {
  const far = out * (half + 0.16);
  const ring = [
    point(-0.05, out * half),
    point(-0.05, far),
    point(length + 0.05, far),
    point(length + 0.05, out * half),
  ];
  pen.line(ring, { widthPx: pen.style.linePx * 0.8 });
  const inner = out * (half + 0.11);
  pen.line([point(-0.05, inner), point(length + 0.05, inner)], { widthPx: pen.style.linePx * 0.8 });
  pen.markStroke('railing', point(-0.05, far), point(length + 0.05, far), Math.max(3, 0.05 * pen.scale));
}
