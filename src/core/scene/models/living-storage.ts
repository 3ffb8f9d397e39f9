import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { bookRow } from './book-row.ts';
import { chest } from './chest.ts';
import { cupboard } from './cupboard.ts';
import { books, bottle, bowl, lyingBottle, sprigs, tableLamp, tray, vase } from './decor.ts';
import type { Model, ModelSize } from './model.ts';
import { bookcase, tvUnit } from './storage.ts';

/** Tall units of one depth left and right of a low board with a screen. */
export const tvWall: Model = (m, size, tone, style) => {
  const tower = Math.min(0.6, Math.max(0.4, size.width * 0.2));
  const low: ModelSize = { width: size.width - tower * 2, depth: size.depth, height: 0.48 };
  for (const [i, side] of [-1, 1].entries())
    m.placed([(side * (size.width - tower)) / 2, 0, 0], 0, (inner) =>
      bookcase(inner, { width: tower, depth: size.depth, height: size.height }, tone + i, style),
    );
  m.placed([0, 0, 0], 0, (inner) => tvUnit(inner, low, tone, style));
  box(m, 'lid-wood', [-low.width / 2, -size.depth / 2, size.height - 0.3], [low.width / 2, size.depth / 2 - 0.02, size.height]); // biome-ignore format: a bridge
};

/** Closed doors with an open bay in the middle. */
export const storageWall: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const bays = Math.max(3, Math.round(size.width / 0.55));
  const each = size.width / bays;
  const open = bays >> 1;
  for (const [from, to] of [[0, open], [open + 1, bays]] as const)
    m.placed([-w + (each * (from + to)) / 2, 0, 0], 0, (inner) => cupboard(inner, 'front', { ...size, width: each * (to - from) }, { doors: to - from }));
  m.placed([-w + each * (open + 0.5), -0.01, 0], 0, (inner) => bookcase(inner, { ...size, width: each - 0.006, depth: size.depth - 0.02 }, tone, style));
  box(m, 'wood-light', [-w + each * open + 0.003, d - 0.02, 0], [-w + each * (open + 1) - 0.003, d - 0.015, 0.4]);
}; // biome-ignore format: short

export const lowBookcase: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const x of [-w, w - 0.022]) box(m, 'wood-light', [x, -d, 0], [x + 0.022, d - 0.01, h]);
  box(m, 'wood-light', [-w, -d, 0], [w, -d + 0.012, h]);
  for (const z of [0.05, h / 2]) {
    box(m, 'wood-light', [-w, -d, z - 0.02], [w, d - 0.015, z]);
    bookRow(m, -w + 0.03, w - 0.03, -d + 0.02, z, size.depth - 0.05, tone + Math.round(z * 9));
  }
  cushion(m, 'wood-light', [0, 0], [size.width, size.depth], h - 0.025, h, { corner: 0.01, edge: 0.005 });
  pottedPlant(m, w - Math.min(0.16, w * 0.5), h, Math.min(0.075, d * 0.5, w * 0.24), tone);
  if (size.width > 0.6) books(m, [-w + 0.2, 0], h, tone, 6);
  if (size.width > 1.1) bowl(m, [0, 0], h, Math.min(0.11, d * 0.7), false);
};

function pottedPlant(m: ModelBuilder, x: number, z: number, radius: number, tone: number): void {
  lathe(m, 'pot-clay', [x, 0], [[radius * 0.7, z], [radius, z + 0.11], [radius * 0.8, z + 0.11], [0, z + 0.1]], 12); // biome-ignore format: a profile
  sprigs(m, [x, 0], z + 0.1, radius * 1.7, 7, tone);
}

export const wallShelf: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'wood-light', [-w, -d, 0], [w, d, 0.03]);
  bookRow(m, -w + 0.04, -w + size.width * 0.55, -d + 0.01, 0.03, size.depth * 0.9, tone);
  pottedPlant(m, w - Math.min(0.16, w * 0.4), 0.03, Math.min(0.065, d * 0.5, w * 0.19), tone);
  if (size.width > 0.7) box(m, 'paper', [w * 0.2, -d, 0.03], [w * 0.2 + 0.18, -d + 0.02, size.height]);
  else box(m, 'paper', [0, -d, 0.03], [w * 0.3, -d + 0.02, size.height]);
};

