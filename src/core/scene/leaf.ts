import type { ModelBuilder, Vec2, Vec3 } from './model-builder.ts';

/** One leaf: a pointed blade that rises from `at`, reaches out by `length` towards `angle` (radians) and droops at its tip. Both sides are drawn. */
export function leaf(
  m: ModelBuilder,
  material: string,
  at: Vec3,
  angle: number,
  shape: { length: number; width: number; rise: number; droop: number },
): void {
  const along: Vec2 = [Math.cos(angle), Math.sin(angle)];
  const across: Vec2 = [-along[1], along[0]];
  const widths = [0.15, 1, 0.8, 0.04];
  const rows = widths.map((share, i) => {
    const t = i / (widths.length - 1);
    const z = at[2] + shape.rise * t - shape.droop * t * t;
    const half = (share * shape.width) / 2;
    const spine: Vec2 = [at[0] + along[0] * shape.length * t, at[1] + along[1] * shape.length * t];
    // The blade is folded a little along its spine, so that light tells its two halves apart.
    return { spine: [...spine, z] as Vec3, half, z: z + share * shape.width * 0.12 };
  });
  for (const way of [1, -1] as const)
    for (const side of [1, -1] as const) {
      const base = m.part(material).positions.length / 3;
      const normal: Vec3 = [-across[0] * side * 0.35 * way, -across[1] * side * 0.35 * way, way];
      for (const row of rows) {
        m.vertex(material, row.spine, normal);
        m.vertex(
          material,
          [row.spine[0] + across[0] * row.half * side, row.spine[1] + across[1] * row.half * side, row.z],
          normal,
        );
      }
      for (let i = 0; i + 1 < rows.length; i++) {
        const a = base + i * 2;
        m.triangle(material, a, a + 1, a + 3);
        m.triangle(material, a, a + 3, a + 2);
      }
    }
}
