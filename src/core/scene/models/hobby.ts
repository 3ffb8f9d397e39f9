import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec3 } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { accent, type Model } from './model.ts';

/** A wheel standing upright along y: rim, spokes and hub as bars. */
function wheel(m: ModelBuilder, x: number, y: number, radius: number, material = 'black'): void {
  const at = (i: number, r: number): Vec3 => [x, y + r * Math.cos((i * Math.PI) / 8), radius + r * Math.sin((i * Math.PI) / 8)];
  for (let i = 0; i < 16; i++) {
    bar(m, material, at(i, radius - 0.02), at(i + 1, radius - 0.02), 0.038);
    if (i % 2) bar(m, 'steel', at(0, 0), at(i, radius - 0.03), 0.006);
  }
} // biome-ignore format: short

export const bicycle: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const radius = Math.min(0.34, size.depth * 0.195);
  const [rear, front] = [d - radius - 0.005, -d + radius + 0.005];
  for (const y of [rear, front]) wheel(m, 0, y, radius);
  const h = size.height;
  const [crank, seat, head]: Vec3[] = [[0, rear * 0.1, 0.28], [0, rear * 0.32, h - 0.18], [0, front * 0.66, h - 0.2]];
  const frame: [Vec3, Vec3][] = [[crank!, seat!], [seat!, head!], [crank!, head!], [crank!, [0, rear, radius]], [seat!, [0, rear, radius]], [head!, [0, front, radius]]];
  for (const [a, b] of frame) bar(m, 'accent-2', a, b, 0.035);
  cushion(m, 'charcoal', [0, rear * 0.36], [0.16, 0.26], h - 0.18, h - 0.11, { corner: 0.07, edge: 0.03 });
  bar(m, 'black', head!, [0, front * 0.6, h - 0.02], 0.03);
  bar(m, 'black', [-w, front * 0.56, h - 0.015], [w, front * 0.56, h - 0.015], 0.03);
  for (const side of [-1, 1]) {
    bar(m, 'leather', [side * (w - 0.12), front * 0.56, h - 0.015], [side * w, front * 0.56, h - 0.015], 0.04);
    block(m, 'black', [side * 0.13, rear * 0.1 + side * 0.12], [0.09, 0.1], 0.2 - side * 0.08, 0.225 - side * 0.08);
  }
  cylinder(m, 'steel', [0.05, rear * 0.1], 0.002, 0.27, 0.28, 6);
}; // biome-ignore format: short

export const treadmill: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  cushion(m, 'charcoal', [0, 0], [size.width, size.depth], 0.03, 0.16, { corner: 0.06, edge: 0.03 });
  block(m, 'black', [0, 0.06], [size.width - 0.26, size.depth - 0.32], 0.14, 0.168);
  for (let i = 0; i < 9; i++) block(m, 'keyboard', [0, -d + 0.3 + (i * (size.depth - 0.42)) / 8], [size.width - 0.28, 0.008], 0.14, 0.17);
  cushion(m, 'steel', [0, -d + 0.13], [size.width - 0.08, 0.22], 0.1, 0.24, { corner: 0.08, edge: 0.05 });
  for (const side of [-1, 1]) {
    bar(m, 'steel', [side * (w - 0.05), -d + 0.2, 0.16], [side * (w - 0.06), -d + 0.3, h - 0.1], 0.05);
    bar(m, 'black', [side * (w - 0.06), -d + 0.28, h - 0.25], [side * (w - 0.06), -d + 0.75, h - 0.3], 0.045);
  }
  cushion(m, 'black', [0, -d + 0.28], [size.width - 0.06, 0.2], h - 0.16, h, { corner: 0.05, edge: 0.03 });
  block(m, 'screen-lit', [0, -d + 0.27], [0.3, 0.12], h - 0.02, h + 0.004);
}; // biome-ignore format: short

export const exerciseBike: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const y of [-d + 0.05, d - 0.05]) cushion(m, 'black', [0, y], [size.width, 0.09], 0, 0.07, { corner: 0.04, edge: 0.02 });
  bar(m, 'charcoal', [0, -d + 0.06, 0.06], [0, d - 0.06, 0.06], 0.08);
  wheel(m, 0, -d + 0.36, Math.min(0.26, d * 0.5), 'steel');
  bar(m, 'charcoal', [0, d * 0.25, 0.08], [0, d * 0.45, h - 0.28], 0.06);
  bar(m, 'charcoal', [0, -d * 0.1, 0.1], [0, -d * 0.48, h - 0.12], 0.06);
  bar(m, 'charcoal', [0, -d * 0.2, 0.36], [0, d * 0.36, 0.5], 0.06);
  cushion(m, 'black', [0, d * 0.5], [0.22, 0.28], h - 0.29, h - 0.21, { corner: 0.1, edge: 0.04 });
  bar(m, 'black', [-w + 0.06, -d * 0.46, h - 0.12], [w - 0.06, -d * 0.46, h - 0.12], 0.035);
  for (const side of [-1, 1]) bar(m, 'black', [side * (w - 0.07), -d * 0.46, h - 0.12], [side * (w - 0.1), -d * 0.22, h - 0.06], 0.035);
  cushion(m, 'screen', [0, -d * 0.54], [0.2, 0.1], h - 0.1, h, { corner: 0.03, edge: 0.01 });
  for (const side of [-1, 1]) block(m, 'black', [side * 0.15, d * 0.08 + side * 0.1], [0.1, 0.1], 0.3 - side * 0.1, 0.33 - side * 0.1);
}; // biome-ignore format: short

