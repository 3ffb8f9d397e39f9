import { cushion, tub } from '../cushion.ts';
import { leaf } from '../leaf.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { accent, type Model } from './model.ts';

export const outdoorChair: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w + 0.01, w - 0.035])
    for (const y of [-d + 0.02, d - 0.045]) box(m, 'charcoal', [x, y, 0], [x + 0.025, y + 0.025, 0.42]);
  const slats = 6;
  for (let i = 0; i < slats; i++)
    block(
      m,
      'wood-light',
      [0, -d + 0.09 + (i * (size.depth - 0.12)) / (slats - 1)],
      [size.width - 0.04, 0.045],
      0.42,
      0.44,
    );
  for (const side of [-1, 1])
    cushion(m, 'charcoal', [side * (w - 0.018), 0], [0.034, size.depth - 0.04], 0.6, 0.63, {
      corner: 0.015,
      edge: 0.01,
    });
  cushion(m, 'wood-light', [0, -d + 0.025], [size.width - 0.02, 0.04], 0.55, size.height, {
    corner: 0.015,
    edge: 0.012,
  });
  cushion(m, accent(tone), [0, 0.03], [size.width - 0.12, size.depth - 0.14], 0.44, 0.49, {
    corner: 0.06,
    edge: 0.02,
    crown: 0.01,
  });
};

/** Tiers of leaves of a plant, lowest first: how many, how far they reach, how high, how they droop and how wide they are, as shares. */
type Habit = readonly { count: number; reach: number; height: number; droop: number; width: number }[];

/** Broad leaves in three tiers, blades like a yucca's, and fronds like a palm's. */
const HABITS: readonly Habit[] = [
  [{ count: 8, reach: 0.98, height: 0.45, droop: 0.3, width: 0.42 }, { count: 6, reach: 0.78, height: 0.62, droop: 0.16, width: 0.42 }, { count: 4, reach: 0.5, height: 0.78, droop: 0.06, width: 0.42 }],
  [{ count: 11, reach: 0.98, height: 0.5, droop: 0.12, width: 0.16 }, { count: 8, reach: 0.66, height: 0.74, droop: 0.05, width: 0.18 }],
  [{ count: 11, reach: 1, height: 0.6, droop: 0.34, width: 0.26 }, { count: 7, reach: 0.72, height: 0.9, droop: 0.2, width: 0.3 }],
]; // biome-ignore format: a table

export const plant: Model = (m, size, tone) => {
  const r = Math.min(size.width, size.depth) / 2;
  const pot = Math.min(0.17, r * 0.6);
  const potHeight = Math.min(0.36, size.height * 0.38);
  lathe(m, tone % 2 ? 'pot-clay' : 'pot-white', [0, 0], [[pot * 0.72, 0], [pot, potHeight], [pot * 0.86, potHeight], [pot * 0.84, potHeight - 0.03]], 14); // biome-ignore format: a profile
  cylinder(m, 'soil', [0, 0], pot * 0.88, potHeight - 0.06, potHeight - 0.03, 12);
  const tiers = HABITS[Math.floor(tone / 2) % HABITS.length]!;
  tiers.forEach(({ count, reach, height, droop, width }, tier) => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI + tier * 0.9 + tone + ((i * 7) % 3) * 0.16;
      const long = r * reach * (0.9 + ((i * 5 + tone) % 3) * 0.05);
      const rise = size.height * height - potHeight * 0.6;
      leaf(m, `leaf-${(i + tier) % 3}`, [0, 0, potHeight - 0.03], angle, {
        length: long,
        width: long * width,
        rise: Math.max(0.15, rise + droop * size.height * 0.5),
        droop: droop * size.height,
      });
    }
  });
};

export const planter: Model = (m, size, tone) => {
  const rim = size.height * 0.56;
  tub(
    m,
    'pot-clay',
    [0, 0],
    [size.width, size.depth],
    { low: 0, rim, bottom: rim - 0.04 },
    { rim: 0.03, corner: 0.02, slope: 0.01, bottom: 'soil' },
  );
  const count = Math.max(2, Math.round(size.width / 0.16));
  for (let i = 0; i < count; i++) {
    const x = -size.width / 2 + ((i + 0.5) * size.width) / count;
    const reach = Math.min(size.depth * 0.46, size.width / 2 - Math.abs(x));
    for (let k = 0; k < 5; k++)
      leaf(m, `leaf-${(i + k) % 3}`, [x, 0, rim - 0.04], k * 1.5 + i + tone, {
        length: reach,
        width: 0.08,
        rise: size.height * 0.5,
        droop: size.height * 0.16,
      });
  }
};
