import { bar } from '../bar.ts';
import { cushion, tub } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { box, cylinder, lathe } from '../primitives.ts';
import { shoes } from './decor.ts';
import type { Model } from './model.ts';

const SHOES = ['leather', 'charcoal', 'white', 'cloth-0'];

/** Pairs of shoes side by side. */
function shoeRow(m: ModelBuilder, x0: number, x1: number, y: number, z: number, length: number, tone: number): void {
  const pairs = Math.max(1, Math.floor((x1 - x0) / 0.23));
  const each = (x1 - x0) / pairs;
  for (let i = 0; i < pairs; i++)
    if (pairs < 3 || (i + tone) % 4 !== 3) shoes(m, [x0 + each * (i + 0.5), y], z, length, SHOES[(i + tone) % 4]!);
}

/** A coat hanging on a hook at height z. */
function coat(m: ModelBuilder, material: string, at: Vec2, sides: Vec2, z: number, long: number): void {
  cushion(m, material, at, sides, z - long, z, { corner: 0.05, edge: 0.04 });
  cylinder(m, 'black', at, 0.012, z - 0.02, z + 0.03, 8);
}

export const shoeRack: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w, w - 0.025])
    for (const y of [-d, d - 0.025]) box(m, 'black', [x, y, 0], [x + 0.025, y + 0.025, size.height - 0.06]);
  for (const z of [0.12, size.height - 0.1]) {
    for (let i = 0; i < 5; i++) {
      const y = -d + 0.01 + (i * (size.depth - 0.05)) / 4;
      box(m, 'wood-light', [-w, y, z], [w, y + 0.03, z + 0.018]);
    }
    shoeRow(m, -w + 0.03, w - 0.03, 0, z + 0.018, Math.min(0.27, size.depth - 0.04), tone + Math.round(z * 10));
  }
};

export const wallCoatRack: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  box(m, 'wood-light', [-w, -d, h - 0.14], [w, -d + 0.022, h]);
  const hooks = Math.max(2, Math.round(size.width / 0.17));
  for (let i = 0; i < hooks; i++) {
    const x = -w + ((i + 0.5) * size.width) / hooks;
    const reach = Math.min(0.07, size.depth - 0.02);
    box(m, 'trim', [x - 0.01, -d + 0.02, h - 0.08], [x + 0.01, -d + 0.02 + reach, h - 0.06]);
    const deep = size.depth - 0.03;
    if ((i + tone) % 3 === 0) coat(m, `cloth-${(i + tone) % 5}`, [x, d - deep / 2], [Math.min(0.3, size.width / hooks), deep], h - 0.06, h - 0.07); // biome-ignore format: one coat
  }
};

export const coatStand: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  cylinder(m, 'wood-dark', [0, 0], 0.022, 0, h, 12);
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2 + 0.4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    bar(m, 'wood-dark', [0, 0, 0.16], [x * r, y * r, 0.012], 0.024);
    bar(m, 'wood-dark', [0, 0, h - 0.2], [x * r * 0.6, y * r * 0.6, h - 0.06], 0.02);
    if ((i + tone) % 4 < 2) {
      m.placed([x * r * 0.52, y * r * 0.52, 0], (angle * 180) / Math.PI + 90, (inner) =>
        coat(inner, `cloth-${(i * 2 + tone) % 5}`, [0, 0], [Math.min(0.38, r * 1.5), r * 0.5], h - 0.14, 0.95),
      );
    }
  }
  lathe(m, 'charcoal', [0, 0], [[0.14, h - 0.02], [0.14, h - 0.008], [0.085, h], [0.07, h + 0.09], [0, h + 0.1]], 20); // biome-ignore format: a hat
};

export const hallBench: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'wood-light', [-w, -d, 0.9], [w, -d + 0.022, size.height]);
  box(m, 'wood-light', [-w, -d, 0.4], [w, d - 0.01, 0.43]);
  box(m, 'wood-light', [-w, -d, 0.12], [w, d - 0.02, 0.14]);
  for (const x of [-w, w - 0.025]) box(m, 'wood-light', [x, -d, 0], [x + 0.025, d - 0.01, 0.43]);
  cushion(m, 'fabric-main', [0, 0.045], [size.width - 0.02, size.depth - 0.1], 0.43, 0.49, { corner: 0.04, edge: 0.025 });
  shoeRow(m, -w + 0.04, w - 0.04, 0.02, 0.14, Math.min(0.27, size.depth - 0.08), tone);
  const hooks = Math.max(2, Math.round(size.width / 0.2));
  for (let i = 0; i < hooks; i++) {
    const x = -w + ((i + 0.5) * size.width) / hooks;
    box(m, 'black', [x - 0.01, -d + 0.02, size.height - 0.2], [x + 0.01, -d + 0.08, size.height - 0.18]);
    if ((i + tone) % 2) coat(m, `cloth-${(i + tone) % 5}`, [x, -d + 0.075], [0.24, 0.1], size.height - 0.18, 0.75);
  }
}; // biome-ignore format: short

export const umbrellaStand: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const rim = size.height * 0.68;
  tub(m, 'pot-white', [0, 0], [r * 2, r * 2], { low: 0, rim, bottom: 0.05 }, { rim: 0.012, corner: r, slope: 0.01, inside: 'charcoal' });
  for (const [i, x] of [-0.25, 0.3].entries()) {
    bar(m, i ? 'accent-2' : 'black', [x * r, 0, 0.06], [-x * r * 0.6, x * r * 0.5, size.height - 0.06], 0.04);
    cushion(m, 'wood-dark', [-x * r * 0.6, x * r * 0.5], [0.035, 0.1], size.height - 0.06, size.height, { corner: 0.015, edge: 0.012 });
  }
  if (tone % 2) bar(m, 'accent-1', [0.02, -r * 0.4, 0.06], [r * 0.2, -r * 0.6, size.height - 0.04], 0.035);
}; // biome-ignore format: short

export const wallMirror: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'trim', [-w, -d, 0], [w, d - 0.005, size.height]);
  box(m, 'mirror', [-w + 0.015, -d + 0.005, 0.015], [w - 0.015, d, size.height - 0.015]);
};
