import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { block, box } from '../primitives.ts';
import { carcass } from './carcass.ts';
import { clothesOnRail } from './clothes-on-rail.ts';
import { pile } from './decor.ts';
import type { Model } from './model.ts';

/** Height at which a plan looks into an open cupboard, metres: what lies there is what is seen. */
const SIGHT = 1.62;

/** Boxes and piles on a shelf from x0 to x1, in cells of about 0.3 m. */
function shelfLoad(m: ModelBuilder, x0: number, x1: number, y: number, deep: number, z: number, tone: number): void {
  const cells = Math.max(1, Math.round((x1 - x0) / 0.32));
  const each = (x1 - x0) / cells;
  for (let i = 0; i < cells; i++) {
    const x = x0 + each * (i + 0.5);
    const sides: [number, number] = [each - 0.04, deep - 0.03];
    if ((i + tone) % 3 === 0) cushion(m, 'basket', [x, y], sides, z, z + 0.2, { corner: 0.03, edge: 0.012 });
    else if ((i + tone) % 3 === 1) pile(m, [x, y], sides, z, 3, tone + i);
    else cushion(m, 'greige', [x, y], sides, z, z + 0.16, { corner: 0.012, edge: 0.006 });
  }
}

/** Doors on two tracks, each a little wider than its share; one of them is a mirror. */
export const slidingWardrobe: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  carcass(m, 'white', 'lid-white', size);
  const doors = Math.max(2, Math.round(size.width / 1.0));
  const each = (size.width - 0.05) / doors;
  for (let i = 0; i < doors; i++) {
    const x = -w + 0.025 + each * i;
    const y = i % 2 ? d - 0.055 : d - 0.025;
    const [x0, x1] = [Math.max(-w + 0.025, x - 0.03), Math.min(w - 0.025, x + each + 0.03)];
    box(m, 'wood-light', [x0, y, 0.04], [x1, y + 0.025, size.height - 0.03]);
    if (i === doors >> 1) box(m, 'mirror', [x0 + 0.03, y + 0.02, 0.08], [x1 - 0.03, y + 0.027, size.height - 0.07]);
  }
  box(m, 'steel', [-w, d - 0.06, 0], [w, d, 0.04]);
  const inside = size.depth - 0.12;
  const shelves = size.width > 1.5 ? Math.min(0.6, size.width * 0.3) : 0;
  clothesOnRail(m, -w + 0.05, w - 0.05 - shelves, -0.04, 1.78, inside - 0.04, tone);
  if (!shelves) return;
  box(m, 'white', [w - 0.05 - shelves, -d, 0.05], [w - 0.03 - shelves, d - 0.07, size.height - 0.02]);
  box(m, 'white', [w - 0.03 - shelves, -d, SIGHT - 0.02], [w, d - 0.08, SIGHT]);
  shelfLoad(m, w - shelves, w - 0.03, -0.04, inside - 0.04, SIGHT, tone);
};

/** The inside of a niche: clothes on a rail, a shelf above and behind them. */
export const closetRail: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const shelf = Math.min(0.3, size.depth * 0.42);
  const z = size.height - 0.3;
  box(m, 'white', [-w, -d, z], [w, -d + shelf, z + 0.022]);
  for (const x of [-w, w - 0.018]) box(m, 'white', [x, -d, z - 0.12], [x + 0.018, d, z]);
  shelfLoad(m, -w + 0.03, w - 0.03, -d + shelf / 2, shelf - 0.01, z + 0.022, tone);
  clothesOnRail(m, -w + 0.02, w - 0.02, 0, z - 0.1, Math.min(0.54, size.depth - 0.04), tone);
};

/** Bays between uprights: long clothes, shelves, and clothes over drawers in turn. */
export const walkInCloset: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const bays = Math.max(1, Math.round(size.width / 0.75));
  const each = size.width / bays;
  box(m, 'wood-light', [-w, -d, 0], [w, -d + 0.016, size.height]);
  for (let i = 0; i <= bays; i++) {
    const x = Math.min(w - 0.02, Math.max(-w, -w + each * i - 0.01));
    box(m, 'wood-light', [x, -d, 0], [x + 0.02, d, size.height]);
  }
  for (let i = 0; i < bays; i++) {
    const [x0, x1] = [-w + each * i + 0.015, -w + each * (i + 1) - 0.015];
    box(m, 'lid-wood', [x0, -d, size.height - 0.02], [x1, d - 0.02, size.height]);
    if (bays > 1 && (i + tone) % 3 === 1) {
      for (const z of [0.1, 0.48, 0.86, 1.24, SIGHT]) box(m, 'wood-light', [x0, -d, z - 0.02], [x1, d - 0.02, z]);
      shelfLoad(m, x0, x1, 0, size.depth - 0.06, SIGHT, tone + i);
      continue;
    }
    const hasDrawers = (i + tone) % 3 === 2;
    if (hasDrawers) {
      box(m, 'wood-light', [x0, -d, 0.06], [x1, d - 0.02, 0.72]);
      for (const z of [0.07, 0.29, 0.51]) box(m, 'wood-light', [x0 + 0.004, d - 0.02, z], [x1 - 0.004, d - 0.004, z + 0.2]);
    }
    clothesOnRail(m, x0, x1, 0, 1.85, size.depth - 0.06, tone + i);
  }
}; // biome-ignore format: short

/** Two rails that meet in the back left corner, shelves above both; the front right stays free. */
export const walkInClosetCorner: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const deep = 0.55;
  box(m, 'wood-light', [-w, -d, 0], [w, -d + 0.016, size.height]);
  box(m, 'wood-light', [-w, -d, 0], [-w + 0.016, d, size.height]);
  box(m, 'wood-light', [w - 0.02, -d, 0], [w, -d + deep, size.height]);
  box(m, 'wood-light', [-w, d - 0.02, 0], [-w + deep, d, size.height]);
  clothesOnRail(m, -w + deep * 0.9, w - 0.03, -d + deep / 2, 1.85, deep - 0.06, tone);
  m.placed([-w + deep / 2, 0, 0], 90, (inner) =>
    clothesOnRail(inner, -d + deep * 0.9, d - 0.03, 0, 1.85, deep - 0.06, tone + 4),
  );
  block(m, 'wood-light', [-w + deep * 0.42, -d + deep * 0.42], [deep * 0.8, deep * 0.8], SIGHT - 0.02, SIGHT);
  pile(m, [-w + deep * 0.42, -d + deep * 0.42], [deep * 0.6, deep * 0.6], SIGHT, 3, tone);
};

export const closetShelves: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const tiers = 5;
  for (let i = 0; i < tiers; i++) {
    const z = 0.3 + (i * (SIGHT - 0.3)) / (tiers - 1);
    box(m, 'wood-light', [-w, -d, z - 0.022], [w, d, z]);
    if (i >= tiers - 2) shelfLoad(m, -w + 0.02, w - 0.02, 0, size.depth - 0.02, z, tone + i);
  }
  box(m, 'lid-wood', [-w, -d, size.height - 0.12], [w, d, size.height - 0.1]);
  for (const x of [-w, w - 0.02]) box(m, 'wood-light', [x, -d, 0], [x + 0.02, -d + 0.03, size.height]);
};
