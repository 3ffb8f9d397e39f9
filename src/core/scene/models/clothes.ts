import { block, box } from '../primitives.ts';
import { clothesOnRail } from './clothes-on-rail.ts';
import { joints, onTop } from './cupboard.ts';
import type { Model } from './model.ts';
import { shelfLoad } from './shelf-load.ts';

/** Doors on two tracks, each a little wider than its share; one of them is a mirror. */
export const slidingWardrobe: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const doors = Math.max(2, Math.round(size.width / 1.0));
  const each = size.width / doors;
  const body = d - 0.07;
  box(m, 'front', [-w, -d, 0], [w, body, size.height - 0.022]);
  joints(m, size, body);
  for (let i = 0; i < doors; i++) {
    const [x0, x1] = [Math.max(-w, -w + each * i - 0.03), Math.min(w, -w + each * (i + 1) + 0.03)];
    const y = i % 2 ? d - 0.062 : d - 0.03;
    box(m, i === doors >> 1 ? 'mirror' : 'wood-light', [x0, y, 0.03], [x1, y + 0.026, size.height - 0.03]);
    box(m, 'trim', [i % 2 ? x0 : x1 - 0.02, y + 0.026, 0.03], [i % 2 ? x0 + 0.02 : x1, y + 0.03, size.height - 0.03]);
    box(m, 'front', [-w + each * i + 0.004, -d, size.height - 0.022], [-w + each * (i + 1) - 0.004, body - 0.008, size.height]);
  }
  box(m, 'trim', [-w, body, 0], [w, d, 0.03]);
  // The upper track: two rails side by side are how sliding doors are known from above.
  for (const y of [body + 0.006, body + 0.038]) box(m, 'front', [-w, y, size.height - 0.03], [w, y + 0.028, size.height - 0.012]);
  if (tone % 3) onTop(m, { ...size, depth: size.depth - 0.07 }, doors, tone);
}; // biome-ignore format: short

/** The inside of a niche: clothes on a rail under a deep shelf with boxes. */
export const closetRail: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const z = size.height - 0.25;
  box(m, 'wood-light', [-w, -d, z], [w, d, z + 0.022]);
  for (const x of [-w, w - 0.018]) box(m, 'wood-light', [x, -d, z - 0.12], [x + 0.018, d, z]);
  shelfLoad(m, -w + 0.03, w - 0.03, -size.depth * 0.1, size.depth * 0.7, z + 0.022, tone);
  clothesOnRail(m, -w + 0.02, w - 0.02, 0, z - 0.1, Math.min(0.54, size.depth - 0.04), tone);
};

/** Bays between uprights: long clothes, shelves, and clothes over drawers in turn, under one top. */
export const walkInCloset: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const bays = Math.max(1, Math.round(size.width / 0.75));
  const each = size.width / bays;
  const top = size.height - 0.022;
  box(m, 'wood-mid', [-w, -d, 0], [w, -d + 0.016, top]);
  for (let i = 0; i <= bays; i++) {
    const x = Math.min(w - 0.02, Math.max(-w, -w + each * i - 0.01));
    box(m, 'wood-light', [x, -d, 0], [x + 0.02, d, top]);
  }
  for (let i = 0; i < bays; i++) {
    const [x0, x1] = [-w + each * i + 0.015, -w + each * (i + 1) - 0.015];
    box(m, 'wood-light', [x0 - 0.012, -d, top], [x1 + 0.012, d, size.height]);
    if (bays > 1 && (i + tone) % 3 === 1) {
      for (const z of [0.1, 0.48, 0.86, 1.24, 1.62]) box(m, 'wood-light', [x0, -d, z - 0.02], [x1, d - 0.02, z]);
      shelfLoad(m, x0, x1, 0, size.depth - 0.06, 1.24, tone + i);
      continue;
    }
    if ((i + tone) % 3 === 2) {
      box(m, 'wood-light', [x0, -d, 0.06], [x1, d - 0.02, 0.72]);
      for (const z of [0.07, 0.29, 0.51]) box(m, 'wood-light', [x0 + 0.004, d - 0.02, z], [x1 - 0.004, d - 0.004, z + 0.2]);
    }
    clothesOnRail(m, x0, x1, 0, 1.85, size.depth - 0.06, tone + i);
  }
  shelfLoad(m, -w + 0.02, w - 0.02, -0.02, size.depth * 0.7, size.height, tone);
}; // biome-ignore format: short

/** Two rails that meet in the back left corner, a top over both; the front right stays free. */
export const walkInClosetCorner: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const deep = 0.55;
  const top = size.height - 0.022;
  box(m, 'wood-mid', [-w, -d, 0], [w, -d + 0.016, top]);
  box(m, 'wood-mid', [-w, -d, 0], [-w + 0.016, d, top]);
  box(m, 'wood-light', [w - 0.02, -d, 0], [w, -d + deep, top]);
  box(m, 'wood-light', [-w, d - 0.02, 0], [-w + deep, d, top]);
  box(m, 'wood-light', [-w + deep + 0.002, -d, top], [w, -d + deep, size.height]);
  box(m, 'wood-light', [-w, -d, top], [-w + deep, d, size.height]);
  clothesOnRail(m, -w + deep * 0.9, w - 0.03, -d + deep / 2, 1.85, deep - 0.06, tone);
  m.placed([-w + deep / 2, 0, 0], 90, (inner) =>
    clothesOnRail(inner, -d + deep * 0.9, d - 0.03, 0, 1.85, deep - 0.06, tone + 4),
  );
  shelfLoad(m, -w + deep, w - 0.04, -d + deep * 0.45, deep * 0.7, size.height, tone);
};

/** Open shelves between two uprights, the upper ones with what is folded. */
export const closetShelves: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const tiers = 6;
  const top = size.height - 0.2;
  for (let i = 0; i < tiers; i++) {
    const z = 0.3 + (i * (top - 0.3)) / (tiers - 1);
    box(m, 'wood-light', [-w, -d, z - 0.022], [w, d, z]);
    if (i >= tiers - 2) shelfLoad(m, -w + 0.02, w - 0.02, -0.02, size.depth - 0.06, z, tone + i);
  }
  for (const x of [-w, w - 0.02]) block(m, 'wood-light', [x + 0.01, -d + 0.03], [0.02, 0.06], 0, top - 0.022);
};
