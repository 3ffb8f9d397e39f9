import { cross } from './cross.ts';
import type { ModelBuilder, Vec3 } from './model-builder.ts';

/** A square bar from one point to another: splayed legs, frames, cords, handles. Its ends stay open; one on the floor is cut level with it. */
export function bar(m: ModelBuilder, material: string, a: Vec3, b: Vec3, thick: number): void {
  const along: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const aside: Vec3 = Math.hypot(along[0], along[1]) < 1e-6 ? [1, 0, 0] : [-along[1], along[0], 0];
  const u = scaled(aside, thick / 2);
  const v = scaled(cross(along, aside), thick / 2);
  const sides: [Vec3, Vec3][] = [[u, v], [v, u], [negative(u), v], [negative(v), u]]; // biome-ignore format: four sides
  for (const [out, edge] of sides) {
    const corner = (end: Vec3, way: 1 | -1): Vec3 => [
      end[0] + out[0] + way * edge[0],
      end[1] + out[1] + way * edge[1],
      Math.max(0, end[2] + out[2] + way * edge[2]),
    ];
    m.quad(material, corner(a, -1), corner(b, -1), corner(b, 1), corner(a, 1), out);
  }
}

const negative = ([x, y, z]: Vec3): Vec3 => [-x, -y, -z];

function scaled([x, y, z]: Vec3, length: number): Vec3 {
  const factor = length / (Math.hypot(x, y, z) || 1);
  return [x * factor, y * factor, z * factor];
}
