import type { ModelBuilder, Vec2 } from './model-builder.ts';

/** One ring of a lofted shape: drawn in by `inset` from the outline, at height `z`; its normal leans up by `up` (1 level) and outwards by `out`. */
export interface LoftLevel {
  inset: number;
  z: number;
  up: number;
  /** 1 outwards (default), -1 inwards: the inner walls of a bowl. */
  out?: 1 | -1;
}

/** Outline of a rectangle with round corners, each point with its outward direction. */
export function roundedRing(at: Vec2, halves: Vec2, corner: number, steps: number): { point: Vec2; out: Vec2 }[] {
  const r = Math.max(0, Math.min(corner, halves[0], halves[1]));
  const ring: { point: Vec2; out: Vec2 }[] = [];
  const signs: Vec2[] = [[1, 1], [-1, 1], [-1, -1], [1, -1]]; // biome-ignore format: quarters in turn
  signs.forEach(([sx, sy], quarter) => {
    for (let k = 0; k <= steps; k++) {
      const angle = ((quarter + k / steps) * Math.PI) / 2;
      const out: Vec2 = [Math.cos(angle), Math.sin(angle)];
      ring.push({ point: [at[0] + sx * (halves[0] - r) + r * out[0], at[1] + sy * (halves[1] - r) + r * out[1]], out });
    }
  });
  return ring;
}

/** Skins a stack of rounded rectangles and closes the last one with a lid facing up. Levels with equal inset and height make a sharp edge. */
export function loft(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  halves: Vec2,
  corner: number,
  levels: readonly LoftLevel[],
  options: { steps?: number; lid?: string; lidZ?: number } = {},
): void {
  const steps = options.steps ?? 3;
  const base = m.part(material).positions.length / 3;
  let count = 0;
  for (const { inset, z, up, out: way = 1 } of levels) {
    const ring = roundedRing(at, [halves[0] - inset, halves[1] - inset], corner - inset, steps);
    count = ring.length;
    const side = way * Math.sqrt(Math.max(0, 1 - up * up));
    for (const { point, out } of ring) m.vertex(material, [point[0], point[1], z], [out[0] * side, out[1] * side, up]);
  }
  for (let level = 0; level + 1 < levels.length; level++)
    for (let i = 0; i < count; i++) {
      const a = base + level * count + i;
      const b = base + level * count + ((i + 1) % count);
      m.triangle(material, a, b, b + count);
      m.triangle(material, a, b + count, a + count);
    }
  const top = levels[levels.length - 1]!;
  const lid = options.lid ?? material;
  const ring = roundedRing(at, [halves[0] - top.inset, halves[1] - top.inset], corner - top.inset, steps);
  const first = m.part(lid).positions.length / 3;
  for (const { point } of ring) m.vertex(lid, [point[0], point[1], top.z], [0, 0, 1]);
  const middle = m.vertex(lid, [at[0], at[1], options.lidZ ?? top.z], [0, 0, 1]);
  for (let i = 0; i < count; i++) m.triangle(lid, first + i, first + ((i + 1) % count), middle);
}
