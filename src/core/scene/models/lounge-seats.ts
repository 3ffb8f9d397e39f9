import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import { block, box } from '../primitives.ts';
import { armOf, couch, SEAT, scatter } from './couch.ts';
import { FORMS, formOf } from './forms.ts';
import { accent, type Model } from './model.ts';
import { cornerSofa } from './seating.ts';

export const twoSeaterSofa: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const form = formOf(FORMS[style].couch, tone);
  const arm = Math.min(0.15, armOf(form, size.width));
  couch(m, form, 'fabric-second', [-w, -d], [w, d], size.height, { left: arm, right: arm });
  scatter(m, accent(tone), [-w + 0.31, -d + 0.4], -10);
  scatter(m, 'linen', [w - 0.31, -d + 0.4], 10);
};

export const cornerSofaRight: Model = (m, size, tone, style) =>
  m.mirrored((inner) => cornerSofa(inner, size, tone, style));

export const sofaBed: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  couch(m, formOf(FORMS[style].couch, tone), 'fabric-second', [-w, -d], [w, d], size.height, { left: 0.09, right: 0.09 });
  const seat = SEAT + 0.08;
  // Bedding folded at one end, a pillow at the other: what tells it from a sofa.
  const folded = Math.min(0.5, size.width * 0.3);
  cushion(m, 'bedding', [w - 0.12 - folded / 2, d - 0.32], [folded, 0.46], seat, seat + 0.12, { corner: 0.06, edge: 0.05 });
  cushion(m, accent(tone), [w - 0.12 - folded / 2, d - 0.32], [folded - 0.06, 0.3], seat + 0.06, seat + 0.15, { corner: 0.05, edge: 0.04 });
  m.placed([-w + 0.34, -d + 0.5, seat], 6, (inner) => cushion(inner, 'sheet', [0, 0], [0.46, 0.34], 0, 0.16, { corner: 0.09, edge: 0.05, crown: 0.06 }));
}; // biome-ignore format: short

export const chaise: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  couch(m, formOf(FORMS[style].couch, tone), 'fabric-main', [-w, -d], [w, d], size.height, { left: 0.11, right: 0 });
  scatter(m, accent(tone + 1), [0.05, -d + 0.42], 4);
  cushion(m, accent(tone), [0.055, d - 0.36], [size.width - 0.13, 0.3], SEAT - 0.05, SEAT + 0.09, { corner: 0.03, edge: 0.03 });
}; // biome-ignore format: short

export const readingChair: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const fabric = accent(tone + 1);
  for (const x of [-w + 0.08, w - 0.08])
    for (const y of [-d + 0.08, d - 0.08]) bar(m, 'wood-dark', [x * 1.08, y * 1.04, 0], [x, y, 0.22], 0.035);
  cushion(m, fabric, [0, 0.01], [size.width, size.depth - 0.04], 0.18, 0.34, { corner: 0.1, edge: 0.05 });
  cushion(m, fabric, [0, -d + 0.09], [size.width - 0.04, 0.18], 0.3, size.height, { corner: 0.09, edge: 0.07 });
  for (const side of [-1, 1]) {
    cushion(m, fabric, [side * (w - 0.06), 0.03], [0.12, size.depth - 0.12], 0.3, 0.58, { corner: 0.055, edge: 0.05 });
    // Wings: they hold the head, and from above they make the chair a horseshoe.
    cushion(m, fabric, [side * (w - 0.05), -d + 0.22], [0.1, 0.28], 0.5, size.height - 0.08, { corner: 0.05, edge: 0.04 });
  }
  cushion(m, fabric, [0, 0.06], [size.width - 0.25, size.depth - 0.24], 0.32, 0.47, { corner: 0.08, edge: 0.05, crown: 0.03 });
  cushion(m, 'linen', [0, -d + 0.25], [size.width * 0.46, 0.13], 0.48, 0.78, { corner: 0.06, edge: 0.05 });
}; // biome-ignore format: short

export const recliner: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const rest = size.depth * 0.24;
  const back = 0.24;
  for (const side of [-1, 1])
    cushion(m, 'leather', [side * (w - 0.09), -rest / 2], [0.18, size.depth - rest], 0.06, 0.62, { corner: 0.07, edge: 0.06, crown: 0.02 });
  cushion(m, 'leather', [0, -d + back / 2], [size.width - 0.1, back], 0.06, size.height, { corner: 0.1, edge: 0.08 });
  cushion(m, 'leather', [0, -d + back + 0.05], [size.width - 0.4, 0.16], 0.72, size.height - 0.03, { corner: 0.07, edge: 0.06 });
  const seat = size.depth - rest - back;
  cushion(m, 'leather', [0, -d + back + seat / 2], [size.width - 0.37, seat], 0.1, 0.48, { corner: 0.07, edge: 0.05, crown: 0.03 });
  cushion(m, 'leather', [0, d - rest / 2], [size.width - 0.3, rest - 0.02], 0.28, 0.43, { corner: 0.08, edge: 0.05, crown: 0.02 });
  for (const x of [-0.2, 0.2]) bar(m, 'metal', [x, d - rest - 0.05, 0.16], [x, d - 0.08, 0.3], 0.03);
}; // biome-ignore format: short

export const rockingChair: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const side of [-1, 1]) {
    const x = side * (w - 0.03);
    const points = [-1, -0.5, 0, 0.5, 1].map((t): [number, number, number] => [x, t * d, 0.02 + t * t * 0.09]);
    for (let i = 0; i < 4; i++) bar(m, 'wood-mid', points[i]!, points[i + 1]!, 0.035);
    bar(m, 'wood-mid', [x, d * 0.55, 0.05], [x, d * 0.5, 0.62], 0.035);
    bar(m, 'wood-mid', [x, -d * 0.45, 0.05], [side * (w - 0.07), -d * 0.82, size.height], 0.035);
    block(m, 'wood-mid', [x, -0.02], [0.06, size.depth * 0.62], 0.6, 0.63);
  }
  for (let i = 0; i < 5; i++) {
    const x = (i / 4 - 0.5) * (size.width - 0.2);
    bar(m, 'wood-mid', [x, -d * 0.42, 0.42], [x * 0.95, -d * 0.8, size.height - 0.05], 0.03);
  }
  box(m, 'wood-mid', [-w + 0.06, -d * 0.86, size.height - 0.1], [w - 0.06, -d * 0.78, size.height]);
  cushion(m, 'wood-mid', [0, 0.02], [size.width - 0.1, size.depth * 0.58], 0.38, 0.42, { corner: 0.06, edge: 0.015 });
  cushion(m, accent(tone), [0, 0.02], [size.width - 0.15, size.depth * 0.52], 0.42, 0.48, { corner: 0.08, edge: 0.03, crown: 0.02 });
}; // biome-ignore format: short
