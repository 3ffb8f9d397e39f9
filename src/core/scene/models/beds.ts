import { cushion } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { box } from '../primitives.ts';
import { bed } from './bed.ts';
import { accent, type Model } from './model.ts';

export const doubleBed: Model = (m, size, tone) =>
  bed(m, size.width, size.depth, size.height, tone, size.width > 1.25 ? 2 : 1);

export const singleBed: Model = (m, size, tone) =>
  bed(m, size.width, size.depth, size.height, tone + 1, size.width > 1.3 ? 2 : 1);

export const bunkBed: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w, w - 0.06])
    for (const y of [-d, d - 0.06]) box(m, 'wood-light', [x, y, 0], [x + 0.06, y + 0.06, size.height]);
  m.placed([0, 0, 0], 0, (inner) => {
    bed(inner, size.width - 0.06, size.depth - 0.04, 0.5, tone, 1);
  });
};

export const crib: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const y of [-d, d - 0.03]) box(m, 'white', [-w, y, 0], [w, y + 0.03, size.height]);
  for (const x of [-w, w - 0.03]) box(m, 'white', [x, -d, 0], [x + 0.03, d, size.height]);
  const inside: Vec2 = [size.width - 0.08, size.depth - 0.08];
  cushion(m, 'sheet', [0, 0], inside, 0.2, 0.42, { corner: 0.05 });
  cushion(m, accent(tone), [0, inside[1] * 0.16], [inside[0] - 0.02, inside[1] * 0.62], 0.3, 0.46, {
    corner: 0.05,
    crown: 0.02,
  });
  cushion(m, 'linen', [0, -inside[1] * 0.36], [inside[0] * 0.7, inside[1] * 0.2], 0.42, 0.5, {
    corner: 0.05,
    crown: 0.03,
  });
};
