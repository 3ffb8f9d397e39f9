import { bar } from '../bar.ts';
import { canopy } from '../canopy.ts';
import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { bowl, cup, vase } from './decor.ts';
import { accent, type Model } from './model.ts';

/** Boards side by side along x. */
function slats(m: ModelBuilder, at: Vec2, sides: Vec2, z: number, material = 'wood-mid'): void {
  const count = Math.max(2, Math.round(sides[1] / 0.1));
  const each = sides[1] / count;
  for (let i = 0; i < count; i++) block(m, material, [at[0], at[1] - sides[1] / 2 + each * (i + 0.5)], [sides[0], each - 0.012], z - 0.025, z); // biome-ignore format: one board
}

/** A wooden seat with loose cushions in the rectangle x0..x1, y0..y1, its back at y0. */
function gardenSeat(m: ModelBuilder, x0: number, x1: number, y0: number, y1: number, height: number, arms: [boolean, boolean], tone: number): void {
  const [x, y, width, depth] = [(x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0];
  block(m, 'wood-mid', [x, y], [width, depth], 0.2, 0.27);
  for (const px of [x0 + 0.04, x1 - 0.04]) for (const py of [y0 + 0.04, y1 - 0.04]) block(m, 'wood-mid', [px, py], [0.07, 0.07], 0, 0.2);
  box(m, 'wood-mid', [x0, y0, 0.27], [x1, y0 + 0.05, height]);
  const [left, right] = [arms[0] ? 0.07 : 0, arms[1] ? 0.07 : 0];
  if (left) box(m, 'wood-mid', [x0, y0, 0.27], [x0 + left, y1, 0.56]);
  if (right) box(m, 'wood-mid', [x1 - right, y0, 0.27], [x1, y1, 0.56]);
  const seats = Math.max(1, Math.round((width - left - right) / 0.7));
  const each = (width - left - right) / seats;
  for (let i = 0; i < seats; i++) {
    const cx = x0 + left + each * (i + 0.5);
    cushion(m, 'linen', [cx, (y0 + 0.05 + y1) / 2], [each - 0.015, depth - 0.06], 0.26, 0.42, { corner: 0.06, edge: 0.045, crown: 0.02 });
    cushion(m, 'linen', [cx, y0 + 0.14], [each - 0.03, 0.17], 0.4, height + 0.01, { corner: 0.07, edge: 0.06, crown: 0.03 });
  }
  m.placed([x0 + left + 0.24, y0 + 0.32, 0.4], -10, (inner) => cushion(inner, accent(tone), [0, 0], [0.4, 0.2], 0, 0.28, { corner: 0.06, edge: 0.06, crown: 0.08 }));
} // biome-ignore format: short

export const outdoorSofa: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  gardenSeat(m, -w, w, -d, d, size.height, [true, true], tone);
};

export const outdoorLowTable: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w + 0.03, w - 0.07]) for (const y of [-d + 0.03, d - 0.07]) box(m, 'wood-mid', [x, y, 0], [x + 0.04, y + 0.04, size.height - 0.02]); // biome-ignore format: legs
  slats(m, [0, 0], [size.width, size.depth], size.height);
  cup(m, [-w * 0.4, d * 0.2], size.height);
  cup(m, [w * 0.3, -d * 0.3], size.height);
  vase(m, [0, 0], size.height, tone, 0.045);
};

/** Seats along the back and the left around a low table. */
export const loungeSet: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const deep = 0.78;
  gardenSeat(m, -w, w, -d, -d + deep, size.height, [false, true], tone);
  m.placed([-w + deep / 2, deep / 2, 0], -90, (inner) => {
    const half = (size.depth - deep) / 2;
    gardenSeat(inner, -half, half, -deep / 2, deep / 2, size.height, [true, false], tone + 1);
  });
  const table = { width: Math.min(1.0, size.width - deep - 0.5), depth: Math.min(0.7, size.depth - deep - 0.45), height: 0.34 };
  m.placed([-w + deep + 0.38 + table.width / 2, -d + deep + 0.38 + table.depth / 2, 0], 0, (inner) => outdoorLowTable(inner, table, tone, style));
}; // biome-ignore format: short

export const outdoorDiningTable: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const x of [-w + 0.05, w - 0.1]) {
    for (const y of [-d + 0.05, d - 0.1]) box(m, 'charcoal', [x, y, 0], [x + 0.05, y + 0.05, h - 0.03]);
    box(m, 'charcoal', [x, -d + 0.05, h - 0.07], [x + 0.05, d - 0.05, h - 0.025]);
  }
  slats(m, [0, 0], [size.width, size.depth], h);
  bowl(m, [0, 0], h, Math.min(0.14, size.depth * 0.2));
  vase(m, [w * 0.4, 0], h, tone, 0.05);
};

