import { cushion } from '../cushion.ts';
import type { Vec2 } from '../model-builder.ts';
import { block, box, cylinder } from '../primitives.ts';
import { chair } from './chair.ts';
import { armOf, couch, SEAT, scatter } from './couch.ts';
import { FORMS, formOf } from './forms.ts';
import { accent, type Model } from './model.ts';

export const sofa: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const form = formOf(FORMS[style].couch, tone);
  const arm = armOf(form, size.width);
  couch(m, form, 'fabric-main', [-w, -d], [w, d], size.height, { left: arm, right: arm });
  const y = -d + 0.4;
  scatter(m, accent(tone), [-w + arm + 0.2, y], -14);
  if (size.width < 1.5) return;
  scatter(m, 'linen', [w - arm - 0.2, y + 0.01], 12);
  if (tone % 3) scatter(m, accent(tone + 2), [w - arm - 0.42, y + 0.07], 4);
  // A throw over the seat beside an arm, or over the back: not in every home.
  const side = tone % 2 ? 1 : -1;
  if (tone % 3 === 0) m.placed([side * (w - arm - 0.3), d - 0.26, 0], side * 5, (inner) => cushion(inner, accent(tone + 1), [0, 0], [0.34, 0.5], SEAT, SEAT + 0.1, { corner: 0.03, edge: 0.025 })); // biome-ignore format: a throw
  if (tone % 3 === 1) cushion(m, accent(tone + 3), [side * w * 0.4, -d + 0.12], [0.5, 0.25], size.height - 0.14, size.height + 0.015, { corner: 0.03, edge: 0.03 }); // biome-ignore format: a throw
};

export const cornerSofa: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const form = formOf(FORMS[style].couch, tone);
  const arm = armOf(form, size.width);
  const seatDepth = Math.min(0.95, size.depth * 0.62);
  const chaise = Math.min(1.0, size.width * 0.4);
  couch(m, form, 'fabric-main', [-w + chaise, -d], [w, -d + seatDepth], size.height, { left: 0, right: arm });
  couch(m, form, 'fabric-main', [-w, -d], [-w + chaise, d], size.height, { left: arm, right: 0 });
  scatter(m, accent(tone), [-w + arm + 0.24, -d + 0.42], -16);
  scatter(m, 'linen', [w - arm - 0.22, -d + 0.4], 12);
  if (tone % 2) scatter(m, accent(tone + 2), [w - arm - 0.46, -d + 0.45], 4);
  // A throw over the end of the chaise.
  const sides: Vec2 = [chaise - arm - 0.1, 0.34];
  if (tone % 3) cushion(m, accent(tone + 1), [-w + arm + (chaise - arm) / 2, d - 0.3], sides, 0.3, SEAT + 0.085, { corner: 0.03, edge: 0.03 }); // biome-ignore format: a throw
};

export const armchair: Model = (m, size, tone, style) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const form = formOf(FORMS[style].armchair, tone + 4);
  const arm = armOf(form, size.width);
  const fabric = ['fabric-second', accent(tone + 2), 'leather'][tone % 3]!;
  couch(m, form, fabric, [-w, -d], [w, d], size.height, { left: arm, right: arm });
  scatter(m, tone % 3 ? 'linen' : accent(tone), [0, -d + 0.4], 5);
};

export const diningChair: Model = (m, size, tone, style) => chair(m, formOf(FORMS[style].chair, tone), size);

export const officeChair: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  for (let i = 0; i < 5; i++)
    m.placed([0, 0, 0], i * 72 + 18, (inner) => {
      block(inner, 'black', [0, r * 0.48], [0.045, r * 0.86], 0.06, 0.1);
      block(inner, 'black', [0, r * 0.92], [0.04, 0.05], 0, 0.06);
    });
  cylinder(m, 'metal', [0, 0], 0.03, 0.1, 0.42, 10);
  cushion(m, 'charcoal', [0, 0.02], [r * 1.62, r * 1.55], 0.42, 0.52, { corner: 0.14, edge: 0.04, crown: 0.02 });
  for (const side of [-1, 1])
    cushion(m, 'black', [side * (r - 0.035), 0.03], [0.06, r * 0.95], 0.62, 0.66, { corner: 0.03, edge: 0.015 });
  cushion(m, 'charcoal', [0, -r + 0.05], [r * 1.45, 0.09], 0.55, size.height, { corner: 0.045, edge: 0.04 });
};

export const barStool: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  for (let i = 0; i < 4; i++)
    m.placed([0, 0, 0], i * 90 + 45, (inner) => {
      block(inner, 'black', [0, r * 0.8], [0.025, 0.025], 0, size.height - 0.06);
    });
  cushion(m, 'leather', [0, 0], [r * 1.85, r * 1.85], size.height - 0.07, size.height, {
    corner: r * 0.92,
    edge: 0.03,
    crown: 0.01,
    steps: 5,
  });
};

export const bench: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w + 0.04, w - 0.08])
    box(m, 'wood-light', [x, -d + 0.03, 0], [x + 0.04, d - 0.03, size.height - 0.1]);
  cushion(m, 'wood-light', [0, 0], [size.width, size.depth], size.height - 0.12, size.height - 0.07, {
    corner: 0.02,
    edge: 0.008,
  });
  const pads = Math.max(1, Math.round(size.width / 0.6));
  const each = (size.width - 0.04) / pads;
  for (let i = 0; i < pads; i++)
    cushion(
      m,
      'fabric-main',
      [-w + 0.02 + each * (i + 0.5), 0],
      [each - 0.012, size.depth - 0.04],
      size.height - 0.08,
      size.height,
      { corner: 0.05, edge: 0.03, crown: 0.015 },
    );
};

export const pouf: Model = (m, size, tone) => {
  const side: Vec2 = [size.width, size.depth];
  cushion(m, accent(tone + 2), [0, 0], side, 0, size.height, {
    corner: Math.min(...side) / 2,
    edge: 0.08,
    crown: 0.03,
    steps: 6,
  });
};
