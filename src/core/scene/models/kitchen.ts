import { cushion, tub } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { baseUnit, SLAB } from './base-unit.ts';
import { cupboard, onTop } from './cupboard.ts';
import { bowl, vase } from './decor.ts';
import { canisters, choppingBoard, kettle, pot } from './kitchen-things.ts';
import type { Model } from './model.ts';

export const kitchenCounter: Model = (m, size, tone) => {
  baseUnit(m, size);
  const z = size.height;
  if (size.width > 0.7) m.placed([-size.width / 2 + 0.28, 0.02, 0], 8, (inner) => choppingBoard(inner, [0, 0], z));
  if (size.width > 1.1) {
    bowl(m, [size.width / 2 - 0.27, -0.02], z, 0.14);
    kettle(m, [size.width * 0.06, -size.depth / 2 + 0.17], z);
  } else if (size.width > 0.45 && tone % 2) canisters(m, [0.02, -size.depth / 2 + 0.12], z);
};

/** A steel sink let into a worktop at height z: bowl, waste, drainer ribs where there is room, and a tap at the back. */
export function sinkInset(m: ModelBuilder, at: Vec2, sides: Vec2, z: number): void {
  const [width, depth] = sides;
  const drainer = width > 0.75;
  const bowlWidth = drainer ? Math.min(0.5, width * 0.52) : width - 0.08;
  const x = drainer ? at[0] - width / 2 + bowlWidth / 2 + 0.03 : at[0];
  const bowlDepth = Math.min(0.42, depth - 0.12);
  const y = at[1] + (depth - bowlDepth) / 2 - 0.035;
  cushion(m, 'steel', at, [width, depth], z - 0.01, z + 0.004, { corner: 0.035, edge: 0.003 });
  tub(
    m,
    'steel',
    [x, y],
    [bowlWidth + 0.02, bowlDepth + 0.02],
    { low: z, rim: z + 0.014, bottom: z + 0.0045 },
    { rim: 0.016, corner: 0.07, slope: 0.05, inside: 'steel-dark', bottom: 'steel-dark' },
  );
  cylinder(m, 'chrome', [x, y], 0.022, z + 0.004, z + 0.008, 12);
  if (drainer) {
    const start = x + bowlWidth / 2 + 0.07;
    const ribs = Math.floor((at[0] + width / 2 - 0.04 - start) / 0.045);
    for (let i = 0; i < ribs; i++)
      block(m, 'steel-dark', [start + i * 0.045, y], [0.012, bowlDepth * 0.8], z, z + 0.007);
  }
  tap(m, [x, at[1] - depth / 2 + 0.055], z + 0.004, Math.min(0.2, bowlDepth * 0.6), 0.26);
}

/** A mixer tap whose spout reaches towards +y. */
export function tap(m: ModelBuilder, at: Vec2, z: number, reach: number, rise: number): void {
  cylinder(m, 'chrome', at, 0.026, z, z + 0.03, 14);
  cylinder(m, 'chrome', at, 0.016, z, z + rise, 10);
  cushion(m, 'chrome', [at[0], at[1] + reach / 2], [0.03, reach + 0.03], z + rise - 0.025, z + rise, {
    corner: 0.015,
    edge: 0.01,
  });
  m.placed([at[0] + 0.035, at[1], 0], 20, (inner) => {
    cushion(inner, 'chrome', [0.015, 0], [0.06, 0.018], z + rise * 0.3, z + rise * 0.3 + 0.015, {
      corner: 0.008,
      edge: 0.005,
    });
  });
}

export const kitchenSink: Model = (m, size) => {
  baseUnit(m, size);
  sinkInset(m, [0, 0.015], [size.width - 0.06, size.depth - 0.1], size.height);
};

