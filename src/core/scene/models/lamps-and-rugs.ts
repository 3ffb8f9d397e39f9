import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { cylinder, lathe } from '../primitives.ts';
import type { Model } from './model.ts';

/** Outlines of shades, as radius and height over the lower rim, both as shares: cone, drum, lantern. */
const SHADES: readonly (readonly Vec2[])[] = [
  [[1, 0], [0.74, 0.96], [0.7, 0.95], [0.3, 0.77]],
  [[0.94, 0], [0.94, 0.96], [0.9, 0.95], [0.86, 0.77]],
  [[0.86, 0], [1, 0.25], [1, 0.75], [0.86, 0.9], [0.5, 0.97], [0, 1]],
]; // biome-ignore format: a table

export const floorLamp: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  const low = h - 0.26;
  cylinder(m, 'black', [0, 0], r * 0.72, 0, 0.02, 24);
  cylinder(m, 'black', [0, 0], 0.012, 0.02, h - 0.1, 8);
  const shade = SHADES[tone % SHADES.length]!;
  lathe(m, 'lampshade', [0, 0], shade.map(([radius, up]): Vec2 => [r * radius, low + 0.26 * up]), 28); // biome-ignore format: one shape
  lathe(m, 'paper', [0, 0], [[r * 0.6, h - 0.05], [0, h - 0.04]], 20); // biome-ignore format: a profile
  cylinder(m, 'brass', [0, 0], 0.018, h - 0.1, h, 12);
};

/** Fields of a woven rug of `body` by `across`, each a hair over the last: a border, stripes across, or a band at both ends. */
function weave(m: ModelBuilder, field: string, body: number, across: number, style: number): void {
  const layer = (material: string, at: Vec2, sides: Vec2, level: number): void =>
    cushion(m, material, at, sides, 0, 0.012 + level * 0.0006, { corner: 0.004, edge: 0.004, steps: 1 });
  layer(field, [0, 0], [body, across], 0);
  if (style === 0)
    for (const [i, inset] of [0.07, 0.1, 0.14, 0.15].entries())
      layer(i % 2 ? field : 'rug-border', [0, 0], [body - inset * 2, across - inset * 2], i + 1);
  if (style === 1) {
    const stripes = Math.max(3, Math.round(body / 0.34));
    for (let i = 0; i < stripes; i++) layer(i % 2 ? 'rug-line' : 'rug-border', [((i + 0.5) / stripes - 0.5) * body, 0], [(body / stripes) * (i % 2 ? 0.5 : 0.22), across - 0.01], 1);
  }
  if (style === 2)
    for (const side of [-1, 1])
      for (const [i, wide] of [0.16, 0.03, 0.03].entries()) layer('rug-border', [side * (body / 2 - 0.14 - i * 0.13), 0], [wide, across - 0.01], 1);
} // biome-ignore format: short

/** A woven rug with a fringe at its short ends. */
export const rug: Model = (m, size, tone) => {
  const long = size.width >= size.depth;
  const [length, across] = long ? [size.width, size.depth] : [size.depth, size.width];
  m.placed([0, 0, 0], long ? 0 : 90, (inner) => {
    const fringe = Math.min(0.06, length * 0.04);
    const body = length - fringe * 2;
    const strands = Math.floor(across / 0.045);
    const half = body / 2;
    for (let i = 0; i < strands; i++) {
      const y = -across / 2 + ((i + 0.25) * across) / strands;
      for (const [x0, x1] of [[-half - fringe, -half], [half, half + fringe]] as const) // biome-ignore format: both ends
        inner.quad('rug-line', [x0, y, 0.006], [x1, y, 0.006], [x1, y + 0.022, 0.006], [x0, y + 0.022, 0.006], [0, 0, 1]);
    }
    weave(inner, `rug-${tone % 3}`, body, across, Math.floor(tone / 3) % 3);
  });
}; // biome-ignore format: short

export const roundRug: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  for (const [i, share] of [1, 0.92, 0.88].entries())
    cylinder(m, i % 2 ? 'rug-border' : `rug-${tone % 3}`, [0, 0], r * share, 0, 0.012 + i * 0.0006, 48);
};