export const rowingMachine: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  block(m, 'steel', [0, 0.1], [0.1, size.depth - 0.25], 0.3, 0.36);
  for (const y of [-d + 0.25, d - 0.06]) {
    cushion(m, 'black', [0, y], [size.width, 0.1], 0, 0.06, { corner: 0.04, edge: 0.02 });
    block(m, 'charcoal', [0, y], [0.08, 0.07], 0.05, 0.32);
  }
  cushion(m, 'charcoal', [0, -d + 0.27], [0.3, 0.52], 0.16, h, { corner: 0.13, edge: 0.08 });
  for (const side of [-1, 1]) m.placed([side * (w - 0.13), -d + 0.72, 0], side * 5, (inner) => cushion(inner, 'black', [0, 0], [0.13, 0.3], 0.2, 0.3, { corner: 0.04, edge: 0.02 }));
  cushion(m, 'leather', [0, d * 0.3], [0.32, 0.26], 0.36, 0.44, { corner: 0.09, edge: 0.03, crown: 0.01 });
  block(m, 'wood-light', [0, -d + 0.62], [0.42, 0.035], 0.4, 0.435);
  bar(m, 'black', [0, -d + 0.5, h - 0.05], [0, -d + 0.62, 0.42], 0.01);
}; // biome-ignore format: short

export const weightBench: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  cushion(m, 'charcoal', [0, 0.12], [0.3, size.depth - 0.26], 0.38, 0.47, { corner: 0.06, edge: 0.03 });
  block(m, 'black', [0, 0.12], [0.07, size.depth - 0.3], 0.06, 0.38);
  block(m, 'black', [0, d - 0.05], [Math.min(0.5, size.width), 0.08], 0, 0.07);
  const post = Math.min(0.55, w - 0.1);
  for (const side of [-1, 1]) {
    block(m, 'black', [side * post, -d + 0.2], [0.06, 0.38], 0, 0.06);
    block(m, 'black', [side * post, -d + 0.16], [0.06, 0.06], 0.06, h - 0.1);
    for (const [i, r] of [0.19, 0.15].entries()) block(m, i ? 'steel-dark' : 'charcoal', [side * (w - 0.06 - i * 0.045), -d + Math.max(0.19, 0.2)], [0.035, r * 2], h - 0.08 - r, h - 0.08 + r);
  }
  bar(m, 'chrome', [-w, -d + 0.2, h - 0.08], [w, -d + 0.2, h - 0.08], 0.032);
}; // biome-ignore format: short

export const exerciseMat: Model = (m, size, tone) => {
  const d = size.depth / 2;
  const end = 0.09;
  cushion(m, accent(tone + 2), [0, end / 2], [size.width, size.depth - end], 0, 0.012, { corner: 0.02, edge: 0.004 });
  for (const inset of [0.05, 0.07]) cushion(m, inset > 0.06 ? accent(tone + 2) : 'rug-line', [0, end / 2], [size.width - inset * 2, size.depth - end - inset * 2], 0, 0.012 + inset * 0.01, { corner: 0.02, edge: 0.002 });
  cushion(m, accent(tone + 2), [0, -d + end / 2], [size.width, end], 0, end, { corner: 0.03, edge: 0.04 });
}; // biome-ignore format: short

export const saunaBench: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const upper = Math.min(0.6, size.depth);
  const tier = (y0: number, y1: number, z: number): void => {
    const slats = Math.max(2, Math.round((y1 - y0) / 0.11));
    for (let i = 0; i < slats; i++) {
      const y = y0 + (i * (y1 - y0)) / slats;
      box(m, 'wood-light', [-w, y + 0.008, z - 0.03], [w, y + (y1 - y0) / slats - 0.008, z]);
    }
    for (const x of [-w + 0.08, 0, w - 0.12]) box(m, 'wood-mid', [x, y0 + 0.02, 0], [x + 0.04, y1 - 0.02, z - 0.03]);
  };
  tier(-d, -d + upper, size.height);
  if (size.depth - upper > 0.2) tier(-d + upper, d, size.height * 0.5);
  // A head rest at one end and a towel on the bench.
  m.placed([-w + 0.2, -d + upper / 2, size.height], 0, (inner) => cushion(inner, 'wood-mid', [0, 0], [0.3, upper * 0.7], 0, 0.07, { corner: 0.03, edge: 0.02 }));
  cushion(m, 'towel', [w * 0.35, -d + upper / 2], [0.5, upper - 0.06], size.height - 0.005, size.height + 0.015, { corner: 0.02, edge: 0.008 });
}; // biome-ignore format: short

