import { type LoftLevel, loft } from './loft.ts';
import type { ModelBuilder, Vec2 } from './model-builder.ts';

export interface CushionShape {
  /** Radius of the corners seen from above. */
  corner?: number;
  /** Radius of the rounding between sides and top. */
  edge?: number;
  /** How much the middle of the top stands above its rim. */
  crown?: number;
  /** Pieces of a quarter of a corner; by its radius where left out. */
  steps?: number;
}

/** Edges up to this radius are one bevel, metres: at the scale of a brochure nobody sees more. */
const ROLLED = 0.035;

/** Pieces of a quarter turn that keep the outline within about 4 mm of round. */
const stepsOf = (corner: number): number => (corner < 0.03 ? 1 : corner < 0.095 ? 2 : corner < 0.2 ? 3 : 4);

/** A soft box: round corners, rolled edges and, with `crown`, a swollen top. Mattresses, pillows, seats, lids, slabs. */
export function cushion(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  sides: Vec2,
  z0: number,
  z1: number,
  shape: CushionShape = {},
): void {
  const halves: Vec2 = [sides[0] / 2, sides[1] / 2];
  const reach = Math.min(halves[0], halves[1]);
  const crown = Math.min(shape.crown ?? 0, (z1 - z0) * 0.6);
  const rim = z1 - crown;
  const edge = Math.min(shape.edge ?? 0.03, reach * 0.8, (rim - z0) * 0.95);
  const corner = Math.max(shape.corner ?? edge, edge * 0.5);
  const levels: LoftLevel[] = [{ inset: 0, z: z0, up: 0 }];
  const rolls = edge > ROLLED ? 2 : 1;
  for (let k = 0; k <= rolls; k++) {
    const angle = (k / rolls) * (Math.PI / 2);
    levels.push({
      inset: edge * (1 - Math.cos(angle)),
      z: rim - edge + edge * Math.sin(angle),
      up: Math.sin(angle) * (crown ? 0.93 : 1),
    });
  }
  if (crown > 0) {
    levels.push({ inset: edge + (reach - edge) * 0.4, z: rim + crown * 0.75, up: 0.988 });
  }
  loft(m, material, at, halves, corner, levels, { steps: shape.steps ?? stepsOf(corner), lidZ: z1 });
}

/** An open tub: outer walls, a rim of the given width, inner walls sloping to a flat bottom. Baths, bowls, trays, planters. */
export function tub(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  sides: Vec2,
  z: { low: number; rim: number; bottom: number },
  shape: { rim: number; corner: number; slope?: number; inside?: string; bottom?: string; steps?: number },
): void {
  const halves: Vec2 = [sides[0] / 2, sides[1] / 2];
  const steps = shape.steps ?? 4;
  const edge = Math.min(0.012, shape.rim / 3);
  const inner = shape.inside ?? material;
  const slope = shape.slope ?? 0.04;
  loft(m, material, at, halves, shape.corner, [
    { inset: 0, z: z.low, up: 0 },
    { inset: 0, z: z.rim - edge, up: 0.3 },
    { inset: edge, z: z.rim, up: 0.95 },
    { inset: shape.rim - edge, z: z.rim, up: 1 },
    { inset: shape.rim, z: z.rim - edge, up: 0.6, out: -1 },
    { inset: shape.rim + slope * 0.35, z: z.bottom + (z.rim - z.bottom) * 0.5, up: 0.45, out: -1 },
    { inset: shape.rim + slope * 0.75, z: z.bottom + (z.rim - z.bottom) * 0.12, up: 0.65, out: -1 },
    { inset: shape.rim + slope, z: z.bottom, up: 0.95, out: -1 },
  ], { steps, lid: shape.bottom ?? inner }); // biome-ignore format: levels from the floor up and in again
}
