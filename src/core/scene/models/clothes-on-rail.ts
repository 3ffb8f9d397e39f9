import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';

/** Metres of rail a garment takes. */
const GARMENT = 0.1;

/** Clothes on a rail from x0 to x1 at depth y, sorted by colour, with a gap between groups. */
export function clothesOnRail(
  m: ModelBuilder,
  x0: number,
  x1: number,
  y: number,
  z: number,
  reach: number,
  tone: number,
): void {
  box(m, 'trim', [x0, y - 0.012, z], [x1, y + 0.012, z + 0.024]);
  const count = Math.floor((x1 - x0) / GARMENT);
  for (let i = 0; i < count; i++) {
    if ((i * 5 + tone) % 7 === 3) continue;
    const x = x0 + ((i + 0.5) * (x1 - x0)) / count;
    const wide = reach * (0.8 + (((i * 7 + tone) % 5) / 5) * 0.2);
    const cloth = `cloth-${(Math.floor((i * 3) / count) + tone) % 5}`;
    cushion(m, cloth, [x, y], [GARMENT * 0.62, wide], z - 0.8, z - 0.02, { corner: 0.015, edge: 0.012 });
  }
}
