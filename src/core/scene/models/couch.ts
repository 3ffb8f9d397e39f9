import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { box } from '../primitives.ts';

/** Height of a sofa’s frame under its seat cushions, metres. */
export const SEAT = 0.42;

/** A scatter cushion leaning in a corner of a sofa. */
export function scatter(m: ModelBuilder, material: string, at: Vec2, turn: number): void {
  m.placed([at[0], at[1], SEAT + 0.19], turn, (inner) => {
    cushion(inner, material, [0, 0], [0.42, 0.24], 0, 0.3, { corner: 0.07, edge: 0.06, crown: 0.1 });
  });
}

/** Upholstery between two arms: frame, back, arms, seat and back cushions, in the rectangle x0..x1, y0..y1 with its back at y0. */
export function couch(
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
