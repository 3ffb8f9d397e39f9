import { unite } from '../raster/bitmap.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Faces } from './narrow-ground.ts';

/** A narrow face of which wall strips cover this share is wall as a whole. */
const COVERED = 0.5;

/**
 * Wall body with the rest of every narrow face that most of is known to be wall: corners, junctions and the short pieces
 * between doors, where no two lines run beside each other for long. Outlines belong to the body.
 */
export function fillFaces(body: Bitmap, lineInk: Bitmap, faces: Faces, widest: number, strokePx: number): Bitmap {
  const inside = new Float64Array(faces.list.length + 1);
  for (let i = body.data.indexOf(1); i >= 0 && i < body.data.length; i++) if (body.data[i]) inside[faces.labels[i]!]!++;
  inside[0] = 0;
  const whole = Uint8Array.from(inside, (n, l) =>
    l > 0 && faces.widths[l]! <= widest && n >= COVERED * faces.list[l - 1]!.area ? 1 : 0,
  );
  const filled = { ...body, data: new Uint8Array(body.data.length) };
  for (let i = 0; i < filled.data.length; i++) filled.data[i] = whole[faces.labels[i]!]!;
  // The pixel that faces keep from their outlines, and the outlines themselves.
  const near = dilate(filled, 2 * Math.ceil(strokePx + 1) + 1);
  const edge = dilate(filled, 3);
  for (let i = 0; i < filled.data.length; i++)
    if (edge.data[i] || (near.data[i] && lineInk.data[i])) filled.data[i] = 1;
  return unite(body, filled);
}
