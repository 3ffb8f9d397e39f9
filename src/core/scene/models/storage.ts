import { cushion } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { bookRow } from './book-row.ts';
import { chest } from './chest.ts';
import { clothesOnRail } from './clothes-on-rail.ts';
import { cupboard, onTop } from './cupboard.ts';
import { books, bowl, tableLamp, tray, vase } from './decor.ts';
import type { Model } from './model.ts';
import { shelfLoad } from './shelf-load.ts';

export const wardrobe: Model = (m, size, tone) => {
  const doors = Math.max(1, Math.round(size.width / 0.55));
  cupboard(m, 'front', size, { doors });
  if (tone % 3) onTop(m, size, Math.max(1, doors >> 1), tone);
};

/** A rod with clothes under a shelf, as a closet has it. */
export const clothesRail: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const rod = Math.max(0.3, Math.min(0.5, size.depth - 0.05));
  clothesOnRail(m, -w, w, 0, size.height - 0.14, rod, tone);
  const board = size.depth * 0.7;
  box(m, 'wood-light', [-w, -d, size.height - 0.025], [w, -d + board, size.height]);
  shelfLoad(m, -w + 0.02, w - 0.02, -d + board / 2, board - 0.02, size.height, tone);
};

export const chestOfDrawers: Model = (m, size, tone) => {
  chest(m, 'front', 'wood-light', size, size.width > 1 ? 2 : 1, 4);
  tray(m, [-size.width * 0.22, 0], size.height, [Math.min(0.26, size.width * 0.3), Math.min(0.2, size.depth * 0.5)]);
  vase(m, [size.width * 0.28, -0.01], size.height, tone, Math.min(0.055, size.depth * 0.15, size.width * 0.075));
};

export const nightstand: Model = (m, size, tone) => {
  chest(m, 'wood-light', 'wood-light', size, 1, 2);
  tableLamp(m, [-size.width * 0.12, -size.depth * 0.12], size.height, Math.min(0.13, size.width * 0.3));
  if (size.width > 0.35)
    m.placed([size.width * 0.22, size.depth * 0.18, 0], 14, (inner) => {
      block(inner, `book-${tone % 6}`, [0, 0], [0.11, 0.15], size.height, size.height + 0.022);
    });
};

export const sideboard: Model = (m, size, tone) => {
  chest(m, 'wood-light', 'wood-light', size, Math.max(2, Math.round(size.width / 0.5)), 1, 0.12);
  const w = size.width / 2;
  tableLamp(m, [-w + 0.2, 0], size.height, Math.min(0.14, size.depth * 0.36));
  books(m, [w * 0.05, 0], size.height, tone, 8);
  vase(m, [w - 0.2, 0], size.height, tone + 1, Math.min(0.065, size.depth * 0.17));
  if (size.width > 1.3) bowl(m, [w * 0.45, 0.02], size.height, 0.1, false);
};

export const tvUnit: Model = (m, size, tone) => {
  chest(m, 'wood-dark', 'wood-dark', size, Math.max(2, Math.round(size.width / 0.55)), 1, 0.1);
  const screen = Math.min(1.45, size.width * 0.8);
  const y = -size.depth / 2 + Math.min(0.12, size.depth * 0.35);
  const z = size.height;
  cushion(m, 'black', [0, y + 0.02], [screen * 0.34, Math.min(0.2, size.depth * 0.5)], z, z + 0.014, {
    corner: 0.02,
    edge: 0.004,
  });
  box(m, 'screen', [-screen / 2, y - 0.02, z + 0.05], [screen / 2, y + 0.025, z + 0.05 + screen * 0.57]);
  box(
    m,
    'screen-lit',
    [-screen / 2 + 0.015, y + 0.025, z + 0.07],
    [screen / 2 - 0.015, y + 0.028, z + 0.03 + screen * 0.57],
  );
  const w = size.width / 2;
  if (size.width > 1.2) {
    cushion(m, 'charcoal', [0, size.depth / 2 - 0.1], [screen * 0.5, 0.07], z, z + 0.055, { corner: 0.03, edge: 0.02 });
    vase(m, [w - 0.15, 0.02], z, tone, 0.05);
    books(m, [-w + 0.17, 0.05], z, tone + 2, 5);
  }
};

