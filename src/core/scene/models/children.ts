import { bar } from '../bar.ts';
import { canopy } from '../canopy.ts';
import { cushion } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { block, box, cylinder } from '../primitives.ts';
import { bed } from './bed.ts';
import { chest } from './chest.ts';
import { ball } from './decor.ts';
import { fourLegs } from './four-legs.ts';
import { accent, type Model, type ModelSize } from './model.ts';

const RAIL = 0.03;

/** A bed on four posts whose mattress lies 0.35 m under the top of its guard rails, a ladder at its foot. */
function highBed(m: Parameters<Model>[0], size: ModelSize, tone: number): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const floor = size.height - 0.72;
  for (const x of [-w, w - 0.06])
    for (const y of [-d, d - 0.06]) box(m, 'wood-light', [x, y, 0], [x + 0.06, y + 0.06, size.height]);
  m.placed([0, -0.01, floor], 0, (inner) =>
    bed(inner, 'platform', { width: size.width - 0.1, depth: size.depth - 0.06, height: 0.5 }, tone, 1),
  );
  for (const z of [floor + 0.36, size.height - 0.09]) {
    for (const x of [-w + 0.01, w - RAIL - 0.01])
      box(m, 'wood-light', [x, -d + 0.06, z], [x + RAIL, d - 0.06, z + 0.09]);
    box(m, 'wood-light', [-w + 0.06, d - 0.05, z], [w * 0.15, d - 0.05 + RAIL, z + 0.09]);
  }
  for (const x of [w * 0.25, w - 0.12]) box(m, 'wood-mid', [x, d - 0.035, 0], [x + 0.035, d, size.height]);
  for (let z = 0.28; z < floor; z += 0.28) box(m, 'wood-mid', [w * 0.25, d - 0.03, z], [w - 0.1, d - 0.005, z + 0.03]);
}

export const loftBed: Model = (m, size, tone) => highBed(m, size, tone);

export const bunkBed: Model = (m, size, tone) => {
  highBed(m, size, tone);
  m.placed([0, -0.01, 0], 0, (inner) =>
    bed(inner, 'platform', { width: size.width - 0.1, depth: size.depth - 0.06, height: 0.42 }, tone + 1, 1),
  );
};

export const toddlerBed: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  bed(m, 'platform', { width: size.width - 0.07, depth: size.depth, height: size.height - 0.08 }, tone, 1);
  for (const x of [-w, w - RAIL]) {
    box(m, 'white', [x, -d, 0], [x + RAIL, d, 0.3]);
    cushion(m, 'white', [x + RAIL / 2, -d * 0.35], [RAIL, d * 1.3], 0.3, size.height + 0.08, { corner: 0.012, edge: 0.01 });
  }
}; // biome-ignore format: short

export const crib: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const bars = (from: Vec2, to: Vec2): void => {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.08);
    for (let i = 1; i < count; i++) {
      const at: Vec2 = [from[0] + ((to[0] - from[0]) * i) / count, from[1] + ((to[1] - from[1]) * i) / count];
      block(m, 'white', at, [0.016, 0.016], 0.25, size.height - 0.03);
    }
  };
  for (const side of [-1, 1]) {
    const [x, y] = [side * (w - RAIL / 2), side * (d - RAIL / 2)];
    for (const z of [0.22, size.height - 0.04]) {
      block(m, 'white', [x, 0], [RAIL, size.depth], z, z + 0.04);
      block(m, 'white', [0, y], [size.width, RAIL], z, z + 0.04);
    }
    bars([x, -d], [x, d]);
    bars([-w, y], [w, y]);
    for (const end of [-1, 1]) block(m, 'white', [x, end * (d - RAIL / 2)], [0.04, 0.04], 0, size.height);
  }
  const inside: Vec2 = [size.width - 0.08, size.depth - 0.08];
  cushion(m, 'sheet', [0, 0], inside, 0.24, 0.42, { corner: 0.05 });
  cushion(m, accent(tone), [0, inside[1] * 0.17], [inside[0] - 0.02, inside[1] * 0.6], 0.3, 0.46, { corner: 0.05, crown: 0.02 }); // biome-ignore format: one shape
  cushion(m, 'linen', [0, inside[1] * -0.08], [inside[0] - 0.03, 0.12], 0.36, 0.48, { corner: 0.03, crown: 0.01 });
  cushion(m, 'linen', [0, -inside[1] * 0.36], [inside[0] * 0.62, inside[1] * 0.18], 0.42, 0.5, { corner: 0.05, crown: 0.03 }); // biome-ignore format: one shape
};

