import { ringArea, simplifyRing } from '../geometry/ring.ts';
import { lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { createBitmap, invert, isSet } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import { close } from '../raster/morphology.ts';
import { traceContours } from '../raster/trace-contours.ts';
import type { Bitmap, BoxPx, PointPx } from '../sheet/types.ts';

/** A break in an outer wall, from jamb to jamb along the wall's middle, the open air to the right of it. */
export interface Mouth extends Segment {
  readonly thick: number;
}

/** How far a bay reaches out: shallower is a niche, deeper a room, in shares of the mouth's width. */
const DEPTH = [0.12, 1.1] as const;
/** A bay is hardly wider than its mouth. */
const WIDER = 0.15;
/** Nothing may stand in the mouth: so much of it is free; sides may begin to slant in it. */
const OPEN = 0.65;
/** Corners are kept that stand out by this share of the wall's thickness. */
const CORNER = 0.3;
/** Thinner lines do not part it, in shares of that too. */
const STUB = 0.25;
/** Behind its inner face a wall has another line within so many thicknesses, along this share of the bay. */
const BEHIND = [0.3, 1.4] as const;
const DOUBLE = 0.7;
/** The mouth is shut with a line so many pixels thick, which nothing leaks through; ground begins beyond it. */
const SHUT_PX = 3;

/**
 * The inner faces of a bay before a mouth, from its first jamb to its second, or undefined where no ground before the mouth is
 * closed by lines of two faces. `ink` is all that is drawn but lettering, `body` what is wall.
 */
export function bayLine(mouth: Mouth, ink: Bitmap, body: Bitmap): PointPx[] | undefined {
  const width = lengthOf(mouth);
  const box = boxAround(mouth, ink, width);
  const barrier = cut(box, ink, body);
  const at = (p: PointPx): PointPx => [p[0] - box.x0, p[1] - box.y0];
  fillBand(barrier, at(pointAt(mouth, -0.5 * mouth.thick)), at(pointAt(mouth, width + 0.5 * mouth.thick)), SHUT_PX);
  const { labels, list } = findComponents(invert(barrier), 4);
  const labelAt = (p: PointPx) => {
    const [x, y] = at(p).map(Math.floor) as PointPx;
    return x < 0 || y < 0 || x >= barrier.width || y >= barrier.height ? 0 : labels[y * barrier.width + x]!;
  };
  const before = Array.from({ length: 19 }, (_, k) =>
    labelAt(pointAt(mouth, (width * (k + 1)) / 20, SHUT_PX + 0.1 * mouth.thick)),
  );
  const label = before[9]!;
  if (!label || before.filter((l) => l === label).length < OPEN * before.length) return undefined;
  const part = list[label - 1]!;
  if (!part.x0 || !part.y0 || part.x1 === barrier.width || part.y1 === barrier.height) return undefined;
  // Ends of lines that reach into the bay are none of its corners.
  const ground = createBitmap(barrier.width, barrier.height);
  for (let i = 0; i < labels.length; i++) if (labels[i] === label) ground.data[i] = 1;
  const rings = traceContours(close(ground, Math.max(1, Math.ceil(STUB * mouth.thick))));
  const ring = rings.reduce((a, b) => (ringArea(b) > ringArea(a) ? b : a));
  const line = outerPart(
    simplifyRing(ring, CORNER * mouth.thick).map(([x, y]): PointPx => [x + box.x0, y + box.y0]),
    mouth,
  );
  return line && isDouble(line, mouth.thick, ink) ? line : undefined;
}

/** The part of the sheet before a mouth in which a bay lies. */
export function boxAround(mouth: Mouth, { width: w, height: h }: Bitmap, width: number): BoxPx {
  const aside = WIDER * width + 2 * mouth.thick;
  const corners = [-aside, width + aside].flatMap((along) =>
    [-mouth.thick, DEPTH[1] * width + mouth.thick].map((beside) => pointAt(mouth, along, beside)),
  );
  const [xs, ys] = [corners.map((p) => p[0]), corners.map((p) => p[1])];
  return {
    x0: Math.max(0, Math.floor(Math.min(...xs))),
    y0: Math.max(0, Math.floor(Math.min(...ys))),
    x1: Math.min(w, Math.ceil(Math.max(...xs))),
    y1: Math.min(h, Math.ceil(Math.max(...ys))),
  };
}

/** What is set in either of two bitmaps, in a box. */
function cut({ x0, y0, x1, y1 }: BoxPx, a: Bitmap, b: Bitmap): Bitmap {
  const out = createBitmap(x1 - x0, y1 - y0);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * a.width + x;
      if (a.data[i] || b.data[i]) out.data[(y - y0) * out.width + (x - x0)] = 1;
    }
  }
  return out;
}

/** The corners of a ring that lie before the wall's outer face, with the ones next to them: a way from jamb to jamb. */
function outerPart(ring: readonly PointPx[], mouth: Mouth): PointPx[] | undefined {
  const width = lengthOf(mouth);
  const places = ring.map((p) => project(mouth, p));
  const face = (0.5 + CORNER) * mouth.thick;
  const isOut = places.map((p) => p.beside > face);
  const start = isOut.findIndex((out, i) => out && !isOut[(i + ring.length - 1) % ring.length]);
  const count = isOut.filter(Boolean).length;
  if (start < 0 || count < 2) return undefined;
  const order = Array.from({ length: count + 2 }, (_, k) => (start - 1 + k + ring.length) % ring.length);
  // All of it in one piece, as deep as bays are, and no wider.
  if (order.slice(1, -1).some((i) => !isOut[i])) return undefined;
  const depth = Math.max(...places.map((p) => p.beside)) - 0.5 * mouth.thick;
  if (depth < DEPTH[0] * width || depth > DEPTH[1] * width) return undefined;
  const over = WIDER * width + 0.5 * mouth.thick;
  if (places.some((p) => p.along < -over || p.along > width + over)) return undefined;
  const line = order.map((i) => ring[i]!);
  return places[order[0]!]!.along < places[order[order.length - 1]!]!.along ? line : line.reverse();
}

/** Whether another line runs behind the way, to its right, as far off as a wall is thick. */
function isDouble(line: readonly PointPx[], thick: number, ink: Bitmap): boolean {
  let [double, all] = [0, 0];
  for (let i = 1; i < line.length; i++) {
    const side = { from: line[i - 1]!, to: line[i]! };
    for (let s = 1; s < lengthOf(side); s += 2) {
      all++;
      for (let off = BEHIND[0] * thick; off < BEHIND[1] * thick; off++) {
        if (!isSet(ink, ...pointAt(side, s, off))) continue;
        double++;
        break;
      }
    }
  }
  return double > DOUBLE * all;
}
