import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import { leaf } from '../leaf.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, lathe } from '../primitives.ts';

/** The small things that stand on furniture. All are placed by their middle and the height of what they stand on. */

export function vase(m: ModelBuilder, at: Vec2, z: number, tone: number, radius = 0.055): void {
  lathe(m, tone % 2 ? 'pot-clay' : 'pot-white', at, [[radius * 0.6, z], [radius, z + 0.07], [radius * 0.9, z + 0.13], [radius * 0.45, z + 0.18]], 10); // biome-ignore format: a profile
  sprigs(m, at, z + 0.17, radius * 2.1, 6, tone);
}

/** Leaves around a point. */
export function sprigs(m: ModelBuilder, at: Vec2, z: number, reach: number, count: number, tone: number): void {
  for (let i = 0; i < count; i++)
    leaf(m, `leaf-${(i + tone) % 3}`, [at[0], at[1], z], i * 2.4 + tone, {
      length: reach * (0.85 + (i % 3) * 0.14), width: reach * 0.5, rise: 0.14, droop: 0.06,
    }); // biome-ignore format: one leaf
}

/** Books lying in a pile, `scale` as large as a coffee-table book. */
export function books(m: ModelBuilder, at: Vec2, z: number, tone: number, turn = 12, scale = 1): void {
  [[0.26, 0.19], [0.23, 0.17], [0.19, 0.14]].forEach(([w, d], i) => {
    m.placed([at[0], at[1], z + i * 0.028], turn * (i - 0.5), (inner) => {
      block(inner, `book-${(tone + i * 2 + 2) % 6}`, [0, 0], [w! * scale, d! * scale], 0, 0.026);
    });
  }); // biome-ignore format: a table
}

export function bowl(m: ModelBuilder, at: Vec2, z: number, radius = 0.15, fruit = true): void {
  lathe(m, 'pot-white', at, [[radius * 0.5, z], [radius, z + 0.075], [radius * 0.92, z + 0.075], [radius * 0.5, z + 0.025], [0, z + 0.022]], 16); // biome-ignore format: a profile
  if (!fruit) return;
  for (let i = 0; i < 4; i++) {
    const [x, y] = i < 3 ? [Math.cos(i * 2.1) * radius * 0.4, Math.sin(i * 2.1) * radius * 0.4] : [0, 0];
    const lift = i < 3 ? 0.02 : 0.06;
    cushion(
      m,
      i % 2 ? 'fruit' : 'fruit-green',
      [at[0] + x, at[1] + y],
      [radius * 0.72, radius * 0.72],
      z + lift,
      z + lift + 0.075,
      { corner: radius * 0.36, edge: radius * 0.28, crown: 0.01, steps: 2 },
    );
  }
}

export function tray(m: ModelBuilder, at: Vec2, z: number, sides: Vec2): void {
  cushion(m, 'wood-mid', at, sides, z, z + 0.02, { corner: 0.03, edge: 0.006 });
  cushion(m, 'black', at, [sides[0] - 0.03, sides[1] - 0.03], z, z + 0.022, { corner: 0.02, edge: 0.002 });
}

export function cup(m: ModelBuilder, at: Vec2, z: number): void {
  lathe(
    m,
    'ceramic',
    at,
    [
      [0.05, z],
      [0.075, z + 0.012],
      [0, z + 0.014],
    ],
    10,
  );
  lathe(
    m,
    'ceramic',
    at,
    [
      [0.03, z + 0.01],
      [0.04, z + 0.07],
      [0.034, z + 0.07],
      [0.03, z + 0.055],
    ],
    8,
  );
  cylinder(m, 'soil', at, 0.033, z + 0.05, z + 0.058, 8);
}

export function tableLamp(m: ModelBuilder, at: Vec2, z: number, radius = 0.11): void {
  cylinder(m, 'trim', at, radius * 0.5, z, z + 0.015, 10);
  cylinder(m, 'trim', at, 0.012, z, z + 0.2, 6);
  lathe(m, 'lampshade', at, [[radius, z + 0.17], [radius * 0.72, z + 0.34], [radius * 0.5, z + 0.345], [0, z + 0.33]], 12); // biome-ignore format: a profile
  cylinder(m, 'trim', at, 0.014, z + 0.32, z + 0.36, 6);
}

export function candle(m: ModelBuilder, at: Vec2, z: number): void {
  cylinder(m, 'pot-white', at, 0.03, z, z + 0.1, 12);
  cylinder(m, 'soil', at, 0.006, z + 0.1, z + 0.115, 6);
}