/** Four rings on black glass at height z. */
export function hobInset(m: ModelBuilder, at: Vec2, sides: Vec2, z: number): void {
  cushion(m, 'steel', at, sides, z - 0.01, z + 0.005, { corner: 0.012, edge: 0.003 });
  cushion(m, 'hob-glass', at, [sides[0] - 0.012, sides[1] - 0.012], z - 0.01, z + 0.008, { corner: 0.01, edge: 0.002 });
  const unit = Math.min(sides[0], sides[1] * 1.15);
  const radii = [0.19, 0.145, 0.145, 0.19];
  radii.forEach((r, i) => {
    const spot: Vec2 = [
      at[0] + (i % 2 ? 1 : -1) * sides[0] * 0.235,
      at[1] + (i < 2 ? -1 : 1) * sides[1] * 0.225 - sides[1] * 0.03,
    ];
    const ring = (outer: number, inner: number, segments: number): void =>
      lathe(m, 'hob-ring', spot, [[r * unit * outer, z + 0.0105], [r * unit * inner, z + 0.0105]], segments); // biome-ignore format: flat
    ring(1, 0.86, 16);
    ring(0.45, 0.36, 10);
  });
  for (let i = 0; i < 4; i++)
    cylinder(
      m,
      'steel',
      [at[0] - sides[0] * 0.15 + i * sides[0] * 0.1, at[1] + sides[1] * 0.44],
      0.011,
      z,
      z + 0.014,
      10,
    );
}

export const hob: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  baseUnit(m, size);
  box(m, 'screen', [-w + 0.02, d - 0.02, 0.16], [w - 0.02, d - 0.008, size.height - 0.16]);
  box(m, 'steel', [-w + 0.05, d - 0.012, size.height - 0.2], [w - 0.05, d, size.height - 0.18]);
  hobInset(m, [0, 0.015], [size.width - 0.05, size.depth - 0.11], size.height);
  if (tone % 2 && size.width > 0.5) pot(m, [size.width * 0.21, size.depth * 0.18], size.height + 0.01);
};

/** Sink and two rings in one worktop, a small fridge below. */
export const kitchenette: Model = (m, size) => {
  baseUnit(m, size);
  const [w, d] = [size.width, size.depth];
  sinkInset(m, [-w * 0.24, 0.015], [w * 0.44, d - 0.14], size.height);
  hobInset(m, [w * 0.26, 0.015], [w * 0.4, d - 0.12], size.height);
};

export const dishwasher: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  baseUnit(m, size);
  box(m, 'steel', [-w + 0.004, d - 0.03, 0.11], [w - 0.004, d - 0.012, size.height - 0.05]);
  box(m, 'steel-dark', [-w + 0.06, d - 0.012, size.height - 0.11], [w - 0.06, d - 0.002, size.height - 0.09]);
};

export const fridge: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  box(m, 'steel', [-w, -d, 0.03], [w, d - 0.075, h - 0.02]);
  cushion(m, 'steel', [0, -0.04], [size.width - 0.01, size.depth - 0.09], h - 0.03, h - 0.005, {
    corner: 0.02,
    edge: 0.01,
  });
  // The door stands off the body: seen from above as a separate strip with its handle and hinge.
  cushion(m, 'white', [0, d - 0.043], [size.width, 0.055], 0.03, h, { corner: 0.015, edge: 0.01 });
  box(m, 'steel-dark', [-w + 0.05, d - 0.016, h * 0.45], [-w + 0.075, d, h - 0.004]);
  cushion(m, 'steel-dark', [w - 0.07, d - 0.085], [0.09, 0.06], h - 0.02, h + 0.012, { corner: 0.02, edge: 0.006 });
  for (let i = 0; i < 5; i++)
    block(m, 'charcoal', [0, -d + 0.035 + i * 0.022], [size.width * 0.62, 0.009], h - 0.01, h);
};

export const tallCabinet: Model = (m, size, tone) => {
  const doors = Math.max(1, Math.round(size.width / 0.6));
  cupboard(m, 'front', size, { doors });
  if (size.height < 2 && tone % 2) onTop(m, size, doors, tone);
};

export const kitchenIsland: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'black', [-w + 0.06, -d + 0.06, 0], [w - 0.06, d - 0.2, 0.1]);
  box(
    m,
    'wood-mid',
    [-w + 0.02, -d + 0.02, 0.1],
    [w - 0.02, d - Math.min(0.25, size.depth * 0.28), size.height - SLAB],
  );
  cushion(m, 'worktop', [0, 0], [size.width, size.depth], size.height - SLAB, size.height, {
    corner: 0.015,
    edge: 0.006,
  });
  bowl(m, [size.width * 0.24, -size.depth * 0.08], size.height, 0.16);
  vase(m, [size.width * 0.06, -size.depth * 0.14], size.height, tone);
  m.placed([-size.width * 0.25, -size.depth * 0.05, 0], -7, (inner) => {
    cushion(inner, 'wood-light', [0, 0], [0.38, 0.25], size.height, size.height + 0.025, { corner: 0.04, edge: 0.008 });
    bowl(inner, [0.07, 0], size.height + 0.025, 0.07);
  });
};
