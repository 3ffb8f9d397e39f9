import type { Style } from '../../furnish/home/wishes.ts';
import { cushion, tub } from '../cushion.ts';
import { roundedRing } from '../loft.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe, prism, ringSides, sheet } from '../primitives.ts';
import { tap } from './kitchen.ts';
import type { Model, ModelSize } from './model.ts';

/** Styles whose sanitary ware is square-cut; that of the others is oval. */
const SQUARE_CUT: readonly Style[] = ['modern', 'industrial'];

/** A toilet hung on a ledge that hides its cistern: a D of a seat with its lid down, and the plate of the flush. */
function hungToilet(m: ModelBuilder, { width, depth, height }: ModelSize): void {
  const back = -depth / 2;
  const ledge = Math.min(0.15, depth * 0.24);
  const top = Math.min(height, 0.84);
  box(m, 'ceramic-shade', [-width / 2, back, 0], [width / 2, back + ledge, top - 0.02]);
  box(m, 'ceramic', [-width / 2, back, top - 0.02], [width / 2, back + ledge, top]);
  block(m, 'chrome', [0, back + ledge / 2], [0.16, 0.07], top, top + 0.008);
  const long = depth - ledge;
  const middle: Vec2 = [0, back + ledge + long / 2];
  const wide = width * 0.96;
  cushion(m, 'ceramic', [0, middle[1] - 0.02], [wide * 0.8, long - 0.06], 0.1, 0.36, { corner: wide * 0.3, edge: 0.03 });
  cushion(m, 'ceramic', middle, [wide, long], 0.34, 0.4, { corner: wide * 0.36, edge: 0.02, steps: 4 });
  cushion(m, 'ceramic', [0, middle[1] + 0.015], [wide - 0.03, long - 0.06], 0.4, 0.43, { corner: wide * 0.34, edge: 0.01, crown: 0.008, steps: 4 });
  block(m, 'chrome', [0, back + ledge + 0.025], [wide * 0.5, 0.02], 0.4, 0.425);
} // biome-ignore format: short

export const toilet: Model = (m, size, _tone, style) => {
  if (SQUARE_CUT.includes(style)) {
    hungToilet(m, size);
    return;
  }
  const { width, depth } = size;
  const back = -depth / 2;
  const tank = Math.min(0.19, depth * 0.29);
  const rim = 0.42;
  cushion(m, 'ceramic', [0, back + tank / 2], [width, tank], 0.36, Math.min(size.height, 0.84), {
    corner: 0.045,
    edge: 0.02,
    steps: 4,
  });
  const lid = Math.min(size.height, 0.84);
  cushion(m, 'ceramic', [0, back + tank / 2], [width - 0.012, tank - 0.012], lid - 0.02, lid + 0.008, {
    corner: 0.04,
    edge: 0.008,
    steps: 4,
  });
  cushion(m, 'chrome', [0, back + tank / 2], [0.085, 0.05], lid, lid + 0.014, { corner: 0.025, edge: 0.004, steps: 4 });
  // Bowl: a foot, an oval seat that is open, water at the bottom.
  const front = depth / 2 - (back + tank);
  const radius = front / 2;
  const middle: [number, number] = [0, back + tank + radius];
  const stretch: [number, number] = [Math.min(1, (width / 2 - 0.005) / radius), 1];
  cushion(m, 'ceramic', [0, back + tank * 0.9 + radius * 0.6], [width * 0.56, front * 0.9], 0, 0.36, {
    corner: 0.1,
    edge: 0.02,
  });
  lathe(m, 'ceramic', middle, [
    [radius * 0.93, 0.34], [radius, rim - 0.02], [radius, rim], [radius * 0.95, rim + 0.018], [radius * 0.74, rim + 0.018], [radius * 0.68, rim + 0.006],
  ], 18, stretch); // biome-ignore format: a profile
  lathe(m, 'ceramic-shade', middle, [[radius * 0.7, rim + 0.01], [radius * 0.5, rim - 0.1], [radius * 0.36, rim - 0.17]], 18, stretch); // biome-ignore format: a profile
  lathe(m, 'water', middle, [[radius * 0.45, rim - 0.15], [0, rim - 0.149]], 12, stretch); // biome-ignore format: a profile
  block(m, 'ceramic', [0, back + tank + 0.02], [width * 0.5, 0.06], rim, rim + 0.03);
};

