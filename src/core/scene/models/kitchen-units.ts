import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe, prism } from '../primitives.ts';
import { baseUnit, SLAB } from './base-unit.ts';
import { cupboard } from './cupboard.ts';
import { bottle, bowl, vase } from './decor.ts';
import { sinkInset } from './kitchen.ts';
import type { Model, ModelSize } from './model.ts';

/** How deep the two arms of a corner unit are, metres. */
const ARM = 0.6;

/** Base units along the back and the left, with one worktop. */
export const cornerCounter: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const ring = (inset: number): Vec2[] => [[-w, -d], [w, -d], [w, -d + ARM - inset], [-w + ARM - inset, -d + ARM - inset], [-w + ARM - inset, d], [-w, d]]; // biome-ignore format: corners
  prism(m, 'black', [ring(0.08)], 0, 0.1);
  prism(m, 'kitchen-front', [ring(0.02)], 0.1, size.height - SLAB);
  prism(m, 'worktop', [ring(0)], size.height - SLAB, size.height);
  box(m, 'worktop', [-w, -d, size.height], [w, -d + 0.018, size.height + 0.04]);
  box(m, 'worktop', [-w, -d, size.height], [-w + 0.018, d, size.height + 0.04]);
  const z = size.height;
  bowl(m, [-w + 0.3, -d + 0.3], z, 0.15);
  for (const [i, r] of [0.05, 0.042].entries()) {
    cylinder(m, 'pot-white', [-w + 0.14 + i * 0.13, -d + 0.1], r, z, z + 0.15, 16);
    cylinder(m, 'wood-light', [-w + 0.14 + i * 0.13, -d + 0.1], r * 0.9, z + 0.15, z + 0.165, 16);
  }
  block(m, 'steel', [w - 0.15, -d + ARM - 0.012], [0.2, 0.012], z - 0.11, z - 0.095);
  block(m, 'steel', [-w + ARM - 0.012, d - 0.15], [0.012, 0.2], z - 0.11, z - 0.095);
};

export const doubleSink: Model = (m, size) => {
  baseUnit(m, size);
  const each = (size.width - 0.08) / 2;
  // Bowls narrower than that have no drainer.
  const bowlWidth = Math.min(0.5, each - 0.01);
  for (const side of [-1, 1]) sinkInset(m, [side * (bowlWidth / 2 + 0.005), 0.015], [bowlWidth, size.depth - 0.1], size.height);
}; // biome-ignore format: short

export const rangeCooker: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  box(m, 'black', [-w + 0.02, -d, 0], [w - 0.02, d - 0.1, 0.1]);
  box(m, 'steel', [-w, -d, 0.1], [w, d - 0.05, h - 0.02]);
  for (const [x0, x1] of [[-w + 0.02, -0.01], [0.01, w - 0.02]] as const) {
    box(m, 'screen', [x0, d - 0.05, 0.16], [x1, d - 0.035, h - 0.2]);
    box(m, 'chrome', [x0 + 0.03, d - 0.035, h - 0.24], [x1 - 0.03, d - 0.012, h - 0.22]);
  }
  box(m, 'steel', [-w, d - 0.05, h - 0.17], [w, d - 0.02, h - 0.02]);
  box(m, 'hob-glass', [-w, -d, h - 0.02], [w, d - 0.02, h]);
  box(m, 'steel', [-w, -d, h], [w, -d + 0.03, h + 0.06]);
  const spots: Vec2[] = [[-0.3, -0.16], [0.3, -0.16], [-0.3, 0.2], [0.3, 0.2], [0, 0.02]];
  spots.forEach(([sx, sy], i) => {
    const at: Vec2 = [sx * size.width, sy * size.depth];
    const r = i === 4 ? 0.11 : 0.075;
    lathe(m, 'hob-ring', at, [[r, h], [r, h + 0.012], [r * 0.78, h + 0.012], [r * 0.78, h]], 20);
    cylinder(m, 'steel-dark', at, r * 0.4, h, h + 0.016, 16);
    for (const sides of [[r * 2.5, 0.012], [0.012, r * 2.5]] as Vec2[]) block(m, 'black', at, sides, h + 0.014, h + 0.024);
  });
  for (let i = 0; i < 6; i++) block(m, 'black', [-w + ((i + 0.5) * size.width) / 6, d - 0.015], [0.035, 0.03], h - 0.11, h - 0.075);
}; // biome-ignore format: short

/**
 * The edge of something that hangs over a worktop, as a plan shows it: an outline through which the worktop is seen. All else of
 * such a piece is a lid.
 */
