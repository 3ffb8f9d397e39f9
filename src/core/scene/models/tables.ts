import { cushion } from '../cushion.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { books, bowl, candle, cup, laptop, tableLamp, tray, vase } from './decor.ts';
import { fourLegs } from './four-legs.ts';
import type { Model } from './model.ts';

export const diningTable: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  fourLegs(m, 'wood-mid', size, height - 0.04, 0.05, 0.07);
  cushion(m, 'wood-light', [0, 0], [width, depth], height - 0.045, height, { corner: 0.05, edge: 0.012 });
  // A runner with a bowl and two candles, along the longer side.
  m.placed([0, 0, 0], width >= depth ? 0 : 90, (inner) => {
    const [long, short] = [Math.max(width, depth), Math.min(width, depth)];
    cushion(inner, 'linen', [0, 0], [long * 0.62, Math.min(0.34, short * 0.36)], height - 0.002, height + 0.005, {
      corner: 0.01,
      edge: 0.003,
    });
    bowl(inner, [0, 0], height + 0.005, Math.min(0.14, short * 0.17));
    candle(inner, [-long * 0.19, 0.02], height + 0.005);
    if (tone % 2) candle(inner, [long * 0.19, -0.02], height + 0.005);
    else vase(inner, [long * 0.19, 0], height + 0.005, tone, 0.045);
  });
};

export const roundDiningTable: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const { height } = size;
  cylinder(m, 'wood-mid', [0, 0], r * 0.45, 0, 0.03, 24);
  cylinder(m, 'wood-mid', [0, 0], 0.05, 0.03, height - 0.04, 14);
  cushion(m, 'wood-light', [0, 0], [r * 2, r * 2], height - 0.04, height, { corner: r, edge: 0.012, steps: 9 });
  cylinder(m, 'linen', [0, 0], r * 0.42, height, height + 0.004, 28);
  if (tone % 2) bowl(m, [0, 0], height + 0.004, 0.13);
  else vase(m, [0, 0], height + 0.004, tone);
};

export const coffeeTable: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  fourLegs(m, 'black', size, height - 0.03, 0.06, 0.03);
  box(m, 'wood-dark', [-width / 2 + 0.07, -depth / 2 + 0.07, 0.12], [width / 2 - 0.07, depth / 2 - 0.07, 0.14]);
  cushion(m, 'wood-dark', [0, 0], [width, depth], height - 0.035, height, {
    corner: Math.min(0.09, depth * 0.2),
    edge: 0.012,
    steps: 5,
  });
  if (width > 0.7) {
    books(m, [-width * 0.22, depth * 0.04], height, tone);
    tray(m, [width * 0.2, 0], height, [Math.min(0.36, width * 0.36), Math.min(0.25, depth * 0.5)]);
    vase(m, [width * 0.15, 0], height + 0.02, tone + 1, 0.045);
    cup(m, [width * 0.28, depth * 0.05], height + 0.02);
  } else vase(m, [0, 0], height, tone);
};

export const sideTable: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  cylinder(m, 'black', [0, 0], r * 0.7, 0, 0.015, 20);
  cylinder(m, 'black', [0, 0], 0.015, 0, size.height - 0.02, 8);
  cushion(m, 'wood-dark', [0, 0], [r * 2, r * 2], size.height - 0.025, size.height, {
    corner: r,
    edge: 0.008,
    steps: 7,
  });
  if (tone % 2) tableLamp(m, [0, 0], size.height);
  else cup(m, [r * 0.2, 0], size.height);
};

export const desk: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  fourLegs(m, 'black', size, height - 0.03, 0.03, 0.035);
  box(m, 'white', [w - Math.min(0.42, width * 0.35), -d + 0.04, 0.35], [w - 0.04, d - 0.05, height - 0.03]);
  cushion(m, 'wood-light', [0, 0], [width, depth], height - 0.03, height, { corner: 0.02, edge: 0.006 });
  cushion(
    m,
    'charcoal',
    [0, 0.07],
    [Math.min(0.62, width * 0.6), Math.min(0.3, depth * 0.5)],
    height - 0.001,
    height + 0.004,
    { corner: 0.02, edge: 0.002 },
  );
  laptop(m, [0, Math.max(0.2 - d, Math.min(0.03, d - 0.28))], height + 0.004);
  if (width > 0.9) {
    tableLamp(m, [-w + 0.17, -d + 0.16], height, 0.1);
    m.placed([w - 0.22, 0.02, 0], 9, (inner) => {
      block(inner, 'paper', [0, 0], [0.2, 0.27], height, height + 0.006);
      block(inner, 'black', [0.12, 0], [0.008, 0.15], height, height + 0.012);
    });
    cup(m, [w - 0.15, -d + 0.14], height);
  }
  if (width > 1.3) books(m, [-w + 0.2, 0.1], height, tone, 6);
};

export const consoleTable: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  fourLegs(m, 'black', size, height - 0.03, 0.02, 0.03);
  cushion(m, 'wood-dark', [0, 0], [width, depth], height - 0.035, height, { corner: 0.02, edge: 0.008 });
  bowl(m, [-width * 0.25, 0], height, Math.min(0.11, depth * 0.35), false);
  vase(m, [width * 0.3, 0], height, tone, Math.min(0.05, depth * 0.18));
  if (width > 0.8) books(m, [width * 0.02, 0], height, tone, 4);
};

export const bistroTable: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  lathe(m, 'charcoal', [0, 0], [[r * 0.6, 0], [r * 0.55, 0.02], [0.025, 0.04], [0.025, size.height - 0.03]], 20); // biome-ignore format: a profile
  cushion(m, 'pot-white', [0, 0], [r * 2, r * 2], size.height - 0.03, size.height, { corner: r, edge: 0.01, steps: 8 });
  cushion(m, 'steel', [0, 0], [r * 1.8, r * 1.8], size.height - 0.01, size.height + 0.001, {
    corner: r * 0.9,
    edge: 0.001,
    steps: 8,
  });
  cushion(m, 'pot-white', [0, 0], [r * 1.72, r * 1.72], size.height - 0.01, size.height + 0.003, {
    corner: r * 0.86,
    edge: 0.001,
    steps: 8,
  });
  cup(m, [-r * 0.4, r * 0.25], size.height + 0.003);
  cup(m, [r * 0.42, -r * 0.2], size.height + 0.003);
  vase(m, [0.02, 0], size.height + 0.003, 0, 0.04);
};
