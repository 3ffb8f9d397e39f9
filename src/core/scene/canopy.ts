import type { ModelBuilder, Vec2, Vec3 } from './model-builder.ts';

/** Panels of cloth from a ring at height z0 up to a point: tents and parasols. Materials take turns. */
export function canopy(
  m: ModelBuilder,
  materials: readonly string[],
  ring: readonly Vec2[],
  z0: number,
  apex: Vec3,
): void {
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const middle: Vec2 = [(a[0] + b[0]) / 2 - apex[0], (a[1] + b[1]) / 2 - apex[1]];
    const run = Math.hypot(...middle) || 1;
    const rise = apex[2] - z0;
    const normal: Vec3 = [(middle[0] / run) * rise, (middle[1] / run) * rise, run];
    const material = materials[i % materials.length]!;
    const first = m.vertex(material, [a[0], a[1], z0], normal);
    m.vertex(material, [b[0], b[1], z0], normal);
    m.vertex(material, apex, normal);
    m.triangle(material, first, first + 1, first + 2);
  });
}
