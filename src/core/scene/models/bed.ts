import { bar } from '../bar.ts';
import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2, Vec3 } from '../model-builder.ts';
import { box } from '../primitives.ts';
import { stuffed } from '../stuffed.ts';
import { accent, type ModelSize } from './model.ts';

export type BedForm = 'padded' | 'platform' | 'panelled' | 'slatted' | 'metal';

/** How high the seams of a pillow lie, of its height over what it lies on. */
const SUNK = 0.4;

/** A pillow lying flat, swollen in the middle. */
export function pillow(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  sides: Vec2,
  z: number,
  turn: number,
  thick = 0.13,
): void {
  const [width, length] = sides;
  m.placed([at[0], at[1], z], turn, (inner) => {
    // Its lower face sinks into what it lies on.
    const middle: Vec3 = [0, 0, thick * SUNK];
    stuffed(inner, material, {
      middle,
      across: [1, 0, 0],
      up: [0, -1, 0],
      width,
      length,
      thick: 2 * thick * (1 - SUNK),
    });
  });
}

/** A bed: frame of the given form, mattress, and the bedding of one of several ways to make a bed. */
export function bed(m: ModelBuilder, form: BedForm, size: ModelSize, tone: number, sleepers: number): void {
  const top = Math.max(0.36, size.height - 0.06);
  const { head, foot, side } = frame(m, form, size, top);
  const width = size.width - side * 2;
  const length = foot - head;
  cushion(m, 'sheet', [0, head + length / 2], [width - 0.03, length - 0.01], top - 0.2, top, { corner: 0.06, edge: 0.04 });
  made(m, { width, head, foot, top }, tone);
  const span = (width - 0.06) / sleepers;
  for (let i = 0; i < sleepers; i++) {
    const x = -width / 2 + 0.03 + span * (i + 0.5);
    pillow(m, 'sheet', [x, head + 0.19], [Math.min(0.72, span - 0.06), 0.37], top - 0.01, (i % 2 ? 1 : -1) * 1.5, 0.16);
    if (form !== 'metal') pillow(m, tone % 2 ? 'fabric-second' : 'bedding', [x, head + 0.33], [Math.min(0.6, span - 0.12), 0.32], top + 0.03, i % 2 ? -2.5 : 2, 0.15);
  }
  // One small cushion in the middle, two at the sides, or none.
  const small = Math.min(0.42, width * 0.4);
  if (tone % 3 === 0) pillow(m, accent(tone), [0, head + 0.45], [small, 0.26], top + 0.05, 3, 0.14);
  if (tone % 3 === 1 && sleepers > 1) for (const x of [-0.24, 0.26]) pillow(m, accent(tone + 1), [x * width, head + 0.46], [0.34, 0.3], top + 0.05, x * 24, 0.14);
} // biome-ignore format: short

