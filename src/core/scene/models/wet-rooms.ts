import { cushion, tub } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe, prism, ringSides, sheet } from '../primitives.ts';
import { tap } from './kitchen.ts';
import type { Model } from './model.ts';

/** The head of a shower on its arm from the back wall, and the thermostat under it. */
function showerHead(m: ModelBuilder, x: number, back: number, reach: number): void {
  const y = back + reach;
  box(m, 'chrome', [x - 0.012, back, 2.05], [x + 0.012, y, 2.07]);
  cylinder(m, 'chrome', [x, y], 0.12, 2.02, 2.05, 24);
  cylinder(m, 'steel-dark', [x, y], 0.103, 2.03, 2.052, 24);
  cylinder(m, 'chrome', [x, y], 0.096, 2.03, 2.054, 24);
  box(m, 'chrome', [x - 0.13, back, 1.05], [x + 0.13, back + 0.06, 1.1]);
}

/** A quarter of a circle's edge from the right end of the back wall to the front end of the left one, and the corner itself. */
function quarterRing(w: number, d: number, inset: number): Vec2[] {
  const straight = 0.35;
  const [x0, y0] = [-w + inset, -d + inset];
  const [rx, ry] = [2 * w * (1 - straight) - inset, 2 * d * (1 - straight) - inset];
  const [cx, cy] = [w - inset - rx, d - inset - ry];
  const ring: Vec2[] = [[x0, y0], [w - inset, y0]]; // biome-ignore format: corners
  for (let i = 0; i <= 12; i++) {
    const angle = (i / 12) * 0.5 * Math.PI;
    ring.push([cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]);
  }
  ring.push([x0, d - inset]);
  return ring;
}

export const cornerShower: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  prism(m, 'ceramic', [quarterRing(w, d, 0), quarterRing(w, d, 0.04)], 0, 0.05);
  sheet(m, 'ceramic-shade', [quarterRing(w, d, 0.04)], 0.03);
  cylinder(m, 'chrome', [-w * 0.35, -d * 0.35], 0.045, 0.03, 0.037, 20);
  // Glass along the bow only: the walls close the other sides.
  const outer = quarterRing(w, d, 0.008).slice(1, -1);
  const inner = quarterRing(w, d, 0.02).slice(1, -1);
  prism(m, 'glass', [[...outer, ...inner.toReversed()]], 0.05, size.height);
  prism(m, 'chrome', [[...outer, ...inner.toReversed()]], size.height, size.height + 0.01);
  showerHead(m, -w * 0.3, -d, Math.min(0.38, size.depth * 0.4));
};

/** Tiles that fall to a channel at the back, one fixed pane at the front. */
export const walkInShower: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'ceramic-shade', [-w, -d, 0], [w, d, 0.012]);
  const [columns, rows] = [Math.round(size.width / 0.15), Math.round(size.depth / 0.15)];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      block(m, 'ceramic', [-w + ((i + 0.5) * size.width) / columns, -d + ((j + 0.5) * size.depth) / rows], [size.width / columns - 0.006, size.depth / rows - 0.006], 0, 0.014); // biome-ignore format: one tile
  box(m, 'steel-dark', [-w + 0.1, -d + 0.07, 0.01], [w - 0.1, -d + 0.12, 0.018]);
  const pane = size.width * 0.62;
  box(m, 'glass', [-w, d - 0.022, 0.012], [-w + pane, d - 0.01, size.height]);
  box(m, 'chrome', [-w, d - 0.024, size.height], [-w + pane, d - 0.008, size.height + 0.01]);
  box(m, 'chrome', [-w + pane - 0.02, -d, size.height - 0.02], [-w + pane, d - 0.01, size.height]);
  showerHead(m, -w + pane * 0.5, -d, Math.min(0.4, size.depth * 0.42));
};

export const freestandingBathtub: Model = (m, size) => {
  const { width, depth, height } = size;
  const corner = depth * 0.48;
  tub(m, 'ceramic', [0, 0], [width, depth], { low: 0, rim: height, bottom: 0.16 }, { rim: 0.045, corner, slope: 0.12, inside: 'ceramic-shade', bottom: 'ceramic-shade', steps: 10 });
  cylinder(m, 'chrome', [0, 0], 0.028, 0.16, 0.168, 14);
  // The tap stands on the rim of the back.
  cylinder(m, 'trim', [0, -depth / 2 + 0.025], 0.022, height, height + 0.2, 12);
  cushion(m, 'trim', [0, -depth / 2 + 0.1], [0.035, 0.16], height + 0.17, height + 0.2, { corner: 0.015, edge: 0.01 });
  cushion(m, 'towel', [width * 0.3, depth / 2 - 0.04], [0.3, 0.08], height - 0.01, height + 0.03, { corner: 0.02, edge: 0.015 });
}; // biome-ignore format: short

