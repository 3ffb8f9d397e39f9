import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { chest } from './chest.ts';
import { books, bowl, cup, keyboard, laptop, monitor, tableLamp, vase } from './decor.ts';
import { fourLegs } from './four-legs.ts';
import { accent, type Model } from './model.ts';
import { diningTable } from './tables.ts';

/** A dining table with the seams of its leaf. */
export const extendableDiningTable: Model = (m, size, tone, style) => {
  diningTable(m, size, tone, style);
  const { width, depth, height } = size;
  for (const x of [-0.25, 0.25]) block(m, 'wood-mid', [Math.max(-width * 0.3, Math.min(width * 0.3, x)), 0], [0.007, depth - 0.01], height - 0.01, height + 0.001); // biome-ignore format: one seam
};

export const ovalDiningTable: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  const stretch: [number, number] = [width / depth, 1];
  const r = depth / 2;
  for (const side of [-1, 1]) {
    cylinder(m, 'wood-mid', [side * width * 0.2, 0], r * 0.4, 0, 0.03, 24);
    cylinder(m, 'wood-mid', [side * width * 0.2, 0], 0.07, 0.03, height - 0.04, 16);
  }
  lathe(m, 'wood-light', [0, 0], [[r * 0.94, height - 0.045], [r, height - 0.02], [r, height - 0.005], [r * 0.99, height], [0, height]], 48, stretch); // biome-ignore format: a profile
  bowl(m, [-0.12, 0], height, Math.min(0.15, r * 0.3));
  vase(m, [0.2, 0.02], height, tone, 0.05);
};

export const diningBench: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w + 0.1, w - 0.15]) box(m, 'wood-mid', [x, -d + 0.04, 0], [x + 0.05, d - 0.04, size.height - 0.05]);
  cushion(m, 'wood-light', [0, 0], [size.width, size.depth], size.height - 0.055, size.height - 0.02, { corner: 0.02, edge: 0.008 }); // biome-ignore format: one shape
  cushion(m, 'fabric-second', [0, 0], [size.width - 0.08, size.depth - 0.06], size.height - 0.03, size.height, { corner: 0.05, edge: 0.018 }); // biome-ignore format: one shape
};

export const highChair: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-1, 1])
    for (const y of [-1, 1]) bar(m, 'wood-light', [x * (w - 0.03), y * (d - 0.03), 0], [x * w * 0.62, y * d * 0.5, 0.6], 0.035);
  cushion(m, accent(tone), [0, -0.03], [size.width * 0.72, size.depth * 0.6], 0.55, 0.62, { corner: 0.06, edge: 0.02 });
  cushion(m, accent(tone), [0, -d * 0.62], [size.width * 0.7, 0.07], 0.58, size.height, { corner: 0.03, edge: 0.03 });
  for (const x of [-1, 1]) block(m, 'white', [x * w * 0.76, 0], [0.04, size.depth * 0.62], 0.74, 0.77);
  cushion(m, 'white', [0, d - 0.13], [size.width - 0.02, 0.26], 0.75, 0.79, { corner: 0.08, edge: 0.012 });
  cylinder(m, accent(tone + 1), [0.03, d - 0.13], 0.07, 0.79, 0.805, 18);
}; // biome-ignore format: short

export const roundCoffeeTable: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2 + 0.6;
    bar(m, 'wood-mid', [Math.cos(angle) * r * 0.8, Math.sin(angle) * r * 0.8, 0], [Math.cos(angle) * r * 0.55, Math.sin(angle) * r * 0.55, h - 0.03], 0.035); // biome-ignore format: one leg
  }
  cushion(m, 'wood-dark', [0, 0], [r * 2, r * 2], h - 0.03, h, { corner: r, edge: 0.01, steps: 9 });
  books(m, [-r * 0.3, r * 0.12], h, tone);
  vase(m, [r * 0.38, -r * 0.2], h, tone + 1, 0.045);
  cup(m, [r * 0.25, r * 0.42], h);
};