export const bidet: Model = (m, size) => {
  const radius = size.depth / 2;
  const stretch: [number, number] = [size.width / size.depth, 1];
  lathe(m, 'ceramic', [0, 0], [[radius * 0.7, 0], [radius, 0.36], [radius * 0.97, 0.4], [radius * 0.78, 0.4], [radius * 0.5, 0.3], [0, 0.29]], 20, stretch); // biome-ignore format: a profile
  tap(m, [0, -size.depth * 0.36], 0.4, 0.1, 0.09);
  cylinder(m, 'chrome', [0, 0.02], 0.02, 0.292, 0.3, 12);
};

/** A wash bowl on whatever is at height z. */
function washBowl(m: ModelBuilder, at: Vec2, [width, depth]: Vec2, z: number, isSquare: boolean): void {
  if (isSquare) {
    const bowl = { low: z, rim: z + 0.07, bottom: z + 0.014 };
    tub(m, 'ceramic', at, [width, depth], bowl, { rim: 0.018, corner: 0.03, slope: 0.03, inside: 'ceramic-shade', steps: 2 }); // biome-ignore format: one shape
  } else {
    const stretch: Vec2 = [width / depth, 1];
    const r = depth / 2;
    lathe(m, 'ceramic', at, [[r * 0.9, z], [r, z + 0.06], [r * 0.985, z + 0.068], [r * 0.9, z + 0.068], [r * 0.84, z + 0.05]], 20, stretch); // biome-ignore format: a profile
    lathe(m, 'ceramic-shade', at, [[r * 0.86, z + 0.055], [r * 0.58, z + 0.014], [0, z + 0.01]], 20, stretch); // biome-ignore format: a profile
  }
  cylinder(m, 'chrome', at, 0.022, z + 0.008, z + 0.018, 8);
}

export const basin: Model = (m, size, tone, style) => {
  const { width, depth, height } = size;
  const [w, d] = [width / 2, depth / 2];
  const top = height - 0.06;
  if (width < 0.42 || depth < 0.33) {
    tub(
      m,
      'ceramic',
      [0, 0],
      [width, depth],
      { low: top - 0.1, rim: height, bottom: height - 0.09 },
      { rim: Math.min(0.035, width * 0.1), corner: Math.min(width, depth) * 0.3, slope: 0.05, inside: 'ceramic-shade' },
    );
    tap(m, [0, -d + 0.05], height, depth * 0.3, 0.1);
    return;
  }
  box(m, 'wood-light', [-w, -d, 0.3], [w, d - 0.02, top - 0.02]);
  const drawers = width > 0.9 ? 2 : 1;
  for (let i = 0; i < drawers; i++) {
    const x = -w + (width * i) / drawers;
    box(m, 'wood-light', [x + 0.004, d - 0.02, 0.31], [x + width / drawers - 0.004, d - 0.006, top - 0.03]);
    box(
      m,
      'trim',
      [x + width / drawers / 2 - 0.06, d - 0.006, top - 0.1],
      [x + width / drawers / 2 + 0.06, d, top - 0.09],
    );
  }
  cushion(m, 'white', [0, 0], [width, depth], top - 0.02, top, { corner: 0.015, edge: 0.006 });
  const bowls = width > 1.15 ? 2 : 1;
  const bowlWidth = Math.min(0.52, width / bowls - 0.1);
  const bowlDepth = Math.min(0.36, depth - 0.12);
  for (let i = 0; i < bowls; i++) {
    const x = -w + (width / bowls) * (i + 0.5);
    const isSquare = SQUARE_CUT.includes(style);
    washBowl(m, [x, d - bowlDepth / 2 - 0.025], [bowlWidth, bowlDepth], top, isSquare);
    tap(m, [x, -d + 0.055], top, bowlDepth * 0.42, 0.17);
  }
  // A soap dispenser in the corner, a folded towel where there is the width for it.
  if (width < 0.5) cylinder(m, 'pot-white', [w - 0.045, -d + 0.05], 0.024, top, top + 0.1);
  else {
    cylinder(m, tone % 2 ? 'pot-clay' : 'pot-white', [w - 0.05, -d + 0.06], 0.028, top, top + 0.12);
    cylinder(m, 'trim', [w - 0.05, -d + 0.06], 0.01, top + 0.12, top + 0.15, 6);
  }
  if (width > 0.75 && bowls === 1) cushion(m, 'towel', [-w + 0.08, 0], [0.1, depth * 0.5], top, top + 0.05, { corner: 0.02, edge: 0.02 }); // biome-ignore format: a towel
  box(m, 'mirror', [-w + 0.02, -d, 1.15], [w - 0.02, -d + 0.015, 1.9]);
};

