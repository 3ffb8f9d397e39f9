import { ringArea, simplifyRing } from '../geometry/ring.ts';
import { squareRing } from '../geometry/square-ring.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { open } from '../raster/morphology.ts';
import { traceContours } from '../raster/trace-contours.ts';
import type { Bitmap, BoxPx, PointPx } from '../sheet/types.ts';

/** What an outline leaves out: corners and steps as small as these, and, where it is jagged, whatever is as narrow; in door widths. */
const CORNER = 0.025;
const STEP = 0.12;
const SPIKE = 0.2;
/** A hole is at least so large, square door widths. */
const HOLE = 0.1;
/** An outline is jagged that has so many corners, and this share of them at most without its spikes. */
const CORNERS = 16;
const FEWER = 0.6;

interface Faces {
  /** One label a pixel, row by row. */
  readonly labels: Int32Array;
  readonly width: number;
}

/**
 * The outline of a face in pixels, squared, and its holes; undefined for one that is nothing but a line. Where it is
 * jagged, because it reaches between the strokes of a hatched or insulated wall, narrow parts are left out.
 */
export function outlineOf(faces: Faces, label: number, box: BoxPx, doorPx: number) {
  const whole = cutOut(faces, label, box);
  const given = ringsOf(whole, box, doorPx);
  if (!given || given.outline.length < CORNERS) return given;
  const spike = Math.max(1, Math.round(SPIKE * doorPx));
  // One way after the other: shallow recesses, of doors and windows, are wide one way and go on into the room the other.
  const smooth = ringsOf(open(open(whole, spike, 1), 1, spike), box, doorPx);
  return smooth && smooth.outline.length <= FEWER * given.outline.length ? smooth : given;
}

function cutOut({ labels, width }: Faces, label: number, box: BoxPx): Bitmap {
  const face = createBitmap(box.x1 - box.x0, box.y1 - box.y0);
  for (let y = 0; y < face.height; y++) {
    const row = (y + box.y0) * width + box.x0;
    for (let x = 0; x < face.width; x++) if (labels[row + x] === label) face.data[y * face.width + x] = 1;
  }
  return face;
}

/** The largest outer ring of a face that was cut out of a box and its larger holes, all squared. */
function ringsOf(face: Bitmap, { x0, y0 }: BoxPx, doorPx: number) {
  const rings = traceContours(face).map((ring) => ring.map(([x, y]): PointPx => [x + x0, y + y0]));
  const tidy = (ring: PointPx[]) => squareRing(simplifyRing(ring, Math.max(1.5, CORNER * doorPx)), STEP * doorPx);
  const [outer] = rings.filter((ring) => ringArea(ring) > 0).sort((a, b) => ringArea(b) - ringArea(a));
  const outline = outer ? tidy(outer) : [];
  if (outline.length < 3) return undefined;
  return { outline, holes: rings.filter((ring) => -ringArea(ring) > HOLE * doorPx ** 2).map(tidy) };
}
