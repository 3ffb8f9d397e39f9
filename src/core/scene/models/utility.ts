import { bar } from '../bar.ts';
import { cushion, tub } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { box, cylinder, prism } from '../primitives.ts';
import { cupboard } from './cupboard.ts';
import { tap } from './kitchen.ts';
import { washingMachine } from './laundry.ts';
import type { Model } from './model.ts';

export const washerDryerTower: Model = (m, size, tone, style) => {
  const each = { width: size.width, depth: size.depth, height: size.height / 2 };
  washingMachine(m, each, tone, style);
  m.placed([0, 0, size.height / 2], 0, (inner) => washingMachine(inner, each, tone, style));
};

export const utilitySink: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  box(m, 'white', [-w + 0.02, -d, 0.08], [w - 0.02, d - 0.03, h - 0.3]);
  box(m, 'white', [-w + 0.024, d - 0.03, 0.09], [w - 0.024, d - 0.014, h - 0.31]);
  box(m, 'steel', [w - 0.1, d - 0.014, h - 0.5], [w - 0.08, d - 0.002, h - 0.36]);
  tub(m, 'ceramic', [0, 0], [size.width, size.depth], { low: h - 0.3, rim: h, bottom: h - 0.25 }, { rim: 0.04, corner: 0.04, slope: 0.03, inside: 'ceramic-shade', bottom: 'ceramic-shade' });
  cylinder(m, 'chrome', [0, 0.02], 0.03, h - 0.25, h - 0.24, 14);
  tap(m, [0, -d + 0.025], h, Math.min(0.18, size.depth * 0.35), 0.22);
}; // biome-ignore format: short

export const ironingBoard: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height - 0.08;
  for (const side of [-1, 1]) bar(m, 'white', [side * w * 0.55, -d + 0.05, 0.01], [-side * w * 0.4, d * 0.2, h - 0.03], 0.025);
  for (const side of [-1, 1]) bar(m, 'white', [side * w * 0.55, d - 0.05, 0.01], [-side * w * 0.4, -d * 0.2, h - 0.03], 0.025);
  for (const x of [-w * 0.55, w * 0.55]) box(m, 'white', [x - 0.012, -d, 0], [x + 0.012, d, 0.025]);
  const half = d * 0.86;
  const nose: Vec2[] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8 - 0.5) * Math.PI;
    return [w * 0.45 + w * 0.55 * Math.cos(angle), half * Math.sin(angle)];
  });
  prism(m, 'accent-2', [[[-w + 0.2, -half], ...nose, [-w + 0.2, half]]], h - 0.03, h);
  // The rest of wire at the blunt end, with the iron on it.
  box(m, 'metal', [-w, -half * 0.7, h - 0.03], [-w + 0.21, half * 0.7, h - 0.015]);
  cushion(m, 'white', [-w + 0.12, 0], [0.22, 0.11], h - 0.015, h + 0.05, { corner: 0.05, edge: 0.02 });
  cushion(m, 'accent-1', [-w + 0.11, 0], [0.13, 0.035], h + 0.05, h + 0.08, { corner: 0.016, edge: 0.012 });
}; // biome-ignore format: short

export const dryingRack: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const h = size.height;
  const wing = w * 0.42;
  for (const y of [-d, d - 0.02]) {
    for (const side of [-1, 1]) bar(m, 'white', [side * (w - wing), y + 0.01, 0], [-side * (w - wing) * 0.9, y + 0.01, h - 0.02], 0.02);
    box(m, 'white', [-w, y, h - 0.02], [w, y + 0.02, h]);
  }
  for (const x of [-w, -w + wing, w - wing, w - 0.02]) box(m, 'white', [x, -d, h - 0.02], [x + 0.02, d, h]);
  const wires = Math.round(size.width / 0.075);
  for (let i = 1; i < wires; i++) {
    const x = -w + (i * size.width) / wires;
    box(m, 'steel', [x - 0.003, -d, h - 0.012], [x + 0.003, d, h - 0.006]);
    if ((i * 5 + tone) % 7 > 3) continue;
    const long = size.depth * (0.5 + ((i * 3 + tone) % 4) * 0.12);
    const cloth = ['sheet', 'towel', 'cloth-0', 'cloth-2', 'cloth-4'][(i + tone) % 5]!;
    cushion(m, cloth, [x, ((i % 3) - 1) * (size.depth - long) * 0.4], [0.04, long], h - 0.42, h + 0.008, { corner: 0.015, edge: 0.012 });
  }
}; // biome-ignore format: short

export const broomCupboard: Model = (m, size) => cupboard(m, 'front', size, { doors: size.width > 0.7 ? 2 : 1 });
