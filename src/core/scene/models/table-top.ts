import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box } from '../primitives.ts';
import { fourLegs } from './four-legs.ts';
import type { ModelSize } from './model.ts';

export type TableForm = 'plank' | 'soft' | 'slab' | 'moulded' | 'boards';

/** A table of a form: what it stands on and its top, in one wood. */
export function tableTop(m: ModelBuilder, form: TableForm, wood: string, size: ModelSize): void {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  const top = (corner: number, thick: number, edge: number): void =>
    cushion(m, wood, [0, 0], [width, depth], height - thick, height, { corner, edge });
  if (form === 'plank') {
    fourLegs(m, 'wood-mid', size, height - 0.03, 0.04, Math.min(0.06, depth * 0.1));
    top(0.03, 0.04, 0.01);
  } else if (form === 'soft') {
    // Legs splayed out under a top whose ends are nearly half round.
    const reach: Vec2 = [w * 0.8, d * 0.72];
    for (const x of [-1, 1])
      for (const y of [-1, 1]) bar(m, 'wood-mid', [x * reach[0], y * reach[1], 0], [x * reach[0] * 0.86, y * reach[1] * 0.8, height - 0.03], 0.045);
    cushion(m, wood, [0, 0], [width, depth], height - 0.035, height, { corner: Math.min(w, d) * 0.72, edge: 0.012, steps: 6 });
  } else if (form === 'slab') {
    // Two cheeks of the width of the table and a thin top.
    const along = width >= depth;
    for (const side of [-1, 1]) block(m, 'frame', along ? [side * w * 0.72, 0] : [0, side * d * 0.72], along ? [0.05, depth * 0.8] : [width * 0.8, 0.05], 0, height - 0.03);
    top(0.012, 0.03, 0.004);
  } else if (form === 'moulded') {
    fourLegs(m, 'wood-dark', size, height - 0.1, 0.05, Math.min(0.075, depth * 0.12));
    box(m, 'wood-dark', [-w + 0.05, -d + 0.05, height - 0.11], [w - 0.05, d - 0.05, height - 0.03]);
    cushion(m, 'wood-dark', [0, 0], [width, depth], height - 0.045, height - 0.006, { corner: 0.06, edge: 0.016 });
    // A band of a lighter wood is let in along the edge.
    const band = Math.min(0.05, depth * 0.08);
    cushion(m, 'wood-mid', [0, 0], [width - band * 2, depth - band * 2], height - 0.012, height - 0.003, { corner: 0.04, edge: 0.003 });
    cushion(m, wood, [0, 0], [width - band * 2 - 0.03, depth - band * 2 - 0.03], height - 0.012, height, { corner: 0.035, edge: 0.003 });
  } else {
    // Thick boards with gaps on a frame of steel.
    fourLegs(m, 'frame', size, height - 0.05, 0.02, 0.045);
    box(m, 'frame', [-w + 0.02, -d + 0.02, height - 0.09], [w - 0.02, d - 0.02, height - 0.05]);
    const along = width >= depth;
    const boards = Math.max(2, Math.round(Math.min(width, depth) / 0.2));
    const each = Math.min(width, depth) / boards;
    for (let i = 0; i < boards; i++) {
      const [from, to] = [-Math.min(w, d) + each * i + 0.002, -Math.min(w, d) + each * (i + 1) - 0.002];
      box(m, i % 2 ? wood : 'wood-mid', along ? [-w, from, height - 0.05] : [from, -d, height - 0.05], along ? [w, to, height] : [to, d, height]);
    }
  }
} // biome-ignore format: short
