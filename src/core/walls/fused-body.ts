import { countSet, createBitmap, intersect, subtract, unite } from '../raster/bitmap.ts';
import { keepComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallsPx } from '../structure/types.ts';

/** What is seen within this of a drawn wall, in usual thicknesses and in pixels of the map, whichever is more, is that wall. */
const BESIDE = 0.6;
const BESIDE_MAP = 2;
/** Shortest wall that is added, in door widths. */
const LONG = 0.6;

/** What the network takes for wall, at the size of the page. */
export interface SeenWalls {
  readonly body: Bitmap;
  /** Size of a pixel of its map, pixels of the page. */
  readonly mapPx: number;
}

/**
 * Body of the drawn walls with that of the walls on some `ground` that only the network sees, joined to them; undefined where it sees
 * no others. The ground lies within the dwelling: what looks like wall outside it is hatching, a roof or a title block.
 */
export function fusedBody(drawn: WallsPx, ground: Bitmap, seen: SeenWalls): Bitmap | undefined {
  const reach = Math.ceil(Math.max(BESIDE * drawn.thicknessPx, BESIDE_MAP * seen.mapPx));
  const known = createBitmap(ground.width, ground.height);
  known.data.set(drawn.mask.data);
  // Their openings too: windows and doors may look like wall.
  for (const w of drawn.walls) fillBand(known, w.from, w.to, w.thicknessPx);
  const others = intersect(ground, subtract(seen.body, dilate(known, 2 * reach + 1)));
  const least = LONG * drawn.doorPx;
  const added = keepComponents(others, (c) => Math.max(c.x1 - c.x0, c.y1 - c.y0) >= least);
  if (countSet(added) === 0) return undefined;
  return unite(drawn.mask, intersect(dilate(added, 4 * reach + 1), seen.body));
}