export const saunaHeater: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const x of [-w, w - 0.03]) box(m, 'wood-light', [x, -d, h - 0.14], [x + 0.03, d, h - 0.06]);
  box(m, 'wood-light', [-w, d - 0.03, h - 0.14], [w, d, h - 0.06]);
  for (const x of [-w, w - 0.03]) box(m, 'wood-light', [x, d - 0.03, 0], [x + 0.03, d, h - 0.14]);
  const [bw, bd] = [size.width - 0.14, size.depth - 0.1];
  box(m, 'steel', [-bw / 2, -d, 0.12], [bw / 2, -d + bd, h - 0.06]);
  const [columns, rows] = [Math.max(3, Math.round(bw / 0.085)), Math.max(3, Math.round(bd / 0.085))];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      m.placed([-bw / 2 + ((i + 0.5) * bw) / columns, -d + ((j + 0.5) * bd) / rows, h - 0.1], (i * 37 + j * 61) % 90, (inner) => {
        cushion(inner, (i + j) % 3 ? 'charcoal' : 'hob-ring', [0, 0], [bw / columns, bd / rows], 0, 0.06 + ((i * 3 + j * 5) % 4) * 0.012, { corner: 0.025, edge: 0.02 });
      });
}; // biome-ignore format: short

export const workbench: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const x of [-w + 0.05, w - 0.14])
    for (const y of [-d + 0.05, d - 0.14]) box(m, 'wood-mid', [x, y, 0], [x + 0.09, y + 0.09, h - 0.06]);
  box(m, 'wood-mid', [-w + 0.05, -d + 0.06, 0.2], [w - 0.05, d - 0.06, 0.24]);
  cushion(m, 'wood-light', [0, 0], [size.width, size.depth - 0.06], h - 0.06, h, { corner: 0.01, edge: 0.006 });
  // A vice at the front, saw, hammer and a box of screws.
  block(m, 'steel-dark', [w - 0.25, d - 0.08], [0.16, 0.16], h - 0.12, h + 0.09);
  block(m, 'steel', [w - 0.25, d - 0.02], [0.2, 0.04], h - 0.12, h + 0.02);
  m.placed([-w * 0.3, 0, 0], 14, (inner) => {
    block(inner, 'steel', [0.12, 0], [0.36, 0.09], h, h + 0.005);
    cushion(inner, 'book-0', [-0.12, 0], [0.13, 0.12], h, h + 0.025, { corner: 0.03, edge: 0.01 });
  });
  m.placed([w * 0.18, -d * 0.3, 0], -30, (inner) => {
    block(inner, 'wood-mid', [0, 0], [0.26, 0.028], h, h + 0.025);
    block(inner, 'steel-dark', [0.13, 0], [0.04, 0.12], h, h + 0.035);
  });
  block(m, 'book-1', [-w + 0.18, -d + 0.14], [0.24, 0.14], h, h + 0.09);
  block(m, 'charcoal', [-w * 0.62, -d + 0.05], [0.02, 0.02], h, h + 0.01);
  box(m, 'wood-mid', [-w, -d, h - 0.06], [w, -d + 0.03, h + 0.06]);
}; // biome-ignore format: short

export const garageShelf: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w, w - 0.04])
    for (const y of [-d, d - 0.04]) box(m, 'steel-dark', [x, y, 0], [x + 0.04, y + 0.04, size.height]);
  const top = size.height - 0.36;
  for (let i = 0; i < 4; i++) box(m, 'metal', [-w + 0.01, -d + 0.01, 0.12 + (i * (top - 0.12)) / 3], [w - 0.01, d - 0.01, 0.15 + (i * (top - 0.12)) / 3]);
  const z = top + 0.03;
  const cells = Math.max(2, Math.round(size.width / 0.45));
  for (let i = 0; i < cells; i++) {
    const x = -w + ((i + 0.5) * size.width) / cells;
    const [cell, deep] = [size.width / cells - 0.06, size.depth - 0.08];
    const pick = (i + tone) % 4;
    if (pick === 0) {
      // A tyre lying flat.
      const r = Math.min(cell, deep) / 2;
      lathe(m, 'black', [x, 0], [[r * 0.94, z], [r, z + 0.06], [r * 0.94, z + 0.17], [r * 0.62, z + 0.17], [r * 0.58, z + 0.02]], 24);
      cylinder(m, 'steel', [x, 0], r * 0.58, z, z + 0.1, 20);
    } else if (pick === 2)
      for (const y of [-deep * 0.25, deep * 0.25]) {
        cylinder(m, 'steel', [x, y], Math.min(0.09, deep * 0.22), z, z + 0.19, 18);
        cylinder(m, `book-${(i + tone) % 4}`, [x, y], Math.min(0.075, deep * 0.18), z + 0.19, z + 0.195, 18);
      }
    else {
      cushion(m, pick === 1 ? 'basket' : 'book-1', [x, 0], [cell, deep], z, z + 0.26, { corner: 0.015, edge: 0.006 });
      block(m, pick === 1 ? 'wood-light' : 'charcoal', [x, 0], [cell - 0.02, 0.03], z + 0.25, z + 0.264);
    }
  }
}; // biome-ignore format: short