function overheadOutline(m: ModelBuilder, size: ModelSize, z: number): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const line = 0.012;
  box(m, 'steel-dark', [-w, d - line, z - 0.01], [w, d, z]);
  box(m, 'steel-dark', [-w, -d, z - 0.01], [w, -d + line, z]);
  for (const x of [-w, w - line]) box(m, 'steel-dark', [x, -d, z - 0.01], [x + line, d, z]);
}

export const cookerHood: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'lid-steel', [-w, -d, 0.01], [w, d, 0.06]);
  // A skirt that narrows towards the flue.
  const flue = Math.min(0.13, w * 0.6);
  const [front, top] = [-d + flue * 2, Math.min(0.3, size.height * 0.5)];
  m.quad('lid-steel', [-w, d, 0.06], [w, d, 0.06], [flue, front, top], [-flue, front, top], [0, 1, 1]);
  for (const side of [-1, 1]) m.quad('lid-steel', [side * w, -d, 0.06], [side * w, d, 0.06], [side * flue, front, top], [side * flue, -d, top], [side, 0, 1]); // biome-ignore format: one face
  box(m, 'lid-steel', [-flue, -d, top], [flue, front, size.height]);
  overheadOutline(m, size, 0.065);
};

export const wallCabinet: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'lid-white', [-w, -d, 0.01], [w, d - 0.02, size.height - 0.01]);
  const doors = Math.max(1, Math.round(size.width / 0.55));
  const each = size.width / doors;
  for (let i = 0; i < doors; i++) box(m, 'lid-white', [-w + each * i + 0.003, d - 0.018, 0.01], [-w + each * (i + 1) - 0.003, d, size.height - 0.02]);
  overheadOutline(m, size, size.height);
}; // biome-ignore format: short

export const microwaveShelf: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'wood-light', [-w, -d, 0], [w, d, 0.03]);
  for (const x of [-w, w - 0.02]) box(m, 'wood-light', [x, -d, 0.03], [x + 0.02, d - 0.05, size.height]);
  const [width, depth] = [Math.min(0.5, size.width - 0.06), Math.min(0.36, size.depth - 0.03)];
  cushion(m, 'steel', [0, 0], [width, depth], 0.04, 0.32, { corner: 0.015, edge: 0.01 });
  box(m, 'screen', [-width / 2 + 0.02, depth / 2 - 0.005, 0.08], [width / 2 - 0.13, depth / 2 + 0.008, 0.29]);
  for (let i = 0; i < 4; i++) block(m, 'steel-dark', [-width * 0.25 + i * 0.04, -depth * 0.2], [0.02, depth * 0.3], 0.318, 0.322); // biome-ignore format: vents
};

export const tallOven: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  cupboard(m, 'kitchen-front', size, { doors: 1 });
  // Oven and microwave over each other, let into the front.
  for (const [z0, z1] of [[0.72, 1.3], [1.32, 1.7]] as const) {
    box(m, 'hob-glass', [-w + 0.01, d - 0.02, z0], [w - 0.01, d - 0.008, z1]);
    box(m, 'steel', [-w + 0.06, d - 0.008, z1 - 0.1], [w - 0.06, d, z1 - 0.08]);
  }
  for (let i = 0; i < 3; i++) block(m, 'steel-dark', [0, -d + 0.07 + i * 0.03], [size.width * 0.5, 0.012], size.height - 0.01, size.height + 0.004);
}; // biome-ignore format: short

export const larder: Model = (m, size) =>
  cupboard(m, 'kitchen-front', size, { doors: Math.max(1, Math.round(size.width / 0.5)) });

export const americanFridge: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  box(m, 'steel-dark', [-w, -d, 0.03], [w, d - 0.09, h - 0.02]);
  cushion(m, 'steel', [0, -0.045], [size.width - 0.01, size.depth - 0.1], h - 0.03, h - 0.005, { corner: 0.02, edge: 0.01 });
  for (const side of [-1, 1]) {
    cushion(m, 'steel', [(side * w) / 2, d - 0.055], [w - 0.008, 0.07], 0.04, h, { corner: 0.015, edge: 0.012 });
    box(m, 'chrome', [side * 0.035 - 0.01, d - 0.02, 0.6], [side * 0.035 + 0.01, d, h - 0.15]);
    cushion(m, 'charcoal', [side * (w - 0.09), d - 0.11], [0.1, 0.05], h - 0.02, h + 0.012, { corner: 0.02, edge: 0.006 });
  }
  box(m, 'screen', [-w * 0.66, d - 0.022, 1.0], [-w * 0.3, d - 0.017, 1.35]);
  for (let i = 0; i < 6; i++) block(m, 'charcoal', [0, -d + 0.04 + i * 0.024], [size.width * 0.7, 0.01], h - 0.01, h);
}; // biome-ignore format: short