/** Shelves open to both sides, a lattice from above. */
export const roomDivider: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const columns = Math.max(2, Math.round(size.width / 0.4));
  for (let i = 0; i <= columns; i++) {
    const x = Math.min(w - 0.025, -w + (i * size.width) / columns);
    box(m, 'wood-light', [x, -d, 0], [x + 0.025, d, size.height]);
  }
  const tiers = Math.max(2, Math.round(size.height / 0.4));
  for (let j = 0; j < tiers; j++) box(m, 'wood-light', [-w, -d, (j * size.height) / tiers], [w, d, (j * size.height) / tiers + 0.025]);
  for (let i = 0; i < columns; i++) box(m, 'wood-light', [-w + (i * size.width) / columns + 0.002, -d, size.height - 0.025], [-w + ((i + 1) * size.width) / columns - 0.002, d, size.height]);
  vase(m, [w * 0.4, 0], size.height, tone, Math.min(0.06, size.depth * 0.18));
  const z = ((tiers - 1) * size.height) / tiers + 0.025;
  for (let i = 0; i < columns; i++) {
    const x = -w + ((i + 0.5) * size.width) / columns;
    if ((i + tone) % 3 === 0) bookRow(m, x - 0.14, x + 0.14, -d + 0.04, z, size.depth - 0.1, tone + i);
    else if ((i + tone) % 3 === 1) vase(m, [x, 0], z, tone + i, 0.05);
    else cushion(m, 'basket', [x, 0], [0.26, size.depth - 0.08], z, z + 0.2, { corner: 0.03 });
  }
}; // biome-ignore format: short

export const highSideboard: Model = (m, size, tone) => {
  chest(m, 'wood-light', 'wood-light', size, 2, 3, 0.14);
  vase(m, [size.width * 0.32, 0], size.height, tone, Math.min(0.06, size.depth * 0.17));
  tray(m, [-size.width * 0.1, 0.02], size.height, [0.3, Math.min(0.22, size.depth * 0.6)]);
  tableLamp(m, [-size.width * 0.37, -0.02], size.height, Math.min(0.12, size.depth * 0.32));
};

/** Crockery behind glass over closed doors. */
export const displayCabinet: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const low = 0.48;
  const doors = Math.max(1, Math.round(size.width / 0.5));
  const each = size.width / doors;
  box(m, 'wood-mid', [-w, -d, low], [w, -d + 0.02, size.height - 0.03]);
  for (const x of [-w, w - 0.02]) box(m, 'wood-mid', [x, -d, low], [x + 0.02, d - 0.02, size.height - 0.03]);
  box(m, 'wood-mid', [-w, -d, 0.05], [w, d - 0.02, low]);
  const tiers = Math.max(2, Math.round((size.height - low) / 0.38));
  for (let i = 1; i < tiers; i++) {
    const z = low + (i * (size.height - low)) / tiers;
    box(m, 'glass', [-w + 0.02, -d + 0.02, z - 0.01], [w - 0.02, d - 0.04, z]);
    for (let k = 0; k < doors * 2; k++) {
      const x = -w + (each / 2) * (k + 0.5);
      if ((k + i + tone) % 2) bowl(m, [x, -0.02], z, Math.min(0.075, size.depth * 0.25), false);
      else cylinder(m, 'ceramic', [x, -0.02], Math.min(0.08, size.depth * 0.25), z, z + 0.05, 12);
    }
  }
  for (let i = 0; i < doors; i++) {
    const [x0, x1] = [-w + each * i, -w + each * (i + 1)];
    box(m, 'glass', [x0 + 0.03, d - 0.025, low], [x1 - 0.03, d - 0.015, size.height - 0.04]);
    for (const x of [x0, x1 - 0.03]) box(m, 'wood-mid', [x, d - 0.03, 0.05], [x + 0.03, d - 0.012, size.height - 0.03]);
    box(m, 'trim', [x0 + 0.01, d - 0.012, 1.0], [x0 + 0.02, d, 1.12]);
    box(m, 'wood-mid', [x0 + (i && 0.003), -d, size.height - 0.03], [x1 - 0.003, d - 0.008, size.height]);
  }
}; // biome-ignore format: short

export const drinksCabinet: Model = (m, size, tone) => {
  chest(m, 'wood-dark', 'wood-dark', size, 2, 1, 0.16);
  const z = size.height;
  const [width, depth] = [Math.min(0.44, size.width * 0.56), size.depth * 0.62];
  tray(m, [-size.width * 0.14, 0], z, [width, depth]);
  for (let i = 0; i < 3; i++) bottle(m, [-size.width * 0.14 - width * 0.3 + i * width * 0.24, -depth * 0.18], z + 0.02, tone + i);
  for (let i = 0; i < 3; i++) lathe(m, 'mirror', [-size.width * 0.14 - width * 0.2 + i * 0.1, depth * 0.2], [[0.03, z + 0.022], [0.035, z + 0.1], [0.03, z + 0.1], [0, z + 0.04]], 14);
  lathe(m, 'steel', [size.width * 0.3, 0], [[0.06, z], [0.085, z + 0.19], [0.078, z + 0.19], [0.07, z + 0.1], [0, z + 0.09]], 18);
}; // biome-ignore format: short

