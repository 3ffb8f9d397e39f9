import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { block, box } from '../primitives.ts';

/** Clothes on a rail from x0 to x1 at depth y. */
export function clothesOnRail(
  m: ModelBuilder,
  x0: number,
  x1: number,
  y: number,
  z: number,
  reach: number,
  tone: number,
): void {
  box(m, 'chrome', [x0, y - 0.014, z], [x1, y + 0.014, z + 0.028]);
  const count = Math.floor((x1 - x0) / 0.078);
  for (let i = 0; i < count; i++) {
    // A group of clothes, a gap, another group: nobody's wardrobe is evenly full.
    if ((i * 5 + tone) % 11 === 3) continue;
    const x = x0 + ((i + 0.5) * (x1 - x0)) / count;
    const wide = reach * (0.82 + (((i * 7 + tone) % 5) / 5) * 0.18);
    m.placed([x, y, 0], ((i * 13 + tone * 3) % 7) - 3, (inner) => {
      cushion(inner, `cloth-${(i * 3 + Math.floor(i / 3) + tone) % 5}`, [0, 0], [0.056, wide], z - 0.8, z - 0.02, {
        corner: 0.02,
        edge: 0.014,
        steps: 1,
      });
      block(inner, 'wood-light', [0, 0], [0.012, wide * 0.9], z - 0.02, z - 0.006);
    });
  }
}
