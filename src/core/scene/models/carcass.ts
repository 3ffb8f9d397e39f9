import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';
import type { ModelSize } from './model.ts';

/** An open-topped carcass with a lid that only shows in 3D, as a plan cuts through tall pieces. */
export function carcass(m: ModelBuilder, material: string, lid: string, size: ModelSize, wall = 0.025): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, material, [-w, -d, 0], [w, -d + wall * 0.6, size.height]);
  box(m, material, [-w, -d, 0], [-w + wall, d - 0.02, size.height]);
  box(m, material, [w - wall, -d, 0], [w, d - 0.02, size.height]);
  box(m, material, [-w + wall, -d, 0.02], [w - wall, d - 0.03, 0.08]);
  box(m, lid, [-w, -d, size.height], [w, d - 0.02, size.height + 0.012]);
}