/** A laptop, open, its screen towards -y. */
export function laptop(m: ModelBuilder, at: Vec2, z: number): void {
  cushion(m, 'steel', at, [0.34, 0.23], z, z + 0.016, { corner: 0.015, edge: 0.004 });
  block(m, 'keyboard', [at[0], at[1] - 0.03], [0.29, 0.1], z, z + 0.018);
  block(m, 'steel-dark', [at[0], at[1] + 0.07], [0.11, 0.06], z, z + 0.0175);
  const hinge = at[1] - 0.115;
  const [low, high] = [z + 0.016, z + 0.21];
  const lean = 0.07;
  m.quad(
    'screen-lit',
    [at[0] - 0.16, hinge, low],
    [at[0] + 0.16, hinge, low],
    [at[0] + 0.16, hinge - lean, high],
    [at[0] - 0.16, hinge - lean, high],
    [0, 0.9, 0.4],
  );
  m.quad(
    'steel-dark',
    [at[0] - 0.17, hinge - 0.01, low],
    [at[0] + 0.17, hinge - 0.01, low],
    [at[0] + 0.17, hinge - lean - 0.01, high],
    [at[0] - 0.17, hinge - lean - 0.01, high],
    [0, -0.9, -0.4],
  );
  box(m, 'steel-dark', [at[0] - 0.17, hinge - lean - 0.014, high - 0.006], [at[0] + 0.17, hinge - lean, high]);
}

/** A ball resting at height z. */
export function ball(m: ModelBuilder, material: string, at: Vec2, z: number, radius: number): void {
  const profile = Array.from({ length: 9 }, (_, i): Vec2 => {
    const angle = (i / 8 - 0.5) * Math.PI;
    return [Math.max(0, radius * Math.cos(angle)), z + radius + radius * Math.sin(angle)];
  });
  lathe(m, material, at, profile, 16);
}

/** A bottle standing upright. */
export function bottle(m: ModelBuilder, at: Vec2, z: number, tone: number): void {
  const glass = tone % 2 ? 'leaf-2' : 'book-0';
  lathe(m, glass, at, [[0.036, z], [0.037, z + 0.18], [0.014, z + 0.24], [0.014, z + 0.3], [0, z + 0.3]], 12); // biome-ignore format: a profile
}

/** A bottle lying with its neck towards +y, its bottom at `at`. */
export function lyingBottle(m: ModelBuilder, at: Vec2, z: number, length: number, tone: number): void {
  const glass = tone % 2 ? 'leaf-2' : 'book-0';
  const body = length * 0.66;
  cushion(m, glass, [at[0], at[1] + body / 2], [0.075, body], z, z + 0.075, { corner: 0.02, edge: 0.03, steps: 1 });
  bar(m, glass, [at[0], at[1] + body - 0.01, z + 0.037], [at[0], at[1] + length, z + 0.037], 0.03);
}

/** A flat screen on its foot, facing +y, with a keyboard before it where there is room. */
export function monitor(m: ModelBuilder, at: Vec2, z: number, width: number): void {
  cushion(m, 'steel', at, [width * 0.4, 0.17], z, z + 0.012, { corner: 0.03, edge: 0.004 });
  box(m, 'steel-dark', [at[0] - 0.02, at[1] - 0.02, z], [at[0] + 0.02, at[1] + 0.01, z + 0.3]);
  const [x0, x1] = [at[0] - width / 2, at[0] + width / 2];
  box(m, 'black', [x0, at[1] - 0.005, z + 0.12], [x1, at[1] + 0.03, z + 0.12 + width * 0.56]);
  box(m, 'screen-lit', [x0 + 0.012, at[1] + 0.03, z + 0.132], [x1 - 0.012, at[1] + 0.032, z + 0.108 + width * 0.56]);
}

/** Keyboard and mouse. */
export function keyboard(m: ModelBuilder, at: Vec2, z: number): void {
  cushion(m, 'steel', at, [0.36, 0.13], z, z + 0.014, { corner: 0.012, edge: 0.003 });
  block(m, 'keyboard', at, [0.33, 0.1], z, z + 0.016);
  cushion(m, 'white', [at[0] + 0.25, at[1]], [0.06, 0.1], z, z + 0.03, { corner: 0.028, edge: 0.014 });
}

/** A pair of shoes, toes towards +y. */
export function shoes(m: ModelBuilder, at: Vec2, z: number, length: number, material: string): void {
  for (const side of [-0.05, 0.05])
    cushion(m, material, [at[0] + side, at[1]], [0.085, length], z, z + 0.085, { corner: 0.04, edge: 0.025 });
}

/** Folded linen in a pile of `count`. */
export function pile(m: ModelBuilder, at: Vec2, sides: Vec2, z: number, count: number, tone: number): void {
  for (let k = 0; k < count; k++) {
    const shrink = 1 - k * 0.05;
    cushion(m, `cloth-${(tone + k * 2) % 5}`, at, [sides[0] * shrink, sides[1] * shrink], z + k * 0.055, z + 0.055 + k * 0.055, {
      corner: 0.02, edge: 0.022, crown: 0.004,
    }); // biome-ignore format: one shape
  }
}
