import { fillDisc } from '../raster/fill-disc.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { Spiral } from '../structure/types.ts';

/** A copy of the ink without spiral stairs; `morePx` is how much further than their treads it is cleared, less than 0 to keep their ends. */
export function eraseSpirals(ink: Bitmap, spirals: readonly Spiral[], morePx: number): Bitmap {
  if (!spirals.length) return ink;
  const rest = { ...ink, data: ink.data.slice() };
  for (const { centre, radius } of spirals) fillDisc(rest, centre, radius + morePx, 0);
  return rest;
}