/** Head, foot and sides of a frame; returns where the mattress begins and ends along the depth, and how far the frame shows at each side. */
function frame(m: ModelBuilder, form: BedForm, size: ModelSize, top: number): { head: number; foot: number; side: number } {
  const [w, d] = [size.width / 2, size.depth / 2];
  const { width, height } = size;
  const high = height + 0.02;
  if (form === 'padded') {
    box(m, 'wood-light', [-w + 0.01, -d + 0.07, 0.08], [w - 0.01, d, top - 0.18]);
    cushion(m, 'fabric-main', [0, -d + 0.045], [width, 0.09], 0, high, { corner: 0.03, edge: 0.025 });
    return { head: -d + 0.09, foot: d, side: 0 };
  }
  if (form === 'platform') {
    box(m, 'wood-mid', [-w + 0.1, -d, 0], [w - 0.1, d - 0.1, 0.14]);
    box(m, 'wood-light', [-w, -d, 0.14], [w, d, top - 0.14]);
    cushion(m, 'fabric-main', [0, -d + 0.03], [width, 0.06], 0.14, high, { corner: 0.01, edge: 0.01 });
    return { head: -d + 0.06, foot: d - 0.04, side: 0.04 };
  }
  if (form === 'panelled') {
    box(m, 'wood-dark', [-w + 0.02, -d, 0.1], [w - 0.02, d, top - 0.12]);
    for (const [y, rise] of [[-d, high], [d - 0.06, top + 0.02]] as const) {
      box(m, 'wood-dark', [-w + 0.03, y + 0.012, 0.1], [w - 0.03, y + 0.048, rise - 0.02]);
      cushion(m, 'wood-mid', [0, y + 0.03], [width - 0.04, 0.06], rise - 0.03, rise, { corner: 0.01, edge: 0.008 });
      for (const x of [-w + 0.035, w - 0.035]) cushion(m, 'wood-dark', [x, y + 0.03], [0.07, 0.06], 0, Math.min(high, rise + 0.05), { corner: 0.03, edge: 0.02 });
    }
    return { head: -d + 0.06, foot: d - 0.06, side: 0.02 };
  }
  const wood = form === 'slatted' ? 'wood-light' : 'frame';
  const thick = form === 'slatted' ? 0.035 : 0.022;
  box(m, wood, [-w, -d + thick, top - 0.24], [w, d - thick, top - 0.14]);
  for (const [y, rise] of [[-d + thick / 2, high], [d - thick / 2, top + 0.06]] as const) {
    for (const x of [-w + thick / 2, w - thick / 2]) box(m, wood, [x - thick / 2, y - thick / 2, 0], [x + thick / 2, y + thick / 2, rise]);
    for (const z of [rise - thick / 2, top - 0.1]) bar(m, wood, [-w + thick, y, z], [w - thick, y, z], thick);
    const bars = Math.round(width / 0.16);
    for (let i = 1; i < bars; i++) bar(m, wood, [-w + (width * i) / bars, y, top - 0.1], [-w + (width * i) / bars, y, rise - 0.01], thick * 0.6);
  }
  return { head: -d + thick, foot: d - thick, side: 0.015 };
} // biome-ignore format: short

/** Duvet and throw over the part of a mattress that pillows leave free: folded back with a throw at the foot, turned back at a corner, or tucked flat. */
function made(m: ModelBuilder, bedding: { width: number; head: number; foot: number; top: number }, tone: number): void {
  const { width, head, foot, top } = bedding;
  const length = foot - head;
  const fold = head + Math.min(0.62, length * 0.33);
  const way = Math.floor(tone / 3) % 3;
  const duvet = way === 2 ? 'linen' : tone % 4 === 3 ? 'fabric-second' : 'bedding';
  cushion(m, duvet, [0, (fold + foot - 0.01) / 2], [width - 0.008, foot - fold - 0.01], top - 0.14, top + 0.05, { corner: 0.06, edge: 0.045, crown: 0.02 });
  const across = (material: string, y: number, long: number, z: number): void =>
    cushion(m, material, [0, y], [width + (way === 2 ? -0.01 : 0), long], top - 0.14, top + z, { corner: 0.03, edge: 0.04 });
  if (way === 0) {
    across('linen', fold + 0.14, 0.3, 0.072);
    const blanket = Math.min(0.52, length * 0.28);
    across(accent(tone), foot - blanket / 2 - 0.14, blanket, 0.074);
    across('linen', foot - 0.19, 0.03, 0.077);
  } else if (way === 1) {
    // A throw over one corner of the foot, its fringe at the inner edge.
    across('sheet', fold + 0.1, 0.2, 0.07);
    const side = tone % 2 ? 1 : -1;
    const [wide, long] = [width * 0.56, Math.min(0.8, length * 0.42)];
    cushion(m, accent(tone), [side * (width / 2 - wide / 2), foot - long / 2 - 0.03], [wide, long], top - 0.14, top + 0.076, { corner: 0.04, edge: 0.045 });
    for (const by of [0.05, 0.09]) cushion(m, 'linen', [side * (width / 2 - wide + by), foot - long / 2 - 0.03], [0.016, long - 0.02], top, top + 0.0785, { corner: 0.008, edge: 0.008 });
  } else {
    // A coverlet tucked in, its border turned back, a folded blanket along the foot.
    across(accent(tone + 2), fold + 0.13, 0.26, 0.066);
    cushion(m, accent(tone), [0, foot - 0.3], [width * 0.62, 0.34], top + 0.03, top + 0.1, { corner: 0.03, edge: 0.03 });
  }
} // biome-ignore format: short
