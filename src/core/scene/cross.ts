import type { Vec3 } from './model-builder.ts';

/** Upright on both, as long as the parallelogram between them is large. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
