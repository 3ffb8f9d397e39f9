import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { block } from '../primitives.ts';
import { pile } from './decor.ts';

/** Boxes and piles on a shelf from x0 to x1, in cells of about 0.3 m, some of them empty. */
export function shelfLoad(
  m: ModelBuilder,
  x0: number,
  x1: number,
  y: number,
  deep: number,
  z: number,
  tone: number,
): void {
  const cells = Math.max(1, Math.round((x1 - x0) / 0.32));
  const each = (x1 - x0) / cells;
  for (let i = 0; i < cells; i++) {
    const x = x0 + each * (i + 0.5);
    const sides: [number, number] = [each - 0.04, deep - 0.03];
    if ((i * 2 + tone) % 5 === 4) continue;
    if ((i + tone) % 3 === 0) cushion(m, 'basket', [x, y], sides, z, z + 0.2, { corner: 0.03, edge: 0.012 });
    else if ((i + tone) % 3 === 1) pile(m, [x, y], sides, z, 2, tone + i);
    else block(m, 'linen', [x, y], sides, z, z + 0.16);
  }
}
