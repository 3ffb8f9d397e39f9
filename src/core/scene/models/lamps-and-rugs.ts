import { cushion } from '../cushion.ts';
import { cylinder, lathe } from '../primitives.ts';
import type { Model } from './model.ts';

export const floorLamp: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  cylinder(m, 'black', [0, 0], r * 0.72, 0, 0.02, 24);
  cylinder(m, 'black', [0, 0], 0.012, 0.02, h - 0.1, 8);
  lathe(m, 'lampshade', [0, 0], [[r, h - 0.26], [r * 0.74, h - 0.01], [r * 0.7, h - 0.012], [r * 0.3, h - 0.06]], 28); // biome-ignore format: a profile
  lathe(
    m,
    'paper',
    [0, 0],
    [
      [r * 0.6, h - 0.05],
      [0, h - 0.04],
    ],
    20,
  );
  cylinder(m, 'brass', [0, 0], 0.018, h - 0.1, h, 12);
};

/** A woven rug: border, two fine lines, field, and a fringe at its short ends. */
export const rug: Model = (m, size, tone) => {
  const long = size.width >= size.depth;
  const [length, across] = long ? [size.width, size.depth] : [size.depth, size.width];
  const t = 0.012;
  m.placed([0, 0, 0], long ? 0 : 90, (inner) => {
    const fringe = Math.min(0.06, length * 0.04);
    const body = length - fringe * 2;
    const strands = Math.floor(across / 0.045);
    const half = body / 2;
    for (let i = 0; i < strands; i++) {
      const y = -across / 2 + ((i + 0.25) * across) / strands;
      for (const [x0, x1] of [
        [-half - fringe, -half],
        [half, half + fringe],
      ] as const)
        inner.quad(
          'rug-line',
          [x0, y, 0.006],
          [x1, y, 0.006],
          [x1, y + 0.022, 0.006],
          [x0, y + 0.022, 0.006],
          [0, 0, 1],
        );
    }
    const field = `rug-${((tone % 3) + 3) % 3}`;
    const layers: [string, number][] = [
      [field, 0],
      ['rug-border', 0.07],
      [field, 0.1],
      ['rug-border', 0.14],
      [field, 0.15],
    ];
    layers.forEach(([material, inset], i) => {
      cushion(inner, material, [0, 0], [body - inset * 2, across - inset * 2], 0, t + i * 0.0006, {
        corner: 0.004,
        edge: 0.004,
        steps: 1,
      });
    });
  });
};

export const roundRug: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  for (const [i, share] of [1, 0.92, 0.88].entries())
    cylinder(m, i % 2 ? 'rug-border' : 'rug-0', [0, 0], r * share, 0, 0.012 + i * 0.0006, 48);
};
