import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';
import type { ModelSize } from './model.ts';

/** Thickness of a worktop, metres. */
export const SLAB = 0.035;

/** Cabinets with a plinth and fronts under a worktop that stands a little proud of them. */
export function baseUnit(m: ModelBuilder, size: ModelSize, front = 'kitchen-front', worktop = true): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const low = size.height - SLAB;
  box(m, 'black', [-w, -d, 0], [w, d - 0.08, 0.1]);
  box(m, front, [-w, -d, 0.1], [w, d - 0.035, low]);
  const doors = Math.max(1, Math.round(size.width / 0.6));
  const each = size.width / doors;
  for (let i = 0; i < doors; i++) {
    const x = -w + each * i;
    box(m, front, [x + 0.003, d - 0.035, 0.11], [x + each - 0.003, d - 0.016, low - 0.01]);
    if (each > 0.2)
      box(m, 'steel', [x + each * 0.25, d - 0.016, low - 0.06], [x + each * 0.75, d - 0.004, low - 0.045]);
  }
  if (worktop) slab(m, size, 'worktop');
}

/** The worktop slab, with a low upstand at the wall. */
function slab(m: ModelBuilder, size: ModelSize, material: string): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, material, [-w, -d, size.height - SLAB], [w, d, size.height]);
  box(m, material, [-w, -d, size.height], [w, -d + 0.018, size.height + 0.04]);
}
