import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';
import type { ModelSize } from './model.ts';

/** A closed chest: body, top with a small overhang, fronts divided by `columns` and `rows`, with handles. */
export function chest(
  m: ModelBuilder,
  body: string,
  top: string,
  size: ModelSize,
  columns: number,
  rows: number,
  foot = 0.06,
): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const front = d - 0.03;
  box(m, body, [-w, -d, foot], [w, front, size.height - 0.025]);
  for (const x of [-w + 0.04, w - 0.08])
    for (const y of [-d + 0.03, front - 0.07]) box(m, 'black', [x, y, 0], [x + 0.04, y + 0.04, foot]);
  const [cell, tier] = [size.width / columns, (size.height - 0.03 - foot) / rows];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [x, z] = [-w + cell * i, foot + tier * j];
      box(m, body, [x + 0.004, front, z + 0.004], [x + cell - 0.004, front + 0.018, z + tier - 0.004]);
      box(
        m,
        'trim',
        [x + cell / 2 - 0.05, front + 0.018, z + tier - 0.045],
        [x + cell / 2 + 0.05, front + 0.03, z + tier - 0.035],
      );
    }
  cushion(m, top, [0, -0.004], [size.width, size.depth - 0.008], size.height - 0.025, size.height, {
    corner: 0.012,
    edge: 0.005,
  });
}