export const bathtub: Model = (m, size, _tone, style) => {
  const long = size.width >= size.depth;
  const [length, across] = long ? [size.width, size.depth] : [size.depth, size.width];
  const h = size.height;
  const corner = SQUARE_CUT.includes(style) ? 0.07 : across * 0.35;
  m.placed([0, 0, 0], long ? 0 : 90, (inner) => {
    // A square apron and deck with an oval tub let into it.
    const [hole, deck] = [[length - 0.12, across - 0.12] as Vec2, [length / 2, across / 2] as Vec2];
    const ringOf = (halves: Vec2, corner: number): Vec2[] =>
      roundedRing([0, 0], halves, corner, 5).map(({ point }) => point);
    prism(inner, 'ceramic', [ringOf(deck, 0.03)], 0, 0.1);
    ringSides(inner, 'ceramic', ringOf(deck, 0.03), 0.1, h);
    sheet(inner, 'ceramic', [ringOf(deck, 0.03), ringOf([hole[0] / 2, hole[1] / 2], corner)], h);
    tub(
      inner,
      'ceramic',
      [0, 0],
      [hole[0] + 0.03, hole[1] + 0.03],
      { low: h - 0.01, rim: h + 0.012, bottom: 0.16 },
      {
        rim: 0.035,
        corner,
        slope: Math.min(0.14, across * 0.2),
        inside: 'ceramic-shade',
        bottom: 'ceramic-shade',
        steps: 5,
      },
    );
    cylinder(inner, 'chrome', [-length / 2 + Math.min(0.42, length * 0.28), 0], 0.028, 0.16, 0.168, 14);
    for (const side of [-1, 1]) cylinder(inner, 'chrome', [-length / 2 + 0.04, side * 0.09], 0.022, h, h + 0.05, 12);
    cushion(inner, 'chrome', [-length / 2 + 0.085, 0], [0.13, 0.032], h + 0.07, h + 0.095, {
      corner: 0.016,
      edge: 0.01,
    });
    cushion(inner, 'towel', [length * 0.2, across / 2 - 0.035], [0.34, 0.068], h, h + 0.025, {
      corner: 0.015,
      edge: 0.012,
    });
  });
};

export const shower: Model = (m, size) => {
  const { width, depth } = size;
  const [w, d] = [width / 2, depth / 2];
  const h = Math.max(1.9, size.height);
  tub(
    m,
    'ceramic',
    [0, 0],
    [width, depth],
    { low: 0, rim: 0.05, bottom: 0.03 },
    { rim: 0.035, corner: 0.03, slope: 0.02, bottom: 'ceramic-shade' },
  );
  cylinder(m, 'steel-dark', [0, 0.02], 0.055, 0.03, 0.034, 20);
  cylinder(m, 'chrome', [0, 0.02], 0.043, 0.03, 0.037, 20);
  // Glass to the front and to one side; the wall behind carries head and thermostat.
  for (const [x0, y0, x1, y1] of [
    [-w, d - 0.022, w * 0.1, d - 0.008],
    [w - 0.022, -d, w - 0.008, d - 0.008],
  ] as const) {
    box(m, 'glass', [x0, y0, 0.05], [x1, y1, h]);
    box(m, 'chrome', [x0, y0 - 0.001, h], [x1, y1 + 0.001, h + 0.008]);
  }
  const r = Math.min(0.12, width * 0.14);
  const y = -d + Math.min(0.4, depth * 0.4);
  box(m, 'chrome', [-0.012, -d, 2.05], [0.012, y, 2.07]);
  cylinder(m, 'chrome', [0, y], r, 2.02, 2.05, 16);
  cylinder(m, 'steel-dark', [0, y], r * 0.8, 2.03, 2.052, 16);
  box(m, 'chrome', [-0.13, -d, 1.05], [0.13, -d + 0.06, 1.1]);
};
