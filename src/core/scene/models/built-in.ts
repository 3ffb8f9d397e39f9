import { cushion } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { block, box, prism } from '../primitives.ts';
import type { Model } from './model.ts';

export const fireplace: Model = (m, size) => {
  const { width, depth } = size;
  const [w, d] = [width / 2, depth / 2];
  const h = 1.1;
  const cheek = Math.min(0.22, width * 0.2);
  box(m, 'worktop', [-w, -d, 0], [-w + cheek, d - 0.06, h]);
  box(m, 'worktop', [w - cheek, -d, 0], [w, d - 0.06, h]);
  box(m, 'worktop-dark', [-w + cheek, -d, 0], [w - cheek, -d + 0.06, h]);
  box(m, 'worktop-dark', [-w + cheek, -d + 0.06, 0], [w - cheek, d, 0.06]);
  for (const [x, turn] of [
    [-0.08, 12],
    [0.09, -16],
    [0, 4],
  ] as const)
    m.placed([x, -d + depth * 0.42, 0], turn, (inner) => {
      cushion(inner, 'wood-dark', [0, 0], [Math.min(0.5, width * 0.4), 0.08], 0.06, 0.15, {
        corner: 0.04,
        edge: 0.035,
      });
    });
  for (const x of [-0.1, 0.02, 0.12])
    cushion(m, 'fire', [x, -d + depth * 0.42], [0.07, 0.1], 0.1, 0.24, { corner: 0.035, edge: 0.03 });
};

export const radiator: Model = (m, size) => {
  const ribs = Math.max(2, Math.round(size.width / 0.06));
  for (let i = 0; i < ribs; i++)
    cushion(
      m,
      'white',
      [-size.width / 2 + ((i + 0.5) * size.width) / ribs, 0],
      [(size.width / ribs) * 0.8, size.depth],
      0.1,
      0.6,
      { corner: 0.01, edge: 0.01, steps: 1 },
    );
};

export const column: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const ring: Vec2[] = [[-w, -d], [w, -d], [w, d], [-w, d]]; // biome-ignore format: corners
  // Cut like a wall, and as dark as one where it is cut.
  prism(m, 'wall-paint', [ring], 0, 2.5, 'wall-cap');
};

/** A parked car, its bonnet to -y: body, glass all round under a roof, lamps and mirrors. */
export const car: Model = (m, size) => {
  const { width, depth } = size;
  const [w, d] = [width / 2, depth / 2];
  for (const x of [-w + 0.1, w - 0.1])
    for (const y of [-d * 0.62, d * 0.6]) block(m, 'black', [x, y], [0.2, 0.62], 0, 0.62);
  cushion(m, 'car', [0, 0], [width - 0.06, depth], 0.22, 0.74, { corner: width * 0.3, edge: 0.2, steps: 8 });
  cushion(m, 'car', [0, depth * 0.05], [width - 0.1, depth * 0.86], 0.6, 0.82, {
    corner: width * 0.24,
    edge: 0.12,
    steps: 8,
  });
  // Glass house: a dark tub a little longer than the roof, so that windscreen and rear window show as bands.
  cushion(m, 'screen', [0, depth * 0.09], [width * 0.84, depth * 0.56], 0.7, 1.3, {
    corner: width * 0.2,
    edge: 0.22,
    steps: 8,
  });
  cushion(m, 'car', [0, depth * 0.11], [width * 0.72, depth * 0.33], 1.2, 1.42, {
    corner: width * 0.15,
    edge: 0.05,
    steps: 8,
  });
  for (const side of [-1, 1]) {
    cushion(m, 'car', [side * (w - 0.06), -depth * 0.1], [0.12, 0.12], 0.8, 0.95, { corner: 0.05, edge: 0.03 });
    m.placed([side * width * 0.33, -d + 0.17, 0], side * 16, (inner) => {
      cushion(inner, 'lampshade', [0, 0], [0.3, 0.13], 0.6, 0.765, { corner: 0.05, edge: 0.02 });
    });
    cushion(m, 'book-0', [side * width * 0.34, d - 0.08], [0.26, 0.07], 0.6, 0.74, { corner: 0.03, edge: 0.01 });
    // Creases of the bonnet.
    box(
      m,
      'steel-dark',
      [side * width * 0.22 - 0.006, -d + 0.35, 0.8],
      [side * width * 0.22 + 0.006, -depth * 0.2, 0.824],
    );
  }
};
