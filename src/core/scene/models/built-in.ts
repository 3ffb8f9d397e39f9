import { cushion } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { block, box, cylinder } from '../primitives.ts';
import type { Model } from './model.ts';

/** A straight flight rising from +y to -y, with treads, stringers and a rail on one side. */
export const stairs: Model = (m, size) => {
  const { width, depth } = size;
  const steps = Math.max(3, Math.round(depth / 0.27));
  const going = depth / steps;
  const rise = Math.min(0.18, 2.6 / steps);
  for (let i = 0; i < steps; i++) {
    const y = depth / 2 - going * (i + 1);
    const z = rise * (i + 1);
    box(m, 'white', [-width / 2 + 0.02, y, 0], [width / 2 - 0.02, y + going, z - 0.03]);
    cushion(m, 'oak', [0, y + going / 2], [width, going + 0.015], z - 0.035, z, {
      corner: 0.006,
      edge: 0.01,
      steps: 1,
    });
  }
};

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
      cushion(inner, 'walnut', [0, 0], [Math.min(0.5, width * 0.4), 0.08], 0.06, 0.15, { corner: 0.04, edge: 0.035 });
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
  block(m, 'wall-paint', [0, 0], [size.width, size.depth], 0, 2.5);
};

export const car: Model = (m, size) => {
  const { width, depth } = size;
  cushion(m, 'car', [0, 0], [width, depth], 0.25, 0.82, { corner: width * 0.24, edge: 0.14, crown: 0.05, steps: 6 });
  cushion(m, 'screen', [0, depth * 0.04], [width * 0.84, depth * 0.56], 0.7, 1.3, {
    corner: 0.26,
    edge: 0.26,
    steps: 6,
  });
  cushion(m, 'car', [0, depth * 0.05], [width * 0.68, depth * 0.36], 1.2, 1.42, {
    corner: 0.2,
    edge: 0.08,
    crown: 0.03,
    steps: 6,
  });
  for (const side of [-1, 1]) {
    cushion(m, 'car', [side * (width / 2 - 0.06), -depth * 0.16], [0.12, 0.14], 0.8, 0.95, {
      corner: 0.05,
      edge: 0.03,
    });
    const lamp: Vec2 = [side * width * 0.34, -depth / 2 + 0.16];
    cylinder(m, 'lampshade', lamp, 0.09, 0.6, 0.79, 12);
  }
};