export const undercounterFridge: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  baseUnit(m, size);
  box(m, 'white', [-w + 0.004, d - 0.03, 0.11], [w - 0.004, d - 0.012, size.height - 0.05]);
  box(m, 'steel', [w - 0.06, d - 0.012, size.height - 0.34], [w - 0.04, d, size.height - 0.08]);
};

export const wineCooler: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  baseUnit(m, size, 'charcoal');
  box(m, 'screen', [-w + 0.01, d - 0.03, 0.12], [w - 0.01, d - 0.014, size.height - 0.05]);
  for (let z = 0.2; z < size.height - 0.15; z += 0.12) box(m, 'wood-light', [-w + 0.03, d - 0.014, z], [w - 0.03, d - 0.008, z + 0.02]); // biome-ignore format: racks
  box(m, 'steel', [w - 0.035, d - 0.012, 0.3], [w - 0.02, d, size.height - 0.15]);
  bottle(m, [0, -d + 0.2], size.height, 0);
  if (size.width > 0.4) bottle(m, [0.1, -d + 0.17], size.height, 1);
};

export const chestFreezer: Model = (m, size) => {
  const { width, depth, height } = size;
  const d = depth / 2;
  cushion(m, 'white', [0, -0.01], [width, depth - 0.03], 0.03, height - 0.07, { corner: 0.03, edge: 0.01 });
  cushion(m, 'white', [0, 0], [width, depth], height - 0.065, height, { corner: 0.035, edge: 0.025, crown: 0.01 });
  for (const x of [-0.3, 0.3]) block(m, 'steel-dark', [x * width, -d + 0.03], [0.1, 0.04], height - 0.06, height + 0.004);
  cushion(m, 'steel', [0, d - 0.03], [0.22, 0.05], height - 0.02, height + 0.02, { corner: 0.02, edge: 0.012 });
  block(m, 'ceramic-shade', [0, 0.02], [width * 0.72, depth * 0.6], height - 0.02, height + 0.002);
  block(m, 'white', [0, 0.02], [width * 0.7, depth * 0.57], height - 0.02, height + 0.0045);
}; // biome-ignore format: short

/** A worktop that leaves a row at -x and stands on a panel at +x; stools go under its front. */
export const peninsula: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const overhang = Math.min(0.28, size.depth * 0.3);
  box(m, 'black', [-w, -d + 0.06, 0], [w - 0.1, d - overhang - 0.02, 0.1]);
  box(m, 'kitchen-front', [-w, -d + 0.02, 0.1], [w - 0.06, d - overhang, size.height - SLAB]);
  box(m, 'worktop', [w - 0.05, -d, 0], [w, d, size.height]);
  box(m, 'worktop', [-w, -d, size.height - SLAB], [w, d, size.height]);
  bowl(m, [w * 0.5, -size.depth * 0.1], size.height, 0.14);
  if (size.width > 1.3) {
    vase(m, [-w * 0.1, -size.depth * 0.16], size.height, tone);
    m.placed([-w * 0.55, -size.depth * 0.06, 0], -8, (inner) => cushion(inner, 'wood-mid', [0, 0], [0.34, 0.23], size.height, size.height + 0.022, { corner: 0.03, edge: 0.006 })); // biome-ignore format: a board
  }
};

export const kitchenTrolley: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  for (const x of [-w + 0.03, w - 0.07])
    for (const y of [-d + 0.03, d - 0.07]) {
      box(m, 'white', [x, y, 0.08], [x + 0.04, y + 0.04, h - 0.06]);
      cylinder(m, 'black', [x + 0.02, y + 0.02], 0.03, 0, 0.08, 12);
    }
  for (const z of [0.2, 0.5]) box(m, 'wood-light', [-w + 0.03, -d + 0.03, z], [w - 0.03, d - 0.03, z + 0.02]);
  cushion(m, 'basket', [0, 0], [size.width - 0.16, size.depth - 0.14], 0.52, 0.7, { corner: 0.03 });
  cushion(m, 'wood-mid', [0, 0], [size.width, size.depth], h - 0.06, h, { corner: 0.015, edge: 0.008 });
  block(m, 'steel', [w * 0.35, d * 0.1], [0.03, 0.19], h, h + 0.006);
  block(m, 'black', [w * 0.35, d * 0.1 + 0.13], [0.026, 0.09], h, h + 0.014);
  bowl(m, [-w * 0.4, 0], h, Math.min(0.11, d * 0.6), tone % 2 === 0);
  if (size.width > 0.8) hobPan(m, [w * 0.72, -d * 0.2], h);
};

function hobPan(m: ModelBuilder, at: Vec2, z: number): void {
  lathe(m, 'steel-dark', at, [[0.08, z], [0.09, z + 0.06], [0.082, z + 0.06], [0.075, z + 0.01], [0, z + 0.01]], 20); // biome-ignore format: a profile
}
