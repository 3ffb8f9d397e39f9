import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { BUILT } from '../pixel-classes/built.ts';
import { classOnMap } from '../pixel-classes/name-on-map.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import { sharesIn } from '../pixel-classes/shares-in.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { boxAround, type Mouth } from './bay-line.ts';

/** Least share of the sides that is window, where a bay was walled like a room. */
const GLAZED = 0.3;
const WINDOW = new Set(['window']);

/** Ink without what is neither wall nor opening to the network before a mouth: boards and tiles run through bays and hide them. */
export function builtInk(mouth: Mouth, ink: Bitmap, classes: PixelClasses): Bitmap {
  const isBuilt = classOnMap(classes, BUILT);
  const { x0, y0, x1, y1 } = boxAround(mouth, ink, lengthOf(mouth));
  const data = ink.data.slice();
  for (let y = y0; y < y1; y++) {
    for (let i = y * ink.width + x0, x = x0; x < x1; i++, x++) if (data[i] && !isBuilt(x + 0.5, y + 0.5)) data[i] = 0;
  }
  return { ...ink, data };
}

/** Whether the network sees any window before a mouth, as far as it is wide: a look that costs little. */
export function seesGlass(mouth: Mouth, classes?: PixelClasses): boolean {
  if (!classes) return false;
  const [width, { thick }] = [lengthOf(mouth), mouth];
  const corners = [-thick, width + thick].flatMap((along) =>
    [0, width + thick].map((out) => pointAt(mouth, along, out)),
  );
  const [a, b, c, d] = corners as [PointPx, PointPx, PointPx, PointPx];
  return (sharesIn([a, b, d, c], classes)?.get('window') ?? 0) > 0;
}

/** Whether the network sees windows along a good part of a bay's sides: alcoves of a room have walls. */
export function areGlazed(sides: readonly Segment[], classes?: PixelClasses): boolean {
  if (!classes) return false;
  let [glass, all] = [0, 0];
  for (const side of sides) {
    all += lengthOf(side);
    glass += lengthOf(side) * shareAlong(side, WINDOW, classes);
  }
  return glass > GLAZED * all;
}