export const sunLounger: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w, w - 0.05]) box(m, 'wood-mid', [x, -d, 0.22], [x + 0.05, d, 0.28]);
  for (const x of [-w + 0.05, w - 0.1]) for (const y of [-d * 0.7, d * 0.75]) box(m, 'wood-mid', [x, y, 0], [x + 0.05, y + 0.05, 0.24]);
  slats(m, [0, 0], [size.width - 0.1, size.depth - 0.02], 0.27);
  const head = size.depth * 0.34;
  const pads = 4;
  const each = (size.depth - head - 0.04) / pads;
  for (let i = 0; i < pads; i++) cushion(m, 'linen', [0, -d + head + each * (i + 0.5)], [size.width - 0.1, each - 0.008], 0.27, 0.34, { corner: 0.03, edge: 0.02, crown: 0.01 });
  // The raised head: two pads, the upper one higher.
  for (const [i, z] of [size.height - 0.02, size.height - 0.1].entries()) cushion(m, 'linen', [0, -d + 0.02 + (head / 2) * (i + 0.5)], [size.width - 0.1, head / 2 - 0.008], 0.27, z, { corner: 0.03, edge: 0.03, crown: 0.01 });
  cushion(m, accent(tone), [0, -d + 0.16], [size.width * 0.6, 0.2], size.height - 0.05, size.height + 0.03, { corner: 0.07, edge: 0.05, crown: 0.02 });
  cushion(m, 'towel', [w * 0.2, d * 0.62], [size.width * 0.4, 0.34], 0.33, 0.38, { corner: 0.02, edge: 0.02 });
}; // biome-ignore format: short

export const swingSeat: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const side of [-1, 1]) {
    for (const y of [-d + 0.02, d - 0.02]) bar(m, 'charcoal', [side * (w - 0.02), y, 0.01], [side * (w - 0.06), 0, h - 0.12], 0.045);
    bar(m, 'charcoal', [side * (w - 0.02), -d, 0.02], [side * (w - 0.02), d, 0.02], 0.04);
  }
  bar(m, 'charcoal', [-w + 0.03, 0, h - 0.1], [w - 0.03, 0, h - 0.1], 0.05);
  m.placed([0, 0.02, 0.12], 0, (inner) => gardenSeat(inner, -w + 0.16, w - 0.16, -0.34, 0.36, 0.68, [true, true], tone));
  // The roof is narrow, so that the seat below is seen.
  const ring: Vec2[] = [[-w + 0.03, -d * 0.62], [w - 0.03, -d * 0.62], [w - 0.03, -d * 0.1], [-w + 0.03, -d * 0.1]];
  canopy(m, [accent(tone), 'linen'], ring, h - 0.1, [0, -d * 0.36, h]);
}; // biome-ignore format: short

export const parasol: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const ring = Array.from({ length: 8 }, (_, i): Vec2 => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [Math.cos(angle) * r * 1.08, Math.sin(angle) * r * 1.08].map((v) => Math.max(-r, Math.min(r, v))) as Vec2;
  });
  canopy(m, ['linen', accent(tone)], ring, 0, [0, 0, size.height * 0.8]);
  cylinder(m, 'wood-mid', [0, 0], 0.025, 0.02, size.height, 12);
};

export const barbecue: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  const body = Math.min(0.62, size.width * 0.58);
  box(m, 'charcoal', [-body / 2, -d + 0.06, 0.1], [body / 2, d - 0.08, h - 0.32]);
  for (const x of [-body / 2 + 0.06, body / 2 - 0.06]) for (const y of [-d + 0.12, d - 0.14]) cylinder(m, 'black', [x, y], 0.045, 0, 0.1, 12);
  for (const side of [-1, 1]) block(m, 'steel', [(side * (w + body / 2)) / 2, 0], [w - body / 2 - 0.01, size.depth - 0.14], h - 0.34, h - 0.3);
  cushion(m, 'black', [0, 0], [body, size.depth - 0.1], h - 0.33, h, { corner: 0.06, edge: 0.12, steps: 5 });
  cushion(m, 'steel', [0, d - 0.025], [body * 0.7, 0.035], h - 0.2, h - 0.16, { corner: 0.015, edge: 0.012 });
  cylinder(m, 'steel', [0, 0.04], 0.04, h - 0.005, h + 0.01, 18);
  box(m, 'charcoal', [-0.02, -d, 0.5], [0.02, -d + 0.07, 0.54]);
  block(m, 'wood-light', [(w + body / 2) / 2, 0], [Math.min(0.16, w - body / 2 - 0.04), size.depth * 0.5], h - 0.3, h - 0.28);
}; // biome-ignore format: short

export const firePit: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  lathe(m, 'charcoal', [0, 0], [[r * 0.5, 0.02], [r * 0.92, h * 0.7], [r, h], [r * 0.92, h], [r * 0.8, h * 0.6], [0, h * 0.5]], 32); // biome-ignore format: a profile
  for (let i = 0; i < 5; i++)
    m.placed([0, 0, 0], i * 72 + 10, (inner) => cushion(inner, 'wood-dark', [r * 0.3, 0], [r * 0.72, r * 0.2], h * 0.55, h * 0.84, { corner: r * 0.09, edge: r * 0.09 })); // biome-ignore format: one log
  for (let i = 0; i < 3; i++) cushion(m, 'fire', [Math.cos(i * 2.1) * r * 0.14, Math.sin(i * 2.1) * r * 0.14], [r * 0.26, r * 0.26], h * 0.6, h * 1.02, { corner: r * 0.13, edge: r * 0.1 }); // biome-ignore format: one flame
};

export const cushionBox: Model = (m, size) => {
  const d = size.depth / 2;
  block(m, 'wood-mid', [0, -0.01], [size.width - 0.03, size.depth - 0.04], 0.03, size.height - 0.04);
  slats(m, [0, 0], [size.width, size.depth], size.height);
  block(m, 'black', [0, d - 0.012], [0.16, 0.02], size.height - 0.1, size.height - 0.08);
  for (const x of [-0.3, 0.3]) block(m, 'black', [x * size.width, -d + 0.05], [0.03, 0.1], size.height - 0.01, size.height + 0.004);
}; // biome-ignore format: short
