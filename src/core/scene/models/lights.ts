import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import type { Vec2, Vec3 } from '../model-builder.ts';
import { box, cylinder, lathe } from '../primitives.ts';
import { FORMS, formOf, type ShadeForm } from './forms.ts';
import type { Model } from './model.ts';

/** Outlines of hanging shades, as radius and height over the lower rim, both as shares; all are closed above. */
const PENDANTS: Readonly<Record<ShadeForm, readonly Vec2[]>> = {
  cone: [[1, 0], [0.5, 0.86], [0.3, 1], [0, 1]],
  drum: [[0.96, 0], [0.96, 0.75], [0.9, 0.8], [0, 0.84]],
  lantern: [[0.5, 0.02], [0.86, 0.2], [1, 0.5], [0.86, 0.8], [0.5, 0.97], [0, 1]],
  dome: [[1, 0], [0.96, 0.35], [0.7, 0.75], [0.2, 1], [0, 1]],
}; // biome-ignore format: a table

/** A bow from a heavy foot at -x to a dome at +x. */
export const arcLamp: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const foot = -w + 0.16;
  const r = Math.min(0.2, d);
  const shade = w - r;
  cushion(m, 'worktop', [foot, 0], [0.32, Math.min(0.32, size.depth)], 0, 0.06, { corner: 0.04, edge: 0.01 });
  // Straight up, then a quarter of an ellipse over to the shade.
  const [low, high] = [size.height * 0.55, size.height - 0.02];
  const points: Vec3[] = [[foot, 0, 0.06]];
  for (let i = 0; i <= 10; i++) {
    const angle = (i / 10) * 0.5 * Math.PI;
    points.push([shade - (shade - foot) * Math.cos(angle), 0, low + (high - low) * Math.sin(angle)]);
  }
  for (let i = 0; i + 1 < points.length; i++) bar(m, 'trim', points[i]!, points[i + 1]!, 0.022);
  const z = high - 0.12;
  bar(m, 'trim', [shade, 0, high], [shade, 0, z], 0.015);
  lathe(m, 'trim', [shade, 0], [[r, z - 0.18], [r * 0.9, z - 0.08], [r * 0.5, z - 0.01], [0, z]], 24); // biome-ignore format: a profile
  lathe(m, 'lampshade', [shade, 0], [[0, z - 0.02], [r * 0.5, z - 0.03], [r * 0.88, z - 0.1], [r * 0.98, z - 0.18]].toReversed() as [number, number][], 24); // biome-ignore format: a profile
};

export const tripodLamp: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  const top = h - 0.34;
  for (let i = 0; i < 3; i++) {
    const angle = (i * 2 * Math.PI) / 3 + Math.PI / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    bar(m, 'wood-mid', [x * (r - 0.015), y * (r - 0.015), 0], [x * 0.03, y * 0.03, top + 0.03], 0.03);
  }
  const drum = r * 0.86;
  lathe(m, 'lampshade', [0, 0], [[drum, h - 0.32], [drum * 0.9, h - 0.01], [drum * 0.86, h - 0.012], [drum * 0.8, h - 0.05]], 28); // biome-ignore format: a profile
  lathe(m, 'paper', [0, 0], [[drum * 0.82, h - 0.06], [0, h - 0.05]], 20); // biome-ignore format: a profile
  cylinder(m, 'trim', [0, 0], 0.02, top, h, 12);
};

/** A lamp over a table: a dome of metal, a shade of cloth, a drum or a ball of paper, as the style has them. */
export const pendantLamp: Model = (m, size, tone, style) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = Math.min(size.height * 0.6, r * 1.1);
  const form = formOf(FORMS[style].shade, tone);
  const profile = PENDANTS[form].map(([radius, up]): Vec2 => [r * radius, h * up]);
  lathe(m, form === 'dome' ? 'frame' : 'lampshade', [0, 0], profile, 24);
  if (form === 'dome') lathe(m, 'lampshade', [0, 0], [[r * 0.99, 0.002], [r * 0.6, h * 0.7], [0, h * 0.9]], 16); // biome-ignore format: a profile
  cylinder(m, 'trim', [0, 0], r * 0.14, h, h + 0.04);
  box(m, 'black', [-0.006, -0.006, h + 0.04], [0.006, 0.006, size.height + 0.4]);
};