export const bookcase: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const board = 0.024;
  for (const x of [-w, w - board]) box(m, 'wood-light', [x, -d, 0], [x + board, d, size.height - board]);
  box(m, 'wood-mid', [-w + board, -d, 0], [w - board, -d + 0.012, size.height - board]);
  const shelves = Math.max(2, Math.round(size.height / 0.36));
  const tier = size.height / shelves;
  for (let i = 0; i < shelves; i++) {
    const z = tier * i + 0.03;
    box(m, 'wood-light', [-w + board, -d + 0.012, z], [w - board, d - 0.01, z + 0.02]);
    bookRow(m, -w + 0.04, w - 0.04, -d + 0.02, z + 0.02, size.depth - 0.05, tone + i * 4);
  }
  const bays = Math.max(1, Math.round(size.width / 0.8));
  for (let i = 1; i < bays; i++) {
    const x = -w + (size.width * i) / bays;
    box(m, 'wood-light', [x - 0.012, -d, 0], [x + 0.012, d - 0.005, size.height - board]);
  }
  for (let i = 0; i < bays; i++) {
    const [x0, x1] = [-w + (size.width * i) / bays, -w + (size.width * (i + 1)) / bays];
    box(m, 'wood-light', [x0 + 0.002, -d, size.height - board], [x1 - 0.002, d, size.height]);
    const at: Vec2 = [(x0 + x1) / 2 + ((i + tone) % 2 ? 0.12 : -0.12) * Math.min(1, size.width), -0.01];
    if ((i + tone) % 3 === 0) vase(m, at, size.height, tone + i, Math.min(0.055, size.depth * 0.18));
    if ((i + tone) % 3 === 2)
      bookRow(m, at[0] - 0.16, at[0] + 0.16, -d + 0.03, size.height, size.depth - 0.06, tone + i);
    if ((i + tone) % 3 === 1) books(m, at, size.height, tone + i, 6, Math.min(1, size.depth / 0.24));
  }
};

export const shelf: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const levels = 4;
  for (const x of [-w, w - 0.03])
    for (const y of [-d, d - 0.03]) box(m, 'metal', [x, y, 0], [x + 0.03, y + 0.03, size.height]);
  for (let i = 0; i < levels; i++) {
    const z = 0.1 + (i * (size.height - 0.45)) / (levels - 1);
    box(m, 'wood-light', [-w + 0.005, -d + 0.005, z], [w - 0.005, d - 0.005, z + 0.025]);
  }
  const top = size.height - 0.325;
  shelfLoad(m, -w + 0.04, w - 0.04, 0, size.depth - 0.08, top, tone);
};

export const shoeCabinet: Model = (m, size) => {
  chest(m, 'front', 'wood-light', size, Math.max(1, Math.round(size.width / 0.5)), 2, 0.04);
  bowl(m, [-size.width * 0.24, 0], size.height, Math.min(0.1, size.depth * 0.33), false);
  cushion(m, 'basket', [size.width * 0.22, 0], [0.22, size.depth * 0.6], size.height, size.height + 0.07, {
    corner: 0.04,
    edge: 0.01,
  });
};

/** A hat shelf over coats over a bench with shoes. */
export const coatRack: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const top = size.height;
  box(m, 'wood-light', [-w, -d, 0.4], [w, -d + 0.025, top]);
  box(m, 'wood-light', [-w, -d, 0.4], [w, d - 0.01, 0.44]);
  for (const x of [-w, w - 0.025]) {
    box(m, 'wood-light', [x, -d, 0], [x + 0.025, d - 0.02, 0.4]);
    box(m, 'wood-light', [x, -d, top - 0.2], [x + 0.025, d - 0.02, top - 0.025]);
  }
  clothesOnRail(m, -w + 0.05, w - 0.05, 0, top - 0.16, size.depth - 0.06, tone + 2);
  // The hat shelf is of slats.
  const slats = 4;
  const each = (size.depth - 0.01) / slats;
  for (let i = 0; i < slats; i++)
    box(m, 'wood-light', [-w, -d + each * i, top - 0.025], [w, -d + each * (i + 1) - 0.012, top]);
  const z = top;
  const r = Math.min(0.13, size.depth * 0.4, w * 0.5);
  lathe(m, tone % 2 ? 'basket' : 'charcoal', [-w * 0.45, 0], [[r, z + 0.004], [r, z + 0.012], [r * 0.6, z + 0.016], [r * 0.5, z + 0.09], [0, z + 0.1]], 16); // biome-ignore format: a hat
  if (size.width > 0.7) cushion(m, 'basket', [w * 0.4, 0], [Math.min(0.32, w * 0.6), size.depth * 0.72], z, z + 0.14, { corner: 0.04, edge: 0.012 }); // biome-ignore format: a basket
};

/** Whatever has no model of its own: a plain chest of the right size. */
export const plainBox: Model = (m, size) => {
  cushion(m, 'front', [0, 0], [size.width, size.depth], 0, Math.max(0.02, size.height), { corner: 0.03, edge: 0.012 });
  if (size.width > 0.2 && size.depth > 0.2 && size.height > 0.1)
    cushion(m, 'white', [0, 0], [size.width - 0.08, size.depth - 0.08], size.height - 0.02, size.height + 0.003, {
      corner: 0.02,
      edge: 0.002,
    });
};

export const boiler: Model = (m, size) => {
  cushion(m, 'white', [0, 0], [size.width, size.depth], 0, size.height, { corner: 0.04, edge: 0.02 });
  for (const x of [-0.25, 0, 0.25])
    cylinder(m, 'metal', [x * size.width, -size.depth * 0.2], 0.025, size.height, size.height + 0.05, 10);
};
