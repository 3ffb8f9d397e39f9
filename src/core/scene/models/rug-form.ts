import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, lathe } from '../primitives.ts';

export type RugForm = 'border' | 'stripes' | 'bands' | 'plain' | 'blocks' | 'lattice' | 'medallion' | 'jute';

/** Fields of a woven rug of `body` by `across` metres, each a hair over the last. */
export function weave(m: ModelBuilder, form: RugForm, field: string, body: number, across: number): void {
  // Only the ground is a body; what is woven into it is a face a hair above, of which the sides are never seen.
  const layer = (material: string, [x, y]: Vec2, sides: Vec2, level: number): void => {
    const [a, b, z] = [sides[0] / 2, sides[1] / 2, 0.012 + level * 0.0006];
    m.quad(material, [x - a, y - b, z], [x + a, y - b, z], [x + a, y + b, z], [x - a, y + b, z], [0, 0, 1]);
  };
  const frame = (insets: readonly number[], materials: readonly string[]): void =>
    insets.forEach((inset, i) => {
      layer(materials[i % materials.length]!, [0, 0], [body - inset * 2, across - inset * 2], i + 1);
    });
  block(m, form === 'jute' ? 'basket' : field, [0, 0], [body, across], 0, 0.012);
  if (form === 'border') frame([0.07, 0.1, 0.14, 0.15], ['rug-border', field]);
  if (form === 'jute') frame([0.05, 0.08], ['rug-line', 'basket']);
  if (form === 'stripes') {
    const stripes = Math.max(3, Math.round(body / 0.3));
    for (let i = 0; i < stripes; i++) layer(i % 2 ? 'rug-line' : 'rug-border', [((i + 0.5) / stripes - 0.5) * body, 0], [(body / stripes) * (i % 2 ? 0.5 : 0.45), across - 0.01], 1);
  }
  if (form === 'bands')
    for (const side of [-1, 1])
      for (const [i, wide] of [0.16, 0.03, 0.03].entries()) layer('rug-border', [side * (body / 2 - 0.14 - i * 0.13), 0], [wide, across - 0.01], 1);
  if (form === 'blocks') {
    // Three fields of colour that meet off the middle.
    layer('rug-border', [-body * 0.3, across * 0.12], [body * 0.4, across * 0.76], 1);
    layer('rug-line', [body * 0.2, -across * 0.18], [body * 0.6, across * 0.64], 2);
    layer(field, [body * 0.27, -across * 0.05], [body * 0.3, across * 0.3], 3);
  }
  if (form === 'lattice') {
    // Thin lines crossing: diamonds, as on the rugs of the Atlas.
    const step = across / Math.max(2, Math.round(across / 0.42));
    for (let from = -body / 2 - across; from < body / 2; from += step)
      for (const way of [1, -1]) diagonal(m, from, way, body - 0.12, across - 0.12);
  }
  if (form === 'medallion') {
    frame([0.05, 0.17, 0.19, 0.21], ['rug-border', 'rug-line', 'rug-border', field]);
    const r = across * 0.27;
    for (const [i, share] of [1, 0.82, 0.5].entries())
      lathe(m, ['rug-border', 'rug-line', 'rug-border'][i]!, [0, 0], [[r * share, 0.0148 + i * 0.0005], [0, 0.0148 + i * 0.0005]], 24, [1.35, 1]);
  }
} // biome-ignore format: short

/** One line of the lattice, from the lower edge at x `from` at 45° to the upper, clipped to the field. */
function diagonal(m: ModelBuilder, from: number, way: number, body: number, across: number): void {
  const half = body / 2;
  const wide = 0.018;
  const t0 = Math.max(0, -half - from);
  const t1 = Math.min(across, half - from - wide);
  if (t1 <= t0) return;
  const point = (t: number, aside: number): [number, number, number] => [from + t + aside, way * (t - across / 2), 0.0132];
  m.quad('rug-border', point(t0, 0), point(t1, 0), point(t1, wide), point(t0, wide), [0, 0, 1]);
} // biome-ignore format: short