export const squareSideTable: Model = (m, size, tone) => {
  fourLegs(m, 'frame', size, size.height - 0.025, 0.01, 0.022);
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'wood-dark', [-w + 0.02, -d + 0.02, 0.12], [w - 0.02, d - 0.02, 0.138]);
  cushion(m, 'wood-dark', [0, 0], [size.width, size.depth], size.height - 0.028, size.height, { corner: 0.02, edge: 0.008 }); // biome-ignore format: one shape
  if (tone % 2) books(m, [0, 0], size.height, tone);
  else tableLamp(m, [0, 0], size.height, Math.min(0.11, w * 0.7));
};

export const smallDesk: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  fourLegs(m, 'wood-mid', size, height - 0.1, 0.02, 0.035);
  box(m, 'wood-light', [-w + 0.01, -d + 0.01, height - 0.12], [w - 0.01, d - 0.02, height - 0.02]);
  cushion(m, 'wood-light', [0, 0], [width, depth], height - 0.025, height, { corner: 0.03, edge: 0.008 });
  laptop(m, [-0.02, Math.max(0.2 - d, -0.04)], height);
  if (width > 0.7) tableLamp(m, [w - 0.12, -d + 0.12], height, 0.08);
  if (width > 0.8) cup(m, [-w + 0.12, -d + 0.14], height);
  else if (tone % 2) block(m, 'paper', [w - 0.12, d - 0.14], [0.14, 0.2], height, height + 0.004);
};

/** Two places side by side between pedestals. */
export const wideDesk: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  for (const side of [-1, 1]) {
    const x = side * (w - 0.21);
    block(m, 'white', [x, -0.02], [0.4, depth - 0.1], 0.04, height - 0.03);
    for (const z of [0.06, 0.28, 0.5]) block(m, 'white', [x, d - 0.06], [0.38, 0.02], z, z + 0.19);
  }
  block(m, 'black', [0, -d + 0.06], [0.05, 0.05], 0, height - 0.03);
  cushion(m, 'wood-light', [0, 0], [width, depth], height - 0.03, height, { corner: 0.02, edge: 0.006 });
  for (const side of [-1, 1]) {
    const x = side * width * 0.24;
    monitor(m, [x, -d + 0.17], height, 0.55);
    keyboard(m, [x - 0.05, d - 0.24], height);
  }
  tableLamp(m, [0, -d + 0.16], height, 0.1);
  books(m, [-w + 0.17, 0.02], height, tone, 6);
  cup(m, [w - 0.14, 0.02], height);
};

export const standingDesk: Model = (m, size) => {
  const { width, depth, height } = size;
  const d = depth / 2;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.24);
    block(m, 'black', [x, 0], [0.07, depth - 0.06], 0, 0.04);
    block(m, 'black', [x, 0], [0.08, 0.06], 0.04, height - 0.03);
  }
  block(m, 'black', [0, 0], [width - 0.5, 0.04], height - 0.08, height - 0.03);
  cushion(m, 'wood-light', [0, 0], [width, depth], height - 0.03, height, { corner: 0.05, edge: 0.008 });
  monitor(m, [0, -d + 0.2], height, Math.min(0.8, width * 0.55));
  cushion(m, 'charcoal', [0.05, d - 0.22], [Math.min(0.8, width * 0.6), 0.32], height - 0.001, height + 0.004, { corner: 0.02, edge: 0.002 }); // biome-ignore format: one shape
  keyboard(m, [-0.05, d - 0.22], height + 0.004);
  cup(m, [width / 2 - 0.16, -0.02], height);
  // The switch that lifts it.
  block(m, 'black', [width / 2 - 0.2, d - 0.035], [0.12, 0.05], height - 0.05, height - 0.03);
};

export const filingCabinet: Model = (m, size) => {
  chest(m, 'front', 'front', size, size.width > 0.62 ? 2 : 1, 3, 0.03);
  const z = size.height;
  cushion(m, 'steel', [0, -size.depth * 0.12], [0.25, 0.33], z, z + 0.03, { corner: 0.01, edge: 0.004 });
  m.placed([0.005, -size.depth * 0.12, 0], 5, (inner) => block(inner, 'paper', [0, 0], [0.21, 0.29], z + 0.03, z + 0.05));
}; // biome-ignore format: short
