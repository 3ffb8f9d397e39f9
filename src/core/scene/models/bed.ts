import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { box } from '../primitives.ts';
import { accent } from './model.ts';

export function pillow(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  sides: Vec2,
  z: number,
  turn: number,
  thick = 0.13,
): void {
  m.placed([at[0], at[1], z], turn, (inner) => {
    cushion(inner, material, [0, 0], sides, 0, thick, { corner: 0.09, edge: 0.04, crown: 0.07 });
  });
}

/** A bed for one or two: frame, head board, mattress, duvet with its edge folded back, pillows and a throw over the foot. */
export function bed(
  m: ModelBuilder,
  width: number,
  depth: number,
  height: number,
  tone: number,
  sleepers: number,
): void {
  const top = Math.max(0.36, height - 0.06);
  const [w, d] = [width / 2, depth / 2];
  box(m, 'wood-light', [-w, -d + 0.07, 0.08], [w, d, top - 0.2]);
  cushion(m, 'fabric-main', [0, -d + 0.045], [width, 0.09], 0, height + 0.02, { corner: 0.03, edge: 0.025 });
  const head = -d + 0.09;
  const length = d - head;
  cushion(m, 'sheet', [0, head + length / 2 - 0.005], [width - 0.05, length - 0.03], top - 0.2, top, {
    corner: 0.06,
    edge: 0.045,
  });
  // The duvet leaves the pillows free, hangs a little over the sides, and its upper edge is folded back.
  const fold = head + Math.min(0.62, length * 0.33);
  const foot = d - 0.015;
  cushion(m, 'bedding', [0, (fold + foot) / 2], [width - 0.012, foot - fold], top - 0.14, top + 0.055, {
    corner: 0.07, edge: 0.05, crown: 0.02, steps: 4,
  }); // biome-ignore format: one shape
  cushion(m, 'linen', [0, fold + 0.13], [width - 0.01, 0.3], top, top + 0.078, { corner: 0.05, edge: 0.03 });
  const blanket = Math.min(0.55, length * 0.3);
  cushion(m, accent(tone), [0, foot - blanket / 2 - 0.16], [width - 0.002, blanket], top - 0.16, top + 0.08, {
    corner: 0.03,
    edge: 0.045,
  });
  cushion(m, 'linen', [0, foot - 0.2], [width, 0.035], top - 0.16, top + 0.083, { corner: 0.015, edge: 0.015 });
  const span = (width - 0.1) / sleepers;
  for (let i = 0; i < sleepers; i++) {
    const x = -width / 2 + 0.05 + span * (i + 0.5);
    pillow(m, 'sheet', [x, head + 0.2], [Math.min(0.72, span - 0.06), 0.38], top - 0.01, (i % 2 ? 1 : -1) * 1.5, 0.16);
    pillow(m, 'bedding', [x, head + 0.34], [Math.min(0.64, span - 0.12), 0.33], top + 0.04, i % 2 ? -2.5 : 2, 0.15);
  }
  const small = Math.min(0.42, width * 0.4);
  pillow(m, accent(tone + (sleepers > 1 ? 0 : 1)), [0, head + 0.47], [small, 0.27], top + 0.12, 3, 0.14);
}
