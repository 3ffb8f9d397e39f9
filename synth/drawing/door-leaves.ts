import type { Opening } from '#core/plan/schema.ts';
import { otherLeaf } from '../dwelling/doors.ts';
import type { Pen } from './pen.ts';
import type { Place } from './place.ts';

type Vector = readonly [number, number];

/** A hinged door of one or two leaves in the style of the drawing. */
export function drawSwingDoor(pen: Pen, opening: Opening, { length, half, point }: Place): void {
  const { threshold, atFace } = pen.style.door;
  if (threshold)
    for (const v of [-half, half]) pen.line([point(0, v), point(length, v)], { widthPx: pen.style.linePx * 0.7 });
  const leaves = opening.kind === 'double' ? [opening.swing!, otherLeaf(opening.swing!, opening)] : [opening.swing!];
  for (const { hinge, leaf } of leaves) {
    const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
    const out = [(leaf[0] - hinge[0]) / radius, (leaf[1] - hinge[1]) / radius] as const;
    const far = same(hinge, opening.from) ? opening.to : opening.from;
    const side = [(far[0] - hinge[0]) / length, (far[1] - hinge[1]) / length] as const;
    const shift = atFace ? half : 0;
    drawLeaf(pen, [hinge[0] + out[0] * shift, hinge[1] + out[1] * shift], side, out, radius);
  }
}

const same = (a: Vector, b: Vector) => a[0] === b[0] && a[1] === b[1];

/** A leaf that turns about `pivot` from `side` (closed) to `out` (open); unit vectors, radius in metres. */
function drawLeaf(pen: Pen, pivot: [number, number], side: Vector, out: Vector, radius: number): void {
  const { ctx, at, scale, style } = pen;
  const { kind, colour } = style.door;
  const open = kind === 'half-open' ? Math.PI / 4 : Math.PI / 2;
  const tip = (angle: number, r = radius): [number, number] => [
    pivot[0] + (side[0] * Math.cos(angle) + out[0] * Math.sin(angle)) * r,
    pivot[1] + (side[1] * Math.cos(angle) + out[1] * Math.sin(angle)) * r,
  ];
  const hasArc = kind !== 'leaf-only' && (kind !== 'half-open' || radius > 0.75);
  if (hasArc) {
    const [px, py] = at(pivot);
    const from = Math.atan2(side[1], side[0]);
    const to = from + (side[0] * out[1] - side[1] * out[0] > 0 ? open : -open);
    ctx.beginPath();
    ctx.arc(px, py, radius * scale, from, to, to < from);
    ctx.lineWidth = style.linePx * (kind === 'thick' ? 0.7 : 1);
    ctx.strokeStyle = colour;
    ctx.setLineDash(kind === 'dashed-arc' ? [scale * 0.06, scale * 0.05] : []);
    ctx.stroke();
    ctx.setLineDash([]);
    pen.mark('swing', [pivot, ...Array.from({ length: 13 }, (_, i) => tip((open * i) / 12))]);
  }
  if (kind === 'arc-only') return;
  const end = tip(open);
  const thickness = kind === 'thick' ? 0.055 : kind === 'double-line' ? 0.06 : 0.04;
  if (kind === 'leaf-box' || kind === 'double-line' || kind === 'thick') {
    const by = ([x, y]: Vector): [number, number] => [x + side[0] * thickness, y + side[1] * thickness];
    const box = [pivot, end, by(end), by(pivot)] as const;
    pen.line(box, { closed: true, fill: kind === 'thick' ? colour : style.paper, colour });
    pen.mark('door-leaf', box, true);
  } else {
    const widthPx = style.linePx * (kind === 'half-open' || kind === 'leaf-only' ? 1.8 : 1.3);
    pen.line([pivot, end], { widthPx, colour });
    pen.markStroke('door-leaf', pivot, end, Math.max(3, widthPx));
  }
}
