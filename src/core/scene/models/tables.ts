import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { books, bowl, candle, cup, laptop, tableLamp, tray, vase } from './decor.ts';
import { FORMS, formOf } from './forms.ts';
import { fourLegs } from './four-legs.ts';
import type { Model } from './model.ts';
import { tableTop } from './table-top.ts';

/** Places laid along the two long sides of a table: a mat, a plate and a glass each. */
function layTable(m: ModelBuilder, long: number, short: number, z: number): void {
  const places = Math.max(1, Math.floor((long - 0.1) / 0.58));
  for (let i = 0; i < places; i++)
    for (const side of [-1, 1]) {
      const at: Vec2 = [((i + 0.5) / places - 0.5) * (long - 0.1), side * (short / 2 - 0.17)];
      cushion(m, 'linen', at, [0.36, 0.26], z, z + 0.004, { corner: 0.02, edge: 0.002 });
      lathe(m, 'ceramic', at, [[0.11, z + 0.012], [0.07, z + 0.007], [0, z + 0.006]], 14); // biome-ignore format: a plate
      cylinder(m, 'glass', [at[0] + 0.15, at[1] - side * 0.12], 0.03, z, z + 0.09, 8);
    }
}

export const diningTable: Model = (m, size, tone, style) => {
  const { width, depth, height } = size;
  tableTop(m, formOf(FORMS[style].table, tone), 'wood-light', size);
  // Along the longer side: a laid table, a runner with a bowl, or a few things by themselves.
  m.placed([0, 0, 0], width >= depth ? 0 : 90, (inner) => {
    const [long, short] = [Math.max(width, depth), Math.min(width, depth)];
    const way = tone % 3;
    if (way === 0 && short > 0.7) {
      layTable(inner, long, short, height);
      vase(inner, [0, 0], height, tone, 0.05);
      return;
    }
    if (way === 1) cushion(inner, 'linen', [0, 0], [long * 0.62, Math.min(0.34, short * 0.36)], height - 0.002, height + 0.005, { corner: 0.01, edge: 0.003 }); // biome-ignore format: a runner
    bowl(inner, [way === 1 ? 0 : long * 0.08, 0], height + 0.005, Math.min(0.15, short * 0.17), way === 1);
    candle(inner, [-long * 0.17, 0.03], height + 0.005);
    candle(inner, [-long * 0.22, -0.04], height + 0.005);
    if (long > 1.3) vase(inner, [long * 0.23, 0], height + 0.005, tone, 0.045);
  });
};

export const roundDiningTable: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const { height } = size;
  cylinder(m, 'frame', [0, 0], r * 0.45, 0, 0.03, 20);
  cylinder(m, 'frame', [0, 0], 0.05, 0.03, height - 0.04, 12);
  cushion(m, 'wood-light', [0, 0], [r * 2, r * 2], height - 0.04, height, { corner: r, edge: 0.012, steps: 8 });
  if (tone % 2) bowl(m, [0, 0], height + 0.004, 0.13);
  else vase(m, [0, 0], height + 0.004, tone);
  if (tone % 3) return;
  for (let i = 0; i < 4; i++)
    m.placed([0, 0, 0], i * 90, (inner) => {
      lathe(inner, 'ceramic', [0, r - 0.17], [[0.11, height + 0.012], [0.07, height + 0.007], [0, height + 0.006]], 14); // biome-ignore format: a plate
    });
};

export const coffeeTable: Model = (m, size, tone, style) => {
  const { width, depth, height } = size;
  tableTop(m, formOf(FORMS[style].coffeeTable, tone), 'wood-dark', size);
  if (width > 0.7) {
    books(m, [-width * 0.22, depth * 0.04], height, tone + 1);
    if (tone % 2) {
      tray(m, [width * 0.2, 0], height, [Math.min(0.36, width * 0.36), Math.min(0.25, depth * 0.5)]);
      vase(m, [width * 0.15, 0], height + 0.02, tone + 1, 0.045);
      cup(m, [width * 0.28, depth * 0.05], height + 0.02);
    } else {
      bowl(m, [width * 0.2, -depth * 0.08], height, Math.min(0.12, depth * 0.2), false);
      candle(m, [width * 0.06, depth * 0.2], height);
    }
  } else vase(m, [0, 0], height, tone);
};

export const sideTable: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  cylinder(m, 'frame', [0, 0], r * 0.7, 0, 0.015, 16);
  cylinder(m, 'frame', [0, 0], 0.015, 0, size.height - 0.02, 8);
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
  fourLegs(m, 'frame', size, height - 0.03, 0.03, 0.035);
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
  fourLegs(m, 'frame', size, height - 0.03, 0.02, 0.03);
  cushion(m, 'wood-dark', [0, 0], [width, depth], height - 0.035, height, { corner: 0.02, edge: 0.008 });
  bowl(m, [-width * 0.25, 0], height, Math.min(0.11, depth * 0.35), false);
  vase(m, [width * 0.3, 0], height, tone, Math.min(0.05, depth * 0.18));
  if (width > 0.8) books(m, [width * 0.02, 0], height, tone, 4);
};

export const bistroTable: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const z = size.height;
  lathe(m, 'charcoal', [0, 0], [[r * 0.6, 0], [r * 0.55, 0.02], [0.025, 0.04], [0.025, z - 0.03]], 14); // biome-ignore format: a profile
  lathe(m, 'pot-white', [0, 0], [[r, z - 0.03], [r, z - 0.006], [r * 0.98, z], [r * 0.88, z], [r * 0.86, z - 0.004], [0, z - 0.004]], 28); // biome-ignore format: a profile
  cup(m, [-r * 0.4, r * 0.25], z - 0.004);
  cup(m, [r * 0.42, -r * 0.2], z - 0.004);
  vase(m, [0.02, 0], z - 0.004, tone, 0.04);
};
