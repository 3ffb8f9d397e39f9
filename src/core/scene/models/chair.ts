import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { box } from '../primitives.ts';
import { fourLegs } from './four-legs.ts';
import type { ModelSize } from './model.ts';

export type ChairForm = 'bow' | 'shell' | 'ladder' | 'metal';

/** Points of a bow behind the seat: a back that runs round the sitter. */
const bowPoints = (w: number, d: number, reach: number): Vec2[] =>
  Array.from({ length: 7 }, (_, i): Vec2 => {
    const angle = Math.PI * (1 + i / 6);
    return [w * Math.cos(angle), -d + reach + (reach - 0.03) * Math.sin(angle)];
  });

/** A dining chair; its form shows from above by its back and its seat. */
export function chair(m: ModelBuilder, form: ChairForm, size: ModelSize): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const top = size.height;
  const seat = (material: string, corner: number, crown: number): void =>
    cushion(m, material, [0, 0.02], [size.width - 0.02, size.depth - 0.05], 0.42, 0.48, { corner, edge: 0.02, crown });
  if (form === 'bow') {
    fourLegs(m, 'wood-light', size, 0.43, 0.025, 0.032);
    seat('fabric-second', 0.09, 0.015);
    const points = bowPoints(w - 0.03, d, size.depth * 0.42);
    for (let i = 0; i < 6; i++) bar(m, 'wood-mid', [...points[i]!, top - 0.03], [...points[i + 1]!, top - 0.03], 0.045);
    for (const i of [0, 2, 4, 6]) box(m, 'wood-mid', [points[i]![0] - 0.012, points[i]![1] - 0.012, 0.44], [points[i]![0] + 0.012, points[i]![1] + 0.012, top - 0.04]);
  } else if (form === 'shell') {
    for (const x of [-1, 1]) for (const y of [-1, 1]) bar(m, 'frame', [x * (w - 0.03), y * (d - 0.03), 0], [x * w * 0.4, y * d * 0.4, 0.42], 0.024);
    seat('fabric-second', Math.min(w, d) * 0.8, 0.01);
    const points = bowPoints(w - 0.022, d, size.depth * 0.55);
    for (let i = 0; i < 6; i++) {
      const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!];
      const rise = [0.62, 0.76, 1, 1, 0.76, 0.62][i]! * (top - 0.03);
      bar(m, 'fabric-second', [ax, ay, (0.44 + rise) / 2], [bx, by, (0.44 + rise) / 2], 0.035);
      bar(m, 'fabric-second', [ax, ay, rise], [bx, by, rise], 0.035);
    }
  } else if (form === 'ladder') {
    fourLegs(m, 'frame', size, 0.43, 0.02, 0.034);
    seat('fabric-second', 0.03, 0.025);
    for (const x of [-w + 0.008, w - 0.042]) box(m, 'frame', [x, -d + 0.004, 0.4], [x + 0.034, -d + 0.038, top]);
    for (const z of [0.58, 0.72, top - 0.07]) box(m, 'frame', [-w + 0.04, -d + 0.01, z], [w - 0.04, -d + 0.03, z + 0.06]);
  } else {
    for (const x of [-1, 1]) for (const y of [-1, 1]) bar(m, 'frame', [x * (w - 0.015), y * (d - 0.015), 0], [x * (w - 0.06), y * (d - 0.06), 0.44], 0.03);
    cushion(m, 'frame', [0, 0.01], [size.width - 0.05, size.depth - 0.06], 0.43, 0.455, { corner: 0.05, edge: 0.01 });
    cushion(m, 'wood-mid', [0, 0.01], [size.width - 0.1, size.depth - 0.11], 0.45, 0.465, { corner: 0.04, edge: 0.006 });
    bar(m, 'frame', [-w + 0.05, -d + 0.05, 0.44], [-w + 0.04, -d + 0.02, top - 0.02], 0.026);
    bar(m, 'frame', [w - 0.05, -d + 0.05, 0.44], [w - 0.04, -d + 0.02, top - 0.02], 0.026);
    box(m, 'frame', [-w + 0.03, -d, top - 0.14], [w - 0.03, -d + 0.024, top]);
  }
} // biome-ignore format: short
