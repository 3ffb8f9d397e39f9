import { cushion } from '../cushion.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';
import { books, cup, tableLamp, tray, vase } from './decor.ts';
import { fourLegs } from './four-legs.ts';
import type { Model } from './model.ts';

/** A drawer and a lamp in a shell that hangs. */
export const wallNightstand: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  box(m, 'wood-light', [-w, -d, 0.01], [w, d - 0.02, size.height]);
  box(m, 'wood-light', [-w + 0.005, d - 0.02, 0.02], [w - 0.005, d - 0.004, size.height - 0.02]);
  box(m, 'trim', [-0.04, d - 0.004, size.height * 0.5], [0.04, d, size.height * 0.5 + 0.01]);
  tableLamp(m, [-w * 0.3, -d * 0.2], size.height, Math.min(0.09, w * 0.55, d * 0.7));
  if (size.width > 0.26)
    block(m, `book-${tone % 6}`, [w * 0.5, d * 0.2], [0.09, 0.13], size.height, size.height + 0.02);
};

export const headboard: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const panels = Math.max(2, Math.round(size.width / 0.45));
  const each = size.width / panels;
  const padding = Math.min(0.06, size.depth * 0.4);
  box(m, 'wood-light', [-w, -d, 0], [w, d - padding, size.height - 0.03]);
  for (let i = 0; i < panels; i++)
    cushion(m, 'fabric-main', [-w + each * (i + 0.5), d - padding / 2], [each - 0.006, padding], 0.12, size.height - 0.04, { corner: 0.02, edge: 0.02 }); // biome-ignore format: one shape
  box(m, 'wood-light', [-w, -d, size.height - 0.03], [w, d - padding * 0.4, size.height]);
  vase(m, [w - 0.12, 0], size.height, tone, Math.min(0.04, d * 0.36));
  if (size.width > 1.2) block(m, `book-${tone % 6}`, [-w + 0.16, -d * 0.25], [0.16, d * 0.9], size.height, size.height + 0.03); // biome-ignore format: one shape
};

export const dressingTable: Model = (m, size, tone) => {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  fourLegs(m, 'trim', size, height - 0.12, 0.03, 0.025);
  box(m, 'wood-light', [-w, -d, height - 0.13], [w, d - 0.02, height - 0.02]);
  for (const x of [-w, 0]) box(m, 'wood-light', [x + 0.004, d - 0.02, height - 0.125], [x + w - 0.004, d - 0.006, height - 0.03]);
  cushion(m, 'wood-light', [0, 0], [width, depth], height - 0.022, height, { corner: 0.02, edge: 0.006 });
  // The mirror leans back a little, so that it is seen from above.
  const r = Math.min(0.3, width * 0.3);
  m.quad('mirror', [-r, -d + 0.1, height + 0.04], [r, -d + 0.1, height + 0.04], [r, -d + 0.02, height + 0.7], [-r, -d + 0.02, height + 0.7], [0, 1, 0.15]);
  box(m, 'trim', [-r - 0.012, -d + 0.015, height], [-r, -d + 0.1, height + 0.7]);
  box(m, 'trim', [r, -d + 0.015, height], [r + 0.012, -d + 0.1, height + 0.7]);
  tray(m, [-w * 0.62, 0.02], height, [Math.min(0.24, w * 0.5), Math.min(0.16, depth * 0.4)]);
  for (const [i, x] of [-0.05, 0.02].entries())
    lathe(m, i ? 'trim' : 'ceramic', [-w * 0.62 + x, 0.02], [[0.022, height + 0.02], [0.024, height + 0.09], [0.01, height + 0.11], [0, height + 0.11]], 12);
  cylinder(m, 'fabric-second', [w * 0.62, -depth * 0.05], 0.045, height, height + 0.07, 16);
  if (tone % 2) cup(m, [w * 0.4, depth * 0.18], height);
  else books(m, [w * 0.55, depth * 0.2], height, tone, 8);
}; // biome-ignore format: short
