import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';
import type { ModelSize } from './model.ts';

/** Four square legs up to `top`, `inset` from the edges of the footprint. */
export function fourLegs(
  m: ModelBuilder,
  material: string,
  size: ModelSize,
  top: number,
  inset: number,
  thick: number,
): void {
  const [w, d] = [size.width / 2 - inset, size.depth / 2 - inset];
  for (const x of [-w, w - thick])
    for (const y of [-d, d - thick]) box(m, material, [x, y, 0], [x + thick, y + thick, top]);
}