export const cornerBathtub: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  const outline = quarterRing(w, d, 0);
  const r = Math.min(w, d) * 0.78;
  const middle: Vec2 = [-w * 0.06, -d * 0.06];
  const hole = Array.from({ length: 40 }, (_, i): Vec2 => {
    const angle = (i / 40) * 2 * Math.PI;
    return [middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle)];
  });
  ringSides(m, 'ceramic', outline, 0, h);
  sheet(m, 'ceramic', [outline, hole], h);
  lathe(m, 'ceramic', middle, [[r, h], [r, h + 0.014], [r * 0.95, h + 0.014], [r * 0.94, h]], 40);
  lathe(m, 'ceramic-shade', middle, [[r * 0.95, h + 0.01], [r * 0.86, h * 0.5], [r * 0.7, 0.18]], 40);
  cylinder(m, 'ceramic-shade', middle, r * 0.71, 0.15, 0.18, 40);
  cylinder(m, 'chrome', middle, 0.03, 0.18, 0.188, 14);
  tap(m, [-w + 0.16, -d + 0.1], h, 0.14, 0.16);
  cushion(m, 'towel', [w * 0.55, -d + 0.1], [0.24, 0.13], h, h + 0.05, { corner: 0.03, edge: 0.02 });
}; // biome-ignore format: short

export const glassScreen: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'glass', [-w, -d + 0.01, 0.01], [w, d - 0.01, size.height]);
  box(m, 'chrome', [-w, -d, 0], [-w + 0.03, d, size.height]);
  box(m, 'chrome', [-w, -d + 0.005, size.height - 0.02], [w, d - 0.005, size.height]);
};

export const wallMirrorCabinet: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'white', [-w, -d, 0], [w, d - 0.02, size.height]);
  const doors = Math.max(1, Math.round(size.width / 0.42));
  for (let i = 0; i < doors; i++) box(m, 'mirror', [-w + (size.width * i) / doors + 0.003, d - 0.02, 0], [-w + (size.width * (i + 1)) / doors - 0.003, d, size.height - 0.003]);
  box(m, 'lampshade', [-w * 0.7, -d + 0.01, size.height], [w * 0.7, d, size.height + 0.03]);
}; // biome-ignore format: short

export const towelRail: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const [low, high] = [0, size.height];
  for (const x of [-w, w - 0.03]) box(m, 'chrome', [x, -d, low], [x + 0.03, -d + 0.05, high]);
  const tubes = 9;
  for (let i = 0; i < tubes; i++) {
    const z = low + 0.04 + (i * (high - low - 0.08)) / (tubes - 1);
    box(m, 'chrome', [-w, -d + 0.015, z], [w, -d + 0.04, z + 0.025]);
  }
  cushion(m, 'towel', [-w * 0.1, 0.005], [size.width * 0.72, size.depth - 0.01], high - 0.55, high + 0.015, { corner: 0.02, edge: 0.02 }); // biome-ignore format: a towel
};

export const laundryBasket: Model = (m, size) => {
  const corner = Math.min(size.width, size.depth) * 0.3;
  const { height: h } = size;
  tub(m, 'basket', [0, 0], [size.width, size.depth], { low: 0, rim: h - 0.02, bottom: h - 0.12 }, { rim: 0.03, corner, slope: 0.01, bottom: 'linen' });
  cushion(m, 'cloth-0', [-size.width * 0.12, 0.01], [size.width * 0.42, size.depth * 0.5], h - 0.14, h - 0.02, { corner: 0.06, edge: 0.05 });
  cushion(m, 'sheet', [size.width * 0.14, -0.02], [size.width * 0.4, size.depth * 0.55], h - 0.14, h, { corner: 0.06, edge: 0.05 });
}; // biome-ignore format: short

export const bathMat: Model = (m, size) => {
  cushion(m, 'towel', [0, 0], [size.width, size.depth], 0, 0.016, { corner: 0.03, edge: 0.01 });
  cushion(m, 'sheet', [0, 0], [size.width - 0.1, size.depth - 0.1], 0, 0.0175, { corner: 0.02, edge: 0.004 });
  cushion(m, 'towel', [0, 0], [size.width - 0.13, size.depth - 0.13], 0, 0.019, { corner: 0.015, edge: 0.004 });
};