export const changingTable: Model = (m, size, tone) => {
  const top = size.height - 0.12;
  chest(m, 'white', 'wood-light', { ...size, height: top }, size.width > 0.95 ? 2 : 1, 3);
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w, w - 0.02]) box(m, 'wood-light', [x, -d, top], [x + 0.02, d - 0.01, size.height]);
  box(m, 'wood-light', [-w, -d, top], [w, -d + 0.02, size.height]);
  const pad = Math.min(0.72, size.width - 0.08);
  cushion(m, accent(tone + 2), [w - 0.04 - pad / 2, 0], [pad, size.depth - 0.08], top, top + 0.08, { corner: 0.06, edge: 0.03 });
  cushion(m, 'towel', [w - 0.04 - pad / 2, 0.01], [pad - 0.14, size.depth - 0.2], top + 0.02, top + 0.085, { corner: 0.05, edge: 0.01 });
  if (size.width - pad > 0.22) cushion(m, 'basket', [-w + 0.12, 0], [0.18, size.depth * 0.6], top, top + 0.12, { corner: 0.03 });
}; // biome-ignore format: short

export const toyChest: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  box(m, 'wood-light', [-w, -d, 0.02], [w, -d + 0.025, h]);
  box(m, 'wood-light', [-w, d - 0.04, 0.02], [w, d - 0.015, h]);
  for (const x of [-w, w - 0.025]) box(m, 'wood-light', [x, -d, 0.02], [x + 0.025, d - 0.015, h]);
  box(m, 'wood-mid', [-w + 0.02, -d + 0.02, 0.02], [w - 0.02, d - 0.03, h * 0.6]);
  const count = Math.max(3, Math.round(size.width / 0.17));
  for (let i = 0; i < count; i++) {
    const at: Vec2 = [-w + ((i + 0.5) * size.width) / count, (i % 2 ? 1 : -1) * d * 0.32];
    const radius = Math.min(0.085, d * 0.36);
    if (i % 3 === 2) block(m, `book-${(i + tone) % 4}`, at, [radius * 1.7, radius * 1.5], h * 0.55, h - 0.04);
    else ball(m, i % 3 ? accent(tone + i) : 'fruit', at, h - radius * 1.7, radius);
  }
};

/** Soft squares in two colours, as they click together. */
export const playRug: Model = (m, size, tone) => {
  const [columns, rows] = [Math.max(2, Math.round(size.width / 0.5)), Math.max(2, Math.round(size.depth / 0.5))];
  const [dx, dy] = [size.width / columns, size.depth / rows];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const at: Vec2 = [-size.width / 2 + dx * (i + 0.5), -size.depth / 2 + dy * (j + 0.5)];
      const material = (i + j) % 2 ? accent(tone + 2) : 'rug-0';
      cushion(m, material, at, [dx - 0.004, dy - 0.004], 0, 0.014, { corner: 0.03, edge: 0.006, steps: 2 });
      if ((i * 3 + j * 5 + tone) % 4 === 0) cylinder(m, accent(tone), at, Math.min(dx, dy) * 0.22, 0, 0.016, 20);
    }
};

export const childrenLowTable: Model = (m, size, tone) => {
  fourLegs(m, 'white', size, size.height - 0.03, 0.03, 0.04);
  const z = size.height;
  cushion(m, 'wood-light', [0, 0], [size.width, size.depth], z - 0.03, z, { corner: 0.07, edge: 0.01 });
  m.placed([-size.width * 0.16, 0, 0], 9, (inner) => block(inner, 'paper', [0, 0], [0.21, 0.28], z, z + 0.004));
  m.placed([size.width * 0.22, size.depth * 0.08, 0], -14, (inner) => block(inner, 'paper', [0, 0], [0.15, 0.2], z, z + 0.006)); // biome-ignore format: one sheet
  for (let i = 0; i < 4; i++)
    m.placed([size.width * (0.02 + i * 0.045), -size.depth * 0.3, 0], i * 17 - 20, (inner) => block(inner, accent(tone + i), [0, 0], [0.012, 0.13], z, z + 0.012)); // biome-ignore format: one pencil
};

export const childrenStool: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  for (let i = 0; i < 3; i++) {
    const angle = (i * 2 * Math.PI) / 3;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    bar(m, 'wood-light', [x * r * 0.82, y * r * 0.82, 0], [x * r * 0.5, y * r * 0.5, size.height - 0.03], 0.03);
  }
  cushion(m, accent(tone + 1), [0, 0], [r * 2, r * 2], size.height - 0.05, size.height, { corner: r, edge: 0.02, steps: 6 }); // biome-ignore format: one shape
};

export const playTent: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2 - 0.02, size.depth / 2 - 0.02];
  const peak = size.height * 0.86;
  const ring: Vec2[] = [[-w, -d], [w, -d], [w, d], [-w, d]]; // biome-ignore format: corners
  canopy(m, ['linen', accent(tone)], ring, 0.01, [0, 0, peak]);
  // The poles cross at the peak and go on.
  for (const [x, y] of ring) bar(m, 'wood-mid', [x, y, 0], [-x * 0.12, -y * 0.12, size.height], 0.025);
  canopy(m, ['charcoal'], [[-w * 0.3, d + 0.005], [0, d - 0.3], [w * 0.3, d + 0.005]], 0.012, [0, d * 0.38, peak * 0.64]); // biome-ignore format: the opening
};