export const wineRack: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const columns = Math.max(2, Math.round((size.width - 0.04) / 0.11));
  const tiers = Math.max(3, Math.round((size.height - 0.06) / 0.15));
  for (const x of [-w, w - 0.02]) box(m, 'wood-mid', [x, -d, 0], [x + 0.02, d - 0.05, size.height - 0.06]);
  for (let j = 0; j < tiers; j++) {
    const z = 0.05 + (j * (size.height - 0.12)) / (tiers - 1);
    for (const y of [-d + 0.02, d - 0.11]) box(m, 'wood-mid', [-w, y, z - 0.02], [w, y + 0.03, z]);
    for (let i = 0; i < columns; i++) {
      if ((i * 3 + j * 5 + tone) % 7 === 4) continue;
      const x = -w + 0.02 + ((i + 0.5) * (size.width - 0.04)) / columns;
      lyingBottle(m, [x, -d + 0.005], z, Math.min(0.31, size.depth - 0.01), tone + i + j);
    }
  }
}; // biome-ignore format: short

export const woodBurner: Model = (m, size) => {
  const { width, depth, height } = size;
  const d = depth / 2;
  cushion(m, 'steel-dark', [0, 0], [width, depth], 0, 0.012, { corner: 0.05, edge: 0.004 });
  const [bw, bd] = [Math.min(0.5, width - 0.12), Math.min(0.42, depth - 0.1)];
  const y = -d + 0.04 + bd / 2;
  cushion(m, 'charcoal', [0, y], [bw, bd], 0.1, height * 0.92, { corner: 0.05, edge: 0.02 });
  box(m, 'black', [-bw / 2 + 0.04, y + bd / 2 - 0.005, 0.42], [bw / 2 - 0.04, y + bd / 2 + 0.008, height * 0.82]);
  box(m, 'fire', [-bw / 2 + 0.08, y + bd / 2, 0.46], [bw / 2 - 0.08, y + bd / 2 + 0.012, height * 0.62]);
  for (const x of [-bw / 2 + 0.06, bw / 2 - 0.06]) block(m, 'black', [x, y], [0.04, bd - 0.08], 0, 0.1);
  cushion(m, 'black', [0, y], [bw + 0.03, bd + 0.03], height * 0.92, height * 0.95, { corner: 0.06, edge: 0.01 });
  cylinder(m, 'charcoal', [0, -d + 0.13], 0.075, height * 0.95, 2.5, 20);
  cylinder(m, 'hob-ring', [0, -d + 0.13], 0.06, 2.5, 2.505, 20);
};

export const piano: Model = (m, size) => {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  const body = depth * 0.58;
  box(m, 'wood-dark', [-w, -d, 0], [w, -d + body, height - 0.02]);
  cushion(m, 'wood-dark', [0, -d + body / 2], [width, body + 0.01], height - 0.025, height, { corner: 0.01, edge: 0.006 });
  const bed = 0.7;
  box(m, 'wood-dark', [-w, -d + body, bed - 0.08], [w, d - 0.01, bed]);
  for (const x of [-w, w - 0.07]) {
    box(m, 'wood-dark', [x, -d + body, bed], [x + 0.07, d, bed + 0.07]);
    box(m, 'wood-dark', [x, d - 0.08, 0], [x + 0.06, d - 0.02, bed - 0.08]);
  }
  const [k0, k1] = [-w + 0.08, w - 0.08];
  const keys = 52;
  const key = (k1 - k0) / keys;
  const front = d - 0.03;
  const back = Math.max(-d + body, front - 0.16);
  box(m, 'hob-ring', [k0, back, bed], [k1, front, bed + 0.02]);
  for (let i = 0; i < keys; i++) {
    const [a, b, z] = [k0 + i * key + 0.002, k0 + (i + 1) * key - 0.002, bed + 0.022];
    m.quad('ceramic', [a, back, z], [b, back, z], [b, front, z], [a, front, z], [0, 0, 1]);
    // Black keys stand between C–D, D–E, F–G, G–A and A–B; the lowest white key is an A.
    if (![1, 4].includes(i % 7) && i + 1 < keys) {
      const [c, d0, top] = [k0 + (i + 1) * key, back + 0.1, bed + 0.034];
      const half = key * 0.28;
      m.quad('black', [c - half, back, top], [c + half, back, top], [c + half, d0, top], [c - half, d0, top], [0, 0, 1]);
      m.quad('black', [c - half, d0, bed], [c + half, d0, bed], [c + half, d0, top], [c - half, d0, top], [0, 1, 0]);
    }
  }
  // Notes on the desk over the keys.
  m.placed([0, -d + body + 0.02, bed + 0.2], 0, (inner) => box(inner, 'paper', [-0.16, 0, 0], [0.16, 0.02, 0.24]));
}; // biome-ignore format: short
