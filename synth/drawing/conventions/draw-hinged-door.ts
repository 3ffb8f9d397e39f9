import type { Opening } from '#core/plan/schema.ts';
import type { Pen } from '../pen.ts';
import type { Place } from '../place.ts';
import type { DoorWay } from './conventions.ts';

type Vector = readonly [number, number];
type Point = [number, number];

/** A leaf in its frame: it turns about `pivot` from `side` (closed) to `out` (open by 90 degrees); unit vectors, metres. */
interface Leaf {
  pivot: Point;
  side: Vector;
  out: Vector;
  radius: number;
}

/** A hinged door of one or two leaves in the way given; the leaves may differ in width. */
export function drawHingedDoor(pen: Pen, opening: Opening, place: Place, way: DoorWay): void {
  const { length, half } = place;
  const { hinge, leaf } = opening.swing!;
  const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
  const atFrom = same(hinge, opening.from);
  const far = atFrom ? opening.to : opening.from;
  const side: Vector = [(far[0] - hinge[0]) / length, (far[1] - hinge[1]) / length];
  const out: Vector = [(leaf[0] - hinge[0]) / radius, (leaf[1] - hinge[1]) / radius];
  drawFrame(pen, place, way, out);
  const shift = pen.style.door.atFace ? half : 0;
  const leaves: Leaf[] = [{ pivot: hinge, side, out, radius }];
  if (opening.kind === 'double')
    leaves.push({ pivot: far, side: [-side[0], -side[1]], out, radius: Math.max(0.2, length - radius) });
  if (way.twin) leaves.push(...leaves.map((one) => ({ ...one, out: [-out[0], -out[1]] as const })));
  for (const one of leaves) {
    const pivot: Point = [one.pivot[0] + one.out[0] * shift, one.pivot[1] + one.out[1] * shift];
    drawLeaf(pen, { ...one, pivot }, way);
  }
}

/** A door that is shown by its frame and its closed leaf alone, so that nobody knows to which side it opens. */
export function drawClosedDoor(pen: Pen, place: Place, way: DoorWay): void {
  const { length, half, point } = place;
  const t = Math.min(0.022, half * 0.4);
  drawFrame(pen, place, { ...way, frame: way.frame === 'filled' ? 'filled' : 'box' }, [0, 1]);
  if (way.leaf === 'line') return;
  const box = [point(0.05, -t), point(length - 0.05, -t), point(length - 0.05, t), point(0.05, t)];
  pen.line(box, { closed: true, fill: way.leaf === 'solid' ? pen.style.door.colour : pen.style.paper });
  pen.mark('door-leaf', box, true);
}

const same = (a: Vector, b: Vector) => a[0] === b[0] && a[1] === b[1];

function drawLeaf(pen: Pen, leaf: Leaf, { leaf: body, path, degrees }: DoorWay): void {
  const { style, scale } = pen;
  const { colour } = style.door;
  const open = (degrees * Math.PI) / 180;
  const sweep = (from: number, r: number, deep = 1) =>
    Array.from({ length: 19 }, (_, i) => turned(leaf, from + ((open - from) * i) / 18, r, deep));
  const { pivot, radius } = leaf;
  const end = turned(leaf, open, radius);
  const widthPx = style.linePx * 0.9;
  const arc = sweep(0, radius);
  if (path === 'sector') pen.line([pivot, ...arc], { closed: true, fill: '#e4e4e4', colour, widthPx });
  else if (path === 'chord') pen.line([turned(leaf, 0, radius), end], { colour, widthPx });
  else if (path === 'partial') pen.line(sweep(open * 0.45, radius), { colour, widthPx });
  // Drawn with an ellipse or freely: deeper than the leaf is long, but through both its ends.
  else if (path === 'oval') pen.line(sweep(0, radius, 1.25), { colour, widthPx });
  else if (path !== 'none')
    pen.line(arc, { colour, widthPx, ...(path === 'dashed' ? { dash: [scale * 0.06, scale * 0.05] } : {}) });
  if (path === 'double-arc') pen.line(sweep(0, radius - 0.05), { colour, widthPx });
  if (path === 'chord') pen.mark('swing', [pivot, turned(leaf, 0, radius), end]);
  else if (path !== 'none') pen.mark('swing', [pivot, ...(path === 'oval' ? sweep(0, radius, 1.25) : arc)]);
  if (body === 'line') {
    const wide = style.linePx * (path === 'none' ? 1.7 : 1.3);
    pen.line([pivot, end], { widthPx: wide, colour });
    pen.markStroke('door-leaf', pivot, end, Math.max(3, wide));
    return;
  }
  const thickness = body === 'solid' ? 0.055 : 0.045;
  const [across, away] = [turned(leaf, open - Math.PI / 2, thickness), turned(leaf, open, radius)];
  const by: Vector = [across[0] - pivot[0], across[1] - pivot[1]];
  const box: Point[] = [pivot, away, [away[0] + by[0], away[1] + by[1]], across];
  pen.line(box, { closed: true, fill: body === 'solid' ? colour : style.paper, colour });
  pen.mark('door-leaf', box, true);
}

/** Where a leaf of length `r` has its tip when open by `angle`; `deep` swells its way in the middle, as an oval. */
function turned({ pivot, side, out }: Leaf, angle: number, r: number, deep = 1): Point {
  const swell = 1 + (deep - 1) * Math.sin(2 * Math.min(angle, Math.PI / 2)) * 0.5;
  const [c, s] = [Math.cos(angle) * r * swell, Math.sin(angle) * r * swell];
  return [pivot[0] + side[0] * c + out[0] * s, pivot[1] + side[1] * c + out[1] * s];
}

/** What stands in the opening of the wall: lines along its faces, jambs, a box. */
function drawFrame(pen: Pen, { length, half, point }: Place, { frame }: DoorWay, out: Vector): void {
  const widthPx = pen.style.linePx * 0.7;
  const { colour } = pen.style.door;
  const along = (v: number) => pen.line([point(0, v), point(length, v)], { widthPx, colour });
  const box = (u0: number, u1: number, v: number, fill: string) =>
    pen.line([point(u0, -v), point(u1, -v), point(u1, v), point(u0, v)], { closed: true, fill, widthPx, colour });
  const jamb = Math.min(0.06, length * 0.1);
  if (frame === 'faces' || frame === 'jambs') for (const v of [-half, half]) along(v);
  if (frame === 'one-face') {
    // The threshold lies on the side to which the leaf does not open.
    const [a, b] = [point(0, 0), point(0, 1)];
    along((b[0] - a[0]) * out[0] + (b[1] - a[1]) * out[1] > 0 ? -half : half);
  }
  if (frame === 'sash') {
    // A frame near the face that the leaf is hung on, with the closed leaf in it.
    for (const v of [-half, half]) along(v);
    const [a, b] = [point(0, 0), point(0, 1)];
    const side = (b[0] - a[0]) * out[0] + (b[1] - a[1]) * out[1] > 0 ? half : -half;
    const ring = [point(0, side * 0.25), point(length, side * 0.25), point(length, side * 0.7), point(0, side * 0.7)];
    pen.line(ring, { closed: true, fill: pen.style.paper, widthPx, colour });
  }
  if (frame === 'box') box(0, length, half, pen.style.paper);
  if (frame === 'filled') box(0, length, half, '#cfcfcf');
  if (frame === 'jambs' || frame === 'box')
    for (const [u0, u1] of [
      [0, jamb],
      [length - jamb, length],
    ] as const)
      box(u0, u1, half * 0.8, pen.style.paper);
}
