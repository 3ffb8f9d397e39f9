import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder } from '../primitives.ts';
import { accent, type Model } from './model.ts';

const SEAT = 0.42;

/** A scatter cushion leaning in a corner of a sofa. */
function scatter(m: ModelBuilder, material: string, at: Vec2, turn: number): void {
  m.placed([at[0], at[1], SEAT + 0.19], turn, (inner) => {
    cushion(inner, material, [0, 0], [0.42, 0.24], 0, 0.3, { corner: 0.07, edge: 0.06, crown: 0.1 });
  });
}

/** Upholstery between two arms: frame, back, arms, seat and back cushions, in the rectangle x0..x1, y0..y1 with its back at y0. */
function couch(
  m: ModelBuilder,
  fabric: string,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  height: number,
  arm: { left: number; right: number },
): void {
  // biome-ignore format: one row of measures
  const middle = (x0 + x1) / 2;
  const width = x1 - x0;
  const depth = y1 - y0;
  const back = Math.min(0.2, depth * 0.23);
  for (const x of [x0 + 0.06, x1 - 0.1])
    for (const y of [y0 + 0.06, y1 - 0.1]) box(m, 'wood-dark', [x, y, 0], [x + 0.04, y + 0.04, 0.12]);
  cushion(m, fabric, [middle, (y0 + y1) / 2 - 0.01], [width - 0.01, depth - 0.02], 0.1, 0.3, {
    corner: 0.08,
    edge: 0.03,
  });
  cushion(m, fabric, [middle, y0 + back / 2], [width, back], 0.1, height, { corner: 0.07, edge: 0.05 });
  const armTop = Math.min(height - 0.12, 0.64);
  if (arm.left)
    cushion(m, fabric, [x0 + arm.left / 2, (y0 + y1) / 2], [arm.left, depth], 0.1, armTop, {
      corner: 0.07,
      edge: 0.05,
    });
  if (arm.right)
    cushion(m, fabric, [x1 - arm.right / 2, (y0 + y1) / 2], [arm.right, depth], 0.1, armTop, {
      corner: 0.07,
      edge: 0.05,
    });
  const inner = width - arm.left - arm.right;
  const seats = Math.max(1, Math.round(inner / 0.72));
  const each = inner / seats;
  for (let i = 0; i < seats; i++) {
    const x = x0 + arm.left + each * (i + 0.5);
    const front = y1 - 0.005;
    const rear = y0 + back;
    cushion(m, fabric, [x, (front + rear) / 2], [each - 0.012, front - rear], 0.28, SEAT + 0.06, {
      corner: 0.07,
      edge: 0.055,
      crown: 0.035,
      steps: 4,
    });
    cushion(m, fabric, [x, rear + 0.085], [each - 0.03, 0.19], SEAT, Math.max(height - 0.02, 0.7), {
      corner: 0.08,
      edge: 0.07,
      crown: 0.05,
    });
  }
}

export const sofa: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const arm = Math.min(0.17, size.width * 0.1);
  couch(m, 'fabric-main', -w, w, -d, d, size.height, { left: arm, right: arm });
  const y = -d + 0.4;
  scatter(m, accent(tone), [-w + arm + 0.2, y], -14);
  if (size.width > 1.5) {
    scatter(m, 'linen', [w - arm - 0.2, y + 0.01], 12);
    scatter(m, accent(tone + 2), [w - arm - 0.42, y + 0.07], 4);
  }
};

export const cornerSofa: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const arm = 0.16;
  const seatDepth = Math.min(0.95, size.depth * 0.62);
  const chaise = Math.min(1.0, size.width * 0.4);
  couch(m, 'fabric-main', -w + chaise, w, -d, -d + seatDepth, size.height, { left: 0, right: arm });
  couch(m, 'fabric-main', -w, -w + chaise, -d, d, size.height, { left: arm, right: 0 });
  scatter(m, accent(tone), [-w + arm + 0.24, -d + 0.42], -16);
  scatter(m, 'linen', [w - arm - 0.22, -d + 0.4], 12);
  scatter(m, accent(tone + 2), [w - arm - 0.46, -d + 0.45], 4);
  // A throw over the end of the chaise.
  cushion(m, accent(tone), [-w + arm + (chaise - arm) / 2, d - 0.3], [chaise - arm - 0.1, 0.34], 0.3, SEAT + 0.085, {
    corner: 0.03,
    edge: 0.03,
  });
};

export const armchair: Model = (m, size, tone) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const fabric = tone % 2 ? 'leather' : accent(tone + 2);
  const arm = Math.min(0.14, size.width * 0.17);
  couch(m, fabric, -w, w, -d, d, size.height, { left: arm, right: arm });
  scatter(m, 'linen', [0, -d + 0.4], 5);
};

export const diningChair: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  for (const x of [-w + 0.02, w - 0.055])
    for (const y of [-d + 0.03, d - 0.06]) box(m, 'wood-light', [x, y, 0], [x + 0.035, y + 0.035, 0.43]);
  cushion(m, 'fabric-second', [0, 0.02], [size.width - 0.02, size.depth - 0.05], 0.42, 0.49, {
    corner: 0.09,
    edge: 0.03,
    crown: 0.015,
  });
  const top = size.height;
  cushion(m, 'wood-mid', [0, -d + 0.03], [size.width - 0.03, 0.055], 0.5, top, { corner: 0.027, edge: 0.02 });
  for (const side of [-1, 1])
    m.placed([side * (w - 0.035), -d + 0.095, 0], side * -12, (inner) => {
      cushion(inner, 'wood-mid', [0, 0], [0.04, 0.12], 0.55, top - 0.03, { corner: 0.02, edge: 0.015 });
    });
};

export const officeChair: Model = (m, size) => {
  const r = Math.min(size.width, size.depth) / 2;
  for (let i = 0; i < 5; i++)
    m.placed([0, 0, 0], i * 72 + 18, (inner) => {
      block(inner, 'black', [0, r * 0.48], [0.045, r * 0.86], 0.06, 0.1);
      cylinder(inner, 'black', [0, r * 0.9], 0.03, 0, 0.07, 8);
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
